/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule MODE: elimination of unknowns, without division. */
#include "check/kernel/mode_private.h"

/* size x - by y */
/*@ requires pool != \null && size != \null && x != \null && by != \null && y != \null;
  @ assigns \result \from pool, size, x, by, y;
  @ ensures \result != \null; */
static scalar reduced(struct scalar_pool *pool, scalar size, scalar x, scalar by, scalar y)
{
    return scalar_subtract(pool, scalar_multiply(pool, size, x), scalar_multiply(pool, by, y));
}

/* The row size * row - by * pivot. */
/*@ requires pool != \null && size != \null && by != \null && linear_ok(pivot) && linear_ok(row);
  @ assigns \nothing;
  @ ensures linear_ok(\result); */
static struct linear reduce(struct scalar_pool *pool, scalar size, scalar by, struct linear pivot, struct linear row)
{
    row.constant = reduced(pool, size, row.constant, by, pivot.constant);
    row.of[0] = reduced(pool, size, row.of[0], by, pivot.of[0]);
    row.of[1] = reduced(pool, size, row.of[1], by, pivot.of[1]);
    row.of[2] = reduced(pool, size, row.of[2], by, pivot.of[2]);
    row.of[3] = reduced(pool, size, row.of[3], by, pivot.of[3]);
    return row;
}

/* Eliminates unknown k from a row: multiplies the row by the size of the coefficient of the pivot, which is positive, and
 * subtracts a multiple of the pivot. Where the pivot is 0, the sign of the row remains the same. */
/*@ requires pool != \null && linear_ok(pivot) && linear_ok(row) && 0 <= k < FORM_MAX_UNKNOWNS;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && linear_ok(\result); */
static struct linear clear_row(struct scalar_pool *pool, struct linear pivot, int k, struct linear row)
{
    const scalar p = pivot.of[k], a = row.of[k], zero = scalar_zero(pool);
    if (scalar_sign(p) > 0) return reduce(pool, p, a, pivot, row);
    return reduce(pool, scalar_subtract(pool, zero, p), scalar_subtract(pool, zero, a), pivot, row);
}

/* 1 when an equation is the pivot of an unknown after k. */
/*@ requires 0 <= k < s.unknowns <= FORM_MAX_UNKNOWNS;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_pivot(struct system s, int k, int equation)
{
    /*@ loop invariant k < l <= s.unknowns && \forall integer i; k < i < l ==> s.pivot[i] != equation;
      @ loop assigns l;
      @ loop variant s.unknowns - l; */
    for (int l = k + 1; l < s.unknowns; l++)
        if (s.pivot[l] == equation) return 1;
    return 0;
}

/* The first equation that is no pivot of an unknown after k, and in which the coefficient of k is not 0; `unknowns` when
 * there is none. */
/*@ requires system_ok(s) && 0 <= k < s.unknowns;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && 0 <= \result <= s.unknowns; */
static int find_pivot(struct system s, int k)
{
    /*@ loop invariant 0 <= i <= s.unknowns && DOUBT_HAS_STAYED;
      @ loop invariant none: scalar_doubt == 0 ==> free_without(s, k, i);
      @ loop assigns i, scalar_doubt;
      @ loop variant s.unknowns - i; */
    for (int i = 0; i < s.unknowns; i++)
        if (!is_pivot(s, k, i) && scalar_sign(s.equation[i].of[k]) != 0) return i;
    return s.unknowns;
}

/* Eliminates unknown k from the inequalities. */
/*@ requires system_ok(s) && pool != \null && 0 <= k < s.unknowns && linear_ok(pivot);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && system_ok(\result);
  @ ensures indices: same_indices(\result, s); */
static struct system clear_inequalities(struct scalar_pool *pool, struct system s, int k, struct linear pivot)
{
    /*@ loop invariant 0 <= i <= s.inequalities && system_ok(s) && DOUBT_HAS_STAYED;
      @ loop invariant same: same_equations(s, \at(s, Pre));
      @ loop invariant indices: same_indices(s, \at(s, Pre));
      @ loop invariant cleared: scalar_doubt == 0 ==> inequalities_cleared(s, \at(s, Pre), pivot, k, i);
      @ loop invariant rest: \forall integer j; i <= j < s.inequalities ==> s.inequality[j] == \at(s.inequality[j], Pre);
      @ loop assigns i, s.inequality[0 .. MODE_MAX_INEQUALITIES - 1], scalar_doubt;
      @ loop variant s.inequalities - i; */
    for (int i = 0; i < s.inequalities; i++) s.inequality[i] = clear_row(pool, pivot, k, s.inequality[i]);
    return s;
}

/* Eliminates unknown k from the equations other than its pivot. */
/*@ requires system_ok(s) && pool != \null && 0 <= k < s.unknowns && 0 <= pivot < s.unknowns;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && system_ok(\result);
  @ ensures indices: same_indices(\result, s); */
static struct system clear_equations(struct scalar_pool *pool, struct system s, int k, int pivot)
{
    /*@ loop invariant 0 <= i <= s.unknowns && DOUBT_HAS_STAYED;
      @ loop invariant system: system_ok(s);
      @ loop invariant same: same_inequalities(s, \at(s, Pre));
      @ loop invariant indices: same_indices(s, \at(s, Pre));
      @ loop invariant cleared: scalar_doubt == 0 ==> equations_cleared(s, \at(s, Pre), pivot, k, i);
      @ loop invariant rest: \forall integer j; (i <= j < s.unknowns || j == pivot) ==>
      @   s.equation[j] == \at(s.equation[j], Pre);
      @ loop assigns i, s.equation[0 .. FORM_MAX_UNKNOWNS - 1], scalar_doubt;
      @ loop variant s.unknowns - i; */
    for (int i = 0; i < s.unknowns; i++)
        if (i != pivot) s.equation[i] = clear_row(pool, s.equation[pivot], k, s.equation[i]);
    return s;
}

/* The system in which unknown k has this pivot. */
/*@ requires system_ok(s) && 0 <= k < s.unknowns && 0 <= pivot <= s.unknowns;
  @ assigns \nothing;
  @ ensures system_ok(\result) && \result.unknowns == s.unknowns && same_indices(\result, s); */
static struct system with_pivot(struct system s, int k, int pivot)
{
    s.pivot[k] = pivot;
    return s;
}

/* Eliminates unknown k, which has a pivot. */
/*@ requires system_ok(s) && pool != \null && 0 <= k < s.unknowns && 0 <= s.pivot[k] < s.unknowns;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && system_ok(\result) && \result.unknowns == s.unknowns;
  @ ensures indices: same_indices(\result, s); */
static struct system clear(struct scalar_pool *pool, struct system s, int k)
{
    return clear_equations(pool, clear_inequalities(pool, s, k, s.equation[s.pivot[k]]), k, s.pivot[k]);
}

/* Finds the pivot of unknown k, and eliminates the unknown. */
/*@ requires system_ok(s) && pool != \null && 0 <= k < s.unknowns && system_pivots(s, k + 1);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && system_ok(\result) && \result.unknowns == s.unknowns && system_pivots(\result, k);
  @ ensures indices: same_indices(\result, s); */
static struct system eliminate(struct scalar_pool *pool, struct system s, int k)
{
    const int pivot = find_pivot(s, k);
    const struct system marked = with_pivot(s, k, pivot);
    if (pivot == s.unknowns) return marked;
    const struct system cleared = clear(pool, marked, k);
    /*@ assert alike: scalar_doubt == 0 ==> are_alike(cleared, s); */
    /*@ assert solved: scalar_doubt == 0 && is_solved(s, k + 1) ==> is_solved(cleared, k); */
    return cleared;
}

struct system system_eliminate(struct scalar_pool *pool, struct system s)
{
    /*@ loop invariant 0 <= k <= s.unknowns && system_ok(s) && system_pivots(s, k) && DOUBT_HAS_STAYED;
      @ loop invariant same: s.unknowns == \at(s.unknowns, Pre);
      @ loop invariant indices: same_indices(s, \at(s, Pre));
      @ loop invariant solved: scalar_doubt == 0 ==> is_solved(s, k);
      @ loop invariant alike: scalar_doubt == 0 ==> are_alike(s, \at(s, Pre));
      @ loop assigns k, s, scalar_doubt;
      @ loop variant k; */
    for (int k = s.unknowns; k > 0; k--) s = eliminate(pool, s, k - 1);
    return s;
}

int system_next_without_pivot(struct system s, int k)
{
    int l = k;
    /*@ loop invariant k <= l <= s.unknowns;
      @ loop invariant \forall integer i; k <= i < l ==> s.pivot[i] != s.unknowns;
      @ loop assigns l;
      @ loop variant s.unknowns - l; */
    while (l < s.unknowns && s.pivot[l] != s.unknowns) l++;
    return l;
}

/* 1 when an equation is a constant that is not 0. */
/*@ requires system_ok(s) && 0 <= i < s.unknowns;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_contradiction(struct system s, int i)
{
    /*@ loop invariant 0 <= k <= s.unknowns && DOUBT_HAS_STAYED;
      @ loop invariant constant: scalar_doubt == 0 ==> is_constant(s.equation[i], k);
      @ loop assigns k, scalar_doubt;
      @ loop variant s.unknowns - k; */
    for (int k = 0; k < s.unknowns; k++)
        if (scalar_sign(s.equation[i].of[k]) != 0) return 0;
    return scalar_sign(s.equation[i].constant) != 0;
}

int system_is_contradictory(struct system s)
{
    /*@ loop invariant 0 <= i <= s.unknowns && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant s.unknowns - i; */
    for (int i = 0; i < s.unknowns; i++)
        if (is_contradiction(s, i)) return 1;
    return 0;
}
