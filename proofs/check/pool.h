/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions of the C library, of GMP and of the budget that src/check/numbers/scalar_pool.c calls, beside
 * gmp_model.h.  TRUST.md numbers them.
 *
 * This header replaces check/memory.h, check/budget.h, check/numbers/scalar_reuse.h and <string.h>.  Each function that allocates memory
 * returns memory of one type here, since the memory model of WP separates objects of different types. */
#ifndef PROOFS_CHECK_POOL_H
#define PROOFS_CHECK_POOL_H
#define CHECK_MEMORY_H
#define CHECK_BUDGET_H
#define CHECK_NUMBERS_SCALAR_REUSE_H
#define __FC_STRING_H_
#define SCALAR_DOUBT

#include "../gmp_model.h"

#include <stddef.h>

static int scalar_doubt;

#include "check/numbers/scalar_private.h"

/*@ // A52: the number of numbers in the list of a pool behind x depends on this list alone.
    axiomatic Pool {
        logic integer numbers_older{L}(struct scalar *x) reads x->older;
        // The pool exists.  (Validity of the pointer would not do: memory that is allocated later would be valid too.)
        predicate is_made(struct scalar_pool *pool);
    }
    // A list of numbers that ends: numbers_older falls along it.
    predicate numbers_listed{L}(struct scalar *x) = x != \null ==> \valid(x) && 0 <= numbers_older(x) &&
        (x->older != \null ==> numbers_older(x->older) < numbers_older(x)) && numbers_listed(x->older); */

/* The members of new pools, numbers and texts that may be written: of all of them, because WP cannot express that memory is new. */
#define POOLS {p->field | struct scalar_pool *p; \true}, {p->borrows | struct scalar_pool *p; \true}
#define NUMBERS {x->older | struct scalar *x; \true}, {x->element | struct scalar *x; \true}
#define TEXTS {*s | char *s; \true}

/*@ // L2: for this type.
    requires n == 1 && size == sizeof(struct scalar_pool);
    assigns \result \from n, size;
    ensures \valid(\result) && \result->newest == \null && \result->spare == \null && \result->field == \null &&
        \result->borrows == 0 && \result->text == \null; */
struct scalar_pool *memory_zeroed(size_t n, size_t size);
/*@ // L2: the new memory is separate from the pools that exist.
    requires size == sizeof(struct scalar);
    assigns \result \from size;
    ensures \valid(\result);
    ensures \forall struct scalar_pool *pool; is_made(pool) ==> \separated(pool, \result); */
struct scalar *memory_new(size_t size);
/*@ // L2
    assigns \nothing; */
void memory_free(void *x);
/*@ // A70
    requires 0 <= work && 0 <= words < 1000000000000;
    assigns \nothing; */
void budget_charge(long work, long words);
/*@ // G17: they write only the place, which is memory that no other contract reads (G1).
    assigns \nothing; */
void mpq_init(__mpq_struct *x);
/*@ // G17
    assigns \nothing; */
void mpq_clear(__mpq_struct *x);
/*@ // L2: for this type.
    requires size > 0;
    assigns \result \from x, size;
    ensures \valid(\result + (0 .. size - 1)); */
char *memory_resized(char *x, size_t size);
/*@ // L2
    requires \valid(to + (0 .. n - 1)) && \valid_read(from + (0 .. n - 1));
    assigns to[0 .. n - 1];
    ensures \forall integer i; 0 <= i < n ==> (unsigned char)to[i] == from[i]; */
char *memcpy(char *to, const unsigned char *from, size_t n);

#endif
