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

/* The weighted sum of the constants. */
/*@ requires linear_system_ok(s) && \valid_read(weight) && pool != \null;
  @ assigns rational_doubt, \result \from *s, *weight, pool;
  @ ensures DOUBT_STAYS && \result != \null; */
static rational sum_of_constants(struct rational_pool *pool, const struct linear *s, const struct linear_terms *weight)
{
    rational sum = rational_zero(pool);
    /*@ loop invariant 0 <= k <= s->rows && sum != \null && DOUBT_HAS_STAYED;
      @ loop assigns k, sum, rational_doubt;
      @ loop variant s->rows - k; */
    for (int k = 0; k < s->rows; k++)
        if (weight->value[k] != NULL)
            sum = rational_add(pool, sum, rational_multiply(pool, weight->value[k], s->constant[k]));
    return sum;
}

/* The weighted sum of the coefficients of a force in the rows. */
/*@ requires linear_system_ok(s) && \valid_read(weight) && pool != \null && 0 <= j < s->forces;
  @ assigns rational_doubt, \result \from *s, *weight, pool;
  @ ensures DOUBT_STAYS && \result != \null; */
static rational sum_of_pushes(struct rational_pool *pool, const struct linear *s, const struct linear_terms *weight,
                              int j)
{
    rational sum = rational_zero(pool);
    /*@ loop invariant 0 <= k <= s->rows && sum != \null && DOUBT_HAS_STAYED;
      @ loop assigns k, sum, rational_doubt;
      @ loop variant s->rows - k; */
    for (int k = 0; k < s->rows; k++)
        if (weight->value[k] != NULL)
            sum = rational_add(pool, sum, rational_multiply(pool, weight->value[k], s->push[k][j]));
    return sum;
}

/* The value acc_k of a row. */
/*@ requires linear_system_ok(s) && \valid_read(force) && pool != \null && 0 <= k < s->rows;
  @ assigns rational_doubt, \result \from *s, *force, pool;
  @ ensures DOUBT_STAYS && \result != \null; */
static rational acceleration(struct rational_pool *pool, const struct linear *s, const struct linear_terms *force,
                             int k)
{
    rational sum = s->constant[k];
    /*@ loop invariant 0 <= j <= s->forces && sum != \null && DOUBT_HAS_STAYED;
      @ loop assigns j, sum, rational_doubt;
      @ loop variant s->forces - j; */
    for (int j = 0; j < s->forces; j++)
        if (force->value[j] != NULL)
            sum = rational_add(pool, sum, rational_multiply(pool, force->value[j], s->push[k][j]));
    return sum;
}

/* 1 when the sign of every weight is allowed by the bound of its row. */
/*@ requires linear_system_ok(s) && linear_word_ok(s, w) && \valid_read(weight);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int weights_are_allowed(const struct linear *s, const struct linear_word *w, const struct linear_terms *weight)
{
    /*@ loop invariant 0 <= k <= s->rows && DOUBT_HAS_STAYED;
      @ loop assigns k, rational_doubt;
      @ loop variant s->rows - k; */
    for (int k = 0; k < s->rows; k++)
        if (weight->value[k] != NULL &&
            !weight_is_allowed((enum linear_bound)w->bound[k], rational_sign(weight->value[k])))
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

const char *linear_refuted(struct rational_pool *pool, const struct linear *s, const struct linear_word *w,
                           const struct linear_terms *weight)
{
    if (!weights_are_allowed(s, w, weight)) return known_text("a weight has a sign that its row does not allow");
    /*@ loop invariant 0 <= j <= s->forces && DOUBT_HAS_STAYED;
      @ loop assigns j, rational_doubt;
      @ loop variant s->forces - j; */
    for (int j = 0; j < s->forces; j++)
        if (w->allowed[j] && rational_sign(sum_of_pushes(pool, s, weight, j)) > 0)
            return known_text("a force pushes the weighted sum up");
    const int sign = rational_sign(sum_of_constants(pool, s, weight));
    if (sign < 0 || (sign == 0 && some_weight_is_strict(s, w, weight))) return NULL;
    return known_text("the weighted sum does not contradict the word");
}

/* The condition of FACE on a row: it satisfies its bound; if it is an inequality, it is either strict and has no
 * weight, or it is an equality and has one. */
/*@ requires linear_system_ok(s) && linear_word_ok(s, w) && \valid_read(weight) && \valid_read(force) && pool != \null;
  @ requires \valid(face) && \separated(face, s, w, weight, force) && 0 <= k < s->rows;
  @ assigns *face, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int row_is_faced(struct rational_pool *pool, const struct linear *s, const struct linear_word *w,
                        const struct linear_terms *force, const struct linear_terms *weight, struct linear_face *face,
                        int k)
{
    const enum linear_bound bound = (enum linear_bound)w->bound[k];
    const int sign = rational_sign(acceleration(pool, s, force, k)), weighs = weight->value[k] != NULL;
    if (!bound_holds(bound, sign)) return 0;
    if (is_strict(bound)) return !weighs;
    if (!is_closed(bound)) return 1;
    face->tight[k] = sign == 0;
    if (sign == 0) face->strict = 0;
    return weighs == (sign == 0);
}

/* The condition of FACE on a force: an allowed force is either positive or has a weight; any other force is 0. */
/*@ requires linear_system_ok(s) && linear_word_ok(s, w) && \valid_read(weight) && \valid_read(force) && pool != \null;
  @ requires \valid(face) && \separated(face, s, w, weight, force) && 0 <= j < s->forces;
  @ assigns *face, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int force_is_faced(struct rational_pool *pool, const struct linear *s, const struct linear_word *w,
                          const struct linear_terms *force, const struct linear_terms *weight, struct linear_face *face,
                          int j)
{
    const int acts = force->value[j] != NULL;
    if (!w->allowed[j]) return !acts;
    if (acts && rational_sign(force->value[j]) <= 0) return 0;
    if (!acts) face->strict = 0;
    return rational_sign(sum_of_pushes(pool, s, weight, j)) == (acts ? 0 : -1);
}

const char *linear_check_face(struct rational_pool *pool, const struct linear *s, const struct linear_word *w,
                              const struct linear_terms *force, const struct linear_terms *weight,
                              struct linear_face *face)
{
    *face = (struct linear_face){.strict = 1};
    if (!weights_are_allowed(s, w, weight)) return known_text("a weight has a sign that its row does not allow");
    if (rational_sign(sum_of_constants(pool, s, weight)) != 0) return known_text("the weighted constants are not 0");
    /*@ loop invariant 0 <= k <= s->rows && DOUBT_HAS_STAYED;
      @ loop assigns k, *face, rational_doubt;
      @ loop variant s->rows - k; */
    for (int k = 0; k < s->rows; k++)
        if (!row_is_faced(pool, s, w, force, weight, face, k))
            return known_text("a row does not meet its bound, or is neither strict nor shown to be an equation");
    /*@ loop invariant 0 <= j <= s->forces && DOUBT_HAS_STAYED;
      @ loop assigns j, *face, rational_doubt;
      @ loop variant s->forces - j; */
    for (int j = 0; j < s->forces; j++)
        if (!force_is_faced(pool, s, w, force, weight, face, j))
            return known_text("a force is not allowed, or is neither positive nor shown to be 0");
    return NULL;
}

const char *linear_solves(struct rational_pool *pool, const struct linear *s, const struct linear_word *w,
                          const struct linear_terms *force)
{
    /*@ loop invariant 0 <= j <= s->forces && DOUBT_HAS_STAYED;
      @ loop assigns j, rational_doubt;
      @ loop variant s->forces - j; */
    for (int j = 0; j < s->forces; j++)
        if (force->value[j] != NULL && (!w->allowed[j] || rational_sign(force->value[j]) <= 0))
            return known_text("a force that is not allowed, or not positive");
    /*@ loop invariant 0 <= k <= s->rows && DOUBT_HAS_STAYED;
      @ loop assigns k, rational_doubt;
      @ loop variant s->rows - k; */
    for (int k = 0; k < s->rows; k++)
        if (!bound_holds((enum linear_bound)w->bound[k], rational_sign(acceleration(pool, s, force, k))))
            return known_text("an acceleration that the word does not allow");
    return NULL;
}
