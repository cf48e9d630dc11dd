/* SPDX-License-Identifier: BSD-2-Clause */
#include "stance/search.h"

enum { MOST_ATTEMPTS = 8 };

static struct number_pool *pool_of(const struct search *search)
{
    return search->step->body->arithmetic.pool;
}

/* Tries intervals around a fixed point, narrower and narrower. */
static int is_trap_at(struct search *search, const struct guess_fixed *fixed, int persistent)
{
    for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        if (!guess_trap(pool_of(search), fixed, attempt, &search->from, &search->to)) return 0;
        if (rules_is_trap(search->step, search->from, search->to, persistent)) return 1;
    }
    return 0;
}

/* The fixed point of the formula at t, as an exact number. */
static const struct number *exact_fixed_point(struct search *search, const struct number *t)
{
    struct leaf leaf[STEP_MOST_LEAVES];
    struct arithmetic *a = &search->step->body->arithmetic;
    const struct bound at = bound_at(t);
    a->open = 0;
    const int count = step_leaves(search->step, &(struct span){at, at}, leaf);
    if (count < 1 || leaf->form == LEAF_DOUBLE_IMPACT || leaf->form == LEAF_MONOTONE) return NULL;
    if (leaf->form == LEAF_CONSTANT) return leaf->at_low.x;
    const struct number *x = over(a, leaf->line.a, minus(a, whole(a, 1), leaf->line.b));
    return a->open ? NULL : x;
}

static int is_neutral_at(struct search *search, const struct guess_fixed *fixed)
{
    if (!guess_is_neutral(fixed)) return 0;
    const struct number *t = exact_fixed_point(search, guess_fixed_point(pool_of(search), fixed));
    if (t == NULL || !number_is_rational(t) || !rules_is_neutral(search->step, t)) return 0;
    search->from = search->to = t;
    return 1;
}

enum search_end search_run(struct step *step, int persistent, struct search *search)
{
    struct guess_map map;
    search->step = step;
    search->judged = 0;
    guess_make(step, &map);
    guess_find(&map, &search->guess);
    const struct guess *guess = &search->guess;
    for (int k = 0; k < guess->fixed_points; k++)
        if (guess_grows(guess->fixed + k) && is_trap_at(search, guess->fixed + k, persistent)) return SEARCH_TRAP;
    for (int k = 0; k < guess->fixed_points && persistent; k++)
        if (is_neutral_at(search, guess->fixed + k)) return SEARCH_NEUTRAL;
    return persistent && search_partition(search) ? SEARCH_STABLE : SEARCH_OPEN;
}
