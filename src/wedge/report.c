/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict and its witness as JSON. */
#include "problem/number_json.h"
#include "wedge/wedge.h"

#define ROW_WORD(word, name, condition) #word,
static const char *const sliding_words[] = {T_WEDGE_SLIDING(ROW_WORD)};
static const char *const domain_words[] = {T_WEDGE_DOMAIN(ROW_WORD)};
static const char *const regularized_words[] = {T_WEDGE_REGULARIZED(ROW_WORD)};
static const char *const candidates_words[] = {"one", "none", "line"};

/* The name of the quantity H of the equation c z = H. */
static const char *name_of_H(const struct wedge_result *result)
{
    return result->model == WEDGE_KLEIN || result->model == WEDGE_TWO_MU ? "Q" : "H";
}

static json_t *modes_json(const struct wedge_result *result)
{
    static const char *const words[] = {"consistent", "boundary", "inconsistent"};
    json_t *json = json_object();
    for (int mode = 0; mode < WEDGE_MODES; mode++)
        json_object_set_new(json, wedge_mode_name((enum wedge_mode)mode),
                            json_string(words[result->outcome[mode].status]));
    return json;
}

/* The word for the sign of x. Where it is not known the problem is undecided, and this verdict is given up. */
static const char *word_of_sign(const char *const *words, const struct number *x)
{
    const int sign = number_sign(x);
    return sign == NUMBER_SIGN_UNKNOWN ? "" : words[1 + sign];
}

/* The stability, from the slope: with a stiff, damped rod or wall z returns after a small change when the slope is
 * positive. */
static json_t *stability_json(const struct wedge_result *result)
{
    static const char *const words[] = {"unstable", "degenerate", "stable"};
    json_t *json = json_object();
    for (int mode = 0; mode < WEDGE_MOVING_MODES; mode++)
        json_object_set_new(json, wedge_mode_name((enum wedge_mode)mode),
                            json_string(word_of_sign(words, result->values.c[mode])));
    return json;
}

/* The sign of the acceleration when the mode holds. */
static json_t *acceleration_of(const struct wedge_result *result, enum wedge_mode mode)
{
    static const char *const words[] = {"-", "0", "+"};
    const struct wedge_outcome *outcome = &result->outcome[mode];
    if (outcome->status == WEDGE_INCONSISTENT) return json_null();
    return json_string(outcome->continuum ? "varies" : word_of_sign(words, outcome->force));
}

static json_t *accelerations_json(const struct wedge_result *result)
{
    json_t *json = json_object();
    for (int mode = 0; mode < WEDGE_MOVING_MODES; mode++)
        json_object_set_new(json, wedge_mode_name((enum wedge_mode)mode),
                            acceleration_of(result, (enum wedge_mode)mode));
    return json;
}

/* The list of modes for which `is` returns 1. */
static json_t *list_json(const struct wedge_result *result, int (*is)(const struct wedge_result *, enum wedge_mode))
{
    json_t *list = json_array();
    for (int mode = 0; mode < WEDGE_MODES; mode++)
        if (is(result, (enum wedge_mode)mode))
            json_array_append_new(list, json_string(wedge_mode_name((enum wedge_mode)mode)));
    return list;
}

/* The case 1 to 5 of [WZ], section 3, when mu tan alpha is large. */
static json_t *case_json(const struct wedge_result *result)
{
    const struct wedge_values *v = &result->values;
    const int H = number_sign(v->H), e = v->velocity;
    const int applies = result->model == WEDGE_KLEIN && e != 0 && wedge_domain_of(v, e) == WEDGE_PAINLEVE;
    if (!applies) return json_null();
    return json_string(H == 0 ? "1" : e > 0 ? (H < 0 ? "2" : "3") : (H < 0 ? "4" : "5"));
}

/* An impulse of friction that stops both sliders: M1 + M2 <= M2 k. */
static json_t *instant_stop_json(const struct wedge_result *result)
{
    if (result->model != WEDGE_KLEIN || result->values.velocity == 0) return json_null();
    return json_boolean(number_sign(result->values.c[WEDGE_PP]) <= 0);
}

static json_t *constant_velocity_json(const struct wedge_result *result)
{
    const int e = result->values.velocity;
    int constant = 0;
    if (e == 0) return json_null();
    for (int mode = 0; mode < WEDGE_MODES; mode++) {
        const struct wedge_outcome *outcome = &result->outcome[mode];
        if (!wedge_continues(result, (enum wedge_mode)mode)) continue;
        constant |= outcome->continuum ? e * number_sign(result->values.P) >= 0 : number_sign(outcome->force) == 0;
    }
    return json_boolean(constant);
}

static json_t *zeros_json(const struct evaluation *e)
{
    json_t *zeros = json_array();
    for (int i = 0; i < e->program->quantities; i++)
        if (e->sign[e->program->quantity[i].node] == SIGN_ZERO)
            json_array_append_new(zeros, json_string(e->program->quantity[i].name));
    return zeros;
}

static json_t *directions_json(const char *plus, const char *minus)
{
    return json_pack("{s:s, s:s}", "+", plus, "-", minus);
}

json_t *wedge_verdict_json(struct number_pool *pool, const struct wedge_result *result, const struct evaluation *e)
{
    const struct wedge_values *v = &result->values;
    const int solutions = wedge_solutions(pool, result);
    json_t *json = json_object();
    json_object_set_new(json, "domain",
                        directions_json(domain_words[wedge_domain_of(v, 1)], domain_words[wedge_domain_of(v, -1)]));
    json_object_set_new(json, "sliding",
                        directions_json(sliding_words[wedge_sliding_of(v, 1)], sliding_words[wedge_sliding_of(v, -1)]));
    json_object_set_new(json, "case", case_json(result));
    json_object_set_new(json, "modes", modes_json(result));
    json_object_set_new(json, "acceleration", accelerations_json(result));
    json_object_set_new(json, "stability", stability_json(result));
    json_object_set_new(
        json, "regularized",
        directions_json(regularized_words[wedge_regularized_of(v, 1)], regularized_words[wedge_regularized_of(v, -1)]));
    json_object_set_new(json, "continuations", list_json(result, wedge_continues));
    json_object_set_new(json, "solutions", solutions < 0 ? json_string("continuum") : json_integer(solutions));
    json_object_set_new(json, "from_rest", list_json(result, wedge_starts));
    json_object_set_new(json, "instant_stop", instant_stop_json(result));
    json_object_set_new(json, "constant_velocity", constant_velocity_json(result));
    json_object_set_new(json, "zeros", zeros_json(e));
    return json;
}

static json_t *force_json(struct number_pool *pool, const struct wedge_system *system,
                          const struct wedge_outcome *outcome)
{
    static const char *const names[WEDGE_MAX_FRICTIONS][WEDGE_MAX_FRICTIONS] = {{"R", ""}, {"R1", "R2"}};
    json_t *json = json_pack("{s:o}", "z", number_value_json(pool, outcome->z));
    for (int i = 0; i < system->frictions; i++)
        json_object_set_new(json, names[system->frictions - 1][i], number_value_json(pool, outcome->friction[i]));
    json_object_set_new(json, "F", number_value_json(pool, outcome->force));
    return json;
}

static void put_failure(struct number_pool *pool, const char *name, wedge_number value, json_t *json)
{
    json_object_set_new(json, "fails", json_string(name));
    json_object_set_new(json, "value", number_value_json(pool, value));
    json_object_set_new(json, "sign", json_integer(number_sign(value)));
}

/* The reason why a mode does not hold; the inequality z >= 0 or z <= 0 is reported by the value of z. */
static void put_why(struct number_pool *pool, const struct wedge_result *result, int mode, json_t *json)
{
    const struct wedge_system *system = &result->system[mode];
    const struct wedge_outcome *outcome = &result->outcome[mode];
    if (outcome->candidates == WEDGE_NO_FORCE) put_failure(pool, name_of_H(result), result->values.H, json);
    if (outcome->candidates == WEDGE_LINE_OF_FORCES) put_failure(pool, "P", result->values.P, json);
    if (outcome->candidates != WEDGE_ONE_FORCE) return;
    const struct wedge_line *line = &system->inequality[outcome->fails].value;
    const wedge_number value = number_add(pool, line->at_zero, number_multiply(pool, line->per_z, outcome->z));
    put_failure(pool, system->inequality[outcome->fails].name, outcome->fails == 0 ? outcome->z : value, json);
}

static void put_equalities(const struct wedge_system *system, const struct wedge_outcome *outcome, json_t *json)
{
    json_t *list = json_array();
    for (int i = 0; i < system->inequalities; i++)
        if (outcome->tight[i]) json_array_append_new(list, json_string(system->inequality[i].name));
    json_object_set_new(json, "equalities", list);
}

static json_t *mode_json(struct number_pool *pool, const struct wedge_result *result, int mode)
{
    const struct wedge_outcome *outcome = &result->outcome[mode];
    json_t *json = json_pack("{s:s}", "candidates", candidates_words[outcome->candidates]);
    if (outcome->z != NULL) json_object_set_new(json, "force", force_json(pool, &result->system[mode], outcome));
    if (outcome->status == WEDGE_INCONSISTENT) {
        put_why(pool, result, mode, json);
        return json;
    }
    if (outcome->candidates == WEDGE_LINE_OF_FORCES)
        json_object_set_new(json, "to", outcome->to != NULL ? number_value_json(pool, outcome->to) : json_null());
    if (outcome->status == WEDGE_ON_BOUNDARY) put_equalities(&result->system[mode], outcome, json);
    return json;
}

json_t *wedge_witness_json(struct number_pool *pool, const struct wedge_result *result)
{
    json_t *modes = json_object();
    for (int mode = 0; mode < WEDGE_MODES; mode++)
        json_object_set_new(modes, wedge_mode_name((enum wedge_mode)mode), mode_json(pool, result, mode));
    return json_pack("{s:o}", "modes", modes);
}
