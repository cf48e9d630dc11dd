/* SPDX-License-Identifier: BSD-2-Clause */
/* Checks the phases one after the other, on the time intervals of the witness. */
#include "check/compliance/private.h"

#include "check/numbers/scalar_round.h"

#include <stddef.h>

/* The state of the walk through the phases. */
struct walk {
    const struct compliance *c;
    struct motion m;
    struct outcome found; /* sums, and the greatest force, over the phases before */
    int phase, end;       /* nodes of the witness: this phase, and the end of the list */
    int index;            /* of this phase */
};

static int reject_phases(const struct compliance *c, const char *item, const char *what)
{
    return compliance_rejected(c, "witness.phases", item, what);
}

static int is_below(const struct compliance *c, scalar x, scalar y)
{
    return scalar_sign(compliance_subtract(c, x, y)) < 0;
}

/* A copy, in the pool of the record, of a number in another pool. */
static scalar kept(const struct compliance *c, scalar x)
{
    return scalar_round(c->pool, x, c->e.bits, 0);
}

/* Updates the bounds of the greatest force: the lower bound rises to `low`, the upper bound to `high`. */
static void raise_peak(struct walk *w, scalar low, scalar high)
{
    struct outcome *o = &w->found;
    if (!o->has_peak || is_below(w->c, o->peak.low, low)) o->peak.low = kept(w->c, low);
    if (!o->has_peak || is_below(w->c, o->peak.high, high))
        o->peak.high = scalar_round(w->c->pool, high, w->c->e.bits, 1);
    o->has_peak = 1;
}

/* The greatest force on a time interval: when f' has one sign it occurs at an end. */
static void find_peak(struct walk *w, const struct enclose *e, const struct cell *cell)
{
    const struct range first = motion_force(&w->m, e, 0, &cell->low), last = motion_force(&w->m, e, 0, &cell->high);
    raise_peak(w, first.low, first.high);
    raise_peak(w, last.low, last.high);
    if (motion_sign(&w->m, e, WATCH_FORCE, 1, cell) == 0)
        raise_peak(w, first.low, motion_force(&w->m, e, 0, &cell->whole).high);
}

/* Checks that all monitored quantities but `except` are positive on a time interval, perhaps not at its beginning, and
 * that the quantity of the event decreases through 0 there. */
static int check_cell(struct walk *w, const struct enclose *e, struct range time, int except)
{
    if (!is_below(w->c, time.low, time.high)) return reject_phases(w->c, "cells", "do not rise");
    const struct cell cell = motion_cell(&w->m, e, time);
    for (int i = 0; i < WATCHES; i++)
        if (i != except && motion_watches(&w->m, i) && motion_sign(&w->m, e, i, 0, &cell) != 1)
            return reject_phases(w->c, "cells", "what must stay positive is not seen to");
    find_peak(w, e, &cell);
    if (except >= WATCHES) return 1;
    if (motion_sign(&w->m, e, except, 1, &cell) != -1 ||
        range_sign(motion_value(&w->m, e, except, 0, &cell.high)) != -1)
        return reject_phases(w->c, "end", "the event is not seen to happen");
    return 1;
}

/* The same in a pool of its own. */
static int check_cell_apart(struct walk *w, struct range time, int except)
{
    struct scalar_pool *scratch = scalar_pool_scratch(w->c->pool);
    const struct enclose e = {scratch, w->c->e.bits};
    const int right = check_cell(w, &e, time, except);
    scalar_pool_free(scratch);
    return right;
}

/* Checks the time intervals from 0 to the lower end of the event. */
static int check_cells(struct walk *w, struct range event)
{
    const struct json *json = w->c->json;
    const int cells = json_member(json, w->phase, "cells"), end = json->node[cells].next;
    scalar time = scalar_zero(w->c->pool);
    for (int i = cells + 1; i < end; i = json->node[i].next) {
        const scalar next = quantity_number(json, w->c->pool, i);
        if (!check_cell_apart(w, (struct range){time, next}, WATCHES)) return 0;
        time = next;
    }
    return scalar_equal(time, event.low) || reject_phases(w->c, "cells", "do not lead to the end of the phase");
}

static const char *event_name(int event)
{
    if (event == WATCH_FORCE) return known_text("f=0");
    if (event == WATCH_SLIP) return known_text("u=0");
    if (event == GOES_ON) return known_text("none");
    return event == WATCH_LEAST ? known_text("f=least") : known_text("f=most");
}

/* The node of item `index` of an array of the verdict; the array itself when there is none. */
static int item_of(const struct compliance *c, const char *key, int index)
{
    const int array = json_member(c->json, c->verdict, key), end = c->json->node[array].next;
    int i = array + 1;
    while (i < end && index-- > 0) i = c->json->node[i].next;
    return i < end ? i : array;
}

static int event_of(const struct walk *w)
{
    const int node = item_of(w->c, "events", w->index);
    for (int event = 0; event <= GOES_ON; event++)
        if (json_is(w->c->json, node, event_name(event)) && (event == GOES_ON || motion_watches(&w->m, event)))
            return event;
    return NO_EVENT;
}

static int digits_of_numerator(const struct json *json, int node)
{
    int digits = 0;
    for (int i = json->node[node].start; i < json->node[node].end && json->text[i] != '/'; i++)
        digits += json->text[i] != '-';
    return digits;
}

/* 1 when both ends of the phase have at most a decimal digit for three bits, so that this checker calculates with far
 * more digits than the ends have. */
static int has_bits_for_end(const struct walk *w)
{
    const struct json *json = w->c->json;
    const int end = json_member(json, w->phase, "end"), bits = w->c->e.bits - COMPLIANCE_MORE_BITS;
    return 3 * digits_of_numerator(json, json_member(json, end, "low")) <= bits &&
           3 * digits_of_numerator(json, json_member(json, end, "high")) <= bits;
}

/* The time at which the phase ends. */
static struct moment event_moment(const struct walk *w)
{
    const struct compliance *c = w->c;
    return motion_at(&w->m, &c->e, compliance_ends(c, json_member(c->json, w->phase, "end")));
}

/* When slip stops: the sign of a + k- f, or mirrored of -a + k+ f, which decides on slip in the other direction; 2 when
 * it is not determined. */
static int sign_of_grip(const struct walk *w)
{
    const struct compliance *c = w->c;
    const int forward = w->m.phase.word == FORWARD, k = forward ? COMPLIANCE_k_minus : COMPLIANCE_k_plus;
    const int a_sign = forward ? c->sign[COMPLIANCE_a] : -c->sign[COMPLIANCE_a];
    const scalar a = forward ? c->q[COMPLIANCE_a] : compliance_negate(c, c->q[COMPLIANCE_a]);
    if (a_sign >= 0 && c->sign[k] >= 0) return 1;
    if (a_sign <= 0 && c->sign[k] <= 0) return -1;
    const struct moment event = event_moment(w);
    const struct range force = motion_force(&w->m, &c->e, 0, &event);
    return range_sign(
        enclose_add(&c->e, enclose_number(&c->e, a), enclose_multiply(&c->e, enclose_number(&c->e, c->q[k]), force)));
}

/* The word of the next phase; 2 when it is not determined. */
static int word_after(const struct walk *w, int event)
{
    const int a = w->c->sign[COMPLIANCE_a];
    if (event == WATCH_LEAST) return a;
    if (event == WATCH_MOST) return -a;
    const int grip = sign_of_grip(w);
    return grip == 1 ? STICK : grip == -1 ? -w->m.phase.word : 2;
}

static void add_up(struct walk *w)
{
    const struct enclose *e = &w->c->e;
    const struct moment event = event_moment(w);
    w->found.time = enclose_add(e, w->found.time, event.time);
    w->found.impulse = enclose_add(e, w->found.impulse, motion_impulse(&w->m, e, &event));
}

static int states_time(const struct walk *w)
{
    const int node = item_of(w->c, "times", w->index);
    return w->c->json->node[node].type == JSON_OBJECT && compliance_states(w->c, node, w->found.time);
}

/* Checks a phase that ends by an event. */
static int check_event(struct walk *w, int event)
{
    const struct range time = compliance_ends(w->c, json_member(w->c->json, w->phase, "end"));
    if (!check_cells(w, time) || !check_cell_apart(w, time, event)) return 0;
    add_up(w);
    return states_time(w) || compliance_rejected(w->c, "verdict", "times", "do not hold the end of a phase");
}

/* Checks a phase without end: from the last time interval on, or from the beginning by exact inequalities. */
static int check_going_on(struct walk *w)
{
    const struct compliance *c = w->c;
    const struct range time = compliance_ends(c, json_member(c->json, w->phase, "end"));
    if (w->m.first && scalar_sign(time.low) == 0 && scalar_sign(time.high) == 0 && start_goes_on(&w->m)) return 1;
    if (!scalar_equal(time.low, time.high) || !check_cells(w, time))
        return reject_phases(c, "end", "is not the end of the cells");
    const struct moment last = event_moment(w);
    return motion_goes_on(&w->m, &c->e, &last) || reject_phases(c, "end", "the phase is not seen to go on");
}

static int states(const struct compliance *c, const char *key, struct range x)
{
    const int node = json_member(c->json, c->verdict, key);
    return (c->json->node[node].type == JSON_OBJECT && compliance_states(c, node, x)) ||
           compliance_rejected(c, "verdict", key, "does not hold the value");
}

static int states_nothing(const struct compliance *c)
{
    static const char *const key[] = {"duration", "u", "v", "delta", "impulse", "peak_force", "error"};
    for (int i = 0; i < 7; i++)
        if (c->json->node[json_member(c->json, c->verdict, key[i])].type != JSON_NULL)
            return compliance_rejected(c, "verdict", key[i], "is stated of a point that does not leave");
    return 1;
}

static int check_leaving(struct walk *w)
{
    const struct compliance *c = w->c;
    const struct enclose *e = &c->e;
    const struct moment end = event_moment(w);
    const struct range v = motion_v(&w->m, e, &end);
    return states(c, "u", motion_u(&w->m, e, &end)) && states(c, "v", v) &&
           states(c, "delta", enclose_divide(e, enclose_multiply(e, w->m.d, v), w->m.k)) &&
           states(c, "duration", w->found.time) && states(c, "impulse", w->found.impulse) &&
           states(c, "peak_force", w->found.peak);
}

static int has_word(const struct compliance *c, const char *key, const char *word)
{
    return json_is(c->json, json_member(c->json, c->verdict, key), word);
}

static const char *stability_of(const struct motion *m)
{
    const int pi = scalar_sign(m->phase.pi);
    if (pi < 0) return known_text("unstable");
    return pi > 0 && m->c->sign[COMPLIANCE_d] > 0 ? known_text("stable") : known_text("neutral");
}

static int check_words(const struct walk *w, int event)
{
    const struct compliance *c = w->c;
    const int stick = w->m.phase.word == STICK;
    const char *end = event == WATCH_FORCE ? known_text("detaches")
                      : stick              ? known_text("sustains-stick")
                                           : known_text("sustains-slip");
    if (!has_word(c, "end", end)) return compliance_rejected(c, "verdict", "end", "is not how the motion ends");
    const int stability = json_member(c->json, c->verdict, "stability");
    if (event == WATCH_FORCE ? c->json->node[stability].type != JSON_NULL
                             : !json_is(c->json, stability, stability_of(&w->m)))
        return compliance_rejected(c, "verdict", "stability", "does not follow");
    return 1;
}

/* 1 when the verdict has as many phases as the witness. */
static int check_lengths(const struct walk *w, int event)
{
    const struct compliance *c = w->c;
    const int ended = event == GOES_ON ? w->index : w->index + 1;
    const int phases = json_size(c->json, json_member(c->json, c->verdict, "phases"));
    const int events = json_size(c->json, json_member(c->json, c->verdict, "events"));
    const int times = json_size(c->json, json_member(c->json, c->verdict, "times"));
    return (phases == w->index + 1 && events == phases && times == ended && c->json->node[w->phase].next == w->end) ||
           compliance_rejected(c, "verdict", "phases", "are not as many as events, times and the witness have");
}

static int check_end(struct walk *w, int event)
{
    if (!check_lengths(w, event) || !check_words(w, event)) return 0;
    return event == GOES_ON ? states_nothing(w->c) : check_leaving(w);
}

/* Checks one phase. Returns 1 when another follows, 0 when the certificate is wrong, -1 when it was the last. */
static int check_phase(struct walk *w)
{
    const struct compliance *c = w->c;
    const int event = event_of(w);
    if (!json_is(c->json, item_of(c, "phases", w->index), phase_name(w->m.phase.word)))
        return compliance_rejected(c, "verdict", "phases", "is not the phase that follows");
    if (event == NO_EVENT) return compliance_rejected(c, "verdict", "events", "is none that the phase can have");
    if (!has_bits_for_end(w)) return compliance_rejected(c, "witness", "bits", "are too few for the end of a phase");
    if (event == GOES_ON) return check_going_on(w) && check_end(w, event) ? -1 : 0;
    if (!check_event(w, event)) return 0;
    if (event == WATCH_FORCE) return check_end(w, event) ? -1 : 0;
    const int word = word_after(w, event);
    if (word == 2) return reject_phases(c, "end", "the next phase is not seen");
    const struct moment end = event_moment(w);
    const struct range force = event == WATCH_LEAST  ? w->m.least
                               : event == WATCH_MOST ? w->m.most
                                                     : motion_force(&w->m, &c->e, 0, &end);
    w->m = motion_next(&w->m, word, &end, force, event == WATCH_SLIP);
    w->phase = c->json->node[w->phase].next;
    w->index++;
    return w->phase < w->end || compliance_rejected(c, "witness", "phases", "there are too few");
}

int compliance_check_phases(const struct compliance *c)
{
    const int phases = json_member(c->json, c->witness, "phases");
    struct walk w = {.c = c, .phase = phases + 1, .end = c->json->node[phases].next};
    w.m = motion_start(c, start_phase(c));
    w.found.time = w.found.impulse = enclose_integer(&c->e, 0);
    if (w.phase == w.end) return compliance_rejected(c, "witness", "phases", "there are none");
    int state = 1;
    while (state == 1) state = check_phase(&w);
    return state == -1;
}
