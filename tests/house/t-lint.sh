#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# The house rules hold, and the lint sees each of four files that break them, in a copy.
set -u
if sh tests/lint; then echo "ok 1 - the tree is clean"; else echo "not ok 1 - the tree is clean"; fi
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
git clone -q --shared . "$copy/tree" && cp tests/lint tests/comments "$copy/tree/tests/"
cd "$copy/tree" || exit 1
printf '/* SPDX-License-Identifier: BSD-2-Clause */\n#include "certificate/certificate.h"\n' > src/numbers/upward.c
printf 'int no_licence;\n' > src/sign/licence.h
printf '/* SPDX-License-Identifier: BSD-2-Clause */\n#include "numbers/number.h"\n' > src/check/text/outside.c
printf '/* SPDX-License-Identifier: BSD-2-Clause */\n/* A sign that is told (no-such-file.md). */\n' > src/sign/riddle.h
git add src
sh tests/lint > ../found
n=1
for what in '  src/numbers/upward.c:2 includes certificate/certificate.h' '  src/check/text/outside.c:2 includes numbers/number.h' '  src/sign/licence.h' \
    '  src/sign/riddle.h:2: no-such-file.md, told'; do
    n=$((n + 1))
    if grep -qxF "$what" ../found; then echo "ok $n - lint sees:$what"; else echo "not ok $n - lint sees:$what"; fi
done
echo "1..$n"
