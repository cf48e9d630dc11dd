/* SPDX-License-Identifier: BSD-2-Clause */
/* The interval tier: a program run in Arb's balls of a given precision. */
#ifndef NUMBERS_INTERVAL_H
#define NUMBERS_INTERVAL_H

#include "numbers/number.h"
#include "numbers/program.h"

/* interval_evaluate: the signs that enclosures prove.
 *
 * In      code, n, inputs  as for exact_evaluate (numbers/exact.h)
 *         input            the inputs
 *         precision        of every enclosure, bits
 * Out     sign             per node: -1 or 1 when its enclosure excludes zero, else NUMBER_SIGN_UNKNOWN
 */
void interval_evaluate(const struct instruction *code, int n, int inputs, const struct number *const *input,
                       long precision, int *sign);

#endif
