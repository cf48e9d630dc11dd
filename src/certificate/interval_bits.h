/* SPDX-License-Identifier: BSD-2-Clause */
/* How narrow the interval of the field of a certificate is written. */
#ifndef CERTIFICATE_INTERVAL_BITS_H
#define CERTIFICATE_INTERVAL_BITS_H

#include "problem/number_json.h"

/* How often checkers halve the interval of the field in one record (spec/certificate.md, section 8). */
enum { INTERVAL_HALVINGS = 5000 };

/* interval_bits: the width 2^-bits of the interval with which checkers find every sign in the record without halving it, and a
 * margin; 0 when half of the halvings that they allow suffice for the interval that is written otherwise. */
long interval_bits(struct number_pool *pool, const json_t *record);

#endif
