/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule MODE: elimination of unknowns, without division. */
#include "check/kernel/mode_private.h"

/* size x - by y */
/*@ requires pool != \null && size != \null && x != \null && by != \null && y != \null;
  @ assigns \result \from pool, size, x, by, y;
  @ ensures \result != \null; */
static rational reduced(struct rational_pool *pool, rational size, rational x, rational by, rational y)
{
    return rational_subtract(pool, rational_multiply(pool, size, x), rational_multiply(pool, by, y));
}

/* Replaces a row by size * row - by * pivot. */
/*@ requires pool != \null && size != \null && by != \null && \valid_read(pivot) && linear_ok(pivot);
  @ requires \valid(row) && linear_ok(row) && \separated(row, pivot);
  @ assigns *row;
  @ ensures linear_ok(row) && linear_ok(pivot); */
static void reduce(struct rational_pool *pool, rational size, rational by, const struct linear *pivot,
                   struct linear *row)
{
    row->constant = reduced(pool, size, row->constant, by, pivot->constant);
    row->of[0] = reduced(pool, size, row->of[0], by, pivot->of[0]);
    row->of[1] = reduced(pool, size, row->of[1], by, pivot->of[1]);
    row->of[2] = reduced(pool, size, row->of[2], by, pivot->of[2]);
    row->of[3] = reduced(pool, size, row->of[3], by, pivot->of[3]);
}

/* Eliminates unknown k from a row: multiplies the row by the size of the coefficient of the pivot, which is positive, and
 * subtracts a multiple of the pivot. Where the pivot is 0, the sign of the row remains the same. */
/*@ requires pool != \null && \valid_read(pivot) && linear_ok(pivot) && k < FORM_MAX_UNKNOWNS;
  @ requires \valid(row) && linear_ok(row) && \separated(row, pivot);
  @ assigns *row, rational_doubt;
  @ ensures DOUBT_STAYS && linear_ok(row) && linear_ok(pivot); */
static void clear_row(struct rational_pool *pool, const struct linear *pivot, unsigned k, struct linear *row)
{
    const rational p = pivot->of[k], a = row->of[k], zero = rational_zero(pool);
    if (rational_sign(p) > 0)
        reduce(pool, p, a, pivot, row);
    else
        reduce(pool, rational_subtract(pool, zero, p), rational_subtract(pool, zero, a), pivot, row);
}

/* 1 when an equation is the pivot of an unknown after k. */
/*@ requires \valid_read(s) && k < s->unknowns <= FORM_MAX_UNKNOWNS;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures free: \result == 0 ==> \forall integer l; k < l < s->unknowns ==> s->pivot[l] != equation; */
static int is_pivot(const struct system *s, unsigned k, unsigned equation)
{
    /*@ loop invariant k < l <= s->unknowns && \forall integer i; k < i < l ==> s->pivot[i] != equation;
      @ loop assigns l;
      @ loop variant s->unknowns - l; */
    for (unsigned l = k + 1; l < s->unknowns; l++)
        if (s->pivot[l] == (int)equation) return 1;
    return 0;
}

/* The first equation that is no pivot of an unknown after k, and in which the coefficient of k is not 0; `unknowns` when
 * there is none. */
/*@ requires \valid_read(s) && system_ok(s) && k < s->unknowns;
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && \result <= s->unknowns;
  @ ensures free: \result < s->unknowns ==> \forall integer l; k < l < s->unknowns ==> s->pivot[l] != \result; */
static unsigned find_pivot(const struct system *s, unsigned k)
{
    /*@ loop invariant i <= s->unknowns && DOUBT_HAS_STAYED;
      @ loop assigns i, rational_doubt;
      @ loop variant s->unknowns - i; */
    for (unsigned i = 0; i < s->unknowns; i++)
        if (!is_pivot(s, k, i) && rational_sign(s->equation[i].of[k]) != 0) return i;
    return s->unknowns;
}

/* Eliminates unknown k from the inequalities. */
/*@ requires \valid(s) && system_ok(s) && pool != \null && k < s->unknowns && pivot < s->unknowns;
  @ assigns s->inequality[0 .. MODE_MAX_INEQUALITIES - 1], rational_doubt;
  @ ensures DOUBT_STAYS && system_ok(s); */
static void clear_inequalities(struct rational_pool *pool, struct system *s, unsigned k, unsigned pivot)
{
    /*@ loop invariant i <= s->inequalities && system_ok(s) && DOUBT_HAS_STAYED;
      @ loop assigns i, s->inequality[0 .. MODE_MAX_INEQUALITIES - 1], rational_doubt;
      @ loop variant s->inequalities - i; */
    for (unsigned i = 0; i < s->inequalities; i++) clear_row(pool, &s->equation[pivot], k, &s->inequality[i]);
}

/* Eliminates unknown k from the equations other than its pivot. */
/*@ requires \valid(s) && system_ok(s) && pool != \null && k < s->unknowns && pivot < s->unknowns;
  @ assigns s->equation[0 .. FORM_MAX_UNKNOWNS - 1], rational_doubt;
  @ ensures DOUBT_STAYS && system_ok(s); */
static void clear_equations(struct rational_pool *pool, struct system *s, unsigned k, unsigned pivot)
{
    /*@ loop invariant i <= s->unknowns && system_ok(s) && DOUBT_HAS_STAYED;
      @ loop assigns i, s->equation[0 .. FORM_MAX_UNKNOWNS - 1], rational_doubt;
      @ loop variant s->unknowns - i; */
    for (unsigned i = 0; i < s->unknowns; i++)
        if (i != pivot) clear_row(pool, &s->equation[pivot], k, &s->equation[i]);
}

/* Finds the pivot of unknown k, and eliminates the unknown. */
/*@ requires \valid(s) && system_ok(s) && pool != \null && k < s->unknowns && system_pivots(s, k + 1);
  @ assigns s->equation[0 .. FORM_MAX_UNKNOWNS - 1], s->inequality[0 .. MODE_MAX_INEQUALITIES - 1], s->pivot[k],
  @   rational_doubt;
  @ ensures DOUBT_STAYS && system_ok(s) && system_pivots(s, k); */
static void eliminate(struct rational_pool *pool, struct system *s, unsigned k)
{
    const unsigned pivot = find_pivot(s, k);
    s->pivot[k] = (short)pivot;
    if (pivot == s->unknowns) return;
    clear_inequalities(pool, s, k, pivot);
    clear_equations(pool, s, k, pivot);
}

void system_eliminate(struct rational_pool *pool, struct system *s)
{
    /*@ loop invariant k <= s->unknowns && system_ok(s) && system_pivots(s, k) && DOUBT_HAS_STAYED;
      @ loop assigns k, s->equation[0 .. FORM_MAX_UNKNOWNS - 1], s->inequality[0 .. MODE_MAX_INEQUALITIES - 1],
      @   s->pivot[0 .. FORM_MAX_UNKNOWNS - 1], rational_doubt;
      @ loop variant k; */
    for (unsigned k = s->unknowns; k > 0; k--) eliminate(pool, s, k - 1);
}

unsigned system_next_without_pivot(const struct system *s, unsigned k)
{
    unsigned l = k;
    /*@ loop invariant k <= l <= s->unknowns;
      @ loop invariant \forall integer i; k <= i < l ==> s->pivot[i] != s->unknowns;
      @ loop assigns l;
      @ loop variant s->unknowns - l; */
    while (l < s->unknowns && s->pivot[l] != (int)s->unknowns) l++;
    return l;
}

/* 1 when an equation is a constant that is not 0. */
/*@ requires \valid_read(s) && system_ok(s) && i < s->unknowns;
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_contradiction(const struct system *s, unsigned i)
{
    /*@ loop invariant k <= s->unknowns && DOUBT_HAS_STAYED;
      @ loop assigns k, rational_doubt;
      @ loop variant s->unknowns - k; */
    for (unsigned k = 0; k < s->unknowns; k++)
        if (rational_sign(s->equation[i].of[k]) != 0) return 0;
    return rational_sign(s->equation[i].constant) != 0;
}

int system_is_contradictory(const struct system *s)
{
    /*@ loop invariant i <= s->unknowns && DOUBT_HAS_STAYED;
      @ loop assigns i, rational_doubt;
      @ loop variant s->unknowns - i; */
    for (unsigned i = 0; i < s->unknowns; i++)
        if (is_contradiction(s, i)) return 1;
    return 0;
}
