/* SPDX-License-Identifier: BSD-2-Clause */
/* Follows the impact to its end: along the path, or in straight slip; from a stop on at constant rates. The order of
 * events is determined by enclosures; when these overlap, the impact is undecided. */
#include "spatial_impact/impact3.h"

#include "numbers/narrow.h"
#include "problem/budget.h"
#include "problem/number_json.h"

#include <stdio.h>

/* The cell of an event has the width 2^-EVENT_BITS; steps begin with 2^-FIRST_BITS. */
enum { FIRST_BITS = 4, EVENT_BITS = 26, NARROW_BITS = 26, LEAST_BITS = 100, MOST_STEPS = 4000 };

typedef struct spatial_interval interval;

struct walk {
    struct impact3 *x;
    struct impact3_result *result;
    struct path_state state;
    int compressed, cells, quarter, steps;
    long event_bits; /* the cell of an event has at most the width 2^-event_bits */
    int coarse;      /* 1 when even the end of a shorter cell is not distinguished from the event */
    spatial_number t;
    interval target; /* of I, v or W, after compression */
    json_t *cuts;
    unsigned long charged; /* of the work of the enclosures, to the budget of the pool */
};

static enum status undecided(const struct impact3 *x, const char *why)
{
    snprintf(x->failure->field, sizeof x->failure->field, "impact");
    snprintf(x->failure->reason, sizeof x->failure->reason, "%s", why);
    return STATUS_UNDECIDED;
}

static enum status tie(const struct impact3 *x)
{
    return undecided(
        x,
        "the order of two events of the impact is not determined by their enclosures: they may come at the same time");
}

static interval exact(const struct impact3 *x, long n)
{
    return impact3_exact(number_from_integer(x->pool, n));
}

static interval calculate(const struct impact3 *x, interval a, enum impact3_operation operation, interval b)
{
    return impact3_do(x->pool, operation, a, b);
}

static int is_below(const struct impact3 *x, interval a, interval b)
{
    return number_compare(x->pool, a.high, b.low) < 0;
}

static interval value(const struct impact3 *x, int node)
{
    return impact3_exact(x->e->value[node]);
}

static void add_part(struct impact3_result *result, int restitution, int part)
{
    int *n = result->parts + restitution;
    if (*n == 0 || result->part[restitution][*n - 1] != part) result->part[restitution][(*n)++] = part;
}

/* The end of restitution: I = (1 + r) I_c, W = (1 - r^2) W_c, v = -r v_0. */
static interval target_of(const struct impact3 *x, const struct impact3_event *compression)
{
    const interval r = value(x, spatial_impact_r), one = exact(x, 1);
    if (x->law == IMPACT3_POISSON)
        return calculate(x, calculate(x, one, IMPACT3_ADD, r), IMPACT3_MULTIPLY, compression->I);
    if (x->law == IMPACT3_NEWTON)
        return calculate(x, exact(x, 0), IMPACT3_SUBTRACT,
                         calculate(x, r, IMPACT3_MULTIPLY, value(x, spatial_impact_v)));
    const interval lost = calculate(x, one, IMPACT3_SUBTRACT, calculate(x, r, IMPACT3_MULTIPLY, r));
    return calculate(x, lost, IMPACT3_MULTIPLY, compression->W);
}

static interval measured(const struct impact3 *x, const struct path_state *state)
{
    return x->law == IMPACT3_POISSON ? state->I : x->law == IMPACT3_NEWTON ? state->v : state->W;
}

static int ends_at_once(const struct impact3 *x)
{
    return number_sign(x->e->value[spatial_impact_r]) == 0;
}

/* Newton's law with r = 0 requires v = 0 afterwards, which holds at the end of compression when slip persists. */
static int has_no_restitution(const struct impact3 *x)
{
    return ends_at_once(x) || (x->law == IMPACT3_NEWTON && number_sign(x->e->value[spatial_impact_v]) == 0);
}

/* Motion from a state with v' = rate, |u|' = speed_up, in a constant direction. */
struct straight {
    struct path_state from;
    interval rate, speed_up, direction[2];
};

/* The event at the normal velocity v. */
static struct impact3_event straight_event(const struct impact3 *x, const struct straight *s, interval I, interval v)
{
    struct impact3_event event = {.I = I, .v = v};
    const interval two = exact(x, 2), more = calculate(x, I, IMPACT3_SUBTRACT, s->from.I);
    const interval before = calculate(x, s->from.v, IMPACT3_MULTIPLY, s->from.v),
                   after = calculate(x, v, IMPACT3_MULTIPLY, v);
    const interval work = calculate(x, calculate(x, after, IMPACT3_SUBTRACT, before), IMPACT3_DIVIDE,
                                    calculate(x, two, IMPACT3_MULTIPLY, s->rate));
    const interval speed = calculate(x, s->from.r, IMPACT3_ADD, calculate(x, s->speed_up, IMPACT3_MULTIPLY, more));
    event.W = calculate(x, s->from.W, IMPACT3_ADD, work);
    for (int i = 0; i < 2; i++) event.u[i] = calculate(x, speed, IMPACT3_MULTIPLY, s->direction[i]);
    return event;
}

/* The impulse at which v is reached. */
static interval impulse_for(const struct impact3 *x, const struct straight *s, interval v)
{
    const interval gained = calculate(x, v, IMPACT3_SUBTRACT, s->from.v);
    return calculate(x, s->from.I, IMPACT3_ADD, calculate(x, gained, IMPACT3_DIVIDE, s->rate));
}

static struct impact3_event end_of_compression(const struct impact3 *x, const struct straight *s)
{
    const interval zero = exact(x, 0);
    return straight_event(x, s, impulse_for(x, s, zero), zero);
}

/* The end of restitution: v by the law, and the corresponding impulse. */
static struct impact3_event end_of_restitution(const struct impact3 *x, const struct straight *s, interval target)
{
    interval v = target, I;
    if (x->law == IMPACT3_POISSON) {
        I = target;
        const interval more = calculate(x, I, IMPACT3_SUBTRACT, s->from.I);
        v = calculate(x, s->from.v, IMPACT3_ADD, calculate(x, s->rate, IMPACT3_MULTIPLY, more));
        return straight_event(x, s, I, v);
    }
    if (x->law == IMPACT3_ENERGETIC) {
        const interval work =
            calculate(x, calculate(x, target, IMPACT3_SUBTRACT, s->from.W), IMPACT3_MULTIPLY, exact(x, 2));
        const interval gained = calculate(x, work, IMPACT3_MULTIPLY, s->rate);
        const interval square = calculate(x, calculate(x, s->from.v, IMPACT3_MULTIPLY, s->from.v), IMPACT3_ADD, gained);
        v = calculate(x, square, IMPACT3_ROOT, square);
    }
    return straight_event(x, s, impulse_for(x, s, v), v);
}

static struct path_state state_of(const struct impact3_event *event, interval r)
{
    return (struct path_state){r, event->I, event->v, event->W};
}

static void put_end(const struct impact3 *x, struct impact3_result *result, const struct impact3_event *event)
{
    result->end = *event;
    const interval target = target_of(x, &result->compression);
    if (x->law == IMPACT3_NEWTON) result->end.v = target;
    if (x->law == IMPACT3_ENERGETIC) result->end.W = target;
}

/* After a stop the point sticks or starts again, and does not stop any more. */
static enum status follow_rest(struct walk *w)
{
    const struct impact3 *x = w->x;
    struct impact3_result *result = w->result;
    const int part = x->rest.slips ? IMPACT3_START : IMPACT3_STICK;
    struct straight s = {w->state, x->rest.rate, x->rest.speed_up, {x->rest.direction[0], x->rest.direction[1]}};
    s.from.r = exact(x, 0);
    if (s.rate.low == NULL || number_sign(s.rate.low) <= 0)
        return undecided(x, "the rates at rest are not enclosed well enough");
    if (!w->compressed) {
        result->compression = end_of_compression(x, &s);
        if (!x->rest.slips) { /* for every path I_c = -e3 . G^-1 (u0, v0) */
            const interval I = value(x, spatial_impact_w1), J = value(x, spatial_impact_w2);
            const interval along =
                calculate(x, calculate(x, I, IMPACT3_MULTIPLY, value(x, spatial_impact_u1)), IMPACT3_ADD,
                          calculate(x, J, IMPACT3_MULTIPLY, value(x, spatial_impact_u2)));
            const interval down =
                calculate(x, value(x, spatial_impact_v), IMPACT3_MULTIPLY, value(x, spatial_impact_detA));
            result->compression.I = calculate(x, calculate(x, along, IMPACT3_SUBTRACT, down), IMPACT3_DIVIDE,
                                              value(x, spatial_impact_detG));
        }
        add_part(result, 0, part);
        w->compressed = 1;
        w->target = target_of(x, &result->compression);
        const interval speed = calculate(x, x->rest.speed_up, IMPACT3_MULTIPLY,
                                         calculate(x, result->compression.I, IMPACT3_SUBTRACT, s.from.I));
        s.from = state_of(&result->compression, speed);
    }
    const struct impact3_event end = ends_at_once(x) ? result->compression : end_of_restitution(x, &s, w->target);
    if (!ends_at_once(x)) add_part(result, 1, part);
    put_end(x, result, &end);
    return STATUS_OK;
}

static enum status finish_stop(struct walk *w, const struct path_state *stop)
{
    struct impact3_result *result = w->result;
    const interval zero = exact(w->x, 0);
    result->stops = w->compressed ? IMPACT3_STOP_RESTITUTION : IMPACT3_STOP_COMPRESSION;
    result->stop = (struct impact3_event){stop->I, stop->v, stop->W, {zero, zero}};
    w->state = *stop;
    return follow_rest(w);
}

/* ---------------------------------------------------------------- straight slip, g = 0 */

/* A slightly wider interval: a checker does not know the square root of one number from that of another, and rounds. */
static interval wider(const struct impact3 *x, interval y)
{
    const spatial_number one = number_from_integer(x->pool, 1),
                         part = number_power(x->pool, number_from_ratio(x->pool, 1, 2), 120);
    const interval factor = {number_subtract(x->pool, one, part), number_add(x->pool, one, part)};
    return calculate(x, y, IMPACT3_MULTIPLY, factor);
}

static interval of_surd(const struct impact3 *x, struct surd y)
{
    interval sum = impact3_exact(y.a);
    if (y.b == NULL) return wider(x, sum);
    const interval root = calculate(x, impact3_exact(y.d), IMPACT3_ROOT, impact3_exact(y.d));
    return calculate(x, sum, IMPACT3_ADD, calculate(x, impact3_exact(y.b), IMPACT3_MULTIPLY, root));
}

/* -1 when the event comes before the stop, 1 after it, 0 when this is not decided; slip with k <= 0 does not stop. */
static int against_stop(const struct impact3 *x, const struct impact3_event *event, const interval *stop)
{
    if (stop == NULL || is_below(x, event->I, *stop)) return -1;
    return is_below(x, *stop, event->I) ? 1 : 0;
}

static enum status follow_straight(struct walk *w)
{
    struct impact3 *x = w->x;
    struct impact3_result *result = w->result;
    const spatial_number square = x->e->value[spatial_impact_speed2];
    const struct surd speed = surd_root(x->pool, square), over = spatial_inverse(x->pool, speed);
    const struct surd c = surd_multiply(x->pool, surd_from_number(x->e->value[spatial_impact_u1]), over);
    const struct surd d = surd_multiply(x->pool, surd_from_number(x->e->value[spatial_impact_u2]), over);
    const struct surd k = spatial_form_at(x->pool, &x->forms.k, c, d);
    const int brakes = surd_sign(x->pool, k);
    struct straight s = {w->state,
                         of_surd(x, spatial_form_at(x->pool, &x->forms.p, c, d)),
                         calculate(x, exact(x, 0), IMPACT3_SUBTRACT, of_surd(x, k)),
                         {of_surd(x, c), of_surd(x, d)}};
    const interval stop_I = brakes > 0 ? calculate(x, of_surd(x, speed), IMPACT3_DIVIDE, of_surd(x, k)) : exact(x, 0);
    const interval *stop = brakes > 0 ? &stop_I : NULL;
    add_part(result, 0, IMPACT3_SLIP);
    if (result->p > 0) {
        const struct impact3_event event = end_of_compression(x, &s);
        const int order = against_stop(x, &event, stop);
        if (order == 0) return tie(x);
        if (order < 0) {
            result->compression = event;
            w->compressed = 1;
            w->target = target_of(x, &event);
            const struct impact3_event end = ends_at_once(x) ? event : end_of_restitution(x, &s, w->target);
            const int after = ends_at_once(x) ? -1 : against_stop(x, &end, stop);
            if (!ends_at_once(x)) add_part(result, 1, IMPACT3_SLIP);
            if (after == 0) return tie(x);
            if (after < 0) {
                put_end(x, result, &end);
                return STATUS_OK;
            }
        }
    }
    if (stop == NULL) return undecided(x, "slip goes on for ever");
    const interval change = calculate(x, s.rate, IMPACT3_MULTIPLY, stop_I),
                   v = calculate(x, s.from.v, IMPACT3_ADD, change);
    const interval half = calculate(x, calculate(x, s.from.v, IMPACT3_ADD, v), IMPACT3_DIVIDE, exact(x, 2));
    const struct path_state at = {exact(x, 0), stop_I, v, calculate(x, half, IMPACT3_MULTIPLY, stop_I)};
    return finish_stop(w, &at);
}

/* ---------------------------------------------------------------- the path */

static void begin_frame(struct walk *w)
{
    w->cuts = json_array();
    w->t = number_from_integer(w->x->pool, 0);
    json_array_append_new(w->result->frames, json_pack("{s:o}", "cuts", w->cuts));
    json_array_append_new(w->cuts, number_value_json(w->x->pool, w->t));
}

static void accept(struct walk *w, spatial_number b, const struct path_cell *cell)
{
    const spatial_number one = number_from_integer(w->x->pool, 1);
    json_array_append_new(w->cuts, number_value_json(w->x->pool, b));
    w->state = cell->end;
    w->t = b;
    w->cells++;
    if (number_compare(w->x->pool, b, one) == 0) {
        w->quarter++;
        begin_frame(w);
    }
}

enum finding {
    GOES_ON,
    TOO_WIDE,
    UNCLEAR,
    HAPPENS,
    DONE,
    NOT_ALLOWED
}; /* UNCLEAR: the enclosures at the end of the cell contain the event */

/* Compression lasts while v < 0, and ends where v crosses 0 with p > 0. */
static enum finding in_compression(const struct walk *w, const struct path_cell *cell)
{
    const int monotone = cell->p != 0, below = number_sign(cell->end.v.high) < 0;
    if (below && (number_sign(cell->all.v.high) < 0 || (monotone && number_sign(w->state.v.high) <= 0))) return GOES_ON;
    if (below) return TOO_WIDE;
    return cell->p > 0 && number_sign(cell->end.v.low) > 0 && number_sign(w->state.v.high) < 0 ? HAPPENS : UNCLEAR;
}

static enum finding in_restitution(const struct walk *w, const struct path_cell *cell)
{
    const struct impact3 *x = w->x;
    const interval before = measured(x, &w->state), after = measured(x, &cell->end);
    if (x->law == IMPACT3_NEWTON && cell->p <= 0) return TOO_WIDE;
    if (x->law == IMPACT3_ENERGETIC && number_sign(cell->all.v.low) < 0 && cell->p <= 0) return TOO_WIDE;
    if (is_below(x, after, w->target)) return GOES_ON;
    return is_below(x, before, w->target) && is_below(x, w->target, after) ? HAPPENS : UNCLEAR;
}

static struct impact3_event event_in(const struct walk *w, spatial_number b, const struct path_cell *cell)
{
    struct impact3_event event = {.I = cell->all.I, .v = cell->all.v, .W = cell->all.W};
    path_velocity(&w->x->data, w->quarter, w->t, b, &cell->all.r, event.u);
    if (w->result->turns < 0) event.u[1] = calculate(w->x, exact(w->x, 0), IMPACT3_SUBTRACT, event.u[1]);
    return event;
}

/* Records the event in this cell. */
static enum finding take_event(struct walk *w, spatial_number b, const struct path_cell *cell)
{
    const struct impact3 *x = w->x;
    struct impact3_event event = event_in(w, b, cell);
    if (w->compressed) {
        w->result->end_cell = w->cells;
        if (x->law == IMPACT3_POISSON) event.I = w->target;
        if (x->law == IMPACT3_ENERGETIC) event.W = w->target;
        put_end(x, w->result, &event);
        return DONE;
    }
    event.v = exact(x, 0);
    w->result->compression = event;
    w->result->compression_cell = w->cells;
    w->compressed = 1;
    w->target = target_of(x, &event);
    if (has_no_restitution(x)) {
        put_end(x, w->result, &event);
        return DONE;
    }
    add_part(w->result, 1, IMPACT3_SLIP);
    return HAPPENS;
}

/* Charges the work of the enclosures since the last call. Returns 0 when it exceeds the budget. */
static int affords(struct walk *w)
{
    const unsigned long work = enclosures_work(w->x->data.arena), more = work - w->charged;
    w->charged = work;
    return number_work_spend(w->x->pool, more);
}

static int impulse_is_narrow(const struct walk *w, interval I)
{
    return number_range_is_narrow(w->x->pool, I.low, I.high, I.high, NARROW_BITS);
}

/* Makes one step of length 2^-bits; `bits` is increased when the step was too long. The change during an event is
 * bounded by the impulse, whose enclosure on the cell is therefore narrow enough. */
static enum finding try_step(struct walk *w, long *bits)
{
    struct number_pool *pool = w->x->pool;
    const spatial_number one = number_from_integer(pool, 1),
                         length = number_power(pool, number_from_ratio(pool, 1, 2), *bits);
    struct path_cell cell;
    if (!affords(w)) return NOT_ALLOWED;
    spatial_number b = number_add(pool, w->t, length);
    if (number_compare(pool, b, one) > 0) b = one;
    path_step(&w->x->data, w->quarter, w->t, b, &w->state, &cell);
    if (!cell.regular || !cell.fine) return TOO_WIDE;
    const enum finding found = w->compressed ? in_restitution(w, &cell) : in_compression(w, &cell);
    if (found == TOO_WIDE || (found >= UNCLEAR && *bits < w->event_bits)) return TOO_WIDE;
    if (found == HAPPENS && !w->coarse && *bits < LEAST_BITS && !impulse_is_narrow(w, cell.all.I)) {
        w->event_bits = *bits + 1;
        return TOO_WIDE;
    }
    if (found == UNCLEAR) {
        w->coarse = 1;
        *bits = --w->event_bits - 1; /* the next step is longer again, and contains the event */
        return w->event_bits < FIRST_BITS ? UNCLEAR : TOO_WIDE;
    }
    if (found == HAPPENS && take_event(w, b, &cell) == DONE) {
        accept(w, b, &cell);
        return DONE;
    }
    accept(w, b, &cell);
    return found;
}

/* 1 when the enclosures prove that the next event comes after the stop. */
static int stops_first(const struct walk *w, const struct path_state *stop, interval between)
{
    if (!w->compressed) return number_sign(between.high) < 0;
    return is_below(w->x, measured(w->x, stop), w->target) && number_sign(between.low) > 0;
}

/* 1 when slip stops soon, before the next event: the zero of Q lies in the next 32 steps, and the remaining impulse is
 * small. */
static int stops_here(struct walk *w, long bits, struct path_state *stop)
{
    interval between;
    struct number_pool *pool = w->x->pool;
    const spatial_number length = number_power(pool, number_from_ratio(pool, 1, 2), bits);
    const spatial_number to = number_add(pool, w->t, number_multiply(pool, number_from_integer(pool, 32), length));
    if (!path_stop(&w->x->data, w->quarter, w->t, to, &w->state, stop, &between) || !impulse_is_narrow(w, stop->I) ||
        !stops_first(w, stop, between))
        return 0;
    w->result->stop_to = to;
    return 1;
}

static enum status follow_path(struct walk *w)
{
    long bits = FIRST_BITS;
    struct path_state stop;
    add_part(w->result, 0, IMPACT3_SLIP);
    begin_frame(w);
    for (w->steps = 0; w->steps < MOST_STEPS && w->cells < PATH_MOST_CUTS && w->quarter < PATH_FRAMES; w->steps++) {
        const enum finding found = try_step(w, &bits);
        if (found == DONE) return STATUS_OK;
        if (found == NOT_ALLOWED) {
            undecided(w->x, "");
            return budget_used_up(w->x->failure, "the slip cannot be followed");
        }
        if (found == UNCLEAR) return tie(w->x);
        if (found == TOO_WIDE) {
            if (bits > 10 && bits < LEAST_BITS && stops_here(w, bits, &stop)) return finish_stop(w, &stop);
            if (++bits > LEAST_BITS) return tie(w->x);
        } else if (bits > FIRST_BITS && w->steps % 5 == 0)
            bits--;
    }
    return undecided(w->x, "the slip is not followed to its end within the cuts that are allowed");
}

enum status impact3_follow(struct impact3 *x, struct impact3_result *result)
{
    const interval zero = exact(x, 0);
    struct walk w = {.x = x, .result = result, .event_bits = EVENT_BITS};
    w.state = (struct path_state){zero, zero, value(x, spatial_impact_v), zero};
    if (number_sign(x->e->value[spatial_impact_speed2]) == 0) {
        result->stops = IMPACT3_AT_REST;
        return follow_rest(&w);
    }
    const interval square = value(x, spatial_impact_speed2);
    w.state.r = calculate(x, square, IMPACT3_ROOT, square);
    return result->turns == 0 ? follow_straight(&w) : follow_path(&w);
}
