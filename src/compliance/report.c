/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict and the witness as JSON. */
#include "compliance/compliance.h"
#include "problem/answer.h"
#include "problem/number_json.h"

#include <string.h>

const char *compliance_end_name(enum compliance_end end)
{
#define WORD(name, word) word,
    static const char *const words[] = {T_COMPLIANCE(WORD)};
    return words[end];
}

const char *compliance_row_name(enum compliance_end end)
{
#define NAME(name, word) #name,
    static const char *const names[] = {T_COMPLIANCE(NAME)};
    return names[end];
}

static const char *event_name(enum phase_end end)
{
    static const char *const name[] = {"f=0", "u=0", "f=least", "f=most", "none"};
    return name[end];
}

static json_t *ends_json(struct number_pool *pool, const struct number *const ends[2])
{
    if (ends == NULL || ends[0] == NULL) return json_null();
    return json_pack("{s:o, s:o}", "low", number_value_json(pool, ends[0]), "high", number_value_json(pool, ends[1]));
}

/* 1 when the point leaves. */
static int leaves(const struct compliance_result *r)
{
    return r->follow != NULL && r->follow->outcome == FOLLOW_DETACHES;
}

/* A slightly wider interval, because a checker rounds differently; exactly 0 is unchanged. */
static enclosed wider(struct enclosures *arena, enclosed x)
{
    const enclosed one = enclosures_integer(arena, 1), many = enclosures_integer(arena, 1L << 40);
    const enclosed part = enclosures_divide(arena, one, many);
    const enclosed more = enclosures_between(arena, enclosures_negate(arena, part), part);
    return enclosures_add(arena, x, enclosures_multiply(arena, x, more));
}

/* Bounds of x minus its limit. */
static json_t *distance_json(struct number_pool *pool, const struct follow *f, const struct number *const x[2],
                             struct surd limit)
{
    struct enclosures *arena = enclosures_new(f->precision);
    const enclosed enclosure = enclosures_between(arena, enclosures_of(arena, x[0]), enclosures_of(arena, x[1]));
    const enclosed right = enclosures_of(arena, limit_number(pool, limit));
    const struct number *ends[2] = {NULL, NULL};
    (void)enclosures_ends(pool, enclosures_subtract(arena, wider(arena, enclosure), right), f->precision / 4, &ends[0],
                          &ends[1]);
    json_t *json = ends_json(pool, ends);
    enclosures_free(arena);
    return json;
}

static json_t *limit_json(struct number_pool *pool, const struct compliance_result *r)
{
    const struct compliance_limit *limit = &r->limit;
    if (!limit->exists) return json_null();
    json_t *slip = json_array();
    for (int i = 0; i < limit->slips; i++) json_array_append_new(slip, json_string(phase_name(limit->slip[i])));
    return json_pack("{s:o, s:o, s:o}", "slip", slip, "u", surd_json(pool, limit->u), "v", surd_json(pool, limit->v));
}

static json_t *error_json(struct number_pool *pool, const struct compliance_result *r)
{
    if (!r->limit.exists || !leaves(r)) return json_null();
    return json_pack("{s:o, s:o}", "u", distance_json(pool, r->follow, r->follow->u, r->limit.u), "v",
                     distance_json(pool, r->follow, r->follow->v, r->limit.v));
}

/* The stability of a motion without end, from its last phase. */
static json_t *stability_json(const struct compliance_result *r)
{
    if (r->end != ENDS_sustains_stick && r->end != ENDS_sustains_slip) return json_null();
    const int pi = r->body->phase[r->follow->phase[r->follow->phases - 1].word].pi_sign;
    return json_string(pi < 0 ? "unstable" : pi > 0 && number_sign(r->body->d) > 0 ? "stable" : "neutral");
}

static void set_phases(struct number_pool *pool, const struct compliance_result *r, json_t *json)
{
    json_t *phases = json_array(), *events = json_array(), *times = json_array();
    for (int i = 0; r->follow != NULL && i < r->follow->phases; i++) {
        const struct followed *phase = &r->follow->phase[i];
        json_array_append_new(phases, json_string(phase_name(phase->word)));
        json_array_append_new(events, json_string(event_name(phase->end)));
        if (phase->end != PHASE_GOES_ON) json_array_append_new(times, ends_json(pool, r->follow->time[i]));
    }
    json_object_set_new(json, "phases", phases);
    json_object_set_new(json, "events", events);
    json_object_set_new(json, "times", times);
}

json_t *compliance_verdict_json(struct number_pool *pool, const struct compliance_result *r)
{
    json_t *json = json_object();
    const struct follow *f = leaves(r) ? r->follow : NULL;
    json_object_set_new(json, "end", json_string(compliance_end_name(r->end)));
    json_object_set_new(json, "stability", stability_json(r));
    set_phases(pool, r, json);
    json_object_set_new(json, "duration", ends_json(pool, f ? f->duration : NULL));
    json_object_set_new(json, "u", ends_json(pool, f ? f->u : NULL));
    json_object_set_new(json, "v", ends_json(pool, f ? f->v : NULL));
    json_object_set_new(json, "delta", ends_json(pool, f ? f->delta : NULL));
    json_object_set_new(json, "impulse", ends_json(pool, f ? f->impulse : NULL));
    json_object_set_new(json, "peak_force", ends_json(pool, f ? f->peak : NULL));
    json_object_set_new(json, "impact_without_collision", json_boolean(r->without_collision));
    json_object_set_new(json, "limit", limit_json(pool, r));
    json_object_set_new(json, "error", error_json(pool, r));
    return json;
}

static json_t *phase_json(struct number_pool *pool, const struct followed *phase)
{
    const struct number *const ends[2] = {phase->low, phase->high};
    json_t *cells = json_array();
    for (int i = 0; i < phase->cells; i++) json_array_append_new(cells, number_value_json(pool, phase->cell[i]));
    return json_pack("{s:o, s:o}", "cells", cells, "end", ends_json(pool, ends));
}

/* The digits of the numerator of a rational. */
static long digits_of(const json_t *number)
{
    const char *text = json_string_value(number);
    return text == NULL ? 0 : (long)strcspn(text[0] == '-' ? text + 1 : text, "/");
}

/* The bits that checkers are asked for: those of the motion; more when an end of a phase has many digits, since a
 * checker expects three bits for each, beyond the first 64. */
static long bits_for(const struct compliance_result *r, const json_t *phases)
{
    enum { BITS_PER_DIGIT = 3, ALWAYS = 64 };
    static const char *const name[] = {"low", "high"};
    long bits = r->follow != NULL ? r->follow->precision : 0;
    size_t i;
    json_t *phase;
    json_array_foreach ((json_t *)phases, i, phase) {
        for (int j = 0; j < 2; j++) {
            const long digits = digits_of(json_object_get(json_object_get(phase, "end"), name[j]));
            if (BITS_PER_DIGIT * digits > (bits > ALWAYS ? bits : ALWAYS)) bits = BITS_PER_DIGIT * digits;
        }
    }
    return bits;
}

json_t *compliance_witness_json(struct number_pool *pool, const struct compliance_result *r)
{
    json_t *phases = json_array();
    for (int i = 0; r->follow != NULL && i < r->follow->phases; i++)
        json_array_append_new(phases, phase_json(pool, &r->follow->phase[i]));
    return json_pack("{s:i, s:o}", "bits", (int)bits_for(r, phases), "phases", phases);
}
