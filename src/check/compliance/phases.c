/* SPDX-License-Identifier: BSD-2-Clause */
/* Checks the phases one after the other, on the time intervals of the witness. */
#include "check/compliance/motion.h"

#include "check/numbers/scalar_round.h"

#include <stddef.h>
#include <stdlib.h>

/* What has been found in the phases so far: whether their statements are right, the sums of time and impulse, and the
 * greatest force. */
struct outcome {
    int is_right;
    struct range time, impulse, peak;
    int has_peak;
};

/*@ predicate outcome_made(struct outcome x) = 0 <= x.is_right <= 1 && range_ok(x.time) && range_ok(x.impulse) &&
  @   range_ok(x.peak); */

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int reject_phases(const struct compliance *c, const char *item, const char *what)
{
    return compliance_rejected(c, "witness.phases", item, what);
}

/*@ requires compliance_sees(c) && x != \null && y != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_below(const struct compliance *c, scalar x, scalar y)
{
    return scalar_sign(compliance_subtract(c, x, y)) < 0;
}

/* Updates the bounds of the greatest force: the lower bound rises to `low`, the upper bound to `high`. These are copied
 * to the pool of the record. */
/*@ requires compliance_encloses(c) && outcome_made(found) && low != \null && high != \null;
  @ assigns scalar_doubt;
  @ ensures outcome_made(\result) && DOUBT_STAYS; */
static struct outcome raise_peak(const struct compliance *c, struct outcome found, scalar low, scalar high)
{
    if (!found.has_peak || is_below(c, found.peak.low, low)) found.peak.low = scalar_round(c->pool, low, c->e.bits, 0);
    if (!found.has_peak || is_below(c, found.peak.high, high))
        found.peak.high = scalar_round(c->pool, high, c->e.bits, 1);
    found.has_peak = 1;
    return found;
}

/* The greatest force on a time interval: when f' has one sign it occurs at an end. */
/*@ requires motion_made(m) && enclose_ok(e) && cell_ok(cell) && outcome_made(found);
  @ assigns scalar_doubt;
  @ ensures outcome_made(\result) && DOUBT_STAYS; */
static struct outcome find_peak(struct motion m, const struct enclose *e, struct cell cell, struct outcome found)
{
    const struct range first = motion_force(m, e, 0, cell.low), last = motion_force(m, e, 0, cell.high);
    found = raise_peak(m.c, found, first.low, first.high);
    found = raise_peak(m.c, found, last.low, last.high);
    if (motion_sign(m, e, WATCH_FORCE, 1, cell) != 0) return found;
    const struct range between = motion_force(m, e, 0, cell.whole);
    return raise_peak(m.c, found, first.low, between.high);
}

/* Checks that all monitored quantities but `except` are positive on a time interval, perhaps not at its beginning. */
/*@ requires motion_made(m) && enclose_ok(e) && cell_ok(cell);
  @ assigns *m.c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures moves: \result == 1 ==> motion_made(m);
  @ ensures encloses: \result == 1 ==> enclose_ok(e); */
static int check_positive(struct motion m, const struct enclose *e, struct cell cell, int except)
{
    /*@ loop invariant 0 <= i <= WATCHES && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant WATCHES - i; */
    for (int i = 0; i < WATCHES; i++)
        if (i != except && motion_watches(m, i) && motion_sign(m, e, i, 0, cell) != 1)
            return reject_phases(m.c, "cells", "what must stay positive is not seen to");
    return 1;
}

/* Checks that the quantity of the event decreases through 0 on a time interval. */
/*@ requires motion_made(m) && enclose_ok(e) && cell_ok(cell);
  @ assigns *m.c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures moves: \result == 1 ==> motion_made(m); */
static int check_happens(struct motion m, const struct enclose *e, struct cell cell, int event)
{
    return (motion_sign(m, e, event, 1, cell) == -1 && range_sign(motion_value(m, e, event, 0, cell.high)) == -1) ||
           reject_phases(m.c, "end", "the event is not seen to happen");
}

/* Checks a time interval; the event happens in it unless `event` is GOES_ON. */
/*@ requires motion_made(m) && enclose_ok(e) && range_ok(time) && outcome_made(found);
  @ assigns *m.c->answer, scalar_doubt;
  @ ensures result: outcome_made(\result) && DOUBT_STAYS;
  @ ensures moves: \result.is_right == 1 ==> motion_made(m); */
static struct outcome check_rising_cell(struct motion m, const struct enclose *e, struct range time, int event,
                                        struct outcome found)
{
    const struct cell cell = motion_cell(m, e, time);
    found.is_right = check_positive(m, e, cell, event);
    if (!found.is_right) return found;
    found = find_peak(m, e, cell, found);
    found.is_right = event >= WATCHES || check_happens(m, e, cell, event);
    return found;
}

/* The same, with the order of the ends, in a pool of its own. */
/*@ requires motion_made(m) && range_ok(time) && outcome_made(found);
  @ assigns *m.c->answer, scalar_doubt;
  @ ensures result: outcome_made(\result) && DOUBT_STAYS;
  @ ensures moves: \result.is_right == 1 ==> motion_made(m); */
static struct outcome check_cell(struct motion m, struct range time, int event, struct outcome found)
{
    found.is_right = is_below(m.c, time.low, time.high) || reject_phases(m.c, "cells", "do not rise");
    if (!found.is_right) return found;
    struct scalar_pool *scratch = scalar_pool_scratch(m.c->pool);
    if (scratch == NULL) abort();
    const struct enclose e = {scratch, m.c->e.bits};
    found = check_rising_cell(m, &e, time, event, found);
    scalar_pool_free(scratch);
    return found;
}

/* Checks the time intervals from 0 to the lower end of the event. */
/*@ requires motion_made(m) && 0 <= phase < m.c->json->count && range_ok(event) && outcome_made(found);
  @ assigns *m.c->answer, scalar_doubt;
  @ ensures result: outcome_made(\result) && DOUBT_STAYS;
  @ ensures moves: \result.is_right == 1 ==> motion_made(m); */
static struct outcome check_cells(struct motion m, int phase, struct range event, struct outcome found)
{
    const struct compliance *c = m.c;
    const int cells = json_member(c->json, phase, "cells"), end = c->json->node[cells].next;
    scalar time = scalar_zero(c->pool);
    /*@ loop invariant cells < i <= c->json->count && time != \null && DOUBT_HAS_STAYED;
      @ loop invariant moves: motion_made(m);
      @ loop invariant found: outcome_made(found);
      @ loop invariant same: c->answer == \at(m.c->answer, Pre);
      @ loop assigns i, time, found, *\at(m.c->answer, Pre), scalar_doubt;
      @ loop variant c->json->count - i; */
    for (int i = cells + 1; i < end; i = c->json->node[i].next) {
        const scalar next = quantity_number(c->json, c->pool, i);
        found = check_cell(m, (struct range){time, next}, GOES_ON, found);
        if (!found.is_right) return found;
        time = next;
    }
    found.is_right = scalar_equal(time, event.low) || reject_phases(c, "cells", "do not lead to the end of the phase");
    return found;
}

/*@ assigns \result \from event;
  @ ensures constant_text(\result); */
static const char *event_name(int event)
{
    if (event == WATCH_FORCE) return known_text("f=0");
    if (event == WATCH_SLIP) return known_text("u=0");
    if (event == GOES_ON) return known_text("none");
    return event == WATCH_LEAST ? known_text("f=least") : known_text("f=most");
}

/* The node of item `index` of an array of the verdict; the array itself when there is none. */
/*@ requires compliance_sees(c) && 0 <= index;
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
static int item_of(const struct compliance *c, const char *key, int index)
{
    const int array = json_member(c->json, c->verdict, key), end = c->json->node[array].next;
    int i = array + 1;
    /*@ loop invariant array < i <= c->json->count && 0 <= index;
      @ loop assigns i, index;
      @ loop variant index; */
    for (; i < end && index > 0; index--) i = c->json->node[i].next;
    return i < end ? i : array;
}

/* The event that the verdict states for a phase; NO_EVENT when the phase cannot have it. */
/*@ requires motion_made(m) && 0 <= index;
  @ assigns \nothing;
  @ ensures 0 <= \result <= NO_EVENT; */
static int event_of(struct motion m, int index)
{
    const int node = item_of(m.c, "events", index);
    /*@ loop invariant 0 <= event <= GOES_ON + 1;
      @ loop assigns event;
      @ loop variant GOES_ON + 1 - event; */
    for (int event = 0; event <= GOES_ON; event++)
        if (json_is(m.c->json, node, event_name(event)) && (event == GOES_ON || motion_watches(m, event))) return event;
    return NO_EVENT;
}

/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= JSON_MAX_BYTES; */
static int digits_of_numerator(const struct json *json, int node)
{
    int digits = 0;
    /*@ loop invariant json->node[node].start <= i <= json->node[node].end;
      @ loop invariant 0 <= digits <= i - json->node[node].start;
      @ loop assigns i, digits;
      @ loop variant json->node[node].end - i; */
    for (int i = json->node[node].start; i < json->node[node].end && json->text[i] != '/'; i++)
        digits += json->text[i] != '-';
    return digits;
}

/* 1 when both ends of the phase have at most a decimal digit for three bits, so that this checker calculates with far
 * more digits than the ends have. */
/*@ requires compliance_encloses(c) && 0 <= phase < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_bits_for_end(const struct compliance *c, int phase)
{
    const int end = json_member(c->json, phase, "end"), bits = c->e.bits - COMPLIANCE_MORE_BITS;
    return 3 * digits_of_numerator(c->json, json_member(c->json, end, "low")) <= bits &&
           3 * digits_of_numerator(c->json, json_member(c->json, end, "high")) <= bits;
}

/* The time at which the phase ends. */
/*@ requires motion_made(m) && 0 <= phase < m.c->json->count;
  @ assigns scalar_doubt;
  @ ensures moment_ok(\result) && DOUBT_STAYS; */
static struct moment end_moment(struct motion m, int phase)
{
    return motion_at(m, &m.c->e, compliance_ends(m.c, json_member(m.c->json, phase, "end")));
}

/* The sign of a + k f. */
/*@ requires compliance_encloses(c) && a != \null && k != \null && range_ok(force);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 2 && DOUBT_STAYS; */
static int sign_with_force(const struct compliance *c, scalar a, scalar k, struct range force)
{
    const struct range pushed = enclose_multiply(&c->e, enclose_number(&c->e, k), force);
    return range_sign(enclose_add(&c->e, enclose_number(&c->e, a), pushed));
}

/* When slip stops: the sign of a + k- f, or mirrored of -a + k+ f, which decides on slip in the other direction; 2 when
 * it is not determined. */
/*@ requires motion_made(m) && 0 <= phase < m.c->json->count;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 2 && DOUBT_STAYS; */
static int sign_of_grip(struct motion m, int phase)
{
    const struct compliance *c = m.c;
    const int forward = m.phase.word == FORWARD, k = forward ? COMPLIANCE_k_minus : COMPLIANCE_k_plus;
    const int a_sign = forward ? c->sign[COMPLIANCE_a] : -c->sign[COMPLIANCE_a];
    const scalar a = forward ? c->q[COMPLIANCE_a] : compliance_negate(c, c->q[COMPLIANCE_a]);
    if (a_sign >= 0 && c->sign[k] >= 0) return 1;
    if (a_sign <= 0 && c->sign[k] <= 0) return -1;
    return sign_with_force(c, a, c->q[k], motion_force(m, &c->e, 0, end_moment(m, phase)));
}

/* The word of the next phase; 2 when it is not determined. */
/*@ requires motion_made(m) && 0 <= phase < m.c->json->count;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 2 && DOUBT_STAYS; */
static int word_after(struct motion m, int phase, int event)
{
    const int a = m.c->sign[COMPLIANCE_a];
    if (event == WATCH_LEAST) return a;
    if (event == WATCH_MOST) return -a;
    const int grip = sign_of_grip(m, phase);
    return grip == 1 ? STICK : grip == -1 ? -m.phase.word : 2;
}

/* The force when the phase ends. */
/*@ requires motion_made(m) && moment_ok(end);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range force_after(struct motion m, int event, struct moment end)
{
    if (event == WATCH_LEAST) return m.rates.least;
    return event == WATCH_MOST ? m.rates.most : motion_force(m, &m.c->e, 0, end);
}

/* 1 when the verdict states an interval of the time at which phase `index` ends that contains `time`. */
/*@ requires compliance_encloses(c) && range_ok(time) && 0 <= index;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int states_time(const struct compliance *c, struct range time, int index)
{
    const int node = item_of(c, "times", index);
    return c->json->node[node].type == JSON_OBJECT && compliance_states(c, node, time);
}

/* Adds the duration and the impulse of a phase that ends by an event. */
/*@ requires motion_made(m) && moment_ok(end) && outcome_made(found);
  @ assigns scalar_doubt;
  @ ensures outcome_made(\result) && DOUBT_STAYS; */
static struct outcome add_up(struct motion m, struct moment end, struct outcome found)
{
    const struct enclose *e = &m.c->e;
    found.time = enclose_add(e, found.time, end.time);
    found.impulse = enclose_add(e, found.impulse, motion_impulse(m, e, end));
    return found;
}

/* Checks the time intervals of a phase that ends by an event. */
/*@ requires motion_made(m) && 0 <= phase < m.c->json->count && outcome_made(found);
  @ assigns *m.c->answer, scalar_doubt;
  @ ensures result: outcome_made(\result) && DOUBT_STAYS;
  @ ensures moves: \result.is_right == 1 ==> motion_made(m); */
static struct outcome check_until(struct motion m, int phase, int event, struct outcome found)
{
    const struct range time = compliance_ends(m.c, json_member(m.c->json, phase, "end"));
    found = check_cells(m, phase, time, found);
    return found.is_right ? check_cell(m, time, event, found) : found;
}

/* Checks a phase that ends by an event. */
/*@ requires motion_made(m) && 0 <= phase < m.c->json->count && 0 <= index && outcome_made(found);
  @ assigns *m.c->answer, scalar_doubt;
  @ ensures result: outcome_made(\result) && DOUBT_STAYS;
  @ ensures moves: \result.is_right == 1 ==> motion_made(m); */
static struct outcome check_event(struct motion m, int phase, int index, int event, struct outcome found)
{
    found = check_until(m, phase, event, found);
    if (!found.is_right) return found;
    found = add_up(m, end_moment(m, phase), found);
    found.is_right = states_time(m.c, found.time, index) ||
                     compliance_rejected(m.c, "verdict", "times", "do not hold the end of a phase");
    return found;
}

/* 1 when exact inequalities show that the first phase goes on. */
/*@ requires motion_made(m) && range_ok(time);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int goes_on_from_start(struct motion m, struct range time)
{
    return m.first && scalar_sign(time.low) == 0 && scalar_sign(time.high) == 0 && start_goes_on(m.c, m.phase, m.exact);
}

/* Checks a phase without end: from the last time interval on, or from the beginning by exact inequalities. */
/*@ requires motion_made(m) && 0 <= phase < m.c->json->count && outcome_made(found);
  @ assigns *m.c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures moves: \result == 1 ==> motion_made(m); */
static int check_going_on(struct motion m, int phase, struct outcome found)
{
    const struct compliance *c = m.c;
    const struct range time = compliance_ends(c, json_member(c->json, phase, "end"));
    if (goes_on_from_start(m, time)) return 1;
    if (!scalar_equal(time.low, time.high)) return reject_phases(c, "end", "is not the end of the cells");
    found = check_cells(m, phase, time, found);
    if (!found.is_right) return reject_phases(c, "end", "is not the end of the cells");
    return motion_goes_on(m, &c->e, end_moment(m, phase)) || reject_phases(c, "end", "the phase is not seen to go on");
}

/*@ requires compliance_encloses(c) && range_ok(x);
  @ requires constant_text(key);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures encloses: \result == 1 ==> compliance_encloses(c); */
static int states(const struct compliance *c, const char *key, struct range x)
{
    const int node = json_member(c->json, c->verdict, key);
    return (c->json->node[node].type == JSON_OBJECT && compliance_states(c, node, x)) ||
           compliance_rejected(c, "verdict", key, "does not hold the value");
}

/*@ requires compliance_encloses(c);
  @ requires constant_text(key);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures encloses: \result == 1 ==> compliance_encloses(c); */
static int leaves_out(const struct compliance *c, const char *key)
{
    return c->json->node[json_member(c->json, c->verdict, key)].type == JSON_NULL ||
           compliance_rejected(c, "verdict", key, "is stated of a point that does not leave");
}

/*@ requires compliance_encloses(c);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures encloses: \result == 1 ==> compliance_encloses(c); */
static int states_nothing(const struct compliance *c)
{
    return leaves_out(c, "duration") && leaves_out(c, "u") && leaves_out(c, "v") && leaves_out(c, "delta") &&
           leaves_out(c, "impulse") && leaves_out(c, "peak_force") && leaves_out(c, "error");
}

/*@ requires compliance_encloses(c) && range_ok(u) && range_ok(v) && range_ok(delta) && outcome_made(found);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures encloses: \result == 1 ==> compliance_encloses(c); */
static int states_values(const struct compliance *c, struct range u, struct range v, struct range delta,
                         struct outcome found)
{
    return states(c, "u", u) && states(c, "v", v) && states(c, "delta", delta) && states(c, "duration", found.time) &&
           states(c, "impulse", found.impulse) && states(c, "peak_force", found.peak);
}

/* Checks the values at the end of the last phase. */
/*@ requires motion_made(m) && moment_ok(end) && outcome_made(found);
  @ assigns *m.c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures encloses: \result == 1 ==> compliance_encloses(m.c); */
static int check_leaving(struct motion m, struct moment end, struct outcome found)
{
    const struct enclose *e = &m.c->e;
    const struct range v = motion_v(m, e, end), u = motion_u(m, e, end);
    return states_values(m.c, u, v, enclose_divide(e, enclose_multiply(e, m.rates.d, v), m.rates.k), found);
}

/*@ requires compliance_sees(c);
  @ requires constant_text(key);
  @ requires constant_text(word);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_word(const struct compliance *c, const char *key, const char *word)
{
    return json_is(c->json, json_member(c->json, c->verdict, key), word);
}

/*@ requires motion_made(m);
  @ assigns scalar_doubt, \result \from m;
  @ ensures constant_text(\result) && DOUBT_STAYS; */
static const char *stability_of(struct motion m)
{
    const int pi = scalar_sign(m.phase.pi);
    if (pi < 0) return known_text("unstable");
    return pi > 0 && m.c->sign[COMPLIANCE_d] > 0 ? known_text("stable") : known_text("neutral");
}

/*@ requires motion_made(m);
  @ assigns \result \from m, event;
  @ ensures constant_text(\result); */
static const char *end_name(struct motion m, int event)
{
    if (event == WATCH_FORCE) return known_text("detaches");
    return m.phase.word == STICK ? known_text("sustains-stick") : known_text("sustains-slip");
}

/* 1 when the verdict states the stability of a phase that goes on, and none of a point that leaves. */
/*@ requires motion_made(m);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int has_stability(struct motion m, int event)
{
    const int stability = json_member(m.c->json, m.c->verdict, "stability");
    if (event == WATCH_FORCE) return m.c->json->node[stability].type == JSON_NULL;
    return json_is(m.c->json, stability, stability_of(m));
}

/*@ requires motion_made(m);
  @ assigns *m.c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures moves: \result == 1 ==> motion_made(m); */
static int check_words(struct motion m, int event)
{
    if (!has_word(m.c, "end", end_name(m, event)))
        return compliance_rejected(m.c, "verdict", "end", "is not how the motion ends");
    return has_stability(m, event) || compliance_rejected(m.c, "verdict", "stability", "does not follow");
}

/* 1 when the verdict has as many phases as the witness, whose last phase is the node `phase` and ends at `end`. */
/*@ requires motion_made(m) && 0 <= phase < m.c->json->count && 0 <= index <= JSON_MAX_VALUES;
  @ assigns *m.c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures moves: \result == 1 ==> motion_made(m); */
static int check_lengths(struct motion m, int phase, int end, int index, int event)
{
    const struct compliance *c = m.c;
    const int ended = event == GOES_ON ? index : index + 1;
    const int phases = json_size(c->json, json_member(c->json, c->verdict, "phases"));
    const int events = json_size(c->json, json_member(c->json, c->verdict, "events"));
    const int times = json_size(c->json, json_member(c->json, c->verdict, "times"));
    return (phases == index + 1 && events == phases && times == ended && c->json->node[phase].next == end) ||
           compliance_rejected(c, "verdict", "phases", "are not as many as events, times and the witness have");
}

/* Checks what the verdict says of the end of the motion after its last phase. */
/*@ requires motion_made(m) && 0 <= phase < m.c->json->count && 0 <= index <= JSON_MAX_VALUES && outcome_made(found);
  @ assigns *m.c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures encloses: \result == 1 ==> compliance_encloses(m.c); */
static int check_end(struct motion m, int phase, int end, int index, int event, struct outcome found)
{
    if (!check_lengths(m, phase, end, index, event) || !check_words(m, event)) return 0;
    return event == GOES_ON ? states_nothing(m.c) : check_leaving(m, end_moment(m, phase), found);
}

/* Checks the words of a phase. */
/*@ requires motion_made(m) && 0 <= phase < m.c->json->count && 0 <= index && 0 <= event <= NO_EVENT;
  @ assigns *m.c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures moves: \result == 1 ==> motion_made(m);
  @ ensures event: \result == 1 ==> event != NO_EVENT; */
static int check_names(struct motion m, int phase, int index, int event)
{
    const struct compliance *c = m.c;
    if (!json_is(c->json, item_of(c, "phases", index), phase_name(m.phase.word)))
        return compliance_rejected(c, "verdict", "phases", "is not the phase that follows");
    if (event == NO_EVENT) return compliance_rejected(c, "verdict", "events", "is none that the phase can have");
    return has_bits_for_end(c, phase) ||
           compliance_rejected(c, "witness", "bits", "are too few for the end of a phase");
}

/* Checks the last phase, and the end of the motion. */
/*@ requires motion_made(m) && 0 <= phase < m.c->json->count && 0 <= index <= JSON_MAX_VALUES && outcome_made(found);
  @ assigns *m.c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures encloses: \result == 1 ==> compliance_encloses(m.c); */
static int check_last(struct motion m, int phase, int end, int index, int event, struct outcome found)
{
    if (event == GOES_ON && !check_going_on(m, phase, found)) return 0;
    return check_end(m, phase, end, index, event, found);
}

/* The phase that follows after an event. */
/*@ requires motion_made(m) && 0 <= phase < m.c->json->count && -1 <= word <= 1;
  @ assigns scalar_doubt;
  @ ensures motion_made(\result) && \result.c == m.c && DOUBT_STAYS; */
static struct motion next_motion(struct motion m, int phase, int event, int word)
{
    const struct moment end = end_moment(m, phase);
    const struct range v = motion_v(m, &m.c->e, end), force = force_after(m, event, end);
    return motion_next(m.c, word, v, force, event == WATCH_SLIP);
}

int compliance_check_phases(const struct compliance *c)
{
    const int phases = json_member(c->json, c->witness, "phases"), end = c->json->node[phases].next;
    const struct range zero = enclose_integer(&c->e, 0);
    struct outcome found = {.is_right = 1, .time = zero, .impulse = zero, .peak = zero};
    struct motion m = motion_start(c, start_phase(c));
    int phase = phases + 1;
    if (phase == end) return compliance_rejected(c, "witness", "phases", "there are none");
    /*@ loop invariant 0 <= index < phase < c->json->count && phase < end && DOUBT_HAS_STAYED;
      @ loop invariant encloses: compliance_encloses(c);
      @ loop invariant moves: motion_made(m);
      @ loop invariant same: m.c == c && c->answer == \at(c->answer, Pre);
      @ loop invariant found: outcome_made(found);
      @ loop assigns index, phase, found, m, *\at(c->answer, Pre), scalar_doubt;
      @ loop variant c->json->count - phase; */
    for (int index = 0;; index++) {
        const int event = event_of(m, index);
        if (!check_names(m, phase, index, event)) return 0;
        if (event != GOES_ON) found = check_event(m, phase, index, event, found);
        if (!found.is_right) return 0;
        if (event == GOES_ON || event == WATCH_FORCE) return check_last(m, phase, end, index, event, found);
        const int word = word_after(m, phase, event);
        if (word == 2) return reject_phases(c, "end", "the next phase is not seen");
        m = next_motion(m, phase, event, word);
        phase = c->json->node[phase].next;
        if (phase >= end) return compliance_rejected(c, "witness", "phases", "there are too few");
    }
}
