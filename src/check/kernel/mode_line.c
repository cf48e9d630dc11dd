/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule MODE when the points that satisfy the equations form a line. On it, the inequalities depend only on the
 * unknown without a pivot, which is called t here. */
#include "check/kernel/mode_private.h"

#include <stddef.h>

/* A bound of t: numerator / denominator, with positive denominator. `is` is 0 when there is no bound; `strict` is 1
 * when t must be different from the bound. */
struct bound {
    int is, strict;
    rational numerator, denominator;
};

/*@ predicate bound_ok(struct bound x) = x.is != 0 ==> x.numerator != \null && x.denominator != \null; */

/* The part of a line on which the inequalities hold. */
struct part {
    struct bound low, high;
    int empty; /* 1 when some inequality does not hold anywhere on the line */
};

/*@ predicate part_ok(struct part x) = bound_ok(x.low) && bound_ok(x.high); */

/* The sign of x - y. */
/*@ requires pool != \null && x.is != 0 && y.is != 0 && bound_ok(x) && bound_ok(y);
  @ assigns rational_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int compare(struct rational_pool *pool, struct bound x, struct bound y)
{
    const rational left = rational_multiply(pool, x.numerator, y.denominator);
    const rational right = rational_multiply(pool, y.numerator, x.denominator);
    return rational_sign(rational_subtract(pool, left, right));
}

/* The tighter of two bounds, the second of which exists: the larger for side 1, the smaller for side -1. */
/*@ requires pool != \null && y.is != 0 && bound_ok(x) && bound_ok(y) && (side == 1 || side == -1);
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && bound_ok(\result) && \result.is != 0; */
static struct bound tighter(struct rational_pool *pool, struct bound x, struct bound y, int side)
{
    if (!x.is) return y;
    const int order = side * compare(pool, y, x);
    if (order < 0) return x;
    if (order == 0 && x.strict) y.strict = 1;
    return y;
}

/* The bound of t in a + b t >= 0, where b is not 0: t >= -a / b for positive b, else t <= a / -b. */
/*@ requires pool != \null && a != \null && b != \null;
  @ assigns \nothing;
  @ ensures bound_ok(\result) && \result.is == 1 && \result.strict == strict; */
static struct bound bound_of(struct rational_pool *pool, rational a, rational b, int slope, int strict)
{
    const rational zero = rational_zero(pool);
    if (slope > 0) return (struct bound){1, strict, rational_subtract(pool, zero, a), b};
    return (struct bound){1, strict, a, rational_subtract(pool, zero, b)};
}

/* The part with inequality k, on the line a + b t >= 0. */
/*@ requires pool != \null && \valid_read(s) && system_ok(s) && along < s->unknowns && k < s->inequalities && part_ok(part);
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && part_ok(\result); */
static struct part add_inequality(struct rational_pool *pool, const struct system *s, unsigned along, unsigned k,
                                  struct part part)
{
    const rational a = s->inequality[k].constant, b = s->inequality[k].of[along];
    const int slope = rational_sign(b), sign = rational_sign(a), strict = s->strict[k] != 0;
    const struct bound bound = bound_of(pool, a, b, slope, strict);
    if (slope == 0 && (sign < 0 || (sign == 0 && strict))) part.empty = 1;
    if (slope > 0) part.low = tighter(pool, part.low, bound, 1);
    if (slope < 0) part.high = tighter(pool, part.high, bound, -1);
    return part;
}

/* The part of the line on which all inequalities hold. */
/*@ requires pool != \null && \valid_read(s) && system_ok(s) && along < s->unknowns;
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && part_ok(\result); */
static struct part find_part(struct rational_pool *pool, const struct system *s, unsigned along)
{
    struct part part = {{0, 0, NULL, NULL}, {0, 0, NULL, NULL}, 0};
    /*@ loop invariant k <= s->inequalities && part_ok(part) && DOUBT_HAS_STAYED;
      @ loop assigns k, part, rational_doubt;
      @ loop variant s->inequalities - k; */
    for (unsigned k = 0; k < s->inequalities; k++) part = add_inequality(pool, s, along, k, part);
    return part;
}

/* 1 when an inequality is an equality on the whole line. */
/*@ requires \valid_read(s) && system_ok(s) && along < s->unknowns && k < s->inequalities;
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_flat(const struct system *s, unsigned along, unsigned k)
{
    return rational_sign(s->inequality[k].of[along]) == 0 && rational_sign(s->inequality[k].constant) == 0;
}

/* Verifies that the point of the witness satisfies the inequalities, strictly except for those that are equalities on
 * the whole line, unless the part consists of one point: `only`. */
/*@ requires pool != \null && \valid_read(s) && system_ok(s) && along < s->unknowns && point_ok(point) && \valid(outcome);
  @ assigns outcome->status, outcome->tight[0 .. MODE_MAX_INEQUALITIES - 1], rational_doubt;
  @ ensures DOUBT_STAYS; */
static enum mode_flaw judge_point(struct rational_pool *pool, const struct system *s, unsigned along, int only,
                                  const rational *point, struct mode_outcome *outcome)
{
    outcome->status = MODE_CONSISTENT;
    /*@ loop invariant k <= s->inequalities && DOUBT_HAS_STAYED;
      @ loop assigns k, outcome->status, outcome->tight[0 .. MODE_MAX_INEQUALITIES - 1], rational_doubt;
      @ loop variant s->inequalities - k; */
    for (unsigned k = 0; k < s->inequalities; k++) {
        const int sign = rational_sign(form_at(pool, &s->inequality[k], point));
        if (sign < 0) return FLAW_INEQUALITIES;
        outcome->tight[s->index[k]] = sign == 0;
        if (sign > 0) continue;
        if (s->strict[k] || (!only && !is_flat(s, along, k))) return FLAW_EDGE;
        outcome->status = MODE_BOUNDARY;
    }
    return FLAW_NONE;
}

/* 1 when no t lies in the part; `width` is the sign of the difference of its bounds. */
/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_empty(struct part part, int width)
{
    return part.empty || width < 0 || (width == 0 && (part.low.strict || part.high.strict));
}

enum mode_flaw system_on_line(struct rational_pool *pool, const struct system *s, unsigned along, const rational *point,
                              struct mode_outcome *outcome)
{
    const struct part part = find_part(pool, s, along);
    const int width = part.low.is && part.high.is ? compare(pool, part.high, part.low) : 1;
    outcome->candidates = MODE_LINE;
    outcome->status = MODE_INCONSISTENT;
    if (is_empty(part, width)) return FLAW_NONE;
    enum mode_flaw flaw = system_meets(pool, s, point);
    if (flaw == FLAW_NONE) flaw = judge_point(pool, s, along, width == 0, point, outcome);
    if (flaw != FLAW_NONE) return flaw;
    outcome->has_point = 1;
    outcome->ends = part.high.is;
    outcome->end_numerator = part.high.numerator;
    outcome->end_denominator = part.high.denominator;
    return FLAW_NONE;
}
