/* SPDX-License-Identifier: BSD-2-Clause */
/* Subsets of the real line in certificates of kind `chatter` (spec/certificate.md, section 10.6). */
#ifndef CHECK_CHATTER_RANGES_H
#define CHECK_CHATTER_RANGES_H

#include "check/chatter/chatter.h"

/* A number a + b sqrt(d), or the end of a range; a is NULL for infinity. */
struct chatter_end {
    struct surd x;
    scalar d; /* NULL when b is */
};

/*@ predicate chatter_end_ok(struct chatter_end e) =
  @   (e.x.b != \null <==> e.d != \null) && (e.x.b != \null ==> e.x.a != \null); */

struct chatter_range {
    struct chatter_end low, high;
    short low_in, high_in;
};

enum { CHATTER_MAX_RANGES = 4 };

struct chatter_set {
    short count;
    struct chatter_range range[CHATTER_MAX_RANGES];
};

/*@ predicate chatter_range_ok{L}(struct chatter_range *r) = chatter_end_ok(r->low) && chatter_end_ok(r->high);
  @ predicate chatter_ranges_ok{L}(struct chatter_set *s, integer n) =
  @   \forall integer k; 0 <= k < n ==> chatter_range_ok(s->range + k);
  @ predicate chatter_set_ok{L}(struct chatter_set *s) = 0 <= s->count <= CHATTER_MAX_RANGES && chatter_ranges_ok(s, s->count); */

/* chatter_surd: the surd at a node; its a is NULL when it is not in a form that section 7.3 allows. */
/*@ requires chatter_reads(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && chatter_end_ok(\result); */
struct chatter_end chatter_surd(const struct chatter *c, int node);

/* chatter_end_of: the rational x. chatter_infinite: infinity. chatter_end_negate: -x. */
/*@ assigns \nothing;
  @ ensures \result.x.a == x && \result.x.b == \null && \result.d == \null; */
struct chatter_end chatter_end_of(scalar x);
/*@ assigns \nothing;
  @ ensures \result.x.a == \null && \result.x.b == \null && \result.d == \null; */
struct chatter_end chatter_infinite(void);
/*@ requires chatter_counts(c) && chatter_end_ok(x);
  @ assigns \nothing;
  @ ensures chatter_end_ok(\result) && (\result.x.a == \null <==> x.x.a == \null); */
struct chatter_end chatter_end_negate(const struct chatter *c, struct chatter_end x);

/* chatter_put: appends a range to a set, which must have room. */
/*@ requires \valid(set) && chatter_set_ok(set) && set->count < CHATTER_MAX_RANGES;
  @ requires chatter_end_ok(low) && chatter_end_ok(high);
  @ assigns *set;
  @ ensures chatter_set_ok(set) && set->count == \old(set->count) + 1; */
void chatter_put(struct chatter_set *set, struct chatter_end low, int low_in, struct chatter_end high, int high_in);

/* chatter_read_set: the set at a node, which is an array of ranges. Returns 0 when there are too many ranges, or an end
 * is not in the required form. */
/*@ requires chatter_reads(c) && 0 <= node < c->json->count && \valid(set) && \separated(set, c, c->json, c->answer);
  @ assigns *set, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && chatter_set_ok(set); */
int chatter_read_set(const struct chatter *c, int node, struct chatter_set *set);

/* chatter_mirror_set: replaces every x by -x. chatter_set_equal: 1 when both sets have the same representation. */
/*@ requires chatter_counts(c) && \valid_read(from) && chatter_set_ok(from) && \valid(set) && \separated(set, c, from);
  @ assigns *set;
  @ ensures chatter_set_ok(set) && set->count == from->count; */
void chatter_mirror_set(const struct chatter *c, const struct chatter_set *from, struct chatter_set *set);
/*@ requires \valid_read(x) && \valid_read(y) && chatter_set_ok(x) && chatter_set_ok(y);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> x->count == y->count); */
int chatter_set_equal(const struct chatter_set *x, const struct chatter_set *y);

#endif
