/* SPDX-License-Identifier: BSD-2-Clause */
/* Writes the proof of a region. */
#include "cover/region_proof.h"
#include "numbers/formula_text.h"
#include "numbers/output.h"
#include "problem/number_json.h"

#include <stdlib.h>

enum { MAX_CHARACTERS = 65536 }; /* a limit of the checkers */

static json_t *number_text_json(const struct number *x)
{
    char *text = number_text(x);
    json_t *json = json_string(text);
    free(text);
    return json;
}

json_t *region_proof_poly_json(const struct multivariate_factor *factor)
{
    json_t *list = json_array();
    for (int i = 0; i < factor->length; i++) json_array_append_new(list, number_text_json(factor->c[i]));
    return list;
}

static json_t *polynomial_json(const struct proof *p, int polynomial)
{
    json_t *list = json_array();
    long exponent[MULTIVARIATE_MAX_VARIABLES];
    for (int i = 0; i < multivariate_terms(p->multivariate, polynomial); i++) {
        json_t *term = json_array();
        json_array_append_new(term, number_text_json(multivariate_term(p->multivariate, polynomial, i, exponent)));
        for (int k = 0; k < multivariate_variables(p->multivariate); k++)
            json_array_append_new(term, json_integer(exponent[k]));
        json_array_append_new(list, term);
    }
    return list;
}

static json_t *data_json(const struct proof *p)
{
    json_t *data = json_object();
    for (int k = 0; k < p->program->inputs; k++)
        json_object_set_new(data, p->program->quantity[k].name, polynomial_json(p, p->node[k]));
    return data;
}

static json_t *denominators_json(const struct proof *p)
{
    json_t *json = json_object();
    for (int i = 0; i < PROOF_DENOMINATORS; i++)
        json_object_set_new(json, region_proof_groups[i], polynomial_json(p, p->over[i]));
    return json;
}

/* The total length of the numbers in polynomials. */
static size_t characters(const json_t *polynomials)
{
    size_t i, sum = 0;
    const char *name;
    json_t *terms, *term;
    json_object_foreach ((json_t *)polynomials, name, terms)
        json_array_foreach (terms, i, term) sum += json_string_length(json_array_get(term, 0));
    return sum;
}

/* The constants of the polynomials; NULL when one of them has no short text. */
static json_t *constants_json(const struct proof *p)
{
    json_t *list = json_array();
    for (int i = p->region->search.fields; i < multivariate_variables(p->multivariate); i++) {
        const int k = i - p->region->search.fields;
        char *text = formula_text(k < p->fixes ? p->fixed[k].low : multivariate_variable(p->multivariate, i),
                                  FORMULA_MAX_LENGTH);
        if (text == NULL) {
            json_decref(list);
            return NULL;
        }
        json_array_append_new(list, json_pack("{s:o, s:o, s:s}", "lo", number_text_json(p->part[0].cell.low[i]), "hi",
                                              number_text_json(p->part[0].cell.high[i]), "text", text));
        free(text);
    }
    return list;
}

static void emit(const struct proof *p, const struct part *part, json_t *list)
{
    const char *name = p->region->variable[part->how == AT_ROOT ? part->factor->variable : part->axis].name;
    if (part->how == LEAF)
        json_array_append_new(list, json_null());
    else if (part->how == HALVED)
        json_array_append_new(list, json_string(name));
    else if (part->how == CUT)
        json_array_append_new(list, json_pack("{s:s, s:o}", "cut", name, "at", number_text_json(part->cut)));
    else
        json_array_append_new(list,
                              json_pack("{s:s, s:o}", "root", name, "poly", region_proof_poly_json(part->factor)));
    for (int i = 0; i < part->parts; i++) emit(p, p->part + part->first + i, list);
}

int region_proof_add(const struct proof *p)
{
    json_t *constants = constants_json(p), *data = data_json(p), *denominators = denominators_json(p);
    const int fine = constants != NULL && characters(data) + characters(denominators) <= MAX_CHARACTERS;
    if (fine) {
        json_t *cover = json_array();
        emit(p, p->part, cover);
        json_array_append_new(p->region->proof, json_pack("{s:O, s:O, s:O, s:o}", "constants", constants, "data", data,
                                                          "denominators", denominators, "cover", cover));
    }
    json_decref(constants);
    json_decref(data);
    json_decref(denominators);
    return fine;
}

/* ---- the variables */

static json_t *end_json(struct number_pool *pool, const struct variable *variable, const struct number *x)
{
    json_t *json = number_root_json(pool, x);
    if (json != NULL) return json;
    json = number_enclosure_json(x);
    json_object_set_new(json, "text", json_string(variable->value->text));
    return json;
}

static json_t *piece_json(struct number_pool *pool, const struct variable *variable)
{
    json_t *json = json_pack("{s:o, s:o}", "lo", end_json(pool, variable, variable->low), "hi",
                             end_json(pool, variable, variable->high));
    if (variable->is_angle) json_object_set_new(json, "half_turns", json_integer(variable->half_turns));
    if (number_is_rational(variable->low) && number_is_rational(variable->high)) return json;
    const struct number *low, *high, *unused;
    output_enclosure_numbers(pool, variable->low, PROOF_ENCLOSURE, &low, &unused);
    output_enclosure_numbers(pool, variable->high, PROOF_ENCLOSURE, &unused, &high);
    json_object_set_new(json, "box",
                        json_pack("{s:o, s:o}", "lo", number_text_json(low), "hi", number_text_json(high)));
    return json;
}

json_t *region_pieces(struct region *region)
{
    json_t *list = json_array();
    for (int i = 0; i < region->search.fields; i++) {
        json_t *pieces = json_array();
        for (int k = 0; k < region->pieces[i]; k++)
            json_array_append_new(pieces, piece_json(region->search.problem->pool, &region->piece[i][k]));
        json_array_append_new(list, json_pack("{s:s, s:o}", "field", region->variable[i].name, "pieces", pieces));
    }
    return list;
}
