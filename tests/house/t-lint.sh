#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# The house rules hold, and the lint sees each of six files that break them, in a copy.
set -u
if sh tests/lint; then echo "ok 1 - the tree is clean"; else echo "not ok 1 - the tree is clean"; fi
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
git clone -q --shared . "$copy/tree" && cp tests/lint tests/comments "$copy/tree/tests/"
cd "$copy/tree" || exit 1
# The C files of the tree have just been looked at.
git ls-files -z 'src/*.c' 'tests/*.c' 'src/*.h' 'tests/*.h' | xargs -0 git rm -q --cached
printf '/* SPDX-License-Identifier: BSD-2-Clause */\n#include "certificate/certificate.h"\n' > src/numbers/upward.c
printf 'int no_licence;\n' > src/sign/licence.h
printf '/* SPDX-License-Identifier: BSD-2-Clause */\n#include "numbers/number.h"\n' > src/check/text/outside.c
printf '/* SPDX-License-Identifier: BSD-2-Clause */\n/* A sign that is told (no-such-file.md). */\n' > src/sign/riddle.h
printf '/* SPDX-License-Identifier: BSD-2-Clause */\n/*@ // The words that are kept.\n    predicate riddle(integer n) = n > 0; */\n' > proofs/check/riddle.h
printf '# A riddle\nNothing but this, and nothing is said of it.\n' > spec/riddle.md
git add src proofs spec
sh tests/lint > ../found
n=1
for what in '  src/numbers/upward.c:2 includes certificate/certificate.h' '  src/check/text/outside.c:2 includes numbers/number.h' '  src/sign/licence.h' \
    '  src/sign/riddle.h:2: no-such-file.md, told' '  proofs/check/riddle.h:2: kept' '  spec/riddle.md:2: nothing is said'; do
    n=$((n + 1))
    if grep -qxF "$what" ../found; then echo "ok $n - lint sees:$what"; else echo "not ok $n - lint sees:$what"; fi
done
echo "1..$n"
