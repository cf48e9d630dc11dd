/* SPDX-License-Identifier: BSD-2-Clause */
/* The width of the interval that a certificate gives for the generator of its number field. */
#ifndef CERTIFICATE_INTERVAL_BITS_H
#define CERTIFICATE_INTERVAL_BITS_H

#include "problem/number_json.h"

/* How many times a checker may bisect the interval of the field in one record (spec/certificate.md, section 8). */
enum { INTERVAL_HALVINGS = 5000 };

/* interval_bits: n such that checkers, given an interval of width 2^-n, find every sign in the record without
 * bisection, with a margin; 0 when the interval of root_text (numbers/output.h) is narrow enough for half of the
 * bisections that they allow. */
long interval_bits(struct number_pool *pool, const json_t *record);

#endif
