/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/kernel/mode_solve.c: elimination keeps the real solutions of the equations, and the signs of the inequalities there; in the end
 * each unknown with a pivot is in no other row. */
#ifndef PROOFS_CHECK_ELIMINATION_H
#define PROOFS_CHECK_ELIMINATION_H

#include "../contact/known.h"

#include "cleared.h"
#include "marked.h"
#include "systems_solved.h"

#include "../contact/proved.h"

/*@ ensures value: scalar_value(\result) == scaled(scalar_value(size), scalar_value(x), scalar_value(by), scalar_value(y)); */
static scalar reduced(struct scalar_pool *pool, scalar size, scalar x, scalar by, scalar y);
/*@ ensures constant: scalar_value(\result.constant) ==
      scaled(scalar_value(size), scalar_value(row.constant), scalar_value(by), scalar_value(pivot.constant));
    ensures entries: \forall integer j; 0 <= j < FORM_MAX_UNKNOWNS ==> coefficient_of(\result, j) ==
      scaled(scalar_value(size), coefficient_of(row, j), scalar_value(by), coefficient_of(pivot, j)); */
static struct linear reduce(struct scalar_pool *pool, scalar size, scalar by, struct linear pivot, struct linear row);
/*@ ensures cleared: scalar_doubt == 0 ==> is_cleared(\result, row, pivot, k); */
static struct linear clear_row(struct scalar_pool *pool, struct linear pivot, int k, struct linear row);
/*@ ensures free: \result == 0 <==> is_free(s, k, equation); */
static int is_pivot(struct system s, int k, int equation);
/*@ ensures free: \result < s.unknowns ==> is_free(s, k, \result);
    ensures pivot: scalar_doubt == 0 && \result < s.unknowns ==> coefficient_of(s.equation[\result], k) != 0;
    ensures none: scalar_doubt == 0 && \result == s.unknowns ==> free_without(s, k, s.unknowns); */
static int find_pivot(struct system s, int k);
/*@ ensures same: same_equations(\result, s);
    ensures cleared: scalar_doubt == 0 ==> inequalities_cleared(\result, s, pivot, k, s.inequalities); */
static struct system clear_inequalities(struct scalar_pool *pool, struct system s, int k, struct linear pivot);
/*@ ensures same: same_inequalities(\result, s);
    ensures pivot: same_row(\result.equation[pivot], s.equation[pivot]);
    ensures cleared: scalar_doubt == 0 ==> equations_cleared(\result, s, pivot, k, s.unknowns); */
static struct system clear_equations(struct scalar_pool *pool, struct system s, int k, int pivot);
/*@ ensures marked: is_marked(\result, s, k, pivot); */
static struct system with_pivot(struct system s, int k, int pivot);
/*@ ensures pivots: \result.pivot == s.pivot;
    ensures eliminated: scalar_doubt == 0 ==> is_eliminated(\result, s, k, s.pivot[k]); */
static struct system clear(struct scalar_pool *pool, struct system s, int k);
/*@ ensures solved: scalar_doubt == 0 && is_solved(s, k + 1) ==> is_solved(\result, k);
    ensures alike: scalar_doubt == 0 ==> are_alike(\result, s); */
static struct system eliminate(struct scalar_pool *pool, struct system s, int k);

/*@ ensures contradiction: scalar_doubt == 0 && \result == 1 ==> is_constant(s.equation[i], s.unknowns) &&
      scalar_value(s.equation[i].constant) != 0; */
static int is_contradiction(struct system s, int i);

#endif
