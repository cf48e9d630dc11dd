/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/kernel/mode.c: the status that the rule MODE finds has its meaning for all real points. */
#ifndef PROOFS_CHECK_KERNEL_MODE_H
#define PROOFS_CHECK_KERNEL_MODE_H

#include "../contact/known.h"

#include "mode_read.h"
#include "eliminated.h"
#include "systems_judged.h"

#include "../contact/proved.h"

/*@ ensures same: \forall integer k; 0 <= k < i ==> same_row(\result.equation[k], s.equation[k]);
    ensures value: \forall \list<real> x; form_value(\result.equation[i], x) == form_real(n, &mode->equation[i], x);
    ensures equations: \forall \list<real> x; meets_first(\result, x, i) <==> meets_first(s, x, i); */
static struct system read_equation(const struct numbers *n, const struct mode_table *mode, int i, struct system s);
/*@ ensures read: \forall \list<real> x; mode_meets(n, mode, x, n->unknowns) <==> on_equations(\result, x); */
static struct system read_equations(const struct numbers *n, const struct mode_table *mode);
/*@ ensures appended: is_appended(\result, s);
    ensures value: \forall \list<real> x; form_value(\result.inequality[s.inequalities], x) == mode_value(n, mode, x, k);
    ensures strict: \result.strict[s.inequalities] != 0 <==> mode->inequality[k].strict != 0; */
static struct system read_inequality(const struct numbers *n, const struct mode_table *mode, int k, struct system s);
/*@ ensures read: system_read(\result, n, mode, sign); */
static struct system read_mode(const struct numbers *n, const struct mode_table *mode, const short *sign);
/*@ ensures padded: is_padded(\result.point, n->unknowns); */
static struct candidate candidate_of(const struct numbers *n, const struct point *point);
/*@ ensures judged: scalar_doubt == 0 ==> (\result.status == MODE_CONSISTENT ==> inside_for(s, point, s.inequalities));
    ensures closed: scalar_doubt == 0 && \result.status == MODE_BOUNDARY ==> closed_for(s, point, s.inequalities);
    ensures edge: scalar_doubt == 0 && \result.status == MODE_BOUNDARY ==> !inside_for(s, point, s.inequalities);
    ensures outside: scalar_doubt == 0 && \result.status == MODE_INCONSISTENT ==> !closed_for(s, point, s.inequalities); */
static struct mode_outcome judge_only_point(struct scalar_pool *pool, struct system s, struct point point, struct mode_outcome outcome);
/*@ ensures status: scalar_doubt == 0 && \result.flaw == FLAW_NONE && is_solved(s, 0) && all_pivots(s) && is_padded(x.point, s.unknowns) ==>
      status_means(s, \result.outcome.point, \result.outcome.status);
    ensures candidates: scalar_doubt == 0 && \result.flaw == FLAW_NONE && is_solved(s, 0) && all_pivots(s) && is_padded(x.point, s.unknowns) ==>
      candidates_mean(s, \result.outcome.point, \result.outcome.candidates); */
static struct judgement at_only_point(struct scalar_pool *pool, struct system s, struct candidate x, struct mode_outcome outcome);
/*@ ensures status: scalar_doubt == 0 && \result.flaw == FLAW_NONE && is_solved(s, 0) && is_padded(x.point, s.unknowns) ==>
      status_means(s, \result.outcome.point, \result.outcome.status);
    ensures candidates: scalar_doubt == 0 && \result.flaw == FLAW_NONE && is_solved(s, 0) && is_padded(x.point, s.unknowns) ==>
      candidates_mean(s, \result.outcome.point, \result.outcome.candidates); */
static struct judgement judge(struct scalar_pool *pool, struct system s, struct candidate x, struct mode_outcome outcome);
/*@ ensures status: scalar_doubt == 0 && \result.flaw == FLAW_NONE ==> mode_means(n, mode, sign, \result.outcome.point, \result.outcome.status);
    ensures candidates: scalar_doubt == 0 && \result.flaw == FLAW_NONE ==>
      mode_candidates_mean(n, mode, \result.outcome.point, \result.outcome.candidates); */
static struct judgement find(const struct numbers *n, const struct mode_table *mode, const short *sign, const struct point *point,
                             struct mode_outcome outcome);

/*@ ensures inadmissible: \result == \null ==>
      (outcome->status == MODE_INADMISSIBLE <==> \old(!condition_says(mode->admissible.among, sign[mode->admissible.sign])));
    ensures consistent: scalar_doubt == 0 && \result == \null && outcome->status == MODE_CONSISTENT ==> \forall \list<real> x;
      has_point(outcome->point, x) ==> \old(inside_mode(n, mode, sign, x));
    ensures boundary: scalar_doubt == 0 && \result == \null && outcome->status == MODE_BOUNDARY ==> \forall \list<real> x;
      has_point(outcome->point, x) ==> \old(in_mode(n, mode, sign, x));
    ensures edge: scalar_doubt == 0 && \result == \null && outcome->status == MODE_BOUNDARY ==> \forall \list<real> x;
      !\old(inside_mode(n, mode, sign, x));
    ensures inconsistent: scalar_doubt == 0 && \result == \null && outcome->status == MODE_INCONSISTENT ==> \forall \list<real> x;
      !\old(in_mode(n, mode, sign, x));
    ensures one: scalar_doubt == 0 && \result == \null && outcome->candidates == MODE_ONE ==> \forall \list<real> x;
      \old(on_mode(n, mode, x)) ==> has_point(outcome->point, x);
    ensures none: scalar_doubt == 0 && \result == \null && outcome->candidates == MODE_NONE ==> \forall \list<real> x; !\old(on_mode(n, mode, x)); */
const char *mode_find(const struct numbers *n, const struct mode_table *mode, const short *sign, const struct point *point,
                      struct mode_outcome *outcome);

#endif
