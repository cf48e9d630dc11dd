/* SPDX-License-Identifier: BSD-2-Clause */
#include "stance/rules.h"

static const struct bound no_low = {-1, NULL}, no_high = {1, NULL};

struct span partition_span(const struct partition *partition, int k)
{
    return (struct span){k == 0 ? no_low : bound_at(partition->end[k - 1]),
                         k == partition->intervals - 1 ? no_high : bound_at(partition->end[k])};
}

/* The leaves of an interval; -1 when a sign is not determined. */
static int leaves_of(struct step *step, const struct span *span, struct leaf leaf[STEP_MOST_LEAVES])
{
    step->body->arithmetic.open = 0;
    const int count = step_leaves(step, span, leaf);
    return step->body->arithmetic.open ? -1 : count;
}

static int against_one(struct arithmetic *a, const struct number *x)
{
    return compare(a, x, whole(a, 1));
}

/* The sign of R(t) - t at an end of an interval, by the formula of an affine leaf. */
static int way_at(struct arithmetic *a, const struct leaf *leaf, const struct bound *t)
{
    if (t->infinite) return against_one(a, leaf->line.b) * t->infinite;
    const struct bound value = line_at(a, &leaf->line, t);
    return bound_compare(a, &value, t);
}

/* The sign of R(t) - t on a whole interval; 0 when there is none. An affine leaf is judged by its formula, because its
 * values at the ends of the interval may belong to other leaves. */
static int way_of(struct arithmetic *a, const struct leaf *leaf, const struct span *span)
{
    if (leaf->form == LEAF_AFFINE) {
        const int low = way_at(a, leaf, &span->low), high = way_at(a, leaf, &span->high);
        return low == high ? low : 0;
    }
    if (bound_compare(a, &leaf->at_low, &span->high) > 0) return 1;
    return bound_compare(a, &leaf->at_high, &span->low) < 0 ? -1 : 0;
}

/* The common properties of all leaves on which the map is defined. */
struct summary {
    int maps, safe, way;
};

static struct summary summary_of(struct arithmetic *a, const struct leaf *leaf, int count, const struct span *span)
{
    struct summary s = {0, 1, 0};
    for (int k = 0; k < count; k++) {
        if (leaf[k].form == LEAF_DOUBLE_IMPACT) continue;
        const int way = way_of(a, leaf + k, span);
        s.way = s.maps == 0 || s.way == way ? way : 0;
        s.safe = s.safe && against_one(a, leaf[k].growth_high) < 0;
        s.maps++;
    }
    return s;
}

/* 1 when the first or last interval has one leaf only, which in a graph must be affine with a growth other than 1. */
static int is_outer(struct arithmetic *a, const struct leaf *leaf, int count, int graph)
{
    if (count != 1) return 0;
    return !graph || (leaf->form == LEAF_AFFINE &&
                      (against_one(a, leaf->growth_high) < 0 || against_one(a, leaf->growth_low) > 0));
}

enum interval_word rules_word(struct step *step, const struct span *span, int outer, int graph)
{
    struct leaf leaf[STEP_MOST_LEAVES];
    struct arithmetic *a = &step->body->arithmetic;
    const int count = leaves_of(step, span, leaf);
    if (count < 0) return WORD_NONE;
    const struct summary s = summary_of(a, leaf, count, span);
    if (a->open) return WORD_NONE;
    if (s.maps == 0) return WORD_UNDEF;
    if (outer && !is_outer(a, leaf, count, graph)) return WORD_NONE;
    if (s.safe) return WORD_SAFE;
    if (s.way == 0 || (outer && !graph)) return WORD_NONE;
    return s.way > 0 ? WORD_UP : WORD_DOWN;
}

static int way_from(struct step *step, const struct number *t)
{
    struct leaf leaf[STEP_MOST_LEAVES];
    const struct bound at = bound_at(t);
    const int count = leaves_of(step, &(struct span){at, at}, leaf);
    if (count != 1 || leaf->form == LEAF_DOUBLE_IMPACT) return 0;
    return bound_compare(&step->body->arithmetic, &leaf->at_low, &at);
}

static int stays_inside(struct arithmetic *a, const struct leaf *leaf, int count, const struct span *span)
{
    for (int k = 0; k < count; k++)
        if (bound_compare(a, &span->low, &leaf[k].at_low) > 0 || bound_compare(a, &leaf[k].at_high, &span->high) > 0)
            return 0;
    return 1;
}

int rules_is_trap(struct step *step, const struct number *from, const struct number *to, int persistent)
{
    struct leaf leaf[STEP_MOST_LEAVES];
    struct arithmetic *a = &step->body->arithmetic;
    const struct span span = {bound_at(from), bound_at(to)};
    const int count = leaves_of(step, &span, leaf);
    if (count < 1 || (count > 1 && !persistent)) return 0;
    for (int k = 0; k < count; k++)
        if (leaf[k].form == LEAF_DOUBLE_IMPACT || against_one(a, leaf[k].growth_low) <= 0) return 0;
    if (stays_inside(a, leaf, count, &span)) return !a->open;
    return count == 1 && way_from(step, from) * way_from(step, to) < 0 && !a->open;
}

int rules_is_neutral(struct step *step, const struct number *t)
{
    struct leaf leaf[STEP_MOST_LEAVES];
    struct arithmetic *a = &step->body->arithmetic;
    const struct bound at = bound_at(t);
    const int count = leaves_of(step, &(struct span){at, at}, leaf);
    for (int k = 0; k < count; k++) {
        if (leaf[k].form == LEAF_DOUBLE_IMPACT || bound_compare(a, &leaf[k].at_low, &at) != 0 ||
            bound_compare(a, &leaf[k].at_high, &at) != 0 || against_one(a, leaf[k].growth_low) != 0 ||
            against_one(a, leaf[k].growth_high) != 0)
            return 0;
    }
    return count > 0 && !a->open;
}
