/* SPDX-License-Identifier: BSD-2-Clause */
/* Dyadic numbers modulo a power of two.  A value v is held as an integer m and an exponent e with
 * v = m 2^e + (a multiple of 2^(W+e)), W the width of the word.  +, -, * respect this, so the last step of a
 * formula gives its value modulo 2^(W+e); when |v| < 2^(W-1+e) is known, m read as a signed word has the
 * sign of v and is 0 only for v = 0.  No rounding takes part. */
#ifndef BATCH_MODULAR_H
#define BATCH_MODULAR_H

/* modular_edge_sign: the sign of E+ of a record of finite doubles, with |E+| < 2^exponent, exactly.
 * In      record   a, b, A, B, C, mu
 *         window   at most 127
 * Out     sign     -1, 0 or 1
 * Returns 1, or 0 when 2^exponent is more than 2^window units */
int modular_edge_sign(const double *record, int exponent, int window, int *sign);

#endif
