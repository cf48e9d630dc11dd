/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict and its witness as JSON. */
#include "contact/contact.h"
#include "problem/number_json.h"
#include "step/step.h"

static const char *const status_word[] = {"consistent", "boundary", "inconsistent", "inadmissible"};
static const char *const excess_name[STEP_EXCESSES] = {"energy", "cone", "pull", "normal"};
static const char *const mark_word[STEP_EXCESSES] = {"energy-gained", "cone-violated", "pulling", "penetrating"};

static const char *name_of(int mode)
{
    return contact_mode_name((enum contact_mode)mode);
}

static json_t *number_or_null(struct number_pool *pool, const struct number *x)
{
    return x != NULL ? number_value_json(pool, x) : json_null();
}

static json_t *statuses_json(const enum mode_status status[CONTACT_MODES])
{
    json_t *modes = json_object();
    for (int mode = 0; mode < CONTACT_MODES; mode++)
        json_object_set_new(modes, name_of(mode), json_string(status_word[status[mode]]));
    return modes;
}

static json_t *chosen_json(const struct step_result *result)
{
    json_t *list = json_array();
    for (int mode = 0; mode < CONTACT_MODES; mode++)
        if (result->chosen[mode]) json_array_append_new(list, json_string(name_of(mode)));
    return list;
}

static json_t *eta_json(struct number_pool *pool, const struct step_result *result)
{
    json_t *eta = json_object();
    for (int mode = 0; mode < CONTACT_MODES; mode++)
        json_object_set_new(eta, name_of(mode), number_or_null(pool, result->changes.mode[mode].eta));
    return eta;
}

static json_t *excess_json(struct number_pool *pool, const struct step_result *result)
{
    json_t *excess = json_object();
    for (int i = 0; i < STEP_EXCESSES; i++)
        json_object_set_new(excess, excess_name[i], number_or_null(pool, result->changes.excess[i]));
    return excess;
}

static json_t *marks_json(const struct step_result *result)
{
    json_t *marks = json_array();
    for (int i = 0; i < STEP_EXCESSES; i++)
        if (result->mark[i]) json_array_append_new(marks, json_string(mark_word[i]));
    return marks;
}

static json_t *continuous_json(struct number_pool *pool, const struct step_continuous *continuous)
{
    if (!continuous->known) return json_null();
    return json_pack("{s:o, s:o, s:s}", "modes", statuses_json(continuous->mode), "h0_over_h",
                     number_or_null(pool, continuous->h0_over_h), "difference",
                     step_difference_word(continuous->difference));
}

static const char *energy_word(int sign)
{
    return sign < 0 ? "lost" : sign == 0 ? "conserved" : "gained";
}

json_t *step_verdict_json(struct number_pool *pool, const struct step_result *result)
{
    json_t *json = json_object();
    json_object_set_new(json, "judgement", json_string(step_row_word(result->judgement)));
    json_object_set_new(json, "at_10_eps", json_string(step_row_word(result->at_10_eps)));
    json_object_set_new(json, "modes", statuses_json(result->mode));
    json_object_set_new(json, "chosen", chosen_json(result));
    json_object_set_new(json, "nearest", result->nearest < 0 ? json_null() : json_string(name_of(result->nearest)));
    json_object_set_new(json, "eta", eta_json(pool, result));
    json_object_set_new(json, "residual", number_or_null(pool, result->changes.residual));
    json_object_set_new(json, "restitution", json_string(step_restitution_word((int)result->restitution)));
    json_object_set_new(json, "restitution_shown", number_or_null(pool, result->restitution_shown));
    json_object_set_new(json, "energy", json_string(energy_word(result->energy)));
    json_object_set_new(json, "excess", excess_json(pool, result));
    json_object_set_new(json, "marks", marks_json(result));
    json_object_set_new(json, "continuous", continuous_json(pool, &result->continuous));
    return json;
}

static json_t *sizes_json(struct number_pool *pool, const struct step_data *data, const struct step_result *result)
{
    json_t *sizes = json_object();
    for (int i = step_sizes_INPUTS; i < step_sizes_program.quantities; i++) {
        const struct quantity *quantity = step_sizes_program.quantity + i;
        json_object_set_new(sizes, quantity->name, number_value_json(pool, result->changes.size[quantity->node]));
    }
    if (data->moment == NULL) return sizes;
    json_object_set_new(sizes, "moment", number_value_json(pool, data->moment));
    json_object_set_new(sizes, "s_M", number_value_json(pool, data->s_M));
    json_object_set_new(sizes, "noise_M", number_value_json(pool, data->noise_M));
    return sizes;
}

static json_t *terms_json(struct number_pool *pool, const struct step_mode *mode)
{
    json_t *terms = json_object();
    for (int i = 0; i < mode->terms; i++)
        json_object_set_new(terms, mode->name[i], number_or_null(pool, mode->term[i]));
    return terms;
}

static json_t *impulses_json(struct number_pool *pool, const struct step_result *result)
{
    json_t *impulses = json_object();
    for (int mode = 0; mode < CONTACT_MODES; mode++)
        if (result->P_N[mode] != NULL)
            json_object_set_new(impulses, name_of(mode),
                                json_pack("{s:o, s:o}", "P_T", number_value_json(pool, result->P_T[mode]), "P_N",
                                          number_value_json(pool, result->P_N[mode])));
    return impulses;
}

json_t *step_witness_json(struct number_pool *pool, const struct step_data *data, const struct step_result *result)
{
    json_t *terms = json_object();
    for (int mode = 0; mode < CONTACT_MODES; mode++)
        json_object_set_new(terms, name_of(mode), terms_json(pool, &result->changes.mode[mode]));
    return json_pack("{s:o, s:o, s:o}", "sizes", sizes_json(pool, data, result), "terms", terms, "impulses",
                     impulses_json(pool, result));
}
