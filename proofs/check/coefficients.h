/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/coefficients.c: the contracts that are proved of its functions, which speak of the memory of a list; and the
 * assumed contracts of the functions of the C library and of the budget that they call.
 *
 * This header replaces check/coefficients.h, check/memory.h and check/budget.h. */
#ifndef PROOFS_CHECK_COEFFICIENTS_H
#define PROOFS_CHECK_COEFFICIENTS_H
#define CHECK_NUMBERS_COEFFICIENTS_H
#define CHECK_MEMORY_H
#define CHECK_BUDGET_H

#include "model.h"

#include <stddef.h>

#include "check/numbers/coefficients_private.h"

/*@ // A47
    axiomatic Coefficients { logic integer coefficients_count(struct coefficients *list); }
    predicate is_list{L}(struct coefficients *list) = \valid(list + (0 .. coefficients_count(list) - 1)) &&
        \forall integer i; 0 <= i < coefficients_count(list) ==> list[i].value != \null; */

/*@ // L2: for this type.
    requires 0 < n && size == sizeof(struct coefficients);
    assigns \result \from n, size;
    ensures coefficients_count(\result) == n && \valid(\result + (0 .. n - 1)); */
struct coefficients *memory_zeroed(size_t n, size_t size);
/*@ // L2
    assigns \nothing; */
void memory_free(void *x);
/*@ // A70
    requires 0 <= work && 0 <= words < 1000000000000;
    assigns \nothing; */
void budget_charge(long work, long words);

/*@ requires pool != \null && 0 < count;
    assigns {l->value | struct coefficients *l; \true};
    ensures is_list(\result) && coefficients_count(\result) == count; */
struct coefficients *coefficients_new(struct scalar_pool *pool, int count);
/*@ requires list == \null || is_list(list);
    assigns \nothing; */
void coefficients_free(struct coefficients *list);
/*@ requires is_list(list) && 0 <= at < coefficients_count(list);
    assigns \nothing;
    ensures \result == list[at].value && \result != \null; */
scalar coefficients_at(const struct coefficients *list, int at);
/*@ requires is_list(list) && 0 <= at < coefficients_count(list) && x != \null;
    assigns list[at].value;
    ensures is_list(list) && list[at].value == x; */
void coefficients_put(struct coefficients *list, int at, scalar x);

#endif
