/* SPDX-License-Identifier: BSD-2-Clause */
/* The representation of a number; for the files of this folder only. */
#ifndef NUMBERS_NUMBER_PRIVATE_H
#define NUMBERS_NUMBER_PRIVATE_H

#include "numbers/number.h"

#include <gmp.h>

struct real;

/* A rational, or a real that is represented by its expression (real.h). A real whose value is found to be rational
 * remains a real; number_settle returns the rational. */
struct number {
    mpq_t value;       /* canonical; meaningful when `real` is NULL */
    struct real *real; /* owned by the pool */
};

struct field;

/* State that the reals of one pool share. */
struct shared {
    long budget_bits, max_degree;
    int in_doubt;        /* 1 when some sign was unknown since number_pool_trust */
    unsigned long walk;  /* the number of the last traversal, which marks the nodes it has visited */
    struct field *field; /* the number field of the algebraic numbers; NULL at first */
};

/* number_fresh: a number with value 0, which the caller may set once. The process ends when memory runs out, as in GMP. */
struct number *number_fresh(struct number_pool *pool);

/* number_pool_shared: the shared state of a pool; valid as long as the pool. */
struct shared *number_pool_shared(struct number_pool *pool);

/*@ requires \valid_read(x);
  @ assigns \nothing;
  @ ensures \result != 0 <==> x->real == \null; */
static inline int number_is_plain(const struct number *x)
{
    return x->real == NULL;
}

#endif
