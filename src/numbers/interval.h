/* SPDX-License-Identifier: BSD-2-Clause */
/* The interval tier: evaluates a straight-line program in interval arithmetic of a given precision (enclosure.h). */
#ifndef NUMBERS_INTERVAL_H
#define NUMBERS_INTERVAL_H

#include "numbers/number.h"
#include "numbers/program.h"

/* interval_evaluate: the signs that interval arithmetic proves.
 *
 * In      code, n, inputs  as for exact_evaluate (numbers/exact.h)
 *         input            the values of the inputs
 *         precision        of the ends of every interval, from 1 to 2^60 bits
 * Out     sign             per node: -1 or 1 when its enclosure excludes zero, else NUMBER_SIGN_UNKNOWN */
/*@ requires sizes: 0 <= n && 0 <= inputs && inputs + n <= PROGRAM_MAX_NODES;
    requires precision: 0 < precision <= 0x1000000000000000;
    requires program: well_formed(code, n, inputs);
    requires memory: \valid_read(code + (0 .. n - 1)) && \valid_read(input + (0 .. inputs - 1)) &&
        \valid(sign + (0 .. inputs + n - 1));
    requires apart: \separated(code + (0 .. n - 1), sign + (0 .. inputs + n - 1));
    assigns sign[0 .. inputs + n - 1];
    ensures answer: \forall integer k; 0 <= k < inputs + n ==>
        sign[k] == 1 || sign[k] == -1 || sign[k] == NUMBER_SIGN_UNKNOWN;
    ensures sign: \forall integer h; begins{Pre}(h, input, inputs) && follows{Pre}(h, code, n, inputs) ==>
        \forall integer k; 0 <= k < inputs + n ==> proves(sign[k], assigned(h, k)); */
void interval_evaluate(const struct instruction *code, int n, int inputs, const struct number *const *input,
                       long precision, int *sign);

#endif
