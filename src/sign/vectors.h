/* SPDX-License-Identifier: BSD-2-Clause */
/* Combinations of signs that the quantities of a program may have together. */
#ifndef SIGN_VECTORS_H
#define SIGN_VECTORS_H

#include "sign/cascade.h"

/* Which signs a node may have: a sum of these. */
enum { MAY_BE_NEGATIVE = 1, MAY_BE_ZERO = 2, MAY_BE_POSITIVE = 4, MAY_BE_ANY = 7 };

/* An identity between the nodes of a program: the sum of three terms, coefficient * left * right, is zero. */
struct identity {
    struct {
        int coefficient, left, right;
    } term[3];
};

/* vectors_open: how many quantities may have more than one sign. */
int vectors_open(const struct program *program, const unsigned char *may);

/* vectors_visit: every combination of signs of the quantities that agrees with `may`, with the operations of the
 * program taken one by one (a product has the sign of its factors' product, a sum of two numbers of one sign has this
 * sign), and with the identities (the terms that are not zero do not all have the same sign).
 *
 * In      may      per node; only those of quantities are read, and the inputs are quantities
 *         visit    called for each, with the sign of each quantity at its node; returns STATUS_OK to go on
 * Returns STATUS_OK, or what a visit returned
 */
enum status vectors_visit(const struct program *program, const unsigned char *may, const struct identity *identities,
                          int count, enum status (*visit)(void *context, const enum sign *sign),
                          void *context) WARN_UNUSED;

#endif
