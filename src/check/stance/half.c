/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule HALFMAP (spec/stance/certificate.md, section 5): the leaves of a half map on an interval. Guards are affine
 * in t, so that the ends of the interval decide them; when they do not, both branches are leaves. */
#include "check/stance/private.h"

/*@ requires enclosed_ok(e) && stance_line_ok(line) && range_ok(t);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range value_at(const struct enclosed *e, struct stance_line line, struct range t)
{
    return enclosed_fma(e, line.a, line.b, t);
}

struct stance_end stance_line_at(struct enclosed *e, struct stance_line line, struct stance_end t)
{
    if (t.infinite == 0) return (struct stance_end){0, value_at(e, line, t.x)};
    const int rising = enclosed_sign(e, line.b);
    return (struct stance_end){t.infinite > 0 ? rising : -rising, line.a};
}

/* The half map, and the part of the interval in question. */
struct visit {
    struct stance_half half;
    struct stance_span span;
};

/*@ predicate visit_ok(struct visit v) = stance_half_ok(v.half) && stance_span_ok(v.span); */

/* The sign of a line at the end of an interval, as range_sign. */
/*@ requires enclosed_ok(e) && stance_line_ok(line) && stance_end_ok(t);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 2 && DOUBT_STAYS; */
static int sign_at(const struct enclosed *e, struct stance_line line, struct stance_end t)
{
    if (t.infinite == 0) return range_sign(value_at(e, line, t.x));
    const int rising = range_sign(line.b);
    if (rising == 0) return range_sign(line.a);
    return rising == RANGE_OPEN || t.infinite > 0 ? rising : -rising;
}

enum { ABOVE = 1, BELOW = 2 };

/* Which of line >= 0 and line <= 0 hold for some t. */
/*@ requires enclosed_ok(e) && stance_span_ok(span) && stance_line_ok(line);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static int possible(const struct enclosed *e, struct stance_span span, struct stance_line line)
{
    const int low = sign_at(e, line, span.at[0]), high = sign_at(e, line, span.at[1]);
    if (low == RANGE_OPEN || high == RANGE_OPEN) return ABOVE | BELOW;
    if (low >= 0 && high >= 0) return ABOVE;
    return low <= 0 && high <= 0 ? BELOW : ABOVE | BELOW;
}

/* A leaf of which nothing is known yet. */
/*@ requires enclosed_ok(e);
  @ assigns \nothing;
  @ ensures stance_leaf_ok(\result); */
static struct stance_leaf new_leaf(const struct enclosed *e, enum stance_form form)
{
    const struct range zero = enclosed_integer(e, 0);
    return (struct stance_leaf){form, {0, zero}, {0, zero}, zero, {zero, zero}};
}

/*@ requires stance_half_leaves_ok(leaves) && leaves.count < STANCE_HALF_LEAVES && stance_leaf_ok(leaf);
  @ assigns \nothing;
  @ ensures leaves: stance_half_leaves_ok(\result);
  @ ensures count: \result.count == leaves.count + 1; */
static struct stance_half_leaves with_leaf(struct stance_half_leaves leaves, struct stance_leaf leaf)
{
    leaves.leaf[leaves.count++] = leaf;
    return leaves;
}

/*@ requires enclosed_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range not_negative(const struct enclosed *e, struct range x)
{
    return enclosed_at_least(e, x, scalar_zero(e->pool));
}

/* A leaf with these values at the ends. */
/*@ requires enclosed_ok(e) && range_ok(low) && range_ok(high) && range_ok(growth);
  @ assigns scalar_doubt;
  @ ensures stance_leaf_ok(\result) && DOUBT_STAYS; */
static struct stance_leaf leaf_between(const struct enclosed *e, enum stance_form form, struct range low,
                                       struct range high, struct range growth)
{
    struct stance_leaf leaf = new_leaf(e, form);
    leaf.low.x = low;
    leaf.high.x = high;
    leaf.growth = not_negative(e, growth);
    return leaf;
}

/*@ requires enclosed_ok(e) && range_ok(value) && range_ok(growth);
  @ assigns scalar_doubt;
  @ ensures stance_leaf_ok(\result) && DOUBT_STAYS; */
static struct stance_leaf constant_leaf(const struct enclosed *e, struct range value, struct range growth)
{
    return leaf_between(e, FORM_CONSTANT, value, value, growth);
}

/*@ requires enclosed_ok(e) && stance_span_ok(span) && stance_line_ok(line) && range_ok(speed);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_leaf_ok(\result) && DOUBT_STAYS; */
static struct stance_leaf line_leaf(struct enclosed *e, struct stance_span span, struct stance_line line,
                                    struct range speed)
{
    struct stance_leaf leaf = new_leaf(e, FORM_AFFINE);
    leaf.line = line;
    leaf.low = stance_line_at(e, line, span.at[0]);
    leaf.high = stance_line_at(e, line, span.at[1]);
    leaf.growth = enclosed_square(e, speed);
    return leaf;
}

/* w^2 - 2 a h */
/*@ requires enclosed_ok(e) && range_ok(lift) && range_ok(gravity) && range_ok(height);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range landing(const struct enclosed *e, struct range lift, struct range gravity, struct range height)
{
    return enclosed_subtract(e, enclosed_square(e, lift), enclosed_times(e, 2, enclosed_multiply(e, gravity, height)));
}

/* The acceleration of contact j along its normal, while contact i moves thus. */
/*@ requires stance_half_ok(h) && stance_motion_ok(m);
  @ assigns \nothing;
  @ ensures range_ok(\result); */
static struct range gravity_of(struct stance_half h, struct stance_motion m)
{
    return m.acceleration[2 * h.j + 1];
}

/* along (rho + 1) / -gravity kappa - slope: the velocity when contact j lands, after slip that began at rest. */
/*@ requires enclosed_ok(e) && stance_half_ok(h) && stance_motion_ok(rest) && range_ok(rho);
  @ assigns e->open, scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range slipped(struct enclosed *e, struct stance_half h, struct stance_motion rest, struct range rho)
{
    const struct range gravity = enclosed_negate(e, gravity_of(h, rest)),
                       gain = enclosed_multiply(e, rest.acceleration[2 * h.i],
                                                enclosed_add(e, rho, enclosed_integer(e, 1)));
    return enclosed_subtract(e, enclosed_multiply(e, enclosed_divide(e, gain, gravity), h.kappa), h.slope);
}

/* velocity / sqrt(square), which lies between -1 and 1. */
/*@ requires enclosed_ok(e) && range_ok(velocity) && range_ok(square);
  @ assigns e->open, scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range ratio(struct enclosed *e, struct range velocity, struct range square)
{
    const scalar one = scalar_one(e->pool), minus_one = enclosed_integer(e, -1).low;
    const struct range rho = enclosed_divide(e, velocity, enclosed_root(e, square));
    return enclosed_at_most(e, enclosed_at_least(e, rho, minus_one), one);
}

/* The motion after contact i comes to rest; it must bring contact j back. */
/*@ requires enclosed_ok(e) && stance_half_ok(h);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_motion_ok(\result) && DOUBT_STAYS; */
static struct stance_motion find_rest(struct enclosed *e, struct stance_half h)
{
    const struct stance_motion rest = stance_rest(e, h.body, h.i);
    if (enclosed_sign(e, gravity_of(h, rest)) >= 0) e->open = 1;
    return rest;
}

/*@ requires enclosed_ok(e) && stance_half_ok(h);
  @ assigns e->open, scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range flight(struct enclosed *e, struct stance_half h)
{
    const struct range x = h.body.c[2 * h.j], z = h.body.c[2 * h.j + 1];
    if (enclosed_sign(e, z) >= 0) e->open = 1;
    return enclosed_subtract(e, h.slope, enclosed_times(e, 2, enclosed_divide(e, x, z)));
}

/* The velocity with which contact j leaves after an impact that ends in stick, at an end of the interval. */
/*@ requires enclosed_ok(e) && stance_half_ok(h) && stance_end_ok(t);
  @ assigns e->open, scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range lift_at(struct enclosed *e, struct stance_half h, struct stance_end t)
{
    const struct range lift = stance_line_at(e, h.lift, t).x;
    return h.touches ? not_negative(e, lift) : lift;
}

/* The impact ends in stick, and contact j leaves with velocities between those at the ends. */
/*@ requires enclosed_ok(e) && visit_ok(v);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_leaf_ok(\result) && DOUBT_STAYS; */
static struct stance_leaf stick_leaf(struct enclosed *e, struct visit v)
{
    const struct stance_half h = v.half;
    const struct range first = lift_at(e, h, v.span.at[0]), last = lift_at(e, h, v.span.at[1]),
                       all = enclosed_hull(e, first, last);
    if (h.flies) return constant_leaf(e, flight(e, h), enclosed_square(e, all));
    const struct stance_motion rest = find_rest(e, h);
    const struct range gravity = gravity_of(h, rest), square = landing(e, all, gravity, h.height);
    if (rest.slip == 0) return constant_leaf(e, enclosed_negate(e, h.slope), square);
    if (h.touches) return constant_leaf(e, slipped(e, h, rest, enclosed_integer(e, 1)), square);
    const struct range low = slipped(e, h, rest, ratio(e, first, landing(e, first, gravity, h.height))),
                       high = slipped(e, h, rest, ratio(e, last, landing(e, last, gravity, h.height)));
    return leaf_between(e, FORM_MONOTONE, low, high, square);
}

/*@ requires enclosed_ok(e) && visit_ok(v) && stance_half_leaves_ok(leaves) && leaves.count <= STANCE_HALF_LEAVES - 2;
  @ assigns e->open, scalar_doubt;
  @ ensures leaves: stance_half_leaves_ok(\result) && DOUBT_STAYS;
  @ ensures count: \result.count <= leaves.count + 2; */
static struct stance_half_leaves with_sticks(struct enclosed *e, struct visit v, struct stance_half_leaves leaves)
{
    const int signs = v.half.touches ? possible(e, v.span, v.half.lift) : ABOVE;
    if (signs & ABOVE) leaves = with_leaf(leaves, stick_leaf(e, v));
    if (signs & BELOW) leaves = with_leaf(leaves, new_leaf(e, FORM_DOUBLE_IMPACT));
    return leaves;
}

/* Slip after an impact: the velocity of contact j, the velocity of slip, the accelerations of contact j and of slip;
 * when slip lasts until contact j lands, the time and speed of landing. What is not known yet is 0. */
struct slip {
    int d, falls;
    struct range lift, gravity, along, time, speed;
    struct stance_line left;
};

/*@ predicate slip_ok(struct slip s) = -1 <= s.d <= 1 && range_ok(s.lift) && range_ok(s.gravity) && range_ok(s.along) &&
  @   range_ok(s.time) && range_ok(s.speed) && stance_line_ok(s.left); */

/* The time until slip ends, at an end of the interval. */
/*@ requires enclosed_ok(e) && slip_ok(s) && stance_end_ok(t);
  @ assigns e->open, scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range time_of_stop(struct enclosed *e, struct slip s, struct stance_end t)
{
    const struct stance_line stop = {enclosed_negate(e, enclosed_divide(e, s.left.a, s.along)),
                                     enclosed_negate(e, enclosed_divide(e, s.left.b, s.along))};
    const struct stance_end end = stance_line_at(e, stop, t);
    if (end.infinite > 0 && !s.falls) e->open = 1;
    if (end.infinite) return end.infinite > 0 && s.falls ? s.time : enclosed_integer(e, 0);
    const struct range positive = not_negative(e, end.x);
    return s.falls ? enclosed_at_most(e, positive, s.time.high) : positive;
}

/* The velocity of contact j when slip ends after a time. */
/*@ requires enclosed_ok(e) && slip_ok(s) && range_ok(time);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range velocity_after(const struct enclosed *e, struct slip s, struct range time)
{
    return enclosed_fma(e, s.lift, s.gravity, time);
}

/* The square of the speed at which contact j lands when slip ends after a time, under the acceleration that follows. */
/*@ requires enclosed_ok(e) && slip_ok(s) && range_ok(height) && range_ok(time) && range_ok(after);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range landing_after(const struct enclosed *e, struct slip s, struct range height, struct range time,
                                  struct range after)
{
    const struct range velocity = velocity_after(e, s, time);
    const struct range path = enclosed_multiply(e, time, enclosed_add(e, s.lift, velocity));
    const struct range twice = enclosed_add(e, height, height);
    return enclosed_subtract(e, enclosed_square(e, velocity),
                             enclosed_multiply(e, after, enclosed_add(e, twice, path)));
}

/* The end of slip, at an end of the interval: the velocity of contact j, and the square of the speed at which it lands. */
struct stop {
    struct range velocity, square;
};

/*@ predicate stop_ok(struct stop s) = range_ok(s.velocity) && range_ok(s.square); */

/*@ requires enclosed_ok(e) && slip_ok(s) && range_ok(height) && stance_end_ok(t) && range_ok(after);
  @ assigns e->open, scalar_doubt;
  @ ensures stop_ok(\result) && DOUBT_STAYS; */
static struct stop stop_at(struct enclosed *e, struct slip s, struct range height, struct stance_end t,
                           struct range after)
{
    const struct range time = time_of_stop(e, s, t);
    return (struct stop){velocity_after(e, s, time), landing_after(e, s, height, time, after)};
}

/* 1 when the velocity of contact j may change its sign between two stops. */
/*@ requires stop_ok(first) && stop_ok(last);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int may_turn(struct stop first, struct stop last)
{
    const int low = range_sign(first.velocity), high = range_sign(last.velocity);
    return !(low == high && (low == 1 || low == -1));
}

/* Slip stops before contact j lands. */
/*@ requires enclosed_ok(e) && visit_ok(v) && slip_ok(s);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_leaf_ok(\result) && DOUBT_STAYS; */
static struct stance_leaf stop_leaf(struct enclosed *e, struct visit v, struct slip s)
{
    const struct stance_half h = v.half;
    const struct stance_motion rest = find_rest(e, h);
    const struct range after = gravity_of(h, rest);
    const struct stop first = stop_at(e, s, h.height, v.span.at[0], after),
                      last = stop_at(e, s, h.height, v.span.at[1], after);
    struct range growth = enclosed_hull(e, first.square, last.square);
    if (s.falls && may_turn(first, last)) {
        const struct range top = enclosed_negate(e, enclosed_divide(e, s.lift, s.gravity));
        growth = enclosed_hull(e, growth, landing_after(e, s, h.height, top, after));
    }
    if (rest.slip == 0) return constant_leaf(e, enclosed_negate(e, h.slope), growth);
    const struct range low = slipped(e, h, rest, ratio(e, first.velocity, first.square)),
                       high = slipped(e, h, rest, ratio(e, last.velocity, last.square));
    return leaf_between(e, FORM_MONOTONE, low, high, growth);
}

/* Slip lasts until contact j lands, with the velocity `onto`. */
/*@ requires enclosed_ok(e) && visit_ok(v) && slip_ok(s) && stance_line_ok(onto);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_leaf_ok(\result) && DOUBT_STAYS; */
static struct stance_leaf lasting_leaf(struct enclosed *e, struct visit v, struct slip s, struct stance_line onto)
{
    const struct range gain = enclosed_divide(e, v.half.kappa, s.speed),
                       constant = enclosed_subtract(e, enclosed_multiply(e, onto.a, gain), v.half.slope);
    return line_leaf(e, v.span, (struct stance_line){constant, gain}, s.speed);
}

/* With the time and speed of landing, when slip lasts until then. */
/*@ requires enclosed_ok(e) && stance_half_ok(h) && slip_ok(s);
  @ assigns e->open, scalar_doubt;
  @ ensures slip_ok(\result) && \result.d == s.d && DOUBT_STAYS; */
static struct slip with_landing(struct enclosed *e, struct stance_half h, struct slip s)
{
    s.speed = h.touches ? s.lift : enclosed_root(e, landing(e, s.lift, s.gravity, h.height));
    s.time = enclosed_negate(e, enclosed_divide(e, enclosed_add(e, s.lift, s.speed), s.gravity));
    return s;
}

/* Contact j falls while contact i slips: until it lands, or until slip ends before. */
/*@ requires enclosed_ok(e) && visit_ok(v) && slip_ok(s);
  @ requires stance_half_leaves_ok(leaves) && leaves.count <= STANCE_HALF_LEAVES - 2;
  @ assigns e->open, scalar_doubt;
  @ ensures leaves: stance_half_leaves_ok(\result) && DOUBT_STAYS;
  @ ensures count: \result.count <= leaves.count + 2; */
static struct stance_half_leaves with_fall(struct enclosed *e, struct visit v, struct slip s, int stops,
                                           struct stance_half_leaves leaves)
{
    const struct stance_line onto = {enclosed_fma(e, s.left.a, s.along, s.time), s.left.b};
    const struct stance_line ahead = {enclosed_times(e, s.d, onto.a), enclosed_integer(e, s.d)};
    const int lasts = stops ? possible(e, v.span, ahead) : ABOVE;
    if (lasts & ABOVE) leaves = with_leaf(leaves, lasting_leaf(e, v, s, onto));
    if (lasts & BELOW) leaves = with_leaf(leaves, stop_leaf(e, v, s));
    return leaves;
}

/* Contact j is in flight while contact i slips. */
/*@ requires enclosed_ok(e) && visit_ok(v) && slip_ok(s);
  @ requires stance_half_leaves_ok(leaves) && leaves.count <= STANCE_HALF_LEAVES - 2;
  @ assigns e->open, scalar_doubt;
  @ ensures leaves: stance_half_leaves_ok(\result) && DOUBT_STAYS;
  @ ensures count: \result.count <= leaves.count + 2; */
static struct stance_half_leaves with_slip(struct enclosed *e, struct visit v, struct slip s,
                                           struct stance_half_leaves leaves)
{
    const struct stance_motion motion = stance_slip(e, v.half.body, v.half.i, s.d);
    s.gravity = gravity_of(v.half, motion);
    s.along = motion.acceleration[2 * v.half.i];
    s.falls = enclosed_sign(e, s.gravity) < 0;
    const int way = enclosed_sign(e, s.along), stops = s.d > 0 ? way < 0 : way > 0;
    if (enclosed_sign(e, motion.normal) <= 0) e->open = 1;
    if (s.falls) return with_fall(e, v, with_landing(e, v.half, s), stops, leaves);
    return with_leaf(leaves, stops ? stop_leaf(e, v, s) : new_leaf(e, FORM_DOUBLE_IMPACT));
}

/* The beginning of slip in direction d. */
/*@ requires enclosed_ok(e) && stance_half_ok(h) && -1 <= d <= 1;
  @ assigns e->open, scalar_doubt;
  @ ensures slip_ok(\result) && DOUBT_STAYS; */
static struct slip begin_slip(struct enclosed *e, struct stance_half h, int d)
{
    const struct range zero = enclosed_integer(e, 0), one = enclosed_integer(e, 1);
    const struct range push = stance_push(e, h.body, 2 * h.j + 1, h.i, d),
                       lift = enclosed_add(e, h.rise, enclosed_divide(e, push, stance_painleve(e, h.body, h.i, d)));
    const struct stance_line left = {d > 0 ? enclosed_negate(e, h.reach[0]) : h.reach[1], one};
    return (struct slip){
        .d = d, .lift = lift, .gravity = zero, .along = zero, .time = zero, .speed = zero, .left = left};
}

/* The impact slips in direction d, and the load lifts contact j afterwards. */
/*@ requires enclosed_ok(e) && visit_ok(v) && slip_ok(s);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_leaf_ok(\result) && DOUBT_STAYS; */
static struct stance_leaf flying_leaf(struct enclosed *e, struct visit v, struct slip s)
{
    const struct range gain = enclosed_divide(e, v.half.kappa, s.lift);
    const struct stance_line line = {enclosed_fma(e, flight(e, v.half), s.left.a, gain), gain};
    return line_leaf(e, v.span, line, s.lift);
}

/* The impact slips in direction d. */
/*@ requires enclosed_ok(e) && visit_ok(v) && -1 <= d <= 1;
  @ requires stance_half_leaves_ok(leaves) && leaves.count <= STANCE_HALF_LEAVES - 2;
  @ assigns e->open, scalar_doubt;
  @ ensures leaves: stance_half_leaves_ok(\result) && DOUBT_STAYS;
  @ ensures count: \result.count <= leaves.count + 2; */
static struct stance_half_leaves with_slides(struct enclosed *e, struct visit v, int d,
                                             struct stance_half_leaves leaves)
{
    const struct slip s = begin_slip(e, v.half, d);
    if (v.half.touches && enclosed_sign(e, s.lift) <= 0) return with_leaf(leaves, new_leaf(e, FORM_DOUBLE_IMPACT));
    if (v.half.flies) return with_leaf(leaves, flying_leaf(e, v, s));
    return with_slip(e, v, s, leaves);
}

/* Raises the lower end of an interval to x, or lowers the upper end. */
/*@ requires enclosed_ok(e) && stance_end_ok(end) && x != \null;
  @ assigns scalar_doubt;
  @ ensures stance_end_ok(\result) && DOUBT_STAYS; */
static struct stance_end cut(const struct enclosed *e, struct stance_end end, scalar x, int lower)
{
    const int beyond = end.infinite ? end.infinite : enclosed_compare(e, end.x.low, x);
    if (lower ? beyond < 0 : beyond > 0) return (struct stance_end){0, range_of(x)};
    return end;
}

/*@ requires enclosed_ok(e) && stance_span_ok(span);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_empty(const struct enclosed *e, struct stance_span span)
{
    const struct stance_end low = span.at[0], high = span.at[1];
    if (low.infinite || high.infinite) return low.infinite > 0 || high.infinite < 0;
    return enclosed_compare(e, low.x.low, high.x.low) > 0;
}

/* The impact slips forward above reach[0], backward below -reach[1], and sticks between them. */
/*@ requires enclosed_ok(e) && visit_ok(v) && -1 <= d <= 1;
  @ requires stance_half_leaves_ok(leaves) && leaves.count <= STANCE_HALF_LEAVES - 2;
  @ assigns e->open, scalar_doubt;
  @ ensures leaves: stance_half_leaves_ok(\result) && DOUBT_STAYS;
  @ ensures count: \result.count <= leaves.count + 2; */
static struct stance_half_leaves with_part(struct enclosed *e, struct visit v, int d, struct stance_half_leaves leaves)
{
    const struct range first = v.half.reach[0], last = enclosed_negate(e, v.half.reach[1]);
    if (d >= 0) v.span.at[0] = cut(e, v.span.at[0], d > 0 ? first.low : last.low, 1);
    if (d <= 0) v.span.at[1] = cut(e, v.span.at[1], d < 0 ? last.high : first.high, 0);
    if (is_empty(e, v.span)) return leaves;
    return d == 0 ? with_sticks(e, v, leaves) : with_slides(e, v, d, leaves);
}

struct stance_half_leaves stance_half_leaves(struct enclosed *e, struct stance_half half, struct stance_span span)
{
    struct stance_half_leaves leaves = {.count = 0};
    const struct range one = enclosed_integer(e, 1);
    const struct visit v = {half, span};
    const struct stance_line over_first = {enclosed_negate(e, half.reach[0]), one}, over_last = {half.reach[1], one};
    const int forward = possible(e, span, over_first), backward = possible(e, span, over_last);
    if (forward & ABOVE) leaves = with_part(e, v, 1, leaves);
    if ((forward & BELOW) && (backward & BELOW)) leaves = with_part(e, v, -1, leaves);
    if ((forward & BELOW) && (backward & ABOVE)) leaves = with_part(e, v, 0, leaves);
    return leaves;
}

struct stance_half stance_make_half(struct enclosed *e, struct stance_body body, int i, int flies, struct range height,
                                    struct range rise)
{
    const int x = 2 * i, z = 2 * i + 1, j = 1 - i, up = 2 * j + 1;
    const struct range A = body.G[x][x], B = body.G[x][z], C = body.G[z][z];
    const struct range delta = enclosed_subtract(e, enclosed_multiply(e, A, C), enclosed_square(e, B)),
                       rub = enclosed_multiply(e, A, body.data.contact[i].friction);
    const struct range forward = enclosed_divide(e, enclosed_subtract(e, rub, B), stance_painleve(e, body, i, 1)),
                       backward = enclosed_divide(e, enclosed_add(e, rub, B), stance_painleve(e, body, i, -1));
    const struct direction here = body.data.contact[i].tangent, there = body.data.contact[j].tangent;
    const struct range kappa = enclosed_divide(e, here.cosine, there.cosine),
                       slope = enclosed_divide(e, there.sine, there.cosine);
    const struct range constant =
        enclosed_subtract(e, enclosed_multiply(e, body.G[up][z], A), enclosed_multiply(e, body.G[up][x], B));
    const struct range rate =
        enclosed_subtract(e, enclosed_multiply(e, body.G[up][z], B), enclosed_multiply(e, body.G[up][x], C));
    const struct stance_line lift = {enclosed_add(e, rise, enclosed_divide(e, constant, delta)),
                                     enclosed_divide(e, rate, delta)};
    return (struct stance_half){.body = body,
                                .i = i,
                                .j = j,
                                .flies = flies,
                                .touches = range_sign(height) == 0,
                                .height = height,
                                .rise = rise,
                                .reach = {forward, backward},
                                .kappa = kappa,
                                .slope = slope,
                                .lift = lift};
}
