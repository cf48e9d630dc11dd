/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/wedge/framework.h"

#include <stddef.h>

/* Checks that the problem contains exactly the data of the model. */
/*@ requires case_ready(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> case_ready(c)); */
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

/* The resultant with the numbers of the record. */
/*@ requires n.pool != \null && 0 <= n.quantities && 1 <= n.unknowns <= FORM_MAX_UNKNOWNS;
  @ requires \valid_read(n.q + (0 .. n.quantities - 1)) && \forall integer k; 0 <= k < n.quantities ==> n.q[k] != \null;
  @ requires \valid_read(f) && form_reads(f, n.quantities);
  @ assigns \nothing;
  @ ensures linear_ok(\result); */
static struct linear read_form(struct numbers n, const struct form *f)
{
    return form_read(&n, f, 1);
}

/* For each mode the sign of the resultant, and whether it has more than one point. */
struct found {
    long force[WEDGE_MODES], continuum[WEDGE_MODES];
};

/*@ predicate found_ok(struct found x) = \forall integer i; 0 <= i < WEDGE_MODES ==> -1 <= x.force[i] <= 1; */

/*@ requires case_judged(c) && c->theory->modes == WEDGE_MODES && c->theory->reports == 1;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && found_ok(\result); */
static struct found find_modes(const struct theory_case *c)
{
    const struct linear resultant = read_form(case_numbers(c), &c->theory->report[0].form);
    struct found x;
    /*@ loop invariant 0 <= i <= WEDGE_MODES && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k; 0 <= k < i ==> -1 <= x.force[k] <= 1;
      @ loop assigns i, x, scalar_doubt;
      @ loop variant WEDGE_MODES - i; */
    for (int i = 0; i < WEDGE_MODES; i++) {
        x.force[i] = force_of(c, resultant, i);
        x.continuum[i] = is_continuum(c, i);
    }
    return x;
}

/*@ // The case of a model whose modes have been checked.
  @ predicate judged_of{L}(struct wedge *w) = \valid_read(w) && wedge_model_ok(w->model) && case_judged(&w->c) &&
  @   w->c.theory == &w->model->theory; */

/*@ requires \valid(w) && judged_of(w) && 0 <= i < WEDGE_MODES && -1 <= force <= 1;
  @ assigns w->force[i], w->continuum[i];
  @ ensures judged_of(w) && w->force[i] == force && w->c.answer == \old(w->c.answer); */
static void set_mode(struct wedge *w, int i, long force, long continuum)
{
    w->force[i] = force;
    w->continuum[i] = continuum;
    //@ assert nodes: case_nodes(&w->c);
    /*@ assert same: \forall integer k; 0 <= k < THEORY_MAX_MODES ==>
      @   w->c.outcome[k].status == \at(w->c.outcome[k].status, Pre) && w->c.outcome[k].ends == \at(w->c.outcome[k].ends, Pre); */
    //@ assert few: w->c.theory->modes <= THEORY_MAX_MODES;
    //@ assert points: case_points(&w->c, w->c.theory->modes);
    //@ assert ends: case_ends(&w->c, w->c.theory->modes);
    //@ assert ready: case_ready(&w->c);
}

/* Keeps the results of the modes. */
/*@ requires \valid(w) && judged_of(w) && found_ok(x);
  @ assigns w->force[0 .. WEDGE_MODES - 1], w->continuum[0 .. WEDGE_MODES - 1];
  @ ensures wedge_judged(w) && w->c.answer == \old(w->c.answer); */
static void keep_modes(struct wedge *w, struct found x)
{
    /*@ loop invariant 0 <= i <= WEDGE_MODES && judged_of(w) && w->c.answer == \at(w->c.answer, Pre);
      @ loop invariant \forall integer k; 0 <= k < i ==> -1 <= w->force[k] <= 1;
      @ loop assigns i, w->force[0 .. WEDGE_MODES - 1], w->continuum[0 .. WEDGE_MODES - 1];
      @ loop variant WEDGE_MODES - i; */
    for (int i = 0; i < WEDGE_MODES; i++) set_mode(w, i, x.force[i], x.continuum[i]);
}

/* Checks a record of a model. */
/*@ requires \valid(w) && wedge_model_ok(w->model) && case_ready(&w->c) && w->c.theory == &w->model->theory;
  @ requires \base_addr(w) != \base_addr(w->c.answer);
  @ assigns *w, *w->c.answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_in(struct wedge *w)
{
    const struct wedge_model *model = w->model;
    (void)model;
    if (!check_data(&w->c) || !case_check_quantities(&w->c) || !case_check_modes(&w->c)) return 0;
    const struct found found = find_modes(&w->c);
    //@ assert same: w->model == \at(w->model, Pre) && w->c.theory == \at(w->c.theory, Pre);
    //@ assert model: wedge_model_ok(w->model);
    keep_modes(w, found);
    return wedge_check_words(w);
}

/* The same, with an answer that is a block of its own. */
/*@ requires quantities_ready(json, pool, answer) && wedge_model_ok(model);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_model(const struct json *json, struct scalar_pool *pool, const struct wedge_model *model,
                       struct answer *answer)
{
    const struct theory *t = &model->theory;
    struct answer found;
    struct wedge w;
    w.model = model;
    (void)t;
    //@ assert texts: \forall char *s; \at(constant_text(s), Pre) ==> constant_text(s);
    //@ assert program: theory_program(&model->theory);
    //@ assert quantities: t->program->quantities == \at(model->theory.program->quantities, Pre);
    //@ assert hypotheses: hypotheses_read(t->hypothesis, t->hypotheses, t->program->quantities);
    //@ assert reports: reports_read(&t->report[0], t->reports, t->program->quantities);
    //@ assert each: \forall integer k; 0 <= k < t->modes ==> \at(mode_reads(model->theory.mode + k, model->theory.program->quantities), Pre);
    //@ assert mode: \forall integer k; 0 <= k < t->modes ==> mode_reads(t->mode + k, t->program->quantities);
    //@ assert refutes: \forall integer k; 0 <= k < t->modes ==> mode_refutes(t->mode + k, t->program->quantities);
    //@ assert modes: modes_read(t->mode, t->modes, t->program->quantities);
    //@ assert reads: theory_reads(t);
    //@ assert hypotheses_named: hypotheses_named(t->hypothesis, t->hypotheses);
    //@ assert reports_named: reports_named(&t->report[0], t->reports);
    //@ assert each_named: \forall integer k; 0 <= k < t->modes ==> \at(mode_named(model->theory.mode + k), Pre);
    /*@ assert guards: \forall integer k; 0 <= k < t->modes ==> constant_text(&t->mode[k].name[0]) &&
      @   constant_text(&t->mode[k].guard.name[0]) && constant_text(&t->mode[k].none.name[0]) &&
      @   constant_text(&t->mode[k].line.name[0]); */
    /*@ assert inequalities: \forall integer k, i; 0 <= k < t->modes && 0 <= i < t->mode[k].inequalities ==>
      @   constant_text(&t->mode[k].inequality[i].name[0]); */
    //@ assert modes_named: modes_named(t->mode, t->modes);
    //@ assert unknowns: unknowns_named(t);
    //@ assert named: theory_named(t);
    //@ assert theory: wedge_model_ok(model);
    //@ assert apart: case_apart(&w.c, &model->theory, json, &found);
    case_begin(&w.c, &model->theory, json, pool, &found);
    const int fine = check_in(&w);
    if (!fine) *answer = found;
    return fine;
}

int wedge_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const int problem = json_member(json, 0, "problem");
    if (json_member(json, problem, "m") != 0) return framework_check(json, pool, answer);
    const struct wedge_model *model = wedge_model_of(json, json_member(json, problem, "model"));
    if (model == NULL) return answer_set(answer, ANSWER_REJECTED, "problem", "model", "there is no such model");
    return check_model(json, pool, model, answer);
}
