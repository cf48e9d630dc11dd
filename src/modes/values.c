/* SPDX-License-Identifier: BSD-2-Clause */
/* The irrational numbers of a problem, as elements of the number field of the certificate. */
#include "modes/modes.h"
#include "modes/program.h"

#include "problem/number_json.h"

static int is_rational(const struct value *value)
{
    for (int i = 0; i < value->rows * value->columns; i++)
        if (!number_is_rational(value->entry[i])) return 0;
    return value->number == NULL || number_is_rational(value->number);
}

static json_t *row_json(struct number_pool *pool, const struct number *const *entry, int columns)
{
    json_t *row = json_array();
    for (int i = 0; i < columns; i++) json_array_append_new(row, number_value_json(pool, entry[i]));
    return row;
}

static json_t *field_json(struct number_pool *pool, const char *words, const struct value *value)
{
    if (words != field_table) return row_json(pool, value->entry, value->columns);
    json_t *rows = json_array();
    for (int i = 0; i < value->rows; i++)
        json_array_append_new(rows, row_json(pool, value->entry + i * value->columns, value->columns));
    return rows;
}

json_t *modes_values_json(const struct problem *problem)
{
    json_t *values = json_object();
    for (int i = 0; i < problem->kind->field_count; i++) {
        const struct field *field = problem->kind->fields + i;
        if (problem->value[i].entry == NULL || is_rational(problem->value + i)) continue;
        json_object_set_new(values, field->name, field_json(problem->pool, field->words, problem->value + i));
    }
    return values;
}

static int has_irrational_number(const struct problem *problem)
{
    for (int i = MODES_mass; i <= MODES_omega; i++)
        if (problem->value[i].number != NULL && !number_is_rational(problem->value[i].number)) return 1;
    return 0;
}

enum status modes_evaluate_body(const struct problem *problem, const struct options *options, struct evaluation *e,
                                struct failure *failure)
{
    static const int fields[modes_body_INPUTS] = {MODES_mass, MODES_gyration, MODES_Fx,
                                                  MODES_Fz,   MODES_tau,      MODES_omega};
    const struct number *input[modes_body_INPUTS];
    if (!has_irrational_number(problem)) return STATUS_OK;
    for (int i = 0; i < modes_body_INPUTS; i++) {
        input[i] = problem->value[fields[i]].number;
        if (input[i] == NULL) input[i] = number_from_integer(problem->pool, 0);
    }
    const enum status status =
        cascade_signs(problem->pool, &modes_body_program, input, options->tiers, options->budget_bits, e, failure);
    return status == STATUS_OK ? evaluation_values(problem->pool, options->budget_bits, e, failure) : status;
}
