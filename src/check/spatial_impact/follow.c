/* SPDX-License-Identifier: BSD-2-Clause */
/* Follows the impact from beginning to end, in intervals: through the cells of the witness, or in straight slip; after
 * a stop at constant rates. */
#include "check/spatial_impact/private.h"

#include <string.h>

struct walk {
    struct impact3 *x;
    struct impact3_state state;
    int compressed, cells, quarter;
    int compression, end; /* the cells of the events; -1 when there is none */
    struct range target;
    struct impact3_body body;
    struct impact3_frame frame; /* the current frame */
};

static int reject_path(const struct impact3 *x, const char *what)
{
    return impact3_rejected(x, "witness", "frames", what);
}

/* An exact number is not rounded, even when it is an element of a number field, so that exact results remain exact. */
static struct range number(const struct impact3 *x, scalar a)
{
    (void)x;
    return range_of(a);
}

static int are_points(struct range a, struct range b)
{
    return a.low == a.high && b.low == b.high;
}

/* Rounds the ends to short ones, unless the interval is exact. */
static struct range rounded(const struct impact3 *x, struct range a)
{
    return a.low == a.high ? enclose_number(&x->e, a.low) : a;
}

static struct range plus(const struct impact3 *x, struct range a, struct range b)
{
    if (are_points(a, b)) return range_of(scalar_add(x->s.pool, a.low, b.low));
    return enclose_add(&x->e, rounded(x, a), rounded(x, b));
}

static struct range minus(const struct impact3 *x, struct range a, struct range b)
{
    if (are_points(a, b)) return range_of(scalar_subtract(x->s.pool, a.low, b.low));
    return enclose_subtract(&x->e, rounded(x, a), rounded(x, b));
}

static struct range times(const struct impact3 *x, struct range a, struct range b)
{
    if (are_points(a, b)) return range_of(scalar_multiply(x->s.pool, a.low, b.low));
    return enclose_multiply(&x->e, rounded(x, a), rounded(x, b));
}

static struct range over(const struct impact3 *x, struct range a, struct range b)
{
    if (are_points(a, b)) return range_of(scalar_divide(x->s.pool, a.low, b.low));
    return enclose_divide(&x->e, rounded(x, a), rounded(x, b));
}

static struct range root(const struct impact3 *x, struct range a)
{
    return enclose_sqrt(&x->e, rounded(x, a));
}

static struct range integer(const struct impact3 *x, long n)
{
    return enclose_integer(&x->e, n);
}

static int is_below(const struct impact3 *x, struct range a, struct range b)
{
    return scalar_sign(scalar_subtract(x->s.pool, b.low, a.high)) > 0;
}

static int is_negative(struct range a)
{
    return scalar_sign(a.high) < 0;
}

static void add_part(struct impact3 *x, int restitution, const char *part)
{
    int *n = x->parts + restitution;
    if (*n == 0 || strcmp(x->part[restitution][*n - 1], part) != 0) x->part[restitution][(*n)++] = part;
}

/* (1 + r) I_c, (1 - r^2) W_c, -r v_0 */
static struct range target_of(const struct impact3 *x)
{
    const struct range r = number(x, x->restitution), one = integer(x, 1);
    if (x->law == 'p') return times(x, plus(x, one, r), x->compression.I);
    if (x->law == 'n') return minus(x, integer(x, 0), times(x, r, number(x, x->v0)));
    return times(x, minus(x, one, times(x, r, r)), x->compression.W);
}

static struct range measured(const struct impact3 *x, const struct impact3_state *s)
{
    return x->law == 'p' ? s->I : x->law == 'n' ? s->v : s->W;
}

static int ends_at_once(const struct impact3 *x)
{
    return scalar_sign(x->restitution) == 0;
}

/* Newton's law with r = 0 requires v = 0 afterwards, which holds at the end of compression when slip persists. */
static int has_no_restitution(const struct impact3 *x)
{
    return ends_at_once(x) || (x->law == 'n' && x->v == 0);
}

/* Motion at constant rates. */
struct straight {
    struct impact3_state from;
    struct range rate, speed_up, direction[2];
};

static struct impact3_event straight_event(const struct impact3 *x, const struct straight *s, struct range I,
                                           struct range v)
{
    struct impact3_event event = {.I = I, .v = v};
    const struct range squares = minus(x, times(x, v, v), times(x, s->from.v, s->from.v));
    const struct range speed = plus(x, s->from.r, times(x, s->speed_up, minus(x, I, s->from.I)));
    event.W = plus(x, s->from.W, over(x, squares, times(x, integer(x, 2), s->rate)));
    event.u[0] = times(x, speed, s->direction[0]);
    event.u[1] = times(x, speed, s->direction[1]);
    return event;
}

static struct range impulse_for(const struct impact3 *x, const struct straight *s, struct range v)
{
    return plus(x, s->from.I, over(x, minus(x, v, s->from.v), s->rate));
}

static struct impact3_event end_of_compression(const struct impact3 *x, const struct straight *s)
{
    return straight_event(x, s, impulse_for(x, s, integer(x, 0)), integer(x, 0));
}

static struct impact3_event end_of_restitution(const struct impact3 *x, const struct straight *s, struct range target)
{
    struct range v = target;
    if (x->law == 'p')
        return straight_event(x, s, target, plus(x, s->from.v, times(x, s->rate, minus(x, target, s->from.I))));
    if (x->law == 'e') {
        const struct range work = times(x, integer(x, 2), minus(x, target, s->from.W));
        v = root(x, plus(x, times(x, s->from.v, s->from.v), times(x, work, s->rate)));
    }
    return straight_event(x, s, impulse_for(x, s, v), v);
}

/* Restitution ends at once for r = 0; else it begins. */
static void compress(struct walk *w, const struct impact3_event *event)
{
    w->x->compression = *event;
    w->compressed = 1;
    w->target = target_of(w->x);
}

static int finish(struct walk *w, const struct impact3_event *event)
{
    w->x->end = *event;
    if (w->x->law == 'n') w->x->end.v = w->target;
    if (w->x->law == 'e') w->x->end.W = w->target;
    return 1;
}

/* Whatever the path, stick before the end of compression has (u0, v0) + G (P_T, I_c) = 0. */
static struct range impulse_of_stick(const struct impact3 *x)
{
    const struct contact3 *k = &x->s.x;
    const struct spatial *c = &x->s;
    const scalar minor1 = spatial_minus(c, spatial_times(c, k->A22, k->B1), spatial_times(c, k->A12, k->B2));
    const scalar minor2 = spatial_minus(c, spatial_times(c, k->A11, k->B2), spatial_times(c, k->A12, k->B1));
    const scalar along = spatial_plus(c, spatial_times(c, minor1, k->u1), spatial_times(c, minor2, k->u2));
    const scalar all = spatial_minus(c, along, spatial_times(c, x->v0, c->detA));
    return range_of(scalar_divide(c->pool, all, c->detG));
}

/* At rest the point sticks, or starts in the direction with k < 0. */
static int follow_rest(struct walk *w)
{
    struct impact3 *x = w->x;
    const int slips = x->stick < 0;
    const char *part = slips ? "S" : "T";
    struct straight s = {w->state, x->rate, x->speed_up, {x->direction[0], x->direction[1]}};
    s.from.r = integer(x, 0);
    if (slips && x->starts != 1) return reject_path(x, "no direction in which slip starts");
    if (!slips) {
        s.rate = range_of(scalar_divide(x->s.pool, x->s.detG, x->s.detA));
        s.speed_up = s.direction[0] = s.direction[1] = integer(x, 0);
    }
    if (range_sign(s.rate) != 1) return reject_path(x, "the rate at rest is not enclosed well enough");
    if (!w->compressed) {
        struct impact3_event event = end_of_compression(x, &s);
        if (!slips) event.I = impulse_of_stick(x);
        add_part(x, 0, part);
        compress(w, &event);
        const struct range speed = times(x, s.speed_up, minus(x, event.I, s.from.I));
        s.from = (struct impact3_state){speed, event.I, event.v, event.W};
    }
    if (ends_at_once(x)) return finish(w, &x->compression);
    const struct impact3_event end = end_of_restitution(x, &s, w->target);
    add_part(x, 1, part);
    return finish(w, &end);
}

static int finish_stop(struct walk *w, const struct impact3_state *stop)
{
    const struct range zero = integer(w->x, 0);
    w->x->row = w->compressed ? 2 : 1;
    w->x->stop = (struct impact3_event){stop->I, stop->v, stop->W, {zero, zero}};
    w->state = *stop;
    return follow_rest(w);
}

/* ---------------------------------------------------------------- straight slip */

/* A surd of the field of |u| as an interval. */
static struct range surd_range(const struct impact3 *x, struct surd y)
{
    const struct range a = number(x, y.a);
    if (y.b == NULL) return a;
    return plus(x, a, times(x, number(x, y.b), root(x, number(x, x->s.field.d))));
}

/* -1 before the stop (or when there is none), 1 after it, 0 when it is not decided. */
static int against_stop(const struct impact3 *x, const struct impact3_event *event, int stops, struct range stop)
{
    if (!stops || is_below(x, event->I, stop)) return -1;
    return is_below(x, stop, event->I);
}

static int straight_compression(struct walk *w, const struct straight *s, int stops, struct range stop, int *done)
{
    struct impact3 *x = w->x;
    const struct impact3_event event = end_of_compression(x, s);
    const int order = against_stop(x, &event, stops, stop);
    *done = 0;
    if (order == 0) return reject_path(x, "two events are not ordered");
    if (order > 0) return 1;
    compress(w, &event);
    const struct impact3_event end = ends_at_once(x) ? event : end_of_restitution(x, s, w->target);
    const int after = ends_at_once(x) ? -1 : against_stop(x, &end, stops, stop);
    if (!ends_at_once(x)) add_part(x, 1, "slip");
    if (after == 0) return reject_path(x, "two events are not ordered");
    *done = after < 0;
    return *done ? finish(w, &end) : 1;
}

static int follow_straight(struct walk *w, struct surd cosine, struct surd sine)
{
    struct impact3 *x = w->x;
    const struct spatial *c = &x->s;
    const struct contact3 *k = &c->x;
    const struct surd m = surd_add(&c->field, surd_multiply(&c->field, surd_from(c->m1), cosine),
                                   surd_multiply(&c->field, surd_from(c->m2), sine));
    const struct surd p = surd_subtract(&c->field, surd_from(k->C), m), brake = spatial_form_k(c, cosine, sine);
    const struct surd speed = {scalar_zero(c->pool), scalar_one(c->pool)};
    const int stops = surd_sign(&c->field, brake) > 0;
    struct straight s = {w->state,
                         surd_range(x, p),
                         minus(x, integer(x, 0), surd_range(x, brake)),
                         {surd_range(x, cosine), surd_range(x, sine)}};
    const struct range stop = stops ? over(x, surd_range(x, speed), surd_range(x, brake)) : integer(x, 0);
    int done = 0;
    add_part(x, 0, "slip");
    if (x->p > 0 && !straight_compression(w, &s, stops, stop, &done)) return 0;
    if (done) return 1;
    if (!stops) return reject_path(x, "the slip does not stop");
    const struct range v = plus(x, s.from.v, times(x, s.rate, stop)),
                       half = over(x, plus(x, s.from.v, v), integer(x, 2));
    const struct impact3_state at = {integer(x, 0), stop, v, times(x, half, stop)};
    return finish_stop(w, &at);
}

/* ---------------------------------------------------------------- the path */

/* 1 when v < 0 after the cell and within it: v has a negative enclosure, or is monotone and not positive at the
 * beginning. */
static int stays_below(const struct walk *w, const struct impact3_cell *cell)
{
    if (!is_negative(cell->end.v)) return 0;
    return is_negative(cell->all.v) || (cell->p != 0 && scalar_sign(w->state.v.high) <= 0);
}

static int has_not_ended(const struct walk *w, const struct impact3_cell *cell)
{
    const struct impact3 *x = w->x;
    if (x->law == 'n' && cell->p <= 0) return 0;
    if (x->law == 'e' && scalar_sign(cell->all.v.low) < 0 && cell->p <= 0) return 0;
    return is_below(x, measured(x, &cell->end), w->target);
}

static struct impact3_event event_in(const struct walk *w, scalar a, scalar b, const struct impact3_cell *cell)
{
    struct impact3_event event = {.I = cell->all.I, .v = cell->all.v, .W = cell->all.W};
    const struct impact3_vector u = impact3_velocity(&w->x->e, w->body, w->quarter, a, b, cell->all.r);
    event.u[0] = u.x1;
    event.u[1] = u.x2;
    return event;
}

static int take_compression(struct walk *w, scalar a, scalar b, const struct impact3_cell *cell)
{
    struct impact3_event event = event_in(w, a, b, cell);
    if (w->compressed || cell->p <= 0 || !is_negative(w->state.v) || scalar_sign(cell->end.v.low) <= 0)
        return reject_path(w->x, "compression does not end in its cell");
    event.v = integer(w->x, 0);
    compress(w, &event);
    if (has_no_restitution(w->x)) return finish(w, &event);
    add_part(w->x, 1, "slip");
    return 1;
}

static int take_end(struct walk *w, scalar a, scalar b, const struct impact3_cell *cell)
{
    const struct impact3 *x = w->x;
    struct impact3_event event = event_in(w, a, b, cell);
    if (!w->compressed || !is_below(x, measured(x, &w->state), w->target) ||
        !is_below(x, w->target, measured(x, &cell->end)))
        return reject_path(x, "the impact does not end in its cell");
    if (x->law == 'n' && cell->p <= 0) return reject_path(x, "the normal velocity does not rise");
    if (x->law == 'e' && scalar_sign(cell->all.v.low) < 0 && cell->p <= 0)
        return reject_path(x, "the work does not rise");
    if (x->law == 'p') event.I = w->target;
    if (x->law == 'e') event.W = w->target;
    return finish(w, &event);
}

static int is_over(const struct walk *w)
{
    return w->end >= 0 ? w->cells > w->end : w->compressed && has_no_restitution(w->x);
}

static int check_cell(struct walk *w, scalar a, scalar b)
{
    int fine = 1;
    if (scalar_sign(scalar_subtract(w->x->s.pool, b, a)) <= 0) return reject_path(w->x, "the cuts do not rise");
    const struct impact3_cell cell = impact3_step(&w->x->e, w->frame, a, b, w->state);
    if (!cell.is_found) return reject_path(w->x, "g is not positive on a cell");
    if (w->cells == w->compression) fine = take_compression(w, a, b, &cell);
    if (w->cells == w->end) fine = take_end(w, a, b, &cell);
    if (!fine) return 0;
    if (w->cells != w->compression && w->cells != w->end &&
        !(w->compressed ? has_not_ended(w, &cell) : stays_below(w, &cell)))
        return reject_path(w->x, "an event may come in another cell");
    w->state = cell.end;
    w->cells++;
    return 1;
}

/* Checks the cells of one frame; the last cut is 1 when another frame follows. `last` is set to it. */
static int check_frame(struct walk *w, int list, int follows, scalar *last)
{
    struct impact3 *x = w->x;
    scalar a = NULL;
    w->frame = impact3_frame(&x->e, w->body, w->quarter);
    for (int i = list + 1; i < x->s.json->node[list].next; i = x->s.json->node[i].next) {
        const scalar b = quantity_number(x->s.json, x->s.pool, i);
        if (a == NULL && scalar_sign(b) != 0) return reject_path(x, "a frame begins at 0");
        if (a != NULL && (is_over(w) || !check_cell(w, a, b)))
            return is_over(w) ? reject_path(x, "there are cells after the end") : 0;
        a = b;
    }
    if (a == NULL) return reject_path(x, "a frame without cuts");
    *last = a;
    return !follows || scalar_equal(a, scalar_one(x->s.pool)) ||
           reject_path(x, "a frame does not end where the next begins");
}

static int check_stop(struct walk *w, scalar last)
{
    struct impact3 *x = w->x;
    const int node = json_member(x->s.json, x->s.witness, "stop");
    if (x->s.json->node[node].type == JSON_NULL) return is_over(w) || reject_path(x, "the path has no end");
    const scalar to = quantity_number(x->s.json, x->s.pool, node);
    if (is_over(w) || scalar_sign(scalar_subtract(x->s.pool, to, last)) <= 0)
        return impact3_rejected(x, "witness", "stop", "the slip does not stop there");
    const struct impact3_pause pause = impact3_stop(&x->e, w->frame, last, to, w->state);
    if (!pause.is_found) return impact3_rejected(x, "witness", "stop", "the slip does not stop there");
    if (!w->compressed && !is_negative(pause.between))
        return impact3_rejected(x, "witness", "stop", "compression may end before");
    if (w->compressed && (!is_below(x, measured(x, &pause.end), w->target) || scalar_sign(pause.between.low) <= 0))
        return impact3_rejected(x, "witness", "stop", "the impact may end before");
    return finish_stop(w, &pause.end);
}

/* The data of the path, in intervals. */
static struct impact3_body body_of(const struct impact3 *x)
{
    const struct contact3 *k = &x->s.x;
    const struct enclose *e = &x->e;
    const int right = x->turns < 0;
    const scalar square = spatial_plus(&x->s, spatial_times(&x->s, k->u1, k->u1), spatial_times(&x->s, k->u2, k->u2));
    const struct range speed = enclose_sqrt(e, enclose_number(e, square)), A12 = enclose_number(e, k->A12);
    const struct range B2 = enclose_number(e, k->B2), u2 = enclose_number(e, k->u2);
    return (struct impact3_body){.A11 = enclose_number(e, k->A11),
                                 .A12 = right ? enclose_negate(e, A12) : A12,
                                 .A22 = enclose_number(e, k->A22),
                                 .B1 = enclose_number(e, k->B1),
                                 .B2 = right ? enclose_negate(e, B2) : B2,
                                 .C = enclose_number(e, k->C),
                                 .mu = enclose_number(e, k->mu),
                                 .cosine = enclose_divide(e, enclose_number(e, k->u1), speed),
                                 .sine = enclose_divide(e, right ? enclose_negate(e, u2) : u2, speed),
                                 .is_mirrored = right,
                                 .is_edge = x->p == 0};
}

static int follow_path(struct walk *w)
{
    const struct json *json = w->x->s.json;
    const int frames = json_member(json, w->x->s.witness, "frames");
    scalar last = NULL;
    w->state.v = rounded(w->x, w->state.v);
    w->body = body_of(w->x);
    add_part(w->x, 0, "slip");
    for (int i = frames + 1; i < json->node[frames].next; i = json->node[i].next) {
        const int follows = json->node[i].next < json->node[frames].next;
        if (w->quarter >= IMPACT3_FRAMES) return reject_path(w->x, "there are more than four frames");
        if (!check_frame(w, json_member(json, i, "cuts"), follows, &last)) return 0;
        w->quarter += follows;
    }
    return last == NULL ? reject_path(w->x, "there is none") : check_stop(w, last);
}

/* The number of a cell; -1 for null, -2 for one that is too large. */
static int cell_number(const struct impact3 *x, const char *key)
{
    const int node = json_member(x->s.json, x->s.witness, key);
    const struct json_node *at = x->s.json->node + node;
    int value = 0;
    if (at->type == JSON_NULL) return -1;
    if (at->end - at->start > 5) return -2;
    for (int i = at->start; i < at->end; i++) {
        if (x->s.json->text[i] < '0' || x->s.json->text[i] > '9') return -2;
        value = 10 * value + (x->s.json->text[i] - '0');
    }
    return value;
}

/* 1 when the fields about the path are absent, as they must be in straight slip. */
static int has_no_path(const struct impact3 *x)
{
    const struct json *json = x->s.json;
    return (json_size(json, json_member(json, x->s.witness, "frames")) == 0 && cell_number(x, "compression") == -1 &&
            cell_number(x, "end") == -1 && json->node[json_member(json, x->s.witness, "stop")].type == JSON_NULL) ||
           reject_path(x, "there is no path");
}

int impact3_follow(struct impact3 *x)
{
    const struct range zero = integer(x, 0);
    struct walk w = {.x = x,
                     .state = {zero, zero, number(x, x->v0), zero},
                     .compression = cell_number(x, "compression"),
                     .end = cell_number(x, "end")};
    if (!impact3_happens(x)) return has_no_path(x);
    if (scalar_sign(x->s.x.u1) == 0 && scalar_sign(x->s.x.u2) == 0) {
        x->row = 3;
        return has_no_path(x) && follow_rest(&w);
    }
    const scalar square =
        spatial_plus(&x->s, spatial_times(&x->s, x->s.x.u1, x->s.x.u1), spatial_times(&x->s, x->s.x.u2, x->s.x.u2));
    const scalar one_over = scalar_divide(x->s.pool, scalar_one(x->s.pool), square);
    const struct surd speed = {scalar_zero(x->s.pool), one_over};
    const struct surd cosine = surd_multiply(&x->s.field, surd_from(x->s.x.u1), speed),
                      sine = surd_multiply(&x->s.field, surd_from(x->s.x.u2), speed);
    w.state.r = root(x, number(x, square));
    if (x->turns == 0) return has_no_path(x) && follow_straight(&w, cosine, sine);
    if (w.compression == -2 || w.end == -2) return reject_path(x, "a cell with such a number is not there");
    return follow_path(&w);
}
