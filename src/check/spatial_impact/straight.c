/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/spatial_impact/straight.h"

#include "check/spatial_impact/ranges.h"

#include <stddef.h>

struct impact3_walk impact3_stray(const struct impact3_given *g, struct impact3_walk w, const char *item,
                                  const char *what)
{
    w.is_right = answer_set(g->answer, ANSWER_REJECTED, "witness", item, what);
    return w;
}

/* (1 + r) I_c, (1 - r^2) W_c, -r v_0 */
/*@ requires impact3_given_ok(g) && impact3_event_ok(compression);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range target_of(const struct impact3_given *g, struct impact3_event compression)
{
    const struct range r = range_of(g->restitution), one = impact3_integer(g, 1);
    if (g->law == 'p') return impact3_multiply(g, impact3_add(g, one, r), compression.I);
    if (g->law == 'n') return impact3_subtract(g, impact3_integer(g, 0), impact3_multiply(g, r, range_of(g->v0)));
    return impact3_multiply(g, impact3_subtract(g, one, impact3_multiply(g, r, r)), compression.W);
}

struct range impact3_measured(const struct impact3_given *g, struct impact3_state s)
{
    return g->law == 'p' ? s.I : g->law == 'n' ? s.v : s.W;
}

/*@ requires impact3_given_ok(g);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int ends_at_once(const struct impact3_given *g)
{
    return scalar_sign(g->restitution) == 0;
}

int impact3_has_no_restitution(const struct impact3_given *g)
{
    return ends_at_once(g) || (g->law == 'n' && g->v == 0);
}

/* Motion at constant rates. */
struct straight {
    struct impact3_state from;
    struct range rate, speed_up, towards_1, towards_2;
};

/*@ predicate straight_ok(struct straight s) = impact3_state_ok(s.from) && range_ok(s.rate) && range_ok(s.speed_up) &&
  @   range_ok(s.towards_1) && range_ok(s.towards_2); */

/*@ requires impact3_given_ok(g) && straight_ok(s) && range_ok(I) && range_ok(v);
  @ assigns scalar_doubt;
  @ ensures impact3_event_ok(\result) && DOUBT_STAYS; */
static struct impact3_event straight_event(const struct impact3_given *g, struct straight s, struct range I,
                                           struct range v)
{
    const struct range squares =
        impact3_subtract(g, impact3_multiply(g, v, v), impact3_multiply(g, s.from.v, s.from.v));
    const struct range speed =
        impact3_add(g, s.from.r, impact3_multiply(g, s.speed_up, impact3_subtract(g, I, s.from.I)));
    const struct range W =
        impact3_add(g, s.from.W, impact3_divide(g, squares, impact3_multiply(g, impact3_integer(g, 2), s.rate)));
    return (struct impact3_event){I, v, W, impact3_multiply(g, speed, s.towards_1),
                                  impact3_multiply(g, speed, s.towards_2)};
}

/*@ requires impact3_given_ok(g) && straight_ok(s) && range_ok(v);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range impulse_for(const struct impact3_given *g, struct straight s, struct range v)
{
    return impact3_add(g, s.from.I, impact3_divide(g, impact3_subtract(g, v, s.from.v), s.rate));
}

/*@ requires impact3_given_ok(g) && straight_ok(s);
  @ assigns scalar_doubt;
  @ ensures impact3_event_ok(\result) && DOUBT_STAYS; */
static struct impact3_event end_of_compression(const struct impact3_given *g, struct straight s)
{
    return straight_event(g, s, impulse_for(g, s, impact3_integer(g, 0)), impact3_integer(g, 0));
}

/* The normal velocity at which the work is `target`. */
/*@ requires impact3_given_ok(g) && straight_ok(s) && range_ok(target);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range velocity_for(const struct impact3_given *g, struct straight s, struct range target)
{
    const struct range work = impact3_multiply(g, impact3_integer(g, 2), impact3_subtract(g, target, s.from.W));
    return impact3_root(g, impact3_add(g, impact3_multiply(g, s.from.v, s.from.v), impact3_multiply(g, work, s.rate)));
}

/*@ requires impact3_given_ok(g) && straight_ok(s) && range_ok(target);
  @ assigns scalar_doubt;
  @ ensures impact3_event_ok(\result) && DOUBT_STAYS; */
static struct impact3_event end_of_restitution(const struct impact3_given *g, struct straight s, struct range target)
{
    if (g->law == 'p')
        return straight_event(
            g, s, target, impact3_add(g, s.from.v, impact3_multiply(g, s.rate, impact3_subtract(g, target, s.from.I))));
    const struct range v = g->law == 'e' ? velocity_for(g, s, target) : target;
    return straight_event(g, s, impulse_for(g, s, v), v);
}

struct impact3_walk impact3_end_compression(const struct impact3_given *g, struct impact3_walk w,
                                            struct impact3_event event)
{
    w.compression = event;
    w.compressed = 1;
    w.target = target_of(g, event);
    return w;
}

struct impact3_walk impact3_end(const struct impact3_given *g, struct impact3_walk w, struct impact3_event event)
{
    w.end = event;
    if (g->law == 'n') w.end.v = w.target;
    if (g->law == 'e') w.end.W = w.target;
    w.is_done = 1;
    return w;
}

/* Whatever the path, stick before the end of compression has (u0, v0) + G (P_T, I_c) = 0. */
/*@ requires impact3_given_ok(g);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range impulse_of_stick(const struct impact3_given *g)
{
    struct scalar_pool *pool = g->e.pool;
    const scalar A22_B1 = scalar_multiply(pool, g->A22, g->B1), A12_B2 = scalar_multiply(pool, g->A12, g->B2);
    const scalar A11_B2 = scalar_multiply(pool, g->A11, g->B2), A12_B1 = scalar_multiply(pool, g->A12, g->B1);
    const scalar minor1 = scalar_subtract(pool, A22_B1, A12_B2), minor2 = scalar_subtract(pool, A11_B2, A12_B1);
    const scalar along1 = scalar_multiply(pool, minor1, g->u1), along2 = scalar_multiply(pool, minor2, g->u2);
    const scalar along = scalar_add(pool, along1, along2), normal = scalar_multiply(pool, g->v0, g->detA);
    return range_of(scalar_divide(pool, scalar_subtract(pool, along, normal), g->detG));
}

/* The motion of a point at rest: it sticks, or starts in the direction with k < 0. */
/*@ requires impact3_given_ok(g) && impact3_state_ok(from);
  @ assigns scalar_doubt;
  @ ensures straight_ok(\result) && DOUBT_STAYS; */
static struct straight from_rest(const struct impact3_given *g, struct impact3_state from)
{
    const struct range zero = impact3_integer(g, 0);
    from.r = zero;
    if (g->stick < 0) return (struct straight){from, g->rate, g->speed_up, g->towards_1, g->towards_2};
    return (struct straight){from, range_of(scalar_divide(g->e.pool, g->detG, g->detA)), zero, zero, zero};
}

/*@ requires impact3_given_ok(g) && straight_ok(s);
  @ assigns scalar_doubt;
  @ ensures impact3_event_ok(\result) && DOUBT_STAYS; */
static struct impact3_event end_of_compression_at_rest(const struct impact3_given *g, struct straight s)
{
    struct impact3_event event = end_of_compression(g, s);
    if (g->stick >= 0) event.I = impulse_of_stick(g);
    return event;
}

/* The motion of a point at rest after the end of compression. */
/*@ requires impact3_given_ok(g) && straight_ok(s) && impact3_event_ok(event);
  @ assigns scalar_doubt;
  @ ensures straight_ok(\result) && DOUBT_STAYS; */
static struct straight onwards(const struct impact3_given *g, struct straight s, struct impact3_event event)
{
    const struct range speed = impact3_multiply(g, s.speed_up, impact3_subtract(g, event.I, s.from.I));
    s.from = (struct impact3_state){speed, event.I, event.v, event.W};
    return s;
}

/* From rest to the end. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && straight_ok(s);
  @ assigns scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures right: \result.is_right == w.is_right && \result.is_done >= w.is_done;
  @ ensures place: \result.cells == w.cells && \result.quarter == w.quarter; */
static struct impact3_walk leave_rest(const struct impact3_given *g, struct impact3_walk w, struct straight s)
{
    if (!w.compressed) {
        w = impact3_end_compression(g, w, end_of_compression_at_rest(g, s));
        w.rests[0] = 1;
        s = onwards(g, s, w.compression);
    }
    if (ends_at_once(g)) return impact3_end(g, w, w.compression);
    w.rests[1] = 1;
    return impact3_end(g, w, end_of_restitution(g, s, w.target));
}

struct impact3_walk impact3_follow_rest(const struct impact3_given *g, struct impact3_walk w)
{
    if (g->stick < 0 && g->starts != 1) return impact3_stray(g, w, "frames", "no direction in which slip starts");
    const struct straight s = from_rest(g, w.state);
    if (range_sign(s.rate) != 1) return impact3_stray(g, w, "frames", "the rate at rest is not enclosed well enough");
    return leave_rest(g, w, s);
}

struct impact3_walk impact3_follow_stop(const struct impact3_given *g, struct impact3_walk w, struct impact3_state stop)
{
    const struct range zero = impact3_integer(g, 0);
    w.row = w.compressed ? 2 : 1;
    w.stop = (struct impact3_event){stop.I, stop.v, stop.W, zero, zero};
    w.state = stop;
    return impact3_follow_rest(g, w);
}

/* A surd of the field of |u| as an interval. */
/*@ requires impact3_given_ok(g) && surd_ok(&g->field, y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range surd_range(const struct impact3_given *g, struct surd y)
{
    if (y.b == NULL) return range_of(y.a);
    return impact3_add(g, range_of(y.a), impact3_multiply(g, range_of(y.b), impact3_root(g, range_of(g->field.d))));
}

/* -1 before the stop (or when there is none), 1 after it, 0 when it is not decided. */
/*@ requires impact3_given_ok(g) && range_ok(impulse) && range_ok(stop);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int against_stop(const struct impact3_given *g, struct range impulse, int stops, struct range stop)
{
    if (!stops || impact3_is_below(g, impulse, stop)) return -1;
    return impact3_is_below(g, stop, impulse);
}

/* After the end of compression. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && straight_ok(s) && range_ok(stop);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
static struct impact3_walk straight_restitution(const struct impact3_given *g, struct impact3_walk w, struct straight s,
                                                int stops, struct range stop)
{
    if (ends_at_once(g)) return impact3_end(g, w, w.compression);
    const struct impact3_event end = end_of_restitution(g, s, w.target);
    const int order = against_stop(g, end.I, stops, stop);
    w.slips[1] = 1;
    if (order == 0) return impact3_stray(g, w, "frames", "two events are not ordered");
    return order < 0 ? impact3_end(g, w, end) : w;
}

/* The slip until it stops, or until the end; both events may come before. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && straight_ok(s) && range_ok(stop);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
static struct impact3_walk straight_compression(const struct impact3_given *g, struct impact3_walk w, struct straight s,
                                                int stops, struct range stop)
{
    const struct impact3_event event = end_of_compression(g, s);
    const int order = against_stop(g, event.I, stops, stop);
    if (order == 0) return impact3_stray(g, w, "frames", "two events are not ordered");
    if (order > 0) return w;
    return straight_restitution(g, impact3_end_compression(g, w, event), s, stops, stop);
}

/* p in the direction of slip. */
/*@ requires impact3_given_ok(g);
  @ assigns \nothing;
  @ ensures surd_ok(&g->field, \result); */
static struct surd p_of(const struct impact3_given *g)
{
    const struct surd m1 = surd_from(scalar_multiply(g->e.pool, g->mu, g->B1));
    const struct surd m2 = surd_from(scalar_multiply(g->e.pool, g->mu, g->B2));
    const struct surd m =
        surd_add(&g->field, surd_multiply(&g->field, m1, g->cosine), surd_multiply(&g->field, m2, g->sine));
    return surd_subtract(&g->field, surd_from(g->C), m);
}

/* The stop of straight slip after the impulse `stop`. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && straight_ok(s) && range_ok(stop);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
static struct impact3_walk straight_stop(const struct impact3_given *g, struct impact3_walk w, struct straight s,
                                         struct range stop)
{
    const struct range v = impact3_add(g, s.from.v, impact3_multiply(g, s.rate, stop));
    const struct range half = impact3_divide(g, impact3_add(g, s.from.v, v), impact3_integer(g, 2));
    return impact3_follow_stop(g, w,
                               (struct impact3_state){impact3_integer(g, 0), stop, v, impact3_multiply(g, half, stop)});
}

struct impact3_walk impact3_follow_straight(const struct impact3_given *g, struct impact3_walk w)
{
    const int stops = surd_sign(&g->field, g->brake) > 0;
    const struct range brake = surd_range(g, g->brake), zero = impact3_integer(g, 0);
    const struct straight s = {w.state, surd_range(g, p_of(g)), impact3_subtract(g, zero, brake),
                               surd_range(g, g->cosine), surd_range(g, g->sine)};
    const struct range stop = stops ? impact3_divide(g, surd_range(g, g->speed), brake) : zero;
    w.slips[0] = 1;
    if (g->p > 0) w = straight_compression(g, w, s, stops, stop);
    if (!w.is_right || w.is_done) return w;
    if (!stops) return impact3_stray(g, w, "frames", "the slip does not stop");
    return straight_stop(g, w, s, stop);
}
