#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# What `make install` leaves, and the README's example built against it, from C and from C++.
set -u
n=0
ok() { # STATUS WHAT
    n=$((n + 1))
    if [ "$1" -eq 0 ]; then echo "ok $n - $2"; else echo "not ok $n - $2"; fi
}
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
make -s --no-print-directory install DESTDIR="$root" PREFIX=/opt/painleve BUILD="$BUILD" > "$root/log" 2>&1
ok $? "make install with DESTDIR and PREFIX"
prefix=$root/opt/painleve

for file in bin/painleve bin/painleve-check bin/painleve-check-py lib/libpainleve.so lib/libpainleve.a \
    include/painleve.h lib/pkgconfig/painleve.pc share/doc/painleve/README.md share/man/man1/painleve.1 share/man/man1/painleve-check.1; do
    [ -e "$prefix/$file" ]
    ok $? "$file is installed"
done
grep -q 'painleve [0-9]' "$prefix/share/man/man1/painleve.1"
ok $? "the manual page has the version"
objdump -p "$prefix/lib/libpainleve.so" | grep -q 'SONAME *libpainleve\.so\.[0-9]'
ok $? "the library has a SONAME"
[ -z "$(nm -D --defined-only "$prefix/lib/libpainleve.so" | awk '{print $3}' | grep -v '^painleve_' | grep -v '^PAINLEVE_')" ]
ok $? "only painleve_ symbols are exported"
[ -z "$(ldd "$prefix/bin/painleve-check" | awk '{print $1}' | grep -vE 'linux-vdso|libgmp|libc\.|ld-linux')" ]
ok $? "painleve-check links GMP and nothing else"
"$prefix/bin/painleve" decide --json corpus/contact/00-rod-at-the-edge.json | "$prefix/bin/painleve-check" - > /dev/null
ok $? "the installed programs work together"
"$prefix/bin/painleve" decide --json corpus/contact/00-rod-at-the-edge.json > "$root/certificate"
(cd / && "$prefix/bin/painleve-check-py" "$root/certificate") > /dev/null
ok $? "painleve-check-py runs from where it is installed"
for page in adapter audit step; do
    [ -e "$prefix/share/doc/painleve/$page.md" ]
    ok $? "spec/$page.md is installed"
done
if [ -x "$BUILD/painleve-fclib" ]; then
    echo 'no HDF5' > "$root/none.hdf5"
    said=$(cd / && "$prefix/bin/painleve" audit "$root/none.hdf5" 2>&1)
    case $said in *"cannot start"*) false ;; *none.hdf5*) true ;; *) false ;; esac
    ok $? "the installed painleve audit starts what reads FCLIB"
fi
"$prefix/bin/painleve" difftest --list > "$root/adapters"
[ "$(cat "$root/adapters")" = "$("$BUILD/painleve" difftest --list)" ] && ! grep -vE '^  [a-z0-9-]+ [a-z-]+ +[A-Z]|^  planck ' "$root/adapters"
ok $? "the installed program lists the adapters, and nothing else of their folder"
mkdir "$root/copy" && cp -r src/check/python/painleve-check.py src/check/python/painleve_check "$root/copy/" &&
    (cd / && python3 -I -S -B -c "import runpy, sys; sys.path.insert(0, '$root/copy'); sys.argv = ['x', '$root/certificate']
runpy.run_path('$root/copy/painleve-check.py', run_name='__main__')") > /dev/null
ok $? "a copy of the Python checker needs nothing but the standard library"

export PKG_CONFIG_PATH="$prefix/lib/pkgconfig" PKG_CONFIG_SYSROOT_DIR="$root"
flags=$(pkg-config --cflags --libs painleve)
ok $? "pkg-config knows painleve"
sed -n '/^```c$/,/^```$/p' README.md | sed '1d;$d' > "$root/example.c"
expected=$(sed -n 's/^# \(p+ = .*\)/\1/p' README.md)
for compiler in "gcc -std=c17 -x c" "g++ -std=c++17 -x c++"; do
    # shellcheck disable=SC2086
    $compiler -Wall -Wextra -Werror "$root/example.c" -x none $flags -o "$root/example" &&
        [ "$(LD_LIBRARY_PATH=$prefix/lib "$root/example")" = "$expected" ]
    ok $? "the README's example, ${compiler%% *}"
done
echo "1..$n"
