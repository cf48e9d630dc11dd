/* SPDX-License-Identifier: BSD-2-Clause */
/* The rules PARTITION and FIXED (spec/stance/certificate.md, sections 6 and 7). */
#include "check/stance/stance.h"

#include <stddef.h>

enum { MOST_INTERVALS = 128 };

enum word { WORD_UNDEF, WORD_SAFE, WORD_UP, WORD_DOWN, NO_WORD };

/* The intervals of the partition, and for a graph the values of the map on each leaf. */
struct partition {
    const struct json *json;
    struct enclosed *e;
    struct answer *answer;
    int count, graph;
    scalar end[MOST_INTERVALS];
    enum word word[MOST_INTERVALS];
    scalar level[MOST_INTERVALS];
};

int stance_rejected(struct answer *answer, const char *place, const char *item, const char *what)
{
    return answer_set(answer, ANSWER_REJECTED, place, item, what);
}

static int reject_partition(const struct partition *p, const char *item, const char *what)
{
    return stance_rejected(p->answer, "witness.partition", item, what);
}

static enum word word_of(const struct json *json, int node)
{
    static const char *const text[] = {"undef", "safe", "up", "down"};
    for (int k = 0; k < NO_WORD; k++)
        if (json_is(json, node, text[k])) return (enum word)k;
    return NO_WORD;
}

/* Reads words, ends and levels; the ends must increase. */
static int read_partition(struct partition *p, int node)
{
    const struct json *json = p->json;
    const int ends = json_member(json, node, "ends"), words = json_member(json, node, "words"),
              levels = json_member(json, node, "levels");
    int at = words + 1, k = 0;
    p->count = json_size(json, words);
    if (p->count < 1 || p->count > MOST_INTERVALS)
        return reject_partition(p, "words", "from 1 to 128 intervals are expected");
    if (json_size(json, ends) != p->count - 1) return reject_partition(p, "ends", "one less than intervals");
    if ((levels != 0) != p->graph)
        return reject_partition(p, "levels", "are given exactly when the load lifts contact 2");
    if (p->graph && json_size(json, levels) != p->count) return reject_partition(p, "levels", "as many as intervals");
    for (k = 0; k < p->count; k++, at = json->node[at].next)
        if ((p->word[k] = word_of(json, at)) == NO_WORD) return reject_partition(p, "words", "an unknown word");
    for (k = 0, at = ends + 1; k < p->count - 1; k++, at = json->node[at].next) {
        p->end[k] = quantity_number(json, p->e->pool, at);
        if (k > 0 && enclosed_compare(p->e, p->end[k - 1], p->end[k]) >= 0)
            return reject_partition(p, "ends", "do not rise");
    }
    for (k = 0, at = levels + 1; p->graph && k < p->count; k++, at = json->node[at].next)
        p->level[k] = quantity_number(json, p->e->pool, at);
    return 1;
}

static void span_of(const struct partition *p, int k, struct stance_end span[2])
{
    const struct range zero = enclosed_integer(p->e, 0);
    span[0] = k == 0 ? (struct stance_end){-1, zero} : (struct stance_end){0, range_of(p->end[k - 1])};
    span[1] = k == p->count - 1 ? (struct stance_end){1, zero} : (struct stance_end){0, range_of(p->end[k])};
}

static int is_below_one(const struct partition *p, const struct stance_leaf *leaf)
{
    return enclosed_compare(p->e, leaf->growth.high, scalar_one(p->e->pool)) < 0;
}

/* The sign of x - t for all x in an interval and a number t; 0 when there is no common sign. */
static int sign_less(const struct enclosed *e, struct range x, scalar t)
{
    if (enclosed_compare(e, x.low, t) > 0) return 1;
    return enclosed_compare(e, x.high, t) < 0 ? -1 : 0;
}

/* The sign of R(t) - t at an end of an interval, by the formula of an affine leaf. */
static int way_at(struct enclosed *e, const struct stance_leaf *leaf, const struct stance_end *t)
{
    if (!t->infinite) return sign_less(e, stance_line_at(e, &leaf->line, t).x, t->x.low);
    const int sign = range_sign(enclosed_subtract(e, leaf->line.b, enclosed_integer(e, 1)));
    return sign == RANGE_OPEN ? 0 : sign * t->infinite;
}

/* The sign of R(t) - t on a whole interval; 0 when it is not determined. */
static int way_of(struct enclosed *e, const struct stance_leaf *leaf, const struct stance_end span[2])
{
    if (leaf->form == FORM_AFFINE) {
        const int low = way_at(e, leaf, span), high = way_at(e, leaf, span + 1);
        return low == high ? low : 0;
    }
    if (!leaf->low.infinite && !span[1].infinite && enclosed_compare(e, leaf->low.x.low, span[1].x.low) > 0) return 1;
    if (!leaf->high.infinite && !span[0].infinite && enclosed_compare(e, leaf->high.x.high, span[0].x.low) < 0)
        return -1;
    return 0;
}

/* 1 when the word of an interval is true on each leaf on which the map is defined. */
static int word_holds(const struct partition *p, int k, const struct stance_end span[2], const struct stance_leaf *leaf,
                      int leaves)
{
    int maps = 0;
    for (int l = 0; l < leaves; l++) {
        if (leaf[l].form == FORM_DOUBLE_IMPACT) continue;
        maps++;
        if (p->word[k] == WORD_UNDEF) return reject_partition(p, "words", "the map is defined on an interval `undef`");
        if (p->word[k] == WORD_SAFE && !is_below_one(p, leaf + l))
            return reject_partition(p, "words", "growth on an interval `safe`");
        if (p->word[k] >= WORD_UP && way_of(p->e, leaf + l, span) != (p->word[k] == WORD_UP ? 1 : -1))
            return reject_partition(p, "words", "the map goes another way on an interval `up` or `down`");
    }
    return maps > 0 || p->word[k] == WORD_UNDEF ||
           reject_partition(p, "words", "the map is defined nowhere on an interval");
}

/* The additional conditions on the first and the last interval. */
static int outer_holds(const struct partition *p, int k, const struct stance_leaf *leaf, int leaves)
{
    if (p->word[k] == WORD_UNDEF) return 1;
    if (leaves != 1) return reject_partition(p, "words", "the first or last interval has several leaves");
    if (!p->graph)
        return p->word[k] == WORD_SAFE || reject_partition(p, "words", "the first or last interval is `up` or `down`");
    const int grows = enclosed_compare(p->e, leaf->growth.low, scalar_one(p->e->pool)) > 0;
    return (leaf->form == FORM_AFFINE && (grows || is_below_one(p, leaf))) ||
           reject_partition(p, "words", "the first or last interval has no affine leaf with a growth that is not 1");
}

static int meets(const struct partition *p, const struct stance_leaf *leaf, int m)
{
    struct stance_end span[2];
    span_of(p, m, span);
    if (!span[0].infinite && !leaf->high.infinite && enclosed_compare(p->e, span[0].x.low, leaf->high.x.high) > 0)
        return 0;
    return span[1].infinite || leaf->low.infinite || enclosed_compare(p->e, span[1].x.low, leaf->low.x.low) >= 0;
}

/* 1 when arrows lead to levels that are not higher, and to lower ones when one of the intervals is not `safe`. */
static int levels_hold(const struct partition *p, int k, const struct stance_leaf *leaf, int leaves)
{
    for (int l = 0; l < leaves; l++)
        for (int m = 0; m < p->count && leaf[l].form != FORM_DOUBLE_IMPACT; m++) {
            const int calm = p->word[k] == WORD_SAFE && p->word[m] == WORD_SAFE;
            if (m == k || p->word[m] == WORD_UNDEF || !meets(p, leaf + l, m)) continue;
            const int rises = enclosed_compare(p->e, p->level[m], p->level[k]);
            if (rises > 0 || (rises == 0 && !calm))
                return reject_partition(p, "levels", "an arrow leads to a level that is not lower");
        }
    return 1;
}

static int interval_holds(const struct partition *p, const struct stance_step *step, int k)
{
    struct stance_leaf leaf[STANCE_LEAVES];
    struct stance_end span[2];
    span_of(p, k, span);
    p->e->open = 0;
    const int leaves = stance_step_leaves(step, span, leaf);
    if (p->e->open) return reject_partition(p, "words", "a range leaves a sign open");
    if (!word_holds(p, k, span, leaf, leaves)) return 0;
    if ((k == 0 || k == p->count - 1) && !outer_holds(p, k, leaf, leaves)) return 0;
    if (p->graph && !levels_hold(p, k, leaf, leaves)) return 0;
    return !p->e->open || reject_partition(p, "words", "a range leaves a sign open");
}

/* Checks each interval in a pool of its own, because many numbers are made. */
static int interval_holds_apart(const struct partition *p, const struct stance_step *step, int k)
{
    struct scalar_pool *pool = p->e->pool;
    p->e->pool = scalar_pool_scratch(pool);
    const int fine = interval_holds(p, step, k);
    scalar_pool_free(p->e->pool);
    p->e->pool = pool;
    return fine;
}

int stance_check_partition(const struct stance_statics *statics, const struct json *json, int partition,
                           struct answer *answer)
{
    struct enclosed *e = statics->body.e;
    struct stance_step step;
    int theorem = 3;
    struct partition p = {.json = json, .e = e, .answer = answer};
    p.graph = enclosed_sign(e, statics->body.c[Z2]) > 0;
    if (!statics->persistent) return reject_partition(&p, "", "the equilibrium is not persistent");
    if (!read_partition(&p, partition)) return 0;
    stance_make_step(&statics->body, &step);
    for (int k = 0; k < p.count; k++) {
        if (p.word[k] == WORD_UP || p.word[k] == WORD_DOWN) theorem = 4;
        if (!interval_holds_apart(&p, &step, k)) return 0;
    }
    return theorem;
}

static int trap_is_wrong(struct answer *answer, const char *what)
{
    return stance_rejected(answer, "witness.trap", "", what);
}

static int is_inside(const struct enclosed *e, const struct stance_leaf *leaf, const struct stance_end span[2])
{
    return !leaf->low.infinite && !leaf->high.infinite && enclosed_compare(e, span[0].x.low, leaf->low.x.low) <= 0 &&
           enclosed_compare(e, leaf->high.x.high, span[1].x.low) <= 0;
}

/* The sign of R(t) - t at an end of the trap. */
static int way_from(const struct stance_step *step, const struct stance_end *t)
{
    struct enclosed *e = step->half[0].e;
    struct stance_leaf leaf[STANCE_LEAVES];
    const struct stance_end span[2] = {*t, *t};
    if (stance_step_leaves(step, span, leaf) != 1 || leaf[0].form == FORM_DOUBLE_IMPACT) return 0;
    if (enclosed_compare(e, leaf[0].low.x.low, t->x.low) > 0) return 1;
    return enclosed_compare(e, leaf[0].high.x.high, t->x.low) < 0 ? -1 : 0;
}

static void read_trap(struct enclosed *e, const struct json *json, int trap, struct stance_end span[2])
{
    span[0] = (struct stance_end){0, range_of(quantity_number(json, e->pool, json_member(json, trap, "from")))};
    span[1] = (struct stance_end){0, range_of(quantity_number(json, e->pool, json_member(json, trap, "to")))};
}

int stance_check_trap(const struct stance_statics *statics, const struct json *json, int trap, struct answer *answer)
{
    struct enclosed *e = statics->body.e;
    struct stance_step step;
    struct stance_leaf leaf[STANCE_LEAVES];
    struct stance_end span[2];
    int inside = 1;
    read_trap(e, json, trap, span);
    if (enclosed_compare(e, span[0].x.low, span[1].x.low) > 0) return trap_is_wrong(answer, "has no inside");
    stance_make_step(&statics->body, &step);
    e->open = 0;
    const int leaves = stance_step_leaves(&step, span, leaf);
    if (leaves < 1 || (leaves > 1 && !statics->persistent)) return trap_is_wrong(answer, "has several leaves");
    for (int k = 0; k < leaves; k++) {
        if (leaf[k].form == FORM_DOUBLE_IMPACT) return trap_is_wrong(answer, "the map is not defined on all of it");
        if (enclosed_compare(e, leaf[k].growth.low, scalar_one(e->pool)) <= 0)
            return trap_is_wrong(answer, "has no growth");
        inside = inside && is_inside(e, leaf + k, span);
    }
    const int crosses = inside || (leaves == 1 && way_from(&step, span) * way_from(&step, span + 1) < 0);
    if (!crosses) return trap_is_wrong(answer, "need not hold a fixed point");
    return !e->open || trap_is_wrong(answer, "a range leaves a sign open");
}

static int is_exactly(struct range x, scalar y)
{
    return scalar_equal(x.low, y) && scalar_equal(x.high, y);
}

int stance_check_neutral(const struct stance_statics *statics, const struct json *json, int trap, struct answer *answer)
{
    struct enclosed *e = statics->body.e;
    struct stance_step step;
    struct stance_leaf leaf[STANCE_LEAVES];
    struct stance_end span[2];
    read_trap(e, json, trap, span);
    stance_make_step(&statics->body, &step);
    e->open = 0;
    const int leaves = stance_step_leaves(&step, span, leaf);
    int fine = leaves > 0 && scalar_equal(span[0].x.low, span[1].x.low) && !e->open;
    for (int k = 0; k < leaves && fine; k++)
        fine = leaf[k].form != FORM_DOUBLE_IMPACT && !leaf[k].low.infinite && !leaf[k].high.infinite &&
               is_exactly(leaf[k].low.x, span[0].x.low) && is_exactly(leaf[k].high.x, span[0].x.low) &&
               is_exactly(leaf[k].growth, scalar_one(e->pool));
    return fine || trap_is_wrong(answer, "is no fixed point with growth 1");
}
