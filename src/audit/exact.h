/* SPDX-License-Identifier: BSD-2-Clause */
/* The contact of a record, in exact numbers. */
#ifndef AUDIT_EXACT_H
#define AUDIT_EXACT_H

#include "audit/observation.h"
#include "numbers/number.h"

/* The problem of kind `contact` that a record poses (spec/audit.md, section 2), and the sums of the absolute values of
 * the terms of a and b. */
struct exact_contact {
    const struct number *a, *b, *A, *B, *C, *mu, *u, *a_size, *b_size;
};

/* exact_contact_of: the problem that is classified. exact_step_of: the problem of the step, with u = 0, for a record
 * that is not a body. */
struct exact_contact exact_contact_of(struct number_pool *pool, const struct observation *o);
struct exact_contact exact_step_of(struct number_pool *pool, const struct observation *o);

/* exact_absolute: |x|. */
const struct number *exact_absolute(struct number_pool *pool, const struct number *x);

/* exact_nearest: the smallest relative distance to a boundary, and the boundary (spec/audit.md, section 3).
 *
 * In      value   the value of a quantity of the verdict, by its name: an exact rational as text
 * Out     size    the sum of absolute values to which the distance is relative
 * Returns the distance, or NULL when no boundary has one, for instance when all data vanish */
const struct number *exact_nearest(struct number_pool *pool, const struct exact_contact *c,
                                   const char *(*value)(const void *context, const char *name), const void *context,
                                   const char **boundary, const struct number **size);

#endif
