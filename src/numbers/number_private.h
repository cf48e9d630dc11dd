/* SPDX-License-Identifier: BSD-2-Clause */
/* The inside of a number, for the files of this folder only. */
#ifndef NUMBERS_NUMBER_PRIVATE_H
#define NUMBERS_NUMBER_PRIVATE_H

#include "numbers/number.h"

#include <gmp.h>

struct real;

/* A rational, or a real number that is known by how it is made (real.h).  A real whose value turns out to
 * be rational stays a real; number_settle gives the rational. */
struct number {
    mpq_t value;       /* canonical; meaningful when `real` is NULL */
    struct real *real; /* owned by the pool */
};

struct field;

/* What the reals of one pool share. */
struct shared {
    long budget_bits, max_degree;
    int in_doubt;        /* 1 when a sign was not found */
    unsigned long walk;  /* stamps the nodes that a walk has seen */
    struct field *field; /* the number field in which the algebraic ones are represented; NULL at first */
};

/* number_fresh: a number with value 0, to be set once.  Out of memory ends the process, as in GMP. */
struct number *number_fresh(struct number_pool *pool);

/* number_pool_shared: lives as long as the pool. */
struct shared *number_pool_shared(struct number_pool *pool);

/*@ requires \valid_read(x);
  @ assigns \nothing;
  @ ensures \result != 0 <==> x->real == \null; */
static inline int number_is_plain(const struct number *x)
{
    return x->real == NULL;
}

#endif
