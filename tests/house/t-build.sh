#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# What is built is hardened, is the same from two directories, and is built without a warning by clang too.  With NIGHTLY=1 clang builds
# everything, with and without its sanitizers, and the tests run on both.
build=${BUILD:-build}
unset MAKEFLAGS MFLAGS MAKELEVEL
count=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

ok() { # NAME STATUS: a status that is not 0 shows the log
    count=$((count + 1))
    if [ "$2" -eq 0 ]; then echo "ok $count - $1"; else echo "not ok $count - $1"; sed 's/^/#  /' "$work/log" | tail -20; fi
}

has() { # NAME PATTERN COMMAND...: the output has a line like that
    name=$1 pattern=$2
    shift 2
    "$@" > "$work/log" 2>&1 && grep -qE "$pattern" "$work/log"
    ok "$name" $?
}

lacks() { # NAME PATTERN COMMAND...
    name=$1 pattern=$2
    shift 2
    "$@" > "$work/log" 2>&1 && ! grep -qE "$pattern" "$work/log"
    ok "$name" $?
}

for file in painleve painleve-check libpainleve.so; do
    has "$file: relocations are read-only" 'GNU_RELRO' readelf -lW "$build/$file"
    has "$file: symbols are bound at the start" 'BIND_NOW|FLAGS_1.* NOW' readelf -dW "$build/$file"
    has "$file: the stack is protected" ' __stack_chk_fail' readelf --dyn-syms -W "$build/$file"
    has "$file: library functions are checked" ' __[a-z]+_chk[@ ]' readelf --dyn-syms -W "$build/$file"
    has "$file: the stack is no code" 'GNU_STACK.* RW ' readelf -lW "$build/$file"
    lacks "$file: no relocation of code, no path to search" 'TEXTREL|RPATH|RUNPATH' readelf -dW "$build/$file"
    lacks "$file: the directory is not named" "$PWD" strings -a "$build/$file"
done
for file in painleve painleve-check; do
    has "$file: is loaded anywhere" 'FLAGS_1.* PIE' readelf -dW "$build/$file"
done

# The same sources in two directories, with names of different lengths; ccache may not answer for the compiler.
made="src/memory/memory.o src/cli/decide.o src/check/numbers/scalar.o src/problem/problem.o"
[ "${NIGHTLY:-0}" != 1 ] || made="painleve painleve-check libpainleve.so libpainleve.a"
for place in a another-directory; do
    mkdir -p "$work/$place/tests"
    cp -r GNUmakefile src spec "$work/$place" && cp -r tests/fuzz "$work/$place/tests"
    (cd "$work/$place" && CCACHE_DISABLE=1 make -s BUILD=build $(printf 'build/%s ' $made)) > "$work/log" 2>&1
    ok "it builds in a directory called $place" $?
done
for file in $made; do
    cmp "$work/a/build/$file" "$work/another-directory/build/$file" > "$work/log" 2>&1
    ok "$file is the same from both" $?
done

if ! command -v clang > /dev/null; then
    echo "# note: clang is not there"
else
    # By the rules of the makefile, so that what they add for one directory is there too.
    git ls-files 'src/*.c' 'tests/*/t-*.c' 'tests/oracle/*.c' ':!src/adapter' | sed "s|^|$work/clang/|; s|c\$|o|" |
        CCACHE_DISABLE=1 xargs make -s -j2 CC='clang -fsyntax-only' BUILD="$work/clang" > "$work/log" 2>&1
    ok "clang has nothing to say" $?
fi
if [ "${NIGHTLY:-0}" = 1 ] && command -v clang > /dev/null; then
    NIGHTLY=0 make -s BUILD=build/clang CC=clang test > "$work/log" 2>&1
    ok "the tests pass on what clang builds" $?
fi
echo "1..$count"
