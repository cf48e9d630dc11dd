/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict and its witness as JSON, and in words. */
#include "numbers/output.h"
#include "problem/number_json.h"
#include "spatial_impact/impact3.h"

#include <stdlib.h>
#include <string.h>

/* An interval with short ends: exact rationals are unchanged, other intervals are widened to twice the distance on each
 * side and rounded outwards. */
static json_t *box_json(struct number_pool *pool, struct spatial_interval x)
{
    enum { BOX_BITS = 64 };
    spatial_number other;
    if (x.low != x.high || !number_is_rational(x.low)) {
        const spatial_number part = number_power(pool, number_from_ratio(pool, 1, 2), 100);
        const spatial_number size = number_sign(x.high) < 0 ? number_negate(pool, x.low) : x.high;
        const spatial_number width =
            number_add(pool, number_subtract(pool, x.high, x.low), number_multiply(pool, part, size));
        const spatial_number low = number_subtract(pool, x.low, width), high = number_add(pool, x.high, width);
        output_ends(pool, low, BOX_BITS, &x.low, &other);
        output_ends(pool, high, BOX_BITS, &other, &x.high);
    }
    return json_pack("{s:o, s:o}", "lo", number_value_json(pool, x.low), "hi", number_value_json(pool, x.high));
}

/* A component of the velocity of the point itself. */
static json_t *velocity_json(const struct impact3 *x, const struct impact3_event *event, int i)
{
    if (x->axis[i] == NULL) return box_json(x->pool, event->u[i]);
    return box_json(x->pool, impact3_do(x->pool, IMPACT3_DIVIDE, event->u[i], impact3_exact(x->axis[i])));
}

static json_t *event_json(const struct impact3 *x, const struct impact3_event *event)
{
    return json_pack("{s:o, s:o, s:o, s:o, s:o}", "P", box_json(x->pool, event->I), "u1", velocity_json(x, event, 0),
                     "u2", velocity_json(x, event, 1), "v", box_json(x->pool, event->v), "W",
                     box_json(x->pool, event->W));
}

static json_t *directions_json(const struct impact3 *x, const struct impact3_result *result)
{
    json_t *list = json_array();
    for (int i = 0; i < result->directions; i++) {
        const struct impact3_direction *d = result->direction + i;
        json_t *t = json_pack("{s:o, s:o}", "lo", number_value_json(x->pool, d->cell.low), "hi",
                              number_value_json(x->pool, d->cell.high));
        json_array_append_new(list, json_pack("{s:s, s:o, s:i, s:i, s:i}", "chart", d->sigma > 0 ? "+" : "-", "t", t,
                                              "u_dot", -d->k, "attracting", d->attracts, "p", d->p));
    }
    return list;
}

static json_t *parts_json(const struct impact3_result *result, int restitution)
{
    static const char *const words[] = {"slip", "T", "S"};
    json_t *list = json_array();
    for (int i = 0; i < result->parts[restitution]; i++)
        json_array_append_new(list, json_string(words[result->part[restitution][i]]));
    return list;
}

static const char *iwc_word(const struct impact3_result *result)
{
    /* when p = 0 = h and the slip turns, p is 0 in this direction only, and positive as soon as it turns */
    const int turned = result->turns != 0, sign = result->p != 0 ? result->p : result->h != 0 ? result->h : turned;
    return sign < 0 ? "possible" : sign > 0 ? "no" : "degenerate";
}

json_t *impact3_verdict_json(const struct impact3 *x, const struct impact3_result *result)
{
    struct number_pool *pool = x->pool;
    const struct evaluation *e = x->e;
    const int happens = impact3_happens(result);
    const spatial_number w1 = e->value[spatial_impact_w1], w2 = e->value[spatial_impact_w2],
                         detA = e->value[spatial_impact_detA];
    const spatial_number w = number_add(pool, number_multiply(pool, w1, w1), number_multiply(pool, w2, w2));
    json_t *json = json_object();
    json_object_set_new(json, "mu_stick_squared",
                        number_value_json(pool, number_divide(pool, w, number_multiply(pool, detA, detA))));
    json_object_set_new(json, "at_rest",
                        json_string(result->stick > 0    ? "stick"
                                    : result->stick == 0 ? "stick-edge"
                                                         : "slip"));
    json_object_set_new(json, "every_direction", json_boolean(result->every_direction));
    json_object_set_new(json, "invariant", directions_json(x, result));
    json_object_set_new(json, "turns", json_integer(result->turns));
    json_object_set_new(json, "impact",
                        json_string(happens                                                  ? "yes"
                                    : result->p == 0 && result->h == 0 && result->turns == 0 ? "degenerate"
                                                                                             : "no"));
    json_object_set_new(json, "impact_without_collision", result->v == 0 ? json_string(iwc_word(result)) : json_null());
    json_object_set_new(json, "stop",
                        happens && result->stops != IMPACT3_NO_STOP && result->stops != IMPACT3_AT_REST
                            ? event_json(x, &result->stop)
                            : json_null());
    json_object_set_new(json, "compression", happens ? event_json(x, &result->compression) : json_null());
    json_object_set_new(json, "end", happens ? event_json(x, &result->end) : json_null());
    json_object_set_new(
        json, "itinerary",
        json_pack("{s:o, s:o}", "compression", parts_json(result, 0), "restitution", parts_json(result, 1)));
    return json;
}

json_t *impact3_witness_json(const struct impact3 *x, struct impact3_result *result)
{
    json_t *witness = json_object();
    if (!result->every_direction) json_object_set_new(witness, "invariant", spatial_cuts_json(x->pool, &result->cuts));
    json_object_set(witness, "frames", result->frames);
    json_object_set_new(witness, "compression",
                        result->compression_cell < 0 ? json_null() : json_integer(result->compression_cell));
    json_object_set_new(witness, "end", result->end_cell < 0 ? json_null() : json_integer(result->end_cell));
    json_object_set_new(witness, "stop",
                        result->stop_to == NULL ? json_null() : number_value_json(x->pool, result->stop_to));
    return witness;
}

static void describe_event(const struct answer *answer, const char *name, const json_t *event, FILE *out)
{
    static const char *const keys[] = {"P", "u1", "u2", "v", "W"};
    if (!json_is_object(event)) return;
    fprintf(out, "  %-20s", name);
    for (int i = 0; i < 5; i++) {
        const json_t *box = json_object_get(event, keys[i]);
        const int point = json_equal(json_object_get(box, "lo"), json_object_get(box, "hi"));
        char *words = value_words(answer->pool, point ? json_object_get(box, "lo") : box);
        fprintf(out, "%s%s = %s", i > 0 ? ", " : "", keys[i], words);
        free(words);
    }
    fputc('\n', out);
}

static void describe_parts(const char *name, const json_t *list, FILE *out)
{
    size_t i;
    const json_t *word;
    fprintf(out, "  %s:", name);
    json_array_foreach (list, i, word) fprintf(out, "%s %s", i > 0 ? "," : "", json_string_value(word));
    fputc('\n', out);
}

void impact3_describe(const struct answer *answer, FILE *out)
{
    const json_t *verdict = answer->verdict, *itinerary = json_object_get(verdict, "itinerary");
    fprintf(out, "  %s; impact: %s; at rest: %s; directions of straight slip: %d\n", answer->row,
            json_string_value(json_object_get(verdict, "impact")),
            json_string_value(json_object_get(verdict, "at_rest")),
            (int)json_array_size(json_object_get(verdict, "invariant")));
    describe_parts("compression", json_object_get(itinerary, "compression"), out);
    describe_parts("restitution", json_object_get(itinerary, "restitution"), out);
    describe_event(answer, "slip stops", json_object_get(verdict, "stop"), out);
    describe_event(answer, "compression ends", json_object_get(verdict, "compression"), out);
    describe_event(answer, "the impact ends", json_object_get(verdict, "end"), out);
}
