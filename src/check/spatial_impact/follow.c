/* SPDX-License-Identifier: BSD-2-Clause */
/* Follows the impact from beginning to end: through the cells of the witness, or at constant rates. */
#include "check/spatial_impact/follow.h"

#include "check/spatial_impact/ranges.h"
#include "check/spatial_impact/straight.h"

#include <stddef.h>

/*@ requires \valid_read(g) && \valid(g->answer);
  @ assigns *g->answer;
  @ ensures \result == 0; */
static int reject(const struct impact3_given *g, const char *item, const char *what)
{
    return answer_set(g->answer, ANSWER_REJECTED, "witness", item, what);
}

/* 1 when v < 0 after the cell and within it: v has a negative enclosure, or is monotone and not positive at the
 * beginning. */
/*@ requires impact3_walk_ok(w) && impact3_cell_ok(cell);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int stays_below(struct impact3_walk w, struct impact3_cell cell)
{
    if (!impact3_is_negative(cell.end.v)) return 0;
    return impact3_is_negative(cell.all.v) || (cell.p != 0 && scalar_sign(w.state.v.high) <= 0);
}

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_cell_ok(cell);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int has_not_ended(const struct impact3_given *g, struct impact3_walk w, struct impact3_cell cell)
{
    if (g->law == 'n' && cell.p <= 0) return 0;
    if (g->law == 'e' && scalar_sign(cell.all.v.low) < 0 && cell.p <= 0) return 0;
    return impact3_is_below(g, impact3_measured(g, cell.end), w.target);
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
    return !w.compressed && cell.p > 0 && impact3_is_negative(w.state.v) && scalar_sign(cell.end.v.low) > 0;
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
        return impact3_stray(g, w, "frames",
                             w.cells == w.in_end ? "the impact does not end in its cell"
                                                 : "compression does not end in its cell");
    event.v = impact3_integer(g, 0);
    w = impact3_end_compression(g, w, event);
    if (impact3_has_no_restitution(g)) return impact3_end(g, w, event);
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
    if (!w.compressed || !impact3_is_below(g, impact3_measured(g, w.state), w.target) ||
        !impact3_is_below(g, w.target, impact3_measured(g, cell.end)))
        return impact3_stray(g, w, "frames", "the impact does not end in its cell");
    if (g->law == 'n' && cell.p <= 0) return impact3_stray(g, w, "frames", "the normal velocity does not rise");
    if (g->law == 'e' && scalar_sign(cell.all.v.low) < 0 && cell.p <= 0)
        return impact3_stray(g, w, "frames", "the work does not rise");
    if (g->law == 'p') event.I = w.target;
    if (g->law == 'e') event.W = w.target;
    return impact3_end(g, w, event);
}

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_over(const struct impact3_given *g, struct impact3_walk w)
{
    return w.in_end >= 0 ? w.cells > w.in_end : w.compressed && impact3_has_no_restitution(g);
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
    return is_quiet(g, w, cell) ? w : impact3_stray(g, w, "frames", "an event may come in another cell");
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
    if (scalar_sign(scalar_subtract(g->e.pool, b, a)) <= 0)
        return impact3_stray(g, w, "frames", "the cuts do not rise");
    const struct impact3_cell cell = impact3_step(&g->e, f, a, b, w.state);
    if (!cell.is_found) return impact3_stray(g, w, "frames", "g is not positive on a cell");
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
        if (!begun && scalar_sign(b) != 0) return impact3_stray(g, w, "frames", "a frame begins at 0");
        if (begun) {
            if (is_over(g, w)) return impact3_stray(g, w, "frames", "there are cells after the end");
            w = check_cell(g, w, body, f, a, b);
            if (!w.is_right) return w;
        }
        a = b;
        begun = 1;
    }
    if (!begun) return impact3_stray(g, w, "frames", "a frame without cuts");
    w.last = a;
    w.has_cuts = 1;
    if (!follows || scalar_equal(a, scalar_one(g->e.pool))) return w;
    return impact3_stray(g, w, "frames", "a frame does not end where the next begins");
}

/* 1 when no event comes before the stop. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_pause_ok(pause);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_below_target(const struct impact3_given *g, struct impact3_walk w, struct impact3_pause pause)
{
    return impact3_is_below(g, impact3_measured(g, pause.end), w.target) && scalar_sign(pause.between.low) > 0;
}

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_body_ok(body) && to != \null;
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
static struct impact3_walk take_stop(const struct impact3_given *g, struct impact3_walk w, struct impact3_body body,
                                     scalar to)
{
    if (is_over(g, w) || scalar_sign(scalar_subtract(g->e.pool, to, w.last)) <= 0)
        return impact3_stray(g, w, "stop", "the slip does not stop there");
    const struct impact3_frame f = impact3_frame(&g->e, body, w.quarter);
    const struct impact3_pause pause = impact3_stop(&g->e, f, w.last, to, w.state);
    if (!pause.is_found) return impact3_stray(g, w, "stop", "the slip does not stop there");
    if (!w.compressed && !impact3_is_negative(pause.between))
        return impact3_stray(g, w, "stop", "compression may end before");
    if (w.compressed && !is_below_target(g, w, pause)) return impact3_stray(g, w, "stop", "the impact may end before");
    return impact3_follow_stop(g, w, pause.end);
}

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_body_ok(body);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
static struct impact3_walk check_stop(const struct impact3_given *g, struct impact3_walk w, struct impact3_body body)
{
    const int node = json_member(g->json, g->witness, "stop");
    if (g->json->node[node].type != JSON_NULL) return take_stop(g, w, body, quantity_number(g->json, g->e.pool, node));
    return is_over(g, w) ? w : impact3_stray(g, w, "frames", "the path has no end");
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
        if (w.quarter >= IMPACT3_FRAMES) return impact3_stray(g, w, "frames", "there are more than four frames");
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
    w.state.v = impact3_rounded(g, w.state.v);
    w.slips[0] = 1;
    w = check_frames(g, w, body);
    if (!w.is_right) return w;
    return w.has_cuts ? check_stop(g, w, body) : impact3_stray(g, w, "frames", "there is none");
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
    const struct range zero = impact3_integer(g, 0);
    const struct impact3_event none = {zero, zero, zero, zero, zero};
    struct impact3_walk w = {.is_right = 1, .stop = none, .compression = none, .end = none, .target = zero};
    w.state = (struct impact3_state){zero, zero, range_of(g->v0), zero};
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
    return w.is_right ? impact3_follow_rest(g, w) : w;
}

/* Follows an impact whose slip does not turn. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
static struct impact3_walk follow_line(const struct impact3_given *g, struct impact3_walk w)
{
    w.is_right = impact3_has_no_path(g);
    return w.is_right ? impact3_follow_straight(g, w) : w;
}

struct impact3_walk impact3_follow(const struct impact3_given *g)
{
    struct impact3_walk w = begin(g);
    if (scalar_sign(g->u1) == 0 && scalar_sign(g->u2) == 0) return follow_from_rest(g, w);
    w.state.r = impact3_root(g, range_of(square_of(g)));
    if (g->turns == 0) return follow_line(g, w);
    if (w.in_compression == -2 || w.in_end == -2)
        return impact3_stray(g, w, "frames", "a cell with such a number is not there");
    return follow_path(g, w);
}
