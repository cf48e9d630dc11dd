/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/kernel/linear.h"

#include <stddef.h>

/* 1 when a bound allows a value of this sign. */
/*@ requires bound < LINEAR_BOUNDS;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int bound_holds(enum linear_bound bound, int sign)
{
    switch (bound) {
    case LINEAR_ZERO: return sign == 0;
    case LINEAR_NOT_NEGATIVE: return sign >= 0;
    case LINEAR_NOT_POSITIVE: return sign <= 0;
    case LINEAR_POSITIVE: return sign > 0;
    case LINEAR_NEGATIVE: return sign < 0;
    default: return 1;
    }
}

/* 1 when a row with this bound may have a weight of this sign, which is not 0. */
/*@ requires bound < LINEAR_BOUNDS;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int weight_is_allowed(enum linear_bound bound, int sign)
{
    if (bound == LINEAR_NOT_NEGATIVE || bound == LINEAR_POSITIVE) return sign > 0;
    if (bound == LINEAR_NOT_POSITIVE || bound == LINEAR_NEGATIVE) return sign < 0;
    return bound == LINEAR_ZERO && sign != 0;
}

/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_strict(enum linear_bound bound)
{
    return bound == LINEAR_POSITIVE || bound == LINEAR_NEGATIVE;
}

/* 1 for a weak inequality. */
/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_closed(enum linear_bound bound)
{
    return bound == LINEAR_NOT_NEGATIVE || bound == LINEAR_NOT_POSITIVE;
}

/* The sum with the product x y, or without it when x is NULL, which means 0. */
/*@ requires pool != \null && sum != \null && y != \null;
  @ assigns \result \from sum, x, y, pool;
  @ ensures \result != \null; */
static scalar plus_product(struct scalar_pool *pool, scalar sum, scalar x, scalar y)
{
    return x == NULL ? sum : scalar_add(pool, sum, scalar_multiply(pool, x, y));
}

/* The weighted sum of the constants. */
/*@ requires linear_system_ok(s) && \valid_read(weight) && pool != \null;
  @ assigns scalar_doubt, \result \from *s, *weight, pool;
  @ ensures DOUBT_STAYS && \result != \null; */
static scalar sum_of_constants(struct scalar_pool *pool, const struct linear *s, const struct linear_terms *weight)
{
    scalar sum = scalar_zero(pool);
    /*@ loop invariant 0 <= k <= s->rows && sum != \null && DOUBT_HAS_STAYED;
      @ loop invariant value: scalar_value(sum) == weighted_constants(s, weight, k);
      @ loop assigns k, sum, scalar_doubt;
      @ loop variant s->rows - k; */
    for (int k = 0; k < s->rows; k++) sum = plus_product(pool, sum, weight->value[k], s->constant[k]);
    return sum;
}

/* The weighted sum of the coefficients of a force in the rows. */
/*@ requires linear_system_ok(s) && \valid_read(weight) && pool != \null && 0 <= j < s->forces;
  @ assigns scalar_doubt, \result \from *s, *weight, pool;
  @ ensures DOUBT_STAYS && \result != \null; */
static scalar sum_of_pushes(struct scalar_pool *pool, const struct linear *s, const struct linear_terms *weight, int j)
{
    scalar sum = scalar_zero(pool);
    /*@ loop invariant 0 <= k <= s->rows && sum != \null && DOUBT_HAS_STAYED;
      @ loop invariant value: scalar_value(sum) == weighted_pushes(s, weight, j, k);
      @ loop assigns k, sum, scalar_doubt;
      @ loop variant s->rows - k; */
    for (int k = 0; k < s->rows; k++) sum = plus_product(pool, sum, weight->value[k], s->push[k][j]);
    return sum;
}

/* The value acc_k of a row. */
/*@ requires linear_system_ok(s) && \valid_read(force) && pool != \null && 0 <= k < s->rows;
  @ assigns scalar_doubt, \result \from *s, *force, pool;
  @ ensures DOUBT_STAYS && \result != \null; */
static scalar acceleration(struct scalar_pool *pool, const struct linear *s, const struct linear_terms *force, int k)
{
    scalar sum = s->constant[k];
    /*@ loop invariant 0 <= j <= s->forces && sum != \null && DOUBT_HAS_STAYED;
      @ loop invariant value: \forall \list<real> c; has_terms(force, c, s->forces) ==> scalar_value(sum) == acc_of(s, c, k, j);
      @ loop assigns j, sum, scalar_doubt;
      @ loop variant s->forces - j; */
    for (int j = 0; j < s->forces; j++) sum = plus_product(pool, sum, force->value[j], s->push[k][j]);
    return sum;
}

/* 1 when the sign of every weight is allowed by the bound of its row. */
/*@ requires linear_system_ok(s) && linear_word_ok(s, w) && \valid_read(weight);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int weights_are_allowed(const struct linear *s, const struct linear_word *w, const struct linear_terms *weight)
{
    /*@ loop invariant 0 <= k <= s->rows && DOUBT_HAS_STAYED;
      @ loop invariant value: scalar_doubt == 0 ==> rows_weighed(w, weight, k);
      @ loop assigns k, scalar_doubt;
      @ loop variant s->rows - k; */
    for (int k = 0; k < s->rows; k++)
        if (weight->value[k] != NULL &&
            !weight_is_allowed((enum linear_bound)w->bound[k], scalar_sign(weight->value[k])))
            return 0;
    return 1;
}

/*@ requires linear_system_ok(s) && linear_word_ok(s, w) && \valid_read(weight);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int some_weight_is_strict(const struct linear *s, const struct linear_word *w, const struct linear_terms *weight)
{
    /*@ loop invariant 0 <= k <= s->rows;
      @ loop assigns k;
      @ loop variant s->rows - k; */
    for (int k = 0; k < s->rows; k++)
        if (weight->value[k] != NULL && is_strict((enum linear_bound)w->bound[k])) return 1;
    return 0;
}

const char *linear_refuted(struct scalar_pool *pool, const struct linear *s, const struct linear_word *w,
                           const struct linear_terms *weight)
{
    if (!weights_are_allowed(s, w, weight)) return known_text("a weight has a sign that its row does not allow");
    /*@ loop invariant 0 <= j <= s->forces && DOUBT_HAS_STAYED;
      @ loop invariant rows: scalar_doubt == 0 ==> rows_weighed(w, weight, s->rows);
      @ loop invariant pushes: scalar_doubt == 0 ==> pushes_down(s, w, weight, j);
      @ loop assigns j, scalar_doubt;
      @ loop variant s->forces - j; */
    for (int j = 0; j < s->forces; j++)
        if (w->allowed[j] && scalar_sign(sum_of_pushes(pool, s, weight, j)) > 0)
            return known_text("a force pushes the weighted sum up");
    const int sign = scalar_sign(sum_of_constants(pool, s, weight));
    if (sign < 0 || (sign == 0 && some_weight_is_strict(s, w, weight))) return NULL;
    return known_text("the weighted sum does not contradict the word");
}

/* The condition of FACE on a row: it satisfies its bound; if it is an inequality, it is either strict and has no
 * weight, or it is an equality and has one. */
/*@ requires linear_system_ok(s) && linear_word_ok(s, w) && \valid_read(weight) && \valid_read(force) && pool != \null;
  @ requires \valid(face) && \separated(face, s, w, weight, force) && 0 <= k < s->rows && face->tight[k] == 0;
  @ assigns face->tight[k], face->strict, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int row_is_faced(struct scalar_pool *pool, const struct linear *s, const struct linear_word *w,
                        const struct linear_terms *force, const struct linear_terms *weight, struct linear_face *face,
                        int k)
{
    const enum linear_bound bound = (enum linear_bound)w->bound[k];
    const int sign = scalar_sign(acceleration(pool, s, force, k)), weighs = weight->value[k] != NULL;
    if (!bound_holds(bound, sign)) return 0;
    if (is_strict(bound)) return !weighs;
    if (!is_closed(bound)) return 1;
    face->tight[k] = sign == 0 ? 1 : 0;
    if (sign == 0) face->strict = 0;
    return weighs == (sign == 0);
}

/*@ requires linear_system_ok(s) && linear_word_ok(s, w) && \valid_read(weight) && \valid_read(force) && pool != \null;
  @ requires \valid(face) && \separated(face, s, w, weight, force);
  @ requires face->strict == 1 && \forall integer k; 0 <= k < s->rows ==> face->tight[k] == 0;
  @ assigns face->tight[0 .. LINEAR_MAX_ROWS - 1], face->strict, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int rows_are_faced(struct scalar_pool *pool, const struct linear *s, const struct linear_word *w,
                          const struct linear_terms *force, const struct linear_terms *weight, struct linear_face *face)
{
    /*@ loop invariant 0 <= k <= s->rows && DOUBT_HAS_STAYED;
      @ loop invariant value: scalar_doubt == 0 ==> \forall \list<real> c; has_terms(force, c, s->forces) ==>
      @   rows_faced(s, w, face, c, k);
      @ loop invariant weighs: tight_weighed(weight, face, k);
      @ loop invariant rest: none_tight(face, k, s->rows);
      @ loop invariant strict: face->strict != 0 <==> none_tight(face, 0, k);
      @ loop assigns k, face->tight[0 .. LINEAR_MAX_ROWS - 1], face->strict, scalar_doubt;
      @ loop variant s->rows - k; */
    for (int k = 0; k < s->rows; k++)
        if (!row_is_faced(pool, s, w, force, weight, face, k)) return 0;
    return 1;
}

/* The condition of FACE on a force: an allowed force is either positive or has a weight; any other force is 0. */
/*@ requires linear_system_ok(s) && linear_word_ok(s, w) && \valid_read(weight) && \valid_read(force) && pool != \null;
  @ requires \valid(face) && \separated(face, s, w, weight, force) && 0 <= j < s->forces;
  @ assigns face->strict, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int force_is_faced(struct scalar_pool *pool, const struct linear *s, const struct linear_word *w,
                          const struct linear_terms *force, const struct linear_terms *weight, struct linear_face *face,
                          int j)
{
    const int acts = force->value[j] != NULL;
    if (!w->allowed[j]) return !acts;
    if (acts && scalar_sign(force->value[j]) <= 0) return 0;
    if (!acts) face->strict = 0;
    return scalar_sign(sum_of_pushes(pool, s, weight, j)) == (acts ? 0 : -1);
}

/*@ requires linear_system_ok(s) && linear_word_ok(s, w) && \valid_read(weight) && \valid_read(force) && pool != \null;
  @ requires \valid(face) && \separated(face, s, w, weight, force);
  @ assigns face->strict, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int forces_are_faced(struct scalar_pool *pool, const struct linear *s, const struct linear_word *w,
                            const struct linear_terms *force, const struct linear_terms *weight,
                            struct linear_face *face)
{
    /*@ loop invariant 0 <= j <= s->forces && DOUBT_HAS_STAYED;
      @ loop invariant value: scalar_doubt == 0 ==> forces_faced(s, w, weight, force, j);
      @ loop invariant strict: face->strict != 0 <==> \at(face->strict, Pre) != 0 && all_act(w, force, j);
      @ loop assigns j, face->strict, scalar_doubt;
      @ loop variant s->forces - j; */
    for (int j = 0; j < s->forces; j++)
        if (!force_is_faced(pool, s, w, force, weight, face, j)) return 0;
    return 1;
}

/*@ requires \valid(face);
  @ assigns *face;
  @ ensures face->strict == 1 && \forall integer k; 0 <= k < LINEAR_MAX_ROWS ==> face->tight[k] == 0; */
static void begin_face(struct linear_face *face)
{
    face->strict = 1;
    /*@ loop invariant 0 <= k <= LINEAR_MAX_ROWS && \forall integer i; 0 <= i < k ==> face->tight[i] == 0;
      @ loop assigns k, face->tight[0 .. LINEAR_MAX_ROWS - 1];
      @ loop variant LINEAR_MAX_ROWS - k; */
    for (int k = 0; k < LINEAR_MAX_ROWS; k++) face->tight[k] = 0;
}

const char *linear_check_face(struct scalar_pool *pool, const struct linear *s, const struct linear_word *w,
                              const struct linear_terms *force, const struct linear_terms *weight,
                              struct linear_face *face)
{
    begin_face(face);
    if (!weights_are_allowed(s, w, weight)) return known_text("a weight has a sign that its row does not allow");
    if (scalar_sign(sum_of_constants(pool, s, weight)) != 0) return known_text("the weighted constants are not 0");
    if (!rows_are_faced(pool, s, w, force, weight, face))
        return known_text("a row does not meet its bound, or is neither strict nor shown to be an equation");
    if (!forces_are_faced(pool, s, w, force, weight, face))
        return known_text("a force is not allowed, or is neither positive nor shown to be 0");
    return NULL;
}

const char *linear_solves(struct scalar_pool *pool, const struct linear *s, const struct linear_word *w,
                          const struct linear_terms *force)
{
    /*@ loop invariant 0 <= j <= s->forces && DOUBT_HAS_STAYED;
      @ loop invariant forces: scalar_doubt == 0 ==> \forall \list<real> c, integer i; has_terms(force, c, s->forces) &&
      @   0 <= i < j ==> force_met(w, c, i);
      @ loop assigns j, scalar_doubt;
      @ loop variant s->forces - j; */
    for (int j = 0; j < s->forces; j++)
        if (force->value[j] != NULL && (!w->allowed[j] || scalar_sign(force->value[j]) <= 0))
            return known_text("a force that is not allowed, or not positive");
    /*@ loop invariant 0 <= k <= s->rows && DOUBT_HAS_STAYED;
      @ loop invariant forces: scalar_doubt == 0 ==> \forall \list<real> c, integer i; has_terms(force, c, s->forces) &&
      @   0 <= i < s->forces ==> force_met(w, c, i);
      @ loop invariant rows: scalar_doubt == 0 ==> \forall \list<real> c, integer i; has_terms(force, c, s->forces) &&
      @   0 <= i < k ==> row_met(s, w, c, i);
      @ loop assigns k, scalar_doubt;
      @ loop variant s->rows - k; */
    for (int k = 0; k < s->rows; k++)
        if (!bound_holds((enum linear_bound)w->bound[k], scalar_sign(acceleration(pool, s, force, k))))
            return known_text("an acceleration that the word does not allow");
    return NULL;
}
