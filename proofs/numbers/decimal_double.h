/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions of the C library and of the compiler that src/numbers/decimal_double.c calls.
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
