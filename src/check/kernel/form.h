/* SPDX-License-Identifier: BSD-2-Clause */
/* Linear forms in unknown forces. A theory writes them as tables of named coefficients; the kernel reads their values
 * and evaluates them. */
#ifndef CHECK_KERNEL_FORM_H
#define CHECK_KERNEL_FORM_H

#include "check/numbers/scalar.h"

enum { FORM_MAX_UNKNOWNS = 4 };

/* A coefficient: the quantity with number `quantity`, multiplied by `sign`; or the number `sign` itself (-1, 0 or 1)
 * when `quantity` is FORM_NUMBER. A coefficient that a table does not mention is 0. (The members have another type than
 * the signs of a record: see "Types that differ" in proofs/README.md.) */
struct coefficient {
    int sign, quantity;
};

enum { FORM_NUMBER = -1 };

/* Notation for the coefficients in a table. */
#define FORM_PLUS(quantity)                                                                                            \
    {                                                                                                                  \
        1, quantity                                                                                                    \
    }
#define FORM_MINUS(quantity)                                                                                           \
    {                                                                                                                  \
        -1, quantity                                                                                                   \
    }
#define FORM_ZERO                                                                                                      \
    {                                                                                                                  \
        0, FORM_NUMBER                                                                                                 \
    }
#define FORM_ONE                                                                                                       \
    {                                                                                                                  \
        1, FORM_NUMBER                                                                                                 \
    }
#define FORM_MINUS_ONE                                                                                                 \
    {                                                                                                                  \
        -1, FORM_NUMBER                                                                                                \
    }

/* of[0] x_0 + of[1] x_1 + ... + constant */
struct form {
    struct coefficient of[FORM_MAX_UNKNOWNS], constant;
};

/* The same form with numbers as coefficients. */
struct linear {
    scalar of[FORM_MAX_UNKNOWNS], constant;
};

/* The values of the unknowns, with zeros for unknowns that do not exist. */
struct point {
    scalar of[FORM_MAX_UNKNOWNS];
};

/* The numbers of a record with which forms are evaluated. */
struct numbers {
    struct scalar_pool *pool;
    const scalar *q; /* the values of the quantities */
    int quantities, unknowns;
};

/*@ predicate coefficient_reads(struct coefficient x, integer quantities) = -1 <= x.sign <= 1 && -1 <= x.quantity < quantities;
  @ predicate form_reads{L}(struct form *f, integer quantities) = coefficient_reads(f->constant, quantities) &&
  @   \forall integer k; 0 <= k < FORM_MAX_UNKNOWNS ==> coefficient_reads(f->of[k], quantities);
  @ predicate linear_ok(struct linear f) = f.constant != \null &&
  @   \forall integer k; 0 <= k < FORM_MAX_UNKNOWNS ==> f.of[k] != \null;
  @ predicate point_ok(struct point x) = \forall integer k; 0 <= k < FORM_MAX_UNKNOWNS ==> x.of[k] != \null;
  @ predicate numbers_ok{L}(struct numbers *n) = \valid_read(n) && n->pool != \null && 0 <= n->quantities &&
  @   1 <= n->unknowns <= FORM_MAX_UNKNOWNS && \valid_read(n->q + (0 .. n->quantities - 1)) &&
  @   \forall integer k; 0 <= k < n->quantities ==> n->q[k] != \null; */

/* form_read: a form with the numbers of the record; for side -1 minus the form. */
/*@ requires numbers_ok(n) && \valid_read(f) && form_reads(f, n->quantities) && (side == 1 || side == -1);
  @ assigns \nothing;
  @ ensures linear_ok(\result); */
struct linear form_read(const struct numbers *n, const struct form *f, int side);

/* form_at: of[0] x_0 + of[1] x_1 + ... + constant. */
/*@ requires pool != \null && linear_ok(f) && point_ok(x);
  @ assigns \result \from pool, f, x;
  @ ensures \result != \null; */
scalar form_at(struct scalar_pool *pool, struct linear f, struct point x);

#endif
