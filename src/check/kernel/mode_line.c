/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule MODE when the points that satisfy the equations form a line. On it, the inequalities depend only on the
 * unknown without a pivot, which is called t here. */
#include "check/kernel/mode_private.h"

#include <stddef.h>

/* The sign of x - y. */
/*@ requires pool != \null && x.is != 0 && y.is != 0 && bound_ok(x) && bound_ok(y);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int compare(struct scalar_pool *pool, struct bound x, struct bound y)
{
    const scalar left = scalar_multiply(pool, x.numerator, y.denominator);
    const scalar right = scalar_multiply(pool, y.numerator, x.denominator);
    return scalar_sign(scalar_subtract(pool, left, right));
}

/* The larger of two bounds from below, the second of which exists. */
/*@ requires pool != \null && y.is != 0 && bound_ok(x) && bound_ok(y);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && bound_ok(\result) && \result.is != 0; */
static struct bound larger(struct scalar_pool *pool, struct bound x, struct bound y)
{
    if (!x.is) return y;
    const int order = compare(pool, y, x);
    if (order < 0) return x;
    if (order == 0 && x.strict) y.strict = 1;
    return y;
}

/* The smaller of two bounds from above, the second of which exists. */
/*@ requires pool != \null && y.is != 0 && bound_ok(x) && bound_ok(y);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && bound_ok(\result) && \result.is != 0; */
static struct bound smaller(struct scalar_pool *pool, struct bound x, struct bound y)
{
    if (!x.is) return y;
    const int order = compare(pool, x, y);
    if (order < 0) return x;
    if (order == 0 && x.strict) y.strict = 1;
    return y;
}

/* The part with the inequality a + b t >= 0, or > 0 when it is strict: t >= -a / b for positive b, t <= a / -b for
 * negative b. */
/*@ requires pool != \null && a != \null && b != \null && part_ok(part);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && part_ok(\result); */
static struct part add_bound(struct scalar_pool *pool, scalar a, scalar b, int strict, struct part part)
{
    const scalar zero = scalar_zero(pool);
    const int slope = scalar_sign(b), sign = scalar_sign(a);
    const struct bound low = {1, strict, scalar_subtract(pool, zero, a), b};
    const struct bound high = {1, strict, a, scalar_subtract(pool, zero, b)};
    if (slope == 0 && (sign < 0 || (sign == 0 && strict))) part.empty = 1;
    if (slope > 0) part.low = larger(pool, part.low, low);
    if (slope < 0) part.high = smaller(pool, part.high, high);
    return part;
}

/* The part of the line on which all inequalities hold. */
/*@ requires pool != \null && system_ok(s) && 0 <= along < s.unknowns;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && part_ok(\result); */
static struct part find_part(struct scalar_pool *pool, struct system s, int along)
{
    struct part part = {{0, 0, NULL, NULL}, {0, 0, NULL, NULL}, 0};
    /*@ loop invariant 0 <= k <= s.inequalities && part_ok(part) && DOUBT_HAS_STAYED;
      @ loop invariant positive: scalar_doubt == 0 ==> part_positive(part);
      @ loop invariant part: scalar_doubt == 0 ==> \forall real t; part_contains(part, t) <==> line_closed(s, along, t, k);
      @ loop assigns k, part, scalar_doubt;
      @ loop variant s.inequalities - k; */
    for (int k = 0; k < s.inequalities; k++)
        part = add_bound(pool, s.inequality[k].constant, s.inequality[k].of[along], s.strict[k], part);
    return part;
}

/* 1 when an inequality is an equality on the whole line. */
/*@ requires system_ok(s) && 0 <= along < s.unknowns && 0 <= k < s.inequalities;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_flat(struct system s, int along, int k)
{
    return scalar_sign(s.inequality[k].of[along]) == 0 && scalar_sign(s.inequality[k].constant) == 0;
}

/* Verifies that the point of the witness satisfies the inequalities, strictly except for those that are equalities on
 * the whole line, unless the part consists of one point: `only`. */
/*@ requires pool != \null && system_ok(s) && 0 <= along < s.unknowns && point_ok(point);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result.outcome.has_point == outcome.has_point;
  @ ensures candidates: \result.outcome.candidates == outcome.candidates;
  @ ensures found: \result.outcome.status == MODE_CONSISTENT || \result.outcome.status == MODE_BOUNDARY; */
static struct judgement judge_point(struct scalar_pool *pool, struct system s, int along, int only, struct point point,
                                    struct mode_outcome outcome)
{
    outcome.status = MODE_CONSISTENT;
    /*@ loop invariant 0 <= k <= s.inequalities && DOUBT_HAS_STAYED;
      @ loop invariant same: outcome.has_point == \at(outcome.has_point, Pre) && outcome.candidates == \at(outcome.candidates, Pre);
      @ loop invariant status: outcome.status == MODE_CONSISTENT || outcome.status == MODE_BOUNDARY;
      @ loop invariant closed: scalar_doubt == 0 ==> closed_for(s, point, k);
      @ loop invariant inside: scalar_doubt == 0 ==> (outcome.status == MODE_CONSISTENT <==> inside_for(s, point, k));
      @ loop invariant flat: scalar_doubt == 0 && outcome.status == MODE_BOUNDARY && only == 0 ==> !none_flat(s, along, k);
      @ loop assigns k, outcome, scalar_doubt;
      @ loop variant s.inequalities - k; */
    for (int k = 0; k < s.inequalities; k++) {
        const int sign = scalar_sign(form_at(pool, s.inequality[k], point));
        if (sign < 0) return (struct judgement){FLAW_INEQUALITIES, outcome};
        outcome.tight[s.index[k]] = sign == 0;
        if (sign > 0) continue;
        if (s.strict[k] || (!only && !is_flat(s, along, k))) return (struct judgement){FLAW_EDGE, outcome};
        outcome.status = MODE_BOUNDARY;
    }
    return (struct judgement){FLAW_NONE, outcome};
}

/* 1 when no t lies in the part; `width` is the sign of the difference of its bounds. */
/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_empty(struct part part, int width)
{
    return part.empty || width < 0 || (width == 0 && (part.low.strict || part.high.strict));
}

/* The sign of the difference of the bounds of a part; 1 when there are not both. */
/*@ requires pool != \null && part_ok(part);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int width_of(struct scalar_pool *pool, struct part part)
{
    return part.low.is && part.high.is ? compare(pool, part.high, part.low) : 1;
}

/* The outcome when the part is not empty. */
/*@ requires pool != \null && system_ok(s) && 0 <= along < s.unknowns && point_ok(x.point) && part_ok(part);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result.outcome.candidates == outcome.candidates;
  @ ensures complete: \result.flaw == FLAW_NONE ==> outcome_complete(\result.outcome);
  @ ensures found: \result.flaw == FLAW_NONE ==> \result.outcome.status != MODE_INADMISSIBLE; */
static struct judgement judge_part(struct scalar_pool *pool, struct system s, int along, struct part part, int only,
                                   struct candidate x, struct mode_outcome outcome)
{
    const enum mode_flaw flaw = system_flaw(pool, s, x);
    if (flaw != FLAW_NONE) return (struct judgement){flaw, outcome};
    struct judgement found = judge_point(pool, s, along, only, x.point, outcome);
    if (found.flaw != FLAW_NONE) return found;
    found.outcome.has_point = 1;
    found.outcome.point = x.point;
    found.outcome.ends = part.high.is;
    found.outcome.end_numerator = part.high.numerator;
    found.outcome.end_denominator = part.high.denominator;
    return found;
}

struct judgement system_on_line(struct scalar_pool *pool, struct system s, int along, struct candidate x,
                                struct mode_outcome outcome)
{
    const struct part part = find_part(pool, s, along);
    const int width = width_of(pool, part);
    outcome.candidates = MODE_LINE;
    outcome.status = MODE_INCONSISTENT;
    if (is_empty(part, width)) return (struct judgement){FLAW_NONE, outcome};
    return judge_part(pool, s, along, part, width == 0, x, outcome);
}
