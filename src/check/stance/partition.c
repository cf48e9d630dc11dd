/* SPDX-License-Identifier: BSD-2-Clause */
/* The rules PARTITION and FIXED (spec/stance/certificate.md, sections 6 and 7). */
#include "check/stance/private.h"

#include <stddef.h>
#include <stdlib.h>

enum { MOST_INTERVALS = 128 };

enum word { WORD_UNDEF, WORD_SAFE, WORD_UP, WORD_DOWN, NO_WORD };

/* The intervals of the partition, with their ends but for infinity, their words, and for a graph the levels. */
struct partition {
    int count, graph;
    scalar end[MOST_INTERVALS], level[MOST_INTERVALS];
    enum word word[MOST_INTERVALS];
};

/*@ predicate partition_ok(struct partition p) = 1 <= p.count <= MOST_INTERVALS &&
  @   (\forall integer k; 0 <= k < p.count ==> p.end[k] != \null) &&
  @   (\forall integer k; 0 <= k < p.count ==> p.level[k] != \null); */

/*@ assigns \nothing; */
static struct stance_flaw of_partition(const char *item, const char *what)
{
    return stance_flaw("witness.partition", item, what);
}

/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing; */
static enum word word_of(const struct json *json, int node)
{
    if (json_is(json, node, "undef")) return WORD_UNDEF;
    if (json_is(json, node, "safe")) return WORD_SAFE;
    if (json_is(json, node, "up")) return WORD_UP;
    return json_is(json, node, "down") ? WORD_DOWN : NO_WORD;
}

/* What is wrong with the numbers of ends and levels; `count` is that of the intervals. */
/*@ requires json_ok(json) && 0 <= node < json->count && 1 <= count <= MOST_INTERVALS;
  @ assigns \nothing; */
static struct stance_flaw flaw_of_sizes(const struct json *json, int node, int count, int graph)
{
    const int levels = json_member(json, node, "levels");
    if (json_size(json, json_member(json, node, "ends")) != count - 1)
        return of_partition("ends", "one less than intervals");
    if ((levels != 0) != graph) return of_partition("levels", "are given exactly when the load lifts contact 2");
    if (graph && json_size(json, levels) != count) return of_partition("levels", "as many as intervals");
    return stance_no_flaw();
}

/* The node of item k of an array; the array itself when there is none. */
/*@ requires json_ok(json) && 0 <= array < json->count && 0 <= k;
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
static int item_of(const struct json *json, int array, int k)
{
    const int end = json->node[array].next;
    int i = array + 1;
    /*@ loop invariant array < i <= json->count && 0 <= k;
      @ loop assigns i, k;
      @ loop variant k; */
    for (; i < end && k > 0; k--) i = json->node[i].next;
    return i < end ? i : array;
}

/* Reads a partition whose sizes have been checked; the end of the last interval, and levels of no graph, are 0. */
/*@ requires enclosed_ok(e) && json_ok(json) && 0 <= node < json->count && 1 <= count <= MOST_INTERVALS;
  @ assigns scalar_doubt;
  @ ensures partition_ok(\result) && DOUBT_STAYS; */
static struct partition read_partition(const struct enclosed *e, const struct json *json, int node, int count,
                                       int graph)
{
    const int ends = json_member(json, node, "ends"), words = json_member(json, node, "words"),
              levels = json_member(json, node, "levels");
    const scalar zero = scalar_zero(e->pool);
    struct partition p = {.count = count, .graph = graph};
    /*@ loop invariant 0 <= k <= count && p.count == count && DOUBT_HAS_STAYED;
      @ loop invariant ends: \forall integer n; 0 <= n < k ==> p.end[n] != \null;
      @ loop invariant levels: \forall integer n; 0 <= n < k ==> p.level[n] != \null;
      @ loop assigns k, p, scalar_doubt;
      @ loop variant count - k; */
    for (int k = 0; k < count; k++) {
        p.word[k] = word_of(json, item_of(json, words, k));
        p.end[k] = k < count - 1 ? quantity_number(json, e->pool, item_of(json, ends, k)) : zero;
        p.level[k] = graph ? quantity_number(json, e->pool, item_of(json, levels, k)) : zero;
    }
    return p;
}

/* 1 when every interval has one of the four words. */
/*@ requires partition_ok(p);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_words(struct partition p)
{
    /*@ loop invariant 0 <= k <= p.count;
      @ loop assigns k;
      @ loop variant p.count - k; */
    for (int k = 0; k < p.count; k++)
        if (p.word[k] == NO_WORD) return 0;
    return 1;
}

/* 1 when the ends increase. */
/*@ requires enclosed_ok(e) && partition_ok(p);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int ends_rise(const struct enclosed *e, struct partition p)
{
    /*@ loop invariant 1 <= k && DOUBT_HAS_STAYED;
      @ loop assigns k, scalar_doubt;
      @ loop variant p.count - k; */
    for (int k = 1; k < p.count - 1; k++)
        if (enclosed_compare(e, p.end[k - 1], p.end[k]) >= 0) return 0;
    return 1;
}

/* A finite end. */
/*@ requires x != \null;
  @ assigns \nothing;
  @ ensures stance_end_ok(\result) && \result.infinite == 0; */
static struct stance_end end_at(scalar x)
{
    return (struct stance_end){0, range_of(x)};
}

/*@ requires enclosed_ok(e) && partition_ok(p) && 0 <= k < p.count;
  @ assigns \nothing;
  @ ensures stance_span_ok(\result); */
static struct stance_span span_of(const struct enclosed *e, struct partition p, int k)
{
    const struct range zero = enclosed_integer(e, 0);
    struct stance_span span = {{{-1, zero}, {1, zero}}};
    if (k > 0) span.at[0] = end_at(p.end[k - 1]);
    if (k < p.count - 1) span.at[1] = end_at(p.end[k]);
    return span;
}

/*@ requires enclosed_ok(e) && stance_leaf_ok(leaf);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_below_one(const struct enclosed *e, struct stance_leaf leaf)
{
    return enclosed_compare(e, leaf.growth.high, scalar_one(e->pool)) < 0;
}

/*@ requires enclosed_ok(e) && stance_leaf_ok(leaf);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_above_one(const struct enclosed *e, struct stance_leaf leaf)
{
    return enclosed_compare(e, leaf.growth.low, scalar_one(e->pool)) > 0;
}

/* The sign of x - t for all x in an interval and a number t; 0 when there is no common sign. */
/*@ requires enclosed_ok(e) && range_ok(x) && t != \null;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int sign_less(const struct enclosed *e, struct range x, scalar t)
{
    if (enclosed_compare(e, x.low, t) > 0) return 1;
    return enclosed_compare(e, x.high, t) < 0 ? -1 : 0;
}

/* The sign of R(t) - t at an end of an interval, by the formula of an affine leaf. */
/*@ requires enclosed_ok(e) && stance_line_ok(line) && stance_end_ok(t);
  @ assigns e->open, scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int way_at(struct enclosed *e, struct stance_line line, struct stance_end t)
{
    if (t.infinite == 0) return sign_less(e, stance_line_at(e, line, t).x, t.x.low);
    const int sign = range_sign(enclosed_subtract(e, line.b, enclosed_integer(e, 1)));
    if (sign == RANGE_OPEN) return 0;
    return t.infinite > 0 ? sign : -sign;
}

/* The sign of R(t) - t on a whole interval; 0 when it is not determined. */
/*@ requires enclosed_ok(e) && stance_leaf_ok(leaf) && stance_span_ok(span);
  @ assigns e->open, scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int way_of(struct enclosed *e, struct stance_leaf leaf, struct stance_span span)
{
    const struct stance_end from = span.at[0], to = span.at[1];
    if (leaf.form == FORM_AFFINE) {
        const int low = way_at(e, leaf.line, from), high = way_at(e, leaf.line, to);
        return low == high ? low : 0;
    }
    if (!leaf.low.infinite && !to.infinite && enclosed_compare(e, leaf.low.x.low, to.x.low) > 0) return 1;
    if (!leaf.high.infinite && !from.infinite && enclosed_compare(e, leaf.high.x.high, from.x.low) < 0) return -1;
    return 0;
}

/* What is wrong with the word of an interval on a leaf on which the map is defined; NULL when nothing is. */
/*@ requires enclosed_ok(e) && stance_leaf_ok(leaf) && stance_span_ok(span);
  @ assigns e->open, scalar_doubt;
  @ ensures DOUBT_STAYS; */
static const char *flaw_on_leaf(struct enclosed *e, enum word word, struct stance_span span, struct stance_leaf leaf)
{
    if (word == WORD_UNDEF) return "the map is defined on an interval `undef`";
    if (word == WORD_SAFE) return is_below_one(e, leaf) ? NULL : "growth on an interval `safe`";
    const int way = way_of(e, leaf, span);
    return way == (word == WORD_UP ? 1 : -1) ? NULL : "the map goes another way on an interval `up` or `down`";
}

/* What is wrong with the word of an interval; NULL when it is true on each leaf on which the map is defined. */
/*@ requires enclosed_ok(e) && stance_leaves_ok(leaves) && stance_span_ok(span);
  @ assigns e->open, scalar_doubt;
  @ ensures DOUBT_STAYS; */
static const char *flaw_of_word(struct enclosed *e, enum word word, struct stance_span span,
                                struct stance_leaves leaves)
{
    const char *what = word == WORD_UNDEF ? NULL : "the map is defined nowhere on an interval";
    /*@ loop invariant 0 <= l <= leaves.count && DOUBT_HAS_STAYED;
      @ loop assigns l, what, e->open, scalar_doubt;
      @ loop variant leaves.count - l; */
    for (int l = 0; l < leaves.count; l++) {
        if (leaves.leaf[l].form == FORM_DOUBLE_IMPACT) continue;
        what = flaw_on_leaf(e, word, span, leaves.leaf[l]);
        if (what != NULL) return what;
    }
    return what;
}

/* What is wrong with the first or the last interval beyond its word; NULL when nothing is. */
/*@ requires enclosed_ok(e) && stance_leaves_ok(leaves);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static const char *flaw_of_outer(const struct enclosed *e, enum word word, int graph, struct stance_leaves leaves)
{
    if (word == WORD_UNDEF) return NULL;
    if (leaves.count != 1) return "the first or last interval has several leaves";
    if (!graph) return word == WORD_SAFE ? NULL : "the first or last interval is `up` or `down`";
    const struct stance_leaf leaf = leaves.leaf[0];
    if (leaf.form == FORM_AFFINE && (is_above_one(e, leaf) || is_below_one(e, leaf))) return NULL;
    return "the first or last interval has no affine leaf with a growth that is not 1";
}

/* 1 when a leaf may lead into an interval. */
/*@ requires enclosed_ok(e) && stance_leaf_ok(leaf) && stance_span_ok(span);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int meets(const struct enclosed *e, struct stance_leaf leaf, struct stance_span span)
{
    const struct stance_end low = span.at[0], high = span.at[1];
    if (!low.infinite && !leaf.high.infinite && enclosed_compare(e, low.x.low, leaf.high.x.high) > 0) return 0;
    return high.infinite || leaf.low.infinite || enclosed_compare(e, high.x.low, leaf.low.x.low) >= 0;
}

/* 1 when an arrow may lead from interval k to interval m: to a level that is not higher, and to a lower one when one of
 * the intervals is not `safe`. */
/*@ requires enclosed_ok(e) && partition_ok(p) && 0 <= k < p.count && 0 <= m < p.count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int goes_down(const struct enclosed *e, struct partition p, int k, int m)
{
    const int rises = enclosed_compare(e, p.level[m], p.level[k]);
    return rises < 0 || (rises == 0 && p.word[k] == WORD_SAFE && p.word[m] == WORD_SAFE);
}

/* 1 when the arrows of a leaf on interval k lead down. */
/*@ requires enclosed_ok(e) && partition_ok(p) && 0 <= k < p.count && stance_leaf_ok(leaf);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int leaf_goes_down(const struct enclosed *e, struct partition p, int k, struct stance_leaf leaf)
{
    /*@ loop invariant 0 <= m <= p.count && DOUBT_HAS_STAYED;
      @ loop assigns m, scalar_doubt;
      @ loop variant p.count - m; */
    for (int m = 0; m < p.count; m++)
        if (m != k && p.word[m] != WORD_UNDEF && meets(e, leaf, span_of(e, p, m)) && !goes_down(e, p, k, m)) return 0;
    return 1;
}

/* 1 when all arrows from interval k lead down. */
/*@ requires enclosed_ok(e) && partition_ok(p) && 0 <= k < p.count && stance_leaves_ok(leaves);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int levels_fall(const struct enclosed *e, struct partition p, int k, struct stance_leaves leaves)
{
    /*@ loop invariant 0 <= l <= leaves.count && DOUBT_HAS_STAYED;
      @ loop assigns l, scalar_doubt;
      @ loop variant leaves.count - l; */
    for (int l = 0; l < leaves.count; l++)
        if (leaves.leaf[l].form != FORM_DOUBLE_IMPACT && !leaf_goes_down(e, p, k, leaves.leaf[l])) return 0;
    return 1;
}

/* What is wrong with interval k, whose leaves these are. */
/*@ requires enclosed_ok(e) && partition_ok(p) && 0 <= k < p.count && stance_span_ok(span) && stance_leaves_ok(leaves);
  @ assigns e->open, scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct stance_flaw flaw_of_leaves(struct enclosed *e, struct partition p, int k, struct stance_span span,
                                         struct stance_leaves leaves)
{
    const char *what = flaw_of_word(e, p.word[k], span, leaves);
    if (what == NULL && (k == 0 || k == p.count - 1)) what = flaw_of_outer(e, p.word[k], p.graph, leaves);
    if (what != NULL) return of_partition("words", what);
    if (p.graph && !levels_fall(e, p, k, leaves))
        return of_partition("levels", "an arrow leads to a level that is not lower");
    return stance_no_flaw();
}

/*@ requires enclosed_ok(e) && partition_ok(p) && stance_step_ok(step) && 0 <= k < p.count;
  @ assigns e->open, scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct stance_flaw flaw_of_interval(struct enclosed *e, struct partition p, struct stance_step step, int k)
{
    const struct stance_span span = span_of(e, p, k);
    const struct stance_leaves leaves = stance_step_leaves(e, step, span);
    if (e->open) return of_partition("words", "a range leaves a sign open");
    const struct stance_flaw flaw = flaw_of_leaves(e, p, k, span, leaves);
    if (flaw.what != NULL || !e->open) return flaw;
    return of_partition("words", "a range leaves a sign open");
}

/* The same, in a pool of its own, because many numbers are made. */
/*@ requires enclosed_ok(e) && partition_ok(p) && stance_step_ok(step) && 0 <= k < p.count;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct stance_flaw flaw_apart(const struct enclosed *e, struct partition p, struct stance_step step, int k)
{
    struct scalar_pool *pool = scalar_pool_scratch(e->pool);
    if (pool == NULL) abort();
    struct enclosed apart = {pool, e->bits, 0};
    const struct stance_flaw flaw = flaw_of_interval(&apart, p, step, k);
    scalar_pool_free(pool);
    return flaw;
}

/* What is wrong with some interval. */
/*@ requires enclosed_ok(e) && partition_ok(p) && stance_step_ok(step);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct stance_flaw flaw_of_intervals(const struct enclosed *e, struct partition p, struct stance_step step)
{
    /*@ loop invariant 0 <= k <= p.count && DOUBT_HAS_STAYED;
      @ loop assigns k, scalar_doubt;
      @ loop variant p.count - k; */
    for (int k = 0; k < p.count; k++) {
        const struct stance_flaw flaw = flaw_apart(e, p, step, k);
        if (flaw.what != NULL) return flaw;
    }
    return stance_no_flaw();
}

/* What is wrong with the text of a partition. */
/*@ requires enclosed_ok(e) && partition_ok(p);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct stance_flaw flaw_of_text(const struct enclosed *e, struct partition p)
{
    if (!has_words(p)) return of_partition("words", "an unknown word");
    return ends_rise(e, p) ? stance_no_flaw() : of_partition("ends", "do not rise");
}

/* What is wrong with a partition whose sizes have been checked. */
/*@ requires enclosed_ok(e) && partition_ok(p) && stance_body_ok(body);
  @ assigns e->open, scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct stance_flaw flaw_of_partition(struct enclosed *e, struct stance_body body, struct partition p)
{
    const struct stance_flaw flaw = flaw_of_text(e, p);
    if (flaw.what != NULL) return flaw;
    const struct stance_step step = stance_make_step(e, body);
    return e->open ? of_partition("words", "a range leaves a sign open") : flaw_of_intervals(e, p, step);
}

/* 4 when the map goes up or down on some interval, else 3. */
/*@ requires partition_ok(p);
  @ assigns \nothing; */
static int theorem_of(struct partition p)
{
    /*@ loop invariant 0 <= k <= p.count;
      @ loop assigns k;
      @ loop variant p.count - k; */
    for (int k = 0; k < p.count; k++)
        if (p.word[k] == WORD_UP || p.word[k] == WORD_DOWN) return 4;
    return 3;
}

struct stance_theorem stance_check_partition(struct enclosed *e, struct stance_statics statics, const struct json *json,
                                             int partition)
{
    const int graph = enclosed_sign(e, statics.body.c[Z2]) > 0;
    if (!statics.persistent) return (struct stance_theorem){of_partition("", "the equilibrium is not persistent"), 0};
    const int count = json_size(json, json_member(json, partition, "words"));
    if (count < 1 || count > MOST_INTERVALS)
        return (struct stance_theorem){of_partition("words", "from 1 to 128 intervals are expected"), 0};
    const struct stance_flaw sizes = flaw_of_sizes(json, partition, count, graph);
    if (sizes.what != NULL) return (struct stance_theorem){sizes, 0};
    const struct partition p = read_partition(e, json, partition, count, graph);
    return (struct stance_theorem){flaw_of_partition(e, statics.body, p), theorem_of(p)};
}

/*@ assigns \nothing; */
static struct stance_flaw of_trap(const char *what)
{
    return stance_flaw("witness.trap", "", what);
}

/* 1 when the values of a leaf are inside an interval with finite ends. */
/*@ requires enclosed_ok(e) && stance_leaf_ok(leaf) && stance_span_ok(span);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_inside(const struct enclosed *e, struct stance_leaf leaf, struct stance_span span)
{
    return !leaf.low.infinite && !leaf.high.infinite && enclosed_compare(e, span.at[0].x.low, leaf.low.x.low) <= 0 &&
           enclosed_compare(e, leaf.high.x.high, span.at[1].x.low) <= 0;
}

/* 1 when the values of all leaves are. */
/*@ requires enclosed_ok(e) && stance_leaves_ok(leaves) && stance_span_ok(span);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int are_inside(const struct enclosed *e, struct stance_leaves leaves, struct stance_span span)
{
    /*@ loop invariant 0 <= k <= leaves.count && DOUBT_HAS_STAYED;
      @ loop assigns k, scalar_doubt;
      @ loop variant leaves.count - k; */
    for (int k = 0; k < leaves.count; k++)
        if (!is_inside(e, leaves.leaf[k], span)) return 0;
    return 1;
}

/* The sign of R(t) - t at an end of the trap. */
/*@ requires enclosed_ok(e) && stance_step_ok(step) && stance_end_ok(t);
  @ assigns e->open, scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int way_from(struct enclosed *e, struct stance_step step, struct stance_end t)
{
    const struct stance_span span = {{t, t}};
    const struct stance_leaves leaves = stance_step_leaves(e, step, span);
    if (leaves.count != 1 || leaves.leaf[0].form == FORM_DOUBLE_IMPACT) return 0;
    const struct stance_leaf leaf = leaves.leaf[0];
    return sign_less(e, (struct range){leaf.low.x.low, leaf.high.x.high}, t.x.low);
}

/* 1 when R(t) - t has different signs at the ends of the trap. */
/*@ requires enclosed_ok(e) && stance_step_ok(step) && stance_span_ok(span);
  @ assigns e->open, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int crosses(struct enclosed *e, struct stance_step step, struct stance_span span)
{
    const int low = way_from(e, step, span.at[0]), high = way_from(e, step, span.at[1]);
    return low != 0 && high == -low;
}

/*@ requires enclosed_ok(e) && json_ok(json) && 0 <= trap < json->count;
  @ assigns scalar_doubt;
  @ ensures stance_span_ok(\result) && DOUBT_STAYS; */
static struct stance_span read_trap(const struct enclosed *e, const struct json *json, int trap)
{
    const struct stance_end from = end_at(quantity_number(json, e->pool, json_member(json, trap, "from"))),
                            to = end_at(quantity_number(json, e->pool, json_member(json, trap, "to")));
    return (struct stance_span){{from, to}};
}

/* What is wrong with a leaf of a trap; NULL when nothing is. */
/*@ requires enclosed_ok(e) && stance_leaf_ok(leaf);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static const char *flaw_in_trap(const struct enclosed *e, struct stance_leaf leaf)
{
    if (leaf.form == FORM_DOUBLE_IMPACT) return "the map is not defined on all of it";
    return is_above_one(e, leaf) ? NULL : "has no growth";
}

/* What is wrong with the leaves of a trap; NULL when nothing is. */
/*@ requires enclosed_ok(e) && stance_leaves_ok(leaves);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static const char *flaw_of_growth(const struct enclosed *e, struct stance_leaves leaves, int persistent)
{
    if (leaves.count < 1 || (leaves.count > 1 && !persistent)) return "has several leaves";
    /*@ loop invariant 0 <= k <= leaves.count && DOUBT_HAS_STAYED;
      @ loop assigns k, scalar_doubt;
      @ loop variant leaves.count - k; */
    for (int k = 0; k < leaves.count; k++) {
        const char *what = flaw_in_trap(e, leaves.leaf[k]);
        if (what != NULL) return what;
    }
    return NULL;
}

struct stance_flaw stance_check_trap(struct enclosed *e, struct stance_statics statics, const struct json *json,
                                     int trap)
{
    const struct stance_span span = read_trap(e, json, trap);
    if (enclosed_compare(e, span.at[0].x.low, span.at[1].x.low) > 0) return of_trap("has no inside");
    const struct stance_step step = stance_make_step(e, statics.body);
    const struct stance_leaves leaves = stance_step_leaves(e, step, span);
    const char *what = flaw_of_growth(e, leaves, statics.persistent);
    if (what != NULL) return of_trap(what);
    if (!are_inside(e, leaves, span) && (leaves.count != 1 || !crosses(e, step, span)))
        return of_trap("need not hold a fixed point");
    return e->open ? of_trap("a range leaves a sign open") : stance_no_flaw();
}

/*@ requires range_ok(x) && y != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_exactly(struct range x, scalar y)
{
    return scalar_equal(x.low, y) && scalar_equal(x.high, y);
}

/* 1 when a leaf has the value t and growth 1. */
/*@ requires enclosed_ok(e) && stance_leaf_ok(leaf) && t != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_neutral(const struct enclosed *e, struct stance_leaf leaf, scalar t)
{
    return leaf.form != FORM_DOUBLE_IMPACT && !leaf.low.infinite && !leaf.high.infinite && is_exactly(leaf.low.x, t) &&
           is_exactly(leaf.high.x, t) && is_exactly(leaf.growth, scalar_one(e->pool));
}

/* 1 when all leaves have, and there is one. */
/*@ requires enclosed_ok(e) && stance_leaves_ok(leaves) && t != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int are_neutral(const struct enclosed *e, struct stance_leaves leaves, scalar t)
{
    /*@ loop invariant 0 <= k <= leaves.count && DOUBT_HAS_STAYED;
      @ loop assigns k, scalar_doubt;
      @ loop variant leaves.count - k; */
    for (int k = 0; k < leaves.count; k++)
        if (!is_neutral(e, leaves.leaf[k], t)) return 0;
    return leaves.count > 0;
}

struct stance_flaw stance_check_neutral(struct enclosed *e, struct stance_statics statics, const struct json *json,
                                        int trap)
{
    const struct stance_span span = read_trap(e, json, trap);
    const scalar from = span.at[0].x.low, to = span.at[1].x.low;
    const struct stance_step step = stance_make_step(e, statics.body);
    const struct stance_leaves leaves = stance_step_leaves(e, step, span);
    const int fine = !e->open && scalar_equal(from, to) && are_neutral(e, leaves, from);
    return fine ? stance_no_flaw() : of_trap("is no fixed point with growth 1");
}
