#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# The example of spec/adapter.md compiles, as C and as C++, and prints what the page says.
set -u
n=0
ok() { # STATUS WHAT
    n=$((n + 1))
    if [ "$1" -eq 0 ]; then echo "ok $n - $2"; else echo "not ok $n - $2"; fi
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sed -n '/^```c$/,/^```$/p' spec/adapter.md | sed '1d;$d' > "$work/example.c"
expected=$(sed '1,/^```c$/d' spec/adapter.md | sed '1,/^```$/d' | sed -n 's/^    //p')
[ -n "$expected" ]
ok $? "the page says what is printed"
for compiler in "gcc -std=c17 -x c" "g++ -std=c++17 -x c++"; do
    # shellcheck disable=SC2086
    $compiler -O2 -Wall -Wextra -Werror -ffp-contract=off -Isrc "$work/example.c" -x none -L"$BUILD" -lpainleve -o "$work/example" &&
        printed=$(LD_LIBRARY_PATH=$BUILD "$work/example") && [ "$printed" = "$expected" ]
    ok $? "the example of the page, ${compiler%% *}"
    [ "$printed" = "$expected" ] || echo "# printed: $printed"
done
echo "1..$n"
