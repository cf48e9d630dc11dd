/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/kernel/complete.h"

#include <stdlib.h>

/* 1 when a name ends in its array. */
/*@ requires \valid_read(name + (0 .. MODE_MAX_NAME - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> constant_text(name)); */
static int is_text(const char *name)
{
    return name[MODE_MAX_NAME - 1] == 0;
}

/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> coefficient_reads(x, quantities)); */
static int is_coefficient(struct coefficient x, int quantities)
{
    return x.sign >= -1 && x.sign <= 1 && x.quantity >= -1 && x.quantity < quantities;
}

/*@ requires \valid_read(f);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> form_reads(f, quantities)); */
static int is_form(const struct form *f, int quantities)
{
    /*@ loop invariant 0 <= k <= FORM_MAX_UNKNOWNS;
      @ loop invariant \forall integer i; 0 <= i < k ==> coefficient_reads(f->of[i], quantities);
      @ loop assigns k;
      @ loop variant FORM_MAX_UNKNOWNS - k; */
    for (int k = 0; k < FORM_MAX_UNKNOWNS; k++)
        if (!is_coefficient(f->of[k], quantities)) return 0;
    return is_coefficient(f->constant, quantities);
}

/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> condition_reads(x, quantities)); */
static int is_condition(struct condition x, int quantities)
{
    return x.sign >= 0 && x.sign < quantities && x.among >= 0 && x.among <= 7;
}

/*@ requires \valid_read(x);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures reads: \result != 0 ==> inequality_reads(x, quantities);
  @ ensures named: \result != 0 ==> constant_text(&x->name[0]); */
static int is_inequality(const struct mode_inequality *x, int quantities)
{
    return is_form(&x->form, quantities) && (x->side == 1 || x->side == -1) && is_condition(x->when, quantities) &&
           is_text(x->name);
}

/*@ requires \valid_read(m) && 0 <= m->inequalities <= MODE_MAX_INEQUALITIES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures reads: \result != 0 ==>
  @   \forall integer k; 0 <= k < m->inequalities ==> inequality_reads(&m->inequality[k], quantities);
  @ ensures named: \result != 0 ==>
  @   \forall integer k; 0 <= k < m->inequalities ==> constant_text(&m->inequality[k].name[0]); */
static int are_inequalities(const struct mode_table *m, int quantities)
{
    /*@ loop invariant 0 <= k <= m->inequalities;
      @ loop invariant \forall integer i; 0 <= i < k ==> inequality_reads(&m->inequality[i], quantities);
      @ loop invariant \forall integer i; 0 <= i < k ==> constant_text(&m->inequality[i].name[0]);
      @ loop assigns k;
      @ loop variant m->inequalities - k; */
    for (int k = 0; k < m->inequalities; k++)
        if (!is_inequality(&m->inequality[k], quantities)) return 0;
    return 1;
}

/*@ requires \valid_read(m);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==>
  @   \forall integer k; 0 <= k < FORM_MAX_UNKNOWNS ==> form_reads(&m->equation[k], quantities)); */
static int are_equations(const struct mode_table *m, int quantities)
{
    /*@ loop invariant 0 <= k <= FORM_MAX_UNKNOWNS;
      @ loop invariant \forall integer i; 0 <= i < k ==> form_reads(&m->equation[i], quantities);
      @ loop assigns k;
      @ loop variant FORM_MAX_UNKNOWNS - k; */
    for (int k = 0; k < FORM_MAX_UNKNOWNS; k++)
        if (!is_form(&m->equation[k], quantities)) return 0;
    return 1;
}

/* 1 when a quantity that refutes a mode exists, and its name is a text. */
/*@ requires \valid_read(x);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures \result != 0 ==> 0 <= x->quantity < quantities && constant_text(&x->name[0]); */
static int is_refutation(const struct mode_refutation *x, int quantities)
{
    return x->quantity >= 0 && x->quantity < quantities && is_text(x->name);
}

/*@ requires \valid_read(m);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures reads: \result != 0 ==> mode_reads(m, quantities);
  @ ensures refutes: \result != 0 ==> mode_refutes(m, quantities);
  @ ensures named: \result != 0 ==> mode_named(m); */
static int is_mode(const struct mode_table *m, int quantities)
{
    if (m->inequalities < 0 || m->inequalities > MODE_MAX_INEQUALITIES) return 0;
    if (!is_text(m->name) || !is_condition(m->admissible, quantities)) return 0;
    return is_refutation(&m->guard, quantities) && is_refutation(&m->none, quantities) &&
           is_refutation(&m->line, quantities) && are_equations(m, quantities) && are_inequalities(m, quantities);
}

/*@ requires \valid_read(t) && 0 <= t->modes && \valid_read(t->mode + (0 .. t->modes - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures reads: \result != 0 ==> modes_read(t->mode, t->modes, quantities);
  @ ensures named: \result != 0 ==> modes_named(t->mode, t->modes); */
static int are_modes(const struct theory *t, int quantities)
{
    if (t->modes > THEORY_MAX_MODES) return 0;
    /*@ loop invariant 0 <= k <= t->modes;
      @ loop invariant \forall integer i; 0 <= i < k ==> mode_reads(t->mode + i, quantities) && mode_refutes(t->mode + i, quantities);
      @ loop invariant \forall integer i; 0 <= i < k ==> mode_named(t->mode + i);
      @ loop assigns k;
      @ loop variant t->modes - k; */
    for (int k = 0; k < t->modes; k++)
        if (!is_mode(t->mode + k, quantities)) return 0;
    return 1;
}

/*@ requires \valid_read(t) && 0 <= t->hypotheses && \valid_read(t->hypothesis + (0 .. t->hypotheses - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures reads: \result != 0 ==> hypotheses_read(t->hypothesis, t->hypotheses, quantities);
  @ ensures named: \result != 0 ==> hypotheses_named(t->hypothesis, t->hypotheses); */
static int are_hypotheses(const struct theory *t, int quantities)
{
    /*@ loop invariant 0 <= k <= t->hypotheses;
      @ loop invariant \forall integer i; 0 <= i < k ==> condition_reads(t->hypothesis[i].condition, quantities);
      @ loop invariant \forall integer i; 0 <= i < k ==> constant_text(&t->hypothesis[i].name[0]);
      @ loop assigns k;
      @ loop variant t->hypotheses - k; */
    for (int k = 0; k < t->hypotheses; k++)
        if (!is_condition(t->hypothesis[k].condition, quantities) || !is_text(t->hypothesis[k].name)) return 0;
    return 1;
}

/*@ requires \valid_read(t);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures reads: \result != 0 ==> reports_read(&t->report[0], t->reports, quantities);
  @ ensures named: \result != 0 ==> reports_named(&t->report[0], t->reports); */
static int are_reports(const struct theory *t, int quantities)
{
    if (t->reports < 0 || t->reports > THEORY_MAX_REPORTS) return 0;
    /*@ loop invariant 0 <= k <= t->reports;
      @ loop invariant \forall integer i; 0 <= i < k ==> form_reads(&t->report[i].form, quantities);
      @ loop invariant \forall integer i; 0 <= i < k ==> constant_text(&t->report[i].name[0]);
      @ loop assigns k;
      @ loop variant t->reports - k; */
    for (int k = 0; k < t->reports; k++)
        if (!is_form(&t->report[k].form, quantities) || !is_text(t->report[k].name)) return 0;
    return 1;
}

/*@ requires \valid_read(t);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> unknowns_named(t)); */
static int are_unknowns(const struct theory *t)
{
    if (t->unknowns < 0 || t->unknowns > FORM_MAX_UNKNOWNS) return 0;
    /*@ loop invariant 0 <= k <= t->unknowns;
      @ loop invariant \forall integer i; 0 <= i < k ==> constant_text(&t->unknown[i][0]);
      @ loop assigns k;
      @ loop variant t->unknowns - k; */
    for (int k = 0; k < t->unknowns; k++)
        if (!is_text(t->unknown[k])) return 0;
    return 1;
}

/*@ requires \valid_read(t) && theory_program(t) && 0 <= t->hypotheses && 0 <= t->modes;
  @ requires \valid_read(t->hypothesis + (0 .. t->hypotheses - 1)) && \valid_read(t->mode + (0 .. t->modes - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> theory_ok(t)); */
static int is_complete(const struct theory *t)
{
    const int quantities = t->program->quantities;
    if (t->modes > 0 && t->unknowns <= 0) return 0;
    return are_hypotheses(t, quantities) && are_reports(t, quantities) && are_modes(t, quantities) && are_unknowns(t);
}

const struct theory *complete_theory(const struct theory *theory, const struct program *program,
                                     const struct theory_hypothesis *hypothesis, int hypotheses,
                                     const struct mode_table *mode, int modes)
{
    if (theory->program != program || theory->hypothesis != hypothesis || theory->hypotheses != hypotheses) abort();
    if (theory->mode != mode || theory->modes != modes) abort();
    if (!is_complete(theory)) abort();
    return theory;
}
