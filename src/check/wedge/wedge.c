/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/wedge/framework.h"

#include <stddef.h>

/* Checks that the problem contains exactly the data of the model. */
static int check_data(const struct wedge *w)
{
    const struct theory_case *c = &w->c;
    const struct program *program = c->theory->program;
    for (int i = 0; i < program->inputs; i++)
        if (json_member(c->json, c->problem, program->quantity[i].name) == 0)
            return case_rejected(c, "problem", program->quantity[i].name, "the model needs it");
    return json_size(c->json, c->problem) == program->inputs + 2 ||
           case_rejected(c, "problem", "model", "the problem has data that the model has not");
}

/* Reads the sign of the resultant in each mode, and which modes have more than one point. */
static void read_modes(struct wedge *w)
{
    const struct theory_case *c = &w->c;
    const struct numbers n = case_numbers(c);
    const struct linear resultant = form_read(&n, &c->theory->report[0].form, 1);
    for (int i = 0; i < WEDGE_MODES; i++) {
        const struct mode_outcome *x = &c->outcome[i];
        const int line = mode_holds(x) && x->candidates == MODE_LINE;
        w->force[i] = mode_holds(x) ? (short)scalar_sign(form_at(c->pool, resultant, x->point)) : 0;
        w->continuum[i] = (short)line;
        /* a point given on a line must not be its end, unless the line consists of that point */
        if (line && x->ends &&
            scalar_equal(scalar_multiply(c->pool, x->point.of[0], x->end_denominator), x->end_numerator))
            w->continuum[i] = 0;
    }
}

int wedge_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    struct wedge w;
    const int problem = json_member(json, 0, "problem");
    if (json_member(json, problem, "m") != 0) return framework_check(json, pool, answer);
    w.model = wedge_model_of(json, json_member(json, problem, "model"));
    if (w.model == NULL) return answer_set(answer, ANSWER_REJECTED, "problem", "model", "there is no such model");
    case_begin(&w.c, &w.model->theory, json, pool, answer);
    if (!check_data(&w) || !case_check_quantities(&w.c) || !case_check_modes(&w.c)) return 0;
    read_modes(&w);
    return wedge_check_words(&w);
}
