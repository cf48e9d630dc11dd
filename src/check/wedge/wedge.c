/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/wedge/framework.h"

#include <stddef.h>

/* Checks that the problem contains exactly the data of the model. */
/*@ requires case_ready(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1; */
static int check_data(const struct theory_case *c)
{
    const struct program *program = c->theory->program;
    /*@ loop invariant 0 <= i <= program->inputs;
      @ loop assigns i;
      @ loop variant program->inputs - i; */
    for (int i = 0; i < program->inputs; i++)
        if (json_member(c->json, c->problem, program->quantity[i].name) == 0)
            return case_rejected(c, "problem", program->quantity[i].name, "the model needs it");
    return json_size(c->json, c->problem) == program->inputs + 2 ||
           case_rejected(c, "problem", "model", "the problem has data that the model has not");
}

/* 1 when a mode holds at more than one point. A point given on a line must not be its end, unless the line consists of
 * that point. */
/*@ requires case_judged(c) && 0 <= mode < c->theory->modes;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_continuum(const struct theory_case *c, int mode)
{
    const struct mode_outcome *x = &c->outcome[mode];
    if (!mode_holds(x) || x->candidates != MODE_LINE) return 0;
    return !x->ends || !scalar_equal(scalar_multiply(c->pool, x->point.of[0], x->end_denominator), x->end_numerator);
}

/* The sign of the resultant in a mode that holds; 0 for another mode. */
/*@ requires case_judged(c) && 0 <= mode < c->theory->modes && linear_ok(resultant);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int force_of(const struct theory_case *c, struct linear resultant, int mode)
{
    if (!mode_holds(&c->outcome[mode])) return 0;
    return scalar_sign(form_at(c->pool, resultant, c->outcome[mode].point));
}

/* Reads the sign of the resultant in each mode, and which modes have more than one point. */
static void read_modes(struct wedge *w)
{
    const struct numbers n = case_numbers(&w->c);
    const struct linear resultant = form_read(&n, &w->c.theory->report[0].form, 1);
    for (int i = 0; i < WEDGE_MODES; i++) {
        w->force[i] = force_of(&w->c, resultant, i);
        w->continuum[i] = is_continuum(&w->c, i);
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
    if (!check_data(&w.c) || !case_check_quantities(&w.c) || !case_check_modes(&w.c)) return 0;
    read_modes(&w);
    return wedge_check_words(&w);
}
