#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# The number systems compile and run with the headers of Arb where FLINT 2 has them, and inside flint/ as in FLINT 3.
set -u
n=0
where=$BUILD/flint-layout
rm -rf "$where"
mkdir -p "$where/shim/flint"
for header in acb acb_poly arb arb_fmpz_poly arb_poly arf mag; do
    printf '#include <%s.h>\n' "$header" > "$where/shim/flint/$header.h"
done
cat > "$where/main.c" << 'END'
#include "numbers/expression.h"
#include <string.h>

int main(void)
{
    static const char *const zero[] = {"sin(65deg)^2 + cos(65deg)^2 - 1", "sqrt(2)*sqrt(3) - sqrt(6)", "tan(atan(2)) - 2"};
    struct number_pool *pool = number_pool_new();
    int wrong = 0;
    for (int i = 0; i < 3; i++) {
        const struct number *x;
        struct failure failure;
        wrong += expression_read(pool, zero[i], strlen(zero[i]), &x, &failure) != STATUS_OK || number_sign(x) != 0;
    }
    number_pool_free(pool);
    number_cleanup();
    return wrong;
}
END
say() { # STATUS TEXT
    n=$((n + 1))
    if [ "$1" -eq 0 ]; then echo "ok $n - $2"; else
        echo "not ok $n - $2"
        sed 's/^/# /' "$where/log" | head -20
    fi
}
uses() { # FILE OPTION...: does the header of the number systems read this file?
    file=$1
    shift
    echo '#include "numbers/flint.h"' | $CC -std=c17 "$@" -Isrc -M -x c - 2> "$where/log" | tr ' ' '\n' | grep -q "$file\$"
}
layout() { # NAME SOURCE-OR-LIBRARY... OPTION...
    name=$1
    shift
    # shellcheck disable=SC2046
    $CC -std=c17 -D_POSIX_C_SOURCE=200809L -O0 -Wall -Wextra -Werror -Isrc -Ispec -I"$BUILD" "$where/main.c" "$@" \
        $(make -s print-libs) -o "$where/$name" > "$where/log" 2>&1
    say $? "layout $name: compiles and links"
    "$where/$name" > "$where/log" 2>&1
    say $? "layout $name: decides exact zeros"
}
if uses /flint/arb.h; then
    echo "# note: this FLINT has version 3: only its own layout is tested"
else
    uses "$where/shim/flint/arb.h" -I"$where/shim"
    say $? "headers in flint/ are preferred where they are"
    layout 3 src/numbers/*.c src/memory/*.c -I"$where/shim"
fi
layout own "$BUILD/libpainleve.a" # which was compiled with it
rm -rf "$where"
echo "1..$n"
