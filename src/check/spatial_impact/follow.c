/* SPDX-License-Identifier: BSD-2-Clause */
/* Follows the impact from beginning to end, in intervals: through the cells of the witness, or in straight slip; after
 * a stop at constant rates. */
#include "check/spatial_impact/follow.h"

#include <stddef.h>

/*@ requires \valid_read(g) && \valid(g->answer);
  @ assigns *g->answer;
  @ ensures \result == 0; */
static int reject(const struct impact3_given *g, const char *item, const char *what)
{
    return answer_set(g->answer, ANSWER_REJECTED, "witness", item, what);
}

/* The walk, when the certificate is rejected. */
/*@ requires \valid_read(g) && \valid(g->answer) && impact3_walk_ok(w);
  @ assigns *g->answer;
  @ ensures impact3_walk_ok(\result) && \result.is_right == 0;
  @ ensures place: \result.cells == w.cells && \result.quarter == w.quarter; */
static struct impact3_walk stray(const struct impact3_given *g, struct impact3_walk w, const char *item,
                                 const char *what)
{
    w.is_right = reject(g, item, what);
    return w;
}

/* An exact number is not rounded, even when it is an element of a number field, so that exact results remain exact. */
/*@ assigns \nothing;
  @ ensures \result.low == a && \result.high == a; */
static struct range number(scalar a)
{
    return range_of(a);
}

/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int are_points(struct range a, struct range b)
{
    return a.low == a.high && b.low == b.high;
}

/* Rounds the ends to short ones, unless the interval is exact. */
/*@ requires impact3_given_ok(g) && range_ok(a);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range rounded(const struct impact3_given *g, struct range a)
{
    return a.low == a.high ? enclose_number(&g->e, a.low) : a;
}

/*@ requires impact3_given_ok(g) && range_ok(a) && range_ok(b);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range plus(const struct impact3_given *g, struct range a, struct range b)
{
    if (are_points(a, b)) return range_of(scalar_add(g->e.pool, a.low, b.low));
    return enclose_add(&g->e, rounded(g, a), rounded(g, b));
}

/*@ requires impact3_given_ok(g) && range_ok(a) && range_ok(b);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range minus(const struct impact3_given *g, struct range a, struct range b)
{
    if (are_points(a, b)) return range_of(scalar_subtract(g->e.pool, a.low, b.low));
    return enclose_subtract(&g->e, rounded(g, a), rounded(g, b));
}

/*@ requires impact3_given_ok(g) && range_ok(a) && range_ok(b);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range times(const struct impact3_given *g, struct range a, struct range b)
{
    if (are_points(a, b)) return range_of(scalar_multiply(g->e.pool, a.low, b.low));
    return enclose_multiply(&g->e, rounded(g, a), rounded(g, b));
}

/*@ requires impact3_given_ok(g) && range_ok(a) && range_ok(b);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range over(const struct impact3_given *g, struct range a, struct range b)
{
    if (are_points(a, b)) return range_of(scalar_divide(g->e.pool, a.low, b.low));
    return enclose_divide(&g->e, rounded(g, a), rounded(g, b));
}

/*@ requires impact3_given_ok(g) && range_ok(a);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range root(const struct impact3_given *g, struct range a)
{
    return enclose_sqrt(&g->e, rounded(g, a));
}

/*@ requires impact3_given_ok(g);
  @ assigns \nothing;
  @ ensures range_ok(\result); */
static struct range integer(const struct impact3_given *g, long n)
{
    return enclose_integer(&g->e, n);
}

/*@ requires impact3_given_ok(g) && range_ok(a) && range_ok(b);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_below(const struct impact3_given *g, struct range a, struct range b)
{
    return scalar_sign(scalar_subtract(g->e.pool, b.low, a.high)) > 0;
}

/*@ requires range_ok(a);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_negative(struct range a)
{
    return scalar_sign(a.high) < 0;
}

/* (1 + r) I_c, (1 - r^2) W_c, -r v_0 */
/*@ requires impact3_given_ok(g) && impact3_event_ok(compression);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range target_of(const struct impact3_given *g, struct impact3_event compression)
{
    const struct range r = number(g->restitution), one = integer(g, 1);
    if (g->law == 'p') return times(g, plus(g, one, r), compression.I);
    if (g->law == 'n') return minus(g, integer(g, 0), times(g, r, number(g->v0)));
    return times(g, minus(g, one, times(g, r, r)), compression.W);
}

/*@ requires impact3_given_ok(g) && impact3_state_ok(s);
  @ assigns \nothing;
  @ ensures range_ok(\result); */
static struct range measured(const struct impact3_given *g, struct impact3_state s)
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

/* Newton's law with r = 0 requires v = 0 afterwards, which holds at the end of compression when slip persists. */
/*@ requires impact3_given_ok(g);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int has_no_restitution(const struct impact3_given *g)
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
    const struct range squares = minus(g, times(g, v, v), times(g, s.from.v, s.from.v));
    const struct range speed = plus(g, s.from.r, times(g, s.speed_up, minus(g, I, s.from.I)));
    const struct range W = plus(g, s.from.W, over(g, squares, times(g, integer(g, 2), s.rate)));
    return (struct impact3_event){I, v, W, times(g, speed, s.towards_1), times(g, speed, s.towards_2)};
}

/*@ requires impact3_given_ok(g) && straight_ok(s) && range_ok(v);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range impulse_for(const struct impact3_given *g, struct straight s, struct range v)
{
    return plus(g, s.from.I, over(g, minus(g, v, s.from.v), s.rate));
}

/*@ requires impact3_given_ok(g) && straight_ok(s);
  @ assigns scalar_doubt;
  @ ensures impact3_event_ok(\result) && DOUBT_STAYS; */
static struct impact3_event end_of_compression(const struct impact3_given *g, struct straight s)
{
    return straight_event(g, s, impulse_for(g, s, integer(g, 0)), integer(g, 0));
}

/* The normal velocity at which the work is `target`. */
/*@ requires impact3_given_ok(g) && straight_ok(s) && range_ok(target);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range velocity_for(const struct impact3_given *g, struct straight s, struct range target)
{
    const struct range work = times(g, integer(g, 2), minus(g, target, s.from.W));
    return root(g, plus(g, times(g, s.from.v, s.from.v), times(g, work, s.rate)));
}

/*@ requires impact3_given_ok(g) && straight_ok(s) && range_ok(target);
  @ assigns scalar_doubt;
  @ ensures impact3_event_ok(\result) && DOUBT_STAYS; */
static struct impact3_event end_of_restitution(const struct impact3_given *g, struct straight s, struct range target)
{
    if (g->law == 'p')
        return straight_event(g, s, target, plus(g, s.from.v, times(g, s.rate, minus(g, target, s.from.I))));
    const struct range v = g->law == 'e' ? velocity_for(g, s, target) : target;
    return straight_event(g, s, impulse_for(g, s, v), v);
}

/* Restitution ends at once for r = 0; else it begins. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_event_ok(event);
  @ assigns scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures right: \result.is_right == w.is_right && \result.is_done >= w.is_done;
  @ ensures place: \result.cells == w.cells && \result.quarter == w.quarter; */
static struct impact3_walk compress(const struct impact3_given *g, struct impact3_walk w, struct impact3_event event)
{
    w.compression = event;
    w.compressed = 1;
    w.target = target_of(g, event);
    return w;
}

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_event_ok(event);
  @ assigns \nothing;
  @ ensures result: impact3_walk_ok(\result);
  @ ensures right: \result.is_right == w.is_right;
  @ ensures done: \result.is_done == 1;
  @ ensures place: \result.cells == w.cells && \result.quarter == w.quarter; */
static struct impact3_walk finish(const struct impact3_given *g, struct impact3_walk w, struct impact3_event event)
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
    const struct range zero = integer(g, 0);
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
    const struct range speed = times(g, s.speed_up, minus(g, event.I, s.from.I));
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
        w = compress(g, w, end_of_compression_at_rest(g, s));
        w.rests[0] = 1;
        s = onwards(g, s, w.compression);
    }
    if (ends_at_once(g)) return finish(g, w, w.compression);
    w.rests[1] = 1;
    return finish(g, w, end_of_restitution(g, s, w.target));
}

/* At rest the point sticks, or starts in the direction with k < 0. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
static struct impact3_walk follow_rest(const struct impact3_given *g, struct impact3_walk w)
{
    if (g->stick < 0 && g->starts != 1) return stray(g, w, "frames", "no direction in which slip starts");
    const struct straight s = from_rest(g, w.state);
    if (range_sign(s.rate) != 1) return stray(g, w, "frames", "the rate at rest is not enclosed well enough");
    return leave_rest(g, w, s);
}

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_state_ok(stop);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
static struct impact3_walk finish_stop(const struct impact3_given *g, struct impact3_walk w, struct impact3_state stop)
{
    const struct range zero = integer(g, 0);
    w.row = w.compressed ? 2 : 1;
    w.stop = (struct impact3_event){stop.I, stop.v, stop.W, zero, zero};
    w.state = stop;
    return follow_rest(g, w);
}

/* ---------------------------------------------------------------- straight slip */

/* A surd of the field of |u| as an interval. */
/*@ requires impact3_given_ok(g) && surd_ok(&g->field, y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range surd_range(const struct impact3_given *g, struct surd y)
{
    if (y.b == NULL) return number(y.a);
    return plus(g, number(y.a), times(g, number(y.b), root(g, number(g->field.d))));
}

/* -1 before the stop (or when there is none), 1 after it, 0 when it is not decided. */
/*@ requires impact3_given_ok(g) && range_ok(impulse) && range_ok(stop);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int against_stop(const struct impact3_given *g, struct range impulse, int stops, struct range stop)
{
    if (!stops || is_below(g, impulse, stop)) return -1;
    return is_below(g, stop, impulse);
}

/* After the end of compression. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && straight_ok(s) && range_ok(stop);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
static struct impact3_walk straight_restitution(const struct impact3_given *g, struct impact3_walk w, struct straight s,
                                                int stops, struct range stop)
{
    if (ends_at_once(g)) return finish(g, w, w.compression);
    const struct impact3_event end = end_of_restitution(g, s, w.target);
    const int order = against_stop(g, end.I, stops, stop);
    w.slips[1] = 1;
    if (order == 0) return stray(g, w, "frames", "two events are not ordered");
    return order < 0 ? finish(g, w, end) : w;
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
    if (order == 0) return stray(g, w, "frames", "two events are not ordered");
    if (order > 0) return w;
    return straight_restitution(g, compress(g, w, event), s, stops, stop);
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
    const struct range v = plus(g, s.from.v, times(g, s.rate, stop));
    const struct range half = over(g, plus(g, s.from.v, v), integer(g, 2));
    return finish_stop(g, w, (struct impact3_state){integer(g, 0), stop, v, times(g, half, stop)});
}

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
static struct impact3_walk follow_straight(const struct impact3_given *g, struct impact3_walk w)
{
    const int stops = surd_sign(&g->field, g->brake) > 0;
    const struct range brake = surd_range(g, g->brake), zero = integer(g, 0);
    const struct straight s = {w.state, surd_range(g, p_of(g)), minus(g, zero, brake), surd_range(g, g->cosine),
                               surd_range(g, g->sine)};
    const struct range stop = stops ? over(g, surd_range(g, g->speed), brake) : zero;
    w.slips[0] = 1;
    if (g->p > 0) w = straight_compression(g, w, s, stops, stop);
    if (!w.is_right || w.is_done) return w;
    if (!stops) return stray(g, w, "frames", "the slip does not stop");
    return straight_stop(g, w, s, stop);
}

/* ---------------------------------------------------------------- the path */

/* 1 when v < 0 after the cell and within it: v has a negative enclosure, or is monotone and not positive at the
 * beginning. */
/*@ requires impact3_walk_ok(w) && impact3_cell_ok(cell);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int stays_below(struct impact3_walk w, struct impact3_cell cell)
{
    if (!is_negative(cell.end.v)) return 0;
    return is_negative(cell.all.v) || (cell.p != 0 && scalar_sign(w.state.v.high) <= 0);
}

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_cell_ok(cell);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int has_not_ended(const struct impact3_given *g, struct impact3_walk w, struct impact3_cell cell)
{
    if (g->law == 'n' && cell.p <= 0) return 0;
    if (g->law == 'e' && scalar_sign(cell.all.v.low) < 0 && cell.p <= 0) return 0;
    return is_below(g, measured(g, cell.end), w.target);
}

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_body_ok(body) && a != \null && b != \null && impact3_cell_ok(cell);
  @ assigns scalar_doubt;
  @ ensures impact3_event_ok(\result) && DOUBT_STAYS; */
static struct impact3_event event_in(const struct impact3_given *g, struct impact3_walk w, struct impact3_body body,
                                     scalar a, scalar b, struct impact3_cell cell)
{
    const struct impact3_vector u = impact3_velocity(&g->e, body, w.quarter, a, b, cell.all.r);
    return (struct impact3_event){cell.all.I, cell.all.v, cell.all.W, u.x1, u.x2};
}

/* 1 when compression ends in the cell. */
/*@ requires impact3_walk_ok(w) && impact3_cell_ok(cell);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int ends_compression(struct impact3_walk w, struct impact3_cell cell)
{
    return !w.compressed && cell.p > 0 && is_negative(w.state.v) && scalar_sign(cell.end.v.low) > 0;
}

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_event_ok(event) && impact3_cell_ok(cell);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g);
  @ ensures place: \result.cells == w.cells && \result.quarter == w.quarter; */
static struct impact3_walk take_compression(const struct impact3_given *g, struct impact3_walk w,
                                            struct impact3_event event, struct impact3_cell cell)
{
    if (!ends_compression(w, cell))
        return stray(g, w, "frames",
                     w.cells == w.in_end ? "the impact does not end in its cell"
                                         : "compression does not end in its cell");
    event.v = integer(g, 0);
    w = compress(g, w, event);
    if (has_no_restitution(g)) return finish(g, w, event);
    w.slips[1] = 1;
    return w;
}

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_event_ok(event) && impact3_cell_ok(cell);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g);
  @ ensures place: \result.cells == w.cells && \result.quarter == w.quarter; */
static struct impact3_walk take_end(const struct impact3_given *g, struct impact3_walk w, struct impact3_event event,
                                    struct impact3_cell cell)
{
    if (!w.compressed || !is_below(g, measured(g, w.state), w.target) || !is_below(g, w.target, measured(g, cell.end)))
        return stray(g, w, "frames", "the impact does not end in its cell");
    if (g->law == 'n' && cell.p <= 0) return stray(g, w, "frames", "the normal velocity does not rise");
    if (g->law == 'e' && scalar_sign(cell.all.v.low) < 0 && cell.p <= 0)
        return stray(g, w, "frames", "the work does not rise");
    if (g->law == 'p') event.I = w.target;
    if (g->law == 'e') event.W = w.target;
    return finish(g, w, event);
}

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_over(const struct impact3_given *g, struct impact3_walk w)
{
    return w.in_end >= 0 ? w.cells > w.in_end : w.compressed && has_no_restitution(g);
}

/* 1 when no event is in the cell. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_cell_ok(cell);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_quiet(const struct impact3_given *g, struct impact3_walk w, struct impact3_cell cell)
{
    return w.compressed ? has_not_ended(g, w, cell) : stays_below(w, cell);
}

/* The events in a cell in which there are some. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_body_ok(body) && a != \null && b != \null && impact3_cell_ok(cell);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g);
  @ ensures place: \result.cells == w.cells && \result.quarter == w.quarter; */
static struct impact3_walk take_events(const struct impact3_given *g, struct impact3_walk w, struct impact3_body body,
                                       scalar a, scalar b, struct impact3_cell cell)
{
    const struct impact3_event event = event_in(g, w, body, a, b, cell);
    const int is_end = w.cells == w.in_end;
    if (w.cells == w.in_compression) w = take_compression(g, w, event, cell);
    return w.is_right && is_end ? take_end(g, w, event, cell) : w;
}

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_body_ok(body) && a != \null && b != \null && impact3_cell_ok(cell);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g);
  @ ensures place: \result.cells == w.cells && \result.quarter == w.quarter; */
static struct impact3_walk pass_cell(const struct impact3_given *g, struct impact3_walk w, struct impact3_body body,
                                     scalar a, scalar b, struct impact3_cell cell)
{
    if (w.cells == w.in_compression || w.cells == w.in_end) return take_events(g, w, body, a, b, cell);
    return is_quiet(g, w, cell) ? w : stray(g, w, "frames", "an event may come in another cell");
}

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && w.is_right == 1 && w.cells < (w.quarter + 1) * JSON_MAX_VALUES && impact3_body_ok(body) &&
  @   impact3_frame_ok(f) && a != \null && b != \null;
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g);
  @ ensures place: \result.cells <= w.cells + 1 && \result.quarter == w.quarter; */
static struct impact3_walk check_cell(const struct impact3_given *g, struct impact3_walk w, struct impact3_body body,
                                      struct impact3_frame f, scalar a, scalar b)
{
    if (scalar_sign(scalar_subtract(g->e.pool, b, a)) <= 0) return stray(g, w, "frames", "the cuts do not rise");
    const struct impact3_cell cell = impact3_step(&g->e, f, a, b, w.state);
    if (!cell.is_found) return stray(g, w, "frames", "g is not positive on a cell");
    w = pass_cell(g, w, body, a, b, cell);
    if (!w.is_right) return w;
    w.state = cell.end;
    w.cells++;
    return w;
}

/* Checks the cells of one frame; the last cut is 1 when another frame follows. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && w.is_right == 1 && w.cells <= w.quarter * JSON_MAX_VALUES && impact3_body_ok(body) &&
  @   0 <= list < g->json->count;
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g);
  @ ensures place: \result.quarter == w.quarter; */
static struct impact3_walk check_frame(const struct impact3_given *g, struct impact3_walk w, struct impact3_body body,
                                       int list, int follows)
{
    const struct json *json = g->json;
    const struct impact3_frame f = impact3_frame(&g->e, body, w.quarter);
    int begun = 0;
    scalar a = scalar_zero(g->e.pool);
    /*@ loop invariant list < i <= json->count && a != \null && DOUBT_HAS_STAYED;
      @ loop invariant given: impact3_given_ok(g) && g->json == json && g->answer == \at(g->answer, Pre);
      @ loop invariant walk: impact3_walk_ok(w) && w.is_right == 1 && w.quarter == \at(w.quarter, Pre);
      @ loop invariant cells: w.cells <= w.quarter * JSON_MAX_VALUES + i;
      @ loop assigns i, a, begun, w, *\at(g->answer, Pre), scalar_doubt;
      @ loop variant json->count - i; */
    for (int i = list + 1; i < json->node[list].next; i = json->node[i].next) {
        const scalar b = quantity_number(json, g->e.pool, i);
        if (!begun && scalar_sign(b) != 0) return stray(g, w, "frames", "a frame begins at 0");
        if (begun) {
            if (is_over(g, w)) return stray(g, w, "frames", "there are cells after the end");
            w = check_cell(g, w, body, f, a, b);
            if (!w.is_right) return w;
        }
        a = b;
        begun = 1;
    }
    if (!begun) return stray(g, w, "frames", "a frame without cuts");
    w.last = a;
    w.has_cuts = 1;
    if (!follows || scalar_equal(a, scalar_one(g->e.pool))) return w;
    return stray(g, w, "frames", "a frame does not end where the next begins");
}

/* 1 when no event comes before the stop. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_pause_ok(pause);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_below_target(const struct impact3_given *g, struct impact3_walk w, struct impact3_pause pause)
{
    return is_below(g, measured(g, pause.end), w.target) && scalar_sign(pause.between.low) > 0;
}

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_body_ok(body) && to != \null;
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
static struct impact3_walk take_stop(const struct impact3_given *g, struct impact3_walk w, struct impact3_body body,
                                     scalar to)
{
    if (is_over(g, w) || scalar_sign(scalar_subtract(g->e.pool, to, w.last)) <= 0)
        return stray(g, w, "stop", "the slip does not stop there");
    const struct impact3_frame f = impact3_frame(&g->e, body, w.quarter);
    const struct impact3_pause pause = impact3_stop(&g->e, f, w.last, to, w.state);
    if (!pause.is_found) return stray(g, w, "stop", "the slip does not stop there");
    if (!w.compressed && !is_negative(pause.between)) return stray(g, w, "stop", "compression may end before");
    if (w.compressed && !is_below_target(g, w, pause)) return stray(g, w, "stop", "the impact may end before");
    return finish_stop(g, w, pause.end);
}

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_body_ok(body);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
static struct impact3_walk check_stop(const struct impact3_given *g, struct impact3_walk w, struct impact3_body body)
{
    const int node = json_member(g->json, g->witness, "stop");
    if (g->json->node[node].type != JSON_NULL) return take_stop(g, w, body, quantity_number(g->json, g->e.pool, node));
    return is_over(g, w) ? w : stray(g, w, "frames", "the path has no end");
}

/* |u|^2 */
/*@ requires impact3_given_ok(g);
  @ assigns \result \from g;
  @ ensures \result != \null; */
static scalar square_of(const struct impact3_given *g)
{
    struct scalar_pool *pool = g->e.pool;
    return scalar_add(pool, scalar_multiply(pool, g->u1, g->u1), scalar_multiply(pool, g->u2, g->u2));
}

/*@ requires impact3_given_ok(g) && range_ok(x);
  @ assigns \nothing;
  @ ensures range_ok(\result); */
static struct range mirrored(const struct impact3_given *g, struct range x)
{
    return g->turns < 0 ? enclose_negate(&g->e, x) : x;
}

/* The data of the path, in intervals. */
/*@ requires impact3_given_ok(g);
  @ assigns scalar_doubt;
  @ ensures impact3_body_ok(\result) && DOUBT_STAYS; */
static struct impact3_body body_of(const struct impact3_given *g)
{
    const struct enclose *e = &g->e;
    const struct range speed = enclose_sqrt(e, enclose_number(e, square_of(g)));
    struct impact3_body body = {.is_mirrored = g->turns < 0, .is_edge = g->p == 0};
    body.A11 = enclose_number(e, g->A11);
    body.A12 = mirrored(g, enclose_number(e, g->A12));
    body.A22 = enclose_number(e, g->A22);
    body.B1 = enclose_number(e, g->B1);
    body.B2 = mirrored(g, enclose_number(e, g->B2));
    body.C = enclose_number(e, g->C);
    body.mu = enclose_number(e, g->mu);
    body.cosine = enclose_divide(e, enclose_number(e, g->u1), speed);
    body.sine = enclose_divide(e, mirrored(g, enclose_number(e, g->u2)), speed);
    return body;
}

/* Checks the frames. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && w.is_right == 1 && w.cells == 0 && w.quarter == 0 && impact3_body_ok(body);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
static struct impact3_walk check_frames(const struct impact3_given *g, struct impact3_walk w, struct impact3_body body)
{
    const struct json *json = g->json;
    const int frames = json_member(json, g->witness, "frames"), end = json->node[frames].next;
    /*@ loop invariant frames < i <= json->count && DOUBT_HAS_STAYED;
      @ loop invariant given: impact3_given_ok(g) && g->json == json && g->answer == \at(g->answer, Pre);
      @ loop invariant walk: impact3_walk_ok(w) && w.is_right == 1;
      @ loop invariant cells: i < end ==> w.cells <= w.quarter * JSON_MAX_VALUES;
      @ loop assigns i, w, *\at(g->answer, Pre), scalar_doubt;
      @ loop variant json->count - i; */
    for (int i = frames + 1; i < end; i = json->node[i].next) {
        const int follows = json->node[i].next < end;
        if (w.quarter >= IMPACT3_FRAMES) return stray(g, w, "frames", "there are more than four frames");
        w = check_frame(g, w, body, json_member(json, i, "cuts"), follows);
        if (!w.is_right) return w;
        w.quarter += follows;
    }
    return w;
}

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && w.is_right == 1 && w.cells == 0 && w.quarter == 0;
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
static struct impact3_walk follow_path(const struct impact3_given *g, struct impact3_walk w)
{
    const struct impact3_body body = body_of(g);
    w.state.v = rounded(g, w.state.v);
    w.slips[0] = 1;
    w = check_frames(g, w, body);
    if (!w.is_right) return w;
    return w.has_cuts ? check_stop(g, w, body) : stray(g, w, "frames", "there is none");
}

/* The number of a cell; -1 for null, -2 for one that is too large. */
/*@ requires impact3_given_ok(g);
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures -2 <= \result <= 99999; */
static int cell_number(const struct impact3_given *g, const char *key)
{
    const struct json *json = g->json;
    const int node = json_member(json, g->witness, key), start = json->node[node].start, end = json->node[node].end;
    int value = 0;
    if (json->node[node].type == JSON_NULL) return -1;
    if (end - start > 5) return -2;
    /*@ loop invariant start <= i <= end && 0 <= value;
      @ loop invariant none: i == start ==> value <= 0;
      @ loop invariant one: i == start + 1 ==> value <= 9;
      @ loop invariant two: i == start + 2 ==> value <= 99;
      @ loop invariant three: i == start + 3 ==> value <= 999;
      @ loop invariant four: i == start + 4 ==> value <= 9999;
      @ loop invariant five: i == start + 5 ==> value <= 99999;
      @ loop assigns i, value;
      @ loop variant end - i; */
    for (int i = start; i < end; i++) {
        if (json->text[i] < '0' || json->text[i] > '9') return -2;
        value = 10 * value + (json->text[i] - '0');
    }
    return value;
}

int impact3_has_no_path(const struct impact3_given *g)
{
    const struct json *json = g->json;
    return (json_size(json, json_member(json, g->witness, "frames")) == 0 && cell_number(g, "compression") == -1 &&
            cell_number(g, "end") == -1 && json->node[json_member(json, g->witness, "stop")].type == JSON_NULL) ||
           reject(g, "frames", "there is no path");
}

/* The walk before its first step. */
/*@ requires impact3_given_ok(g);
  @ assigns \nothing;
  @ ensures impact3_walk_ok(\result) && \result.is_right == 1 && \result.cells == 0 && \result.quarter == 0; */
static struct impact3_walk begin(const struct impact3_given *g)
{
    const struct range zero = integer(g, 0);
    const struct impact3_event none = {zero, zero, zero, zero, zero};
    struct impact3_walk w = {.is_right = 1, .stop = none, .compression = none, .end = none, .target = zero};
    w.state = (struct impact3_state){zero, zero, number(g->v0), zero};
    w.in_compression = cell_number(g, "compression");
    w.in_end = cell_number(g, "end");
    w.last = scalar_zero(g->e.pool);
    return w;
}

/* Follows an impact of a point that is at rest. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
static struct impact3_walk follow_from_rest(const struct impact3_given *g, struct impact3_walk w)
{
    w.row = 3;
    w.is_right = impact3_has_no_path(g);
    return w.is_right ? follow_rest(g, w) : w;
}

/* Follows an impact whose slip does not turn. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
static struct impact3_walk follow_line(const struct impact3_given *g, struct impact3_walk w)
{
    w.is_right = impact3_has_no_path(g);
    return w.is_right ? follow_straight(g, w) : w;
}

struct impact3_walk impact3_follow(const struct impact3_given *g)
{
    struct impact3_walk w = begin(g);
    if (scalar_sign(g->u1) == 0 && scalar_sign(g->u2) == 0) return follow_from_rest(g, w);
    w.state.r = root(g, number(square_of(g)));
    if (g->turns == 0) return follow_line(g, w);
    if (w.in_compression == -2 || w.in_end == -2)
        return stray(g, w, "frames", "a cell with such a number is not there");
    return follow_path(g, w);
}
