/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/numbers/decimal_double.c knows of the C library and of the compiler: assumed, not proved.
 *
 * This header replaces <stdlib.h>. */
#ifndef PROOFS_NUMBERS_DECIMAL_DOUBLE_H
#define PROOFS_NUMBERS_DECIMAL_DOUBLE_H
#define __FC_STDLIB

#include "numbers/decimal_double.h"

/*@ // L6
    requires is_line(text) && \valid(end);
    assigns *end;
    ensures is_in(*end, text); */
double strtod(const char *text, char **end);
/*@ // L6
    requires x != 0;
    assigns \nothing;
    ensures 0 <= \result <= 63; */
int __builtin_clzll(unsigned long long x);

#endif
