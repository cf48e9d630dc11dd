/* SPDX-License-Identifier: BSD-2-Clause */
/* What a system keeps when the pivot of an unknown is written down (the rule MODE). */
#ifndef PROOFS_CHECK_MARKED_H
#define PROOFS_CHECK_MARKED_H

#include "eliminated.h"

/*@ STEP(marked_equation: \forall ELIMINATED, integer i; is_marked(s, t, k, p) && 0 <= i < FORM_MAX_UNKNOWNS ==> same_row(s.equation[i], t.equation[i]))
    STEP(marked_inequality: \forall ELIMINATED, integer i; is_marked(s, t, k, p) && 0 <= i < MODE_MAX_INEQUALITIES ==> same_row(s.inequality[i], t.inequality[i]))
    STEP(marked_value: \forall ELIMINATED, integer i, \list<real> x; is_marked(s, t, k, p) && 0 <= i < FORM_MAX_UNKNOWNS ==>
      form_value(s.equation[i], x) == form_value(t.equation[i], x))
    STEP(marked_sign: \forall ELIMINATED, integer i, \list<real> x; is_marked(s, t, k, p) && 0 <= i < MODE_MAX_INEQUALITIES ==>
      same_sign(form_value(s.inequality[i], x), form_value(t.inequality[i], x)))
    STEP(marked_entry: \forall ELIMINATED, integer i, j; is_marked(s, t, k, p) && 0 <= i < FORM_MAX_UNKNOWNS && 0 <= j < FORM_MAX_UNKNOWNS ==>
      coefficient_of(s.equation[i], j) == coefficient_of(t.equation[i], j))
    STEP(marked_zero: \forall ELIMINATED, integer i, j; is_marked(s, t, k, p) && 0 <= i < MODE_MAX_INEQUALITIES && 0 <= j < FORM_MAX_UNKNOWNS ==>
      coefficient_of(s.inequality[i], j) == coefficient_of(t.inequality[i], j))
    STEP(marked_meets: \forall ELIMINATED, \list<real> x; is_marked(s, t, k, p) && SIZES(s) ==> (on_equations(s, x) <==> on_equations(t, x)))
    STEP(marked_signs: \forall ELIMINATED, \list<real> x; is_marked(s, t, k, p) && SIZES(s) ==> same_signs(s, t, x))
    STEP(marked_pivot: \forall ELIMINATED, integer l; is_marked(s, t, k, p) && SIZES(s) && 0 <= k < l < s.unknowns && 0 <= t.pivot[l] < s.unknowns && pivot_done(t, l) ==> pivot_done(s, l))
    STEP(marked_frees: \forall ELIMINATED, integer l, i; is_marked(s, t, k, p) && SIZES(s) && 0 <= k <= l < s.unknowns && is_free(s, l, i) ==> is_free(t, l, i))
    STEP(marked_without: \forall ELIMINATED, integer l; is_marked(s, t, k, p) && SIZES(s) && 0 <= k <= l < s.unknowns && free_without(t, l, t.unknowns) ==>
      free_without(s, l, s.unknowns))
    STEP(marked_done: \forall ELIMINATED, integer l; is_marked(s, t, k, p) && SIZES(s) && 0 <= k < l < s.unknowns && unknown_done(t, l) ==> unknown_done(s, l))
    STEP(marked_solved: \forall ELIMINATED; is_marked(s, t, k, p) && SIZES(s) && 0 <= k && is_solved(t, k + 1) ==> is_solved(s, k + 1))
    STEP(marked_free: \forall ELIMINATED; is_marked(s, t, k, p) && 0 <= k && is_free(t, k, p) ==> is_free(s, k, p))
    lemma marked_alike: \forall ELIMINATED; is_marked(s, t, k, p) && SIZES(s) ==> are_alike(s, t);
    STEP(marked_last: \forall ELIMINATED; is_marked(s, t, k, p) && SIZES(s) && 0 <= k < s.unknowns && p == s.unknowns && free_without(t, k, t.unknowns) ==>
      unknown_done(s, k))
    STEP(next_solved: \forall struct system s, integer k; is_solved(s, k + 1) && unknown_done(s, k) ==> is_solved(s, k))
    lemma unmarked_solved: \forall ELIMINATED; is_marked(s, t, k, p) && SIZES(s) && 0 <= k < s.unknowns && p == s.unknowns && free_without(t, k, t.unknowns) &&
      is_solved(t, k + 1) ==> is_solved(s, k);
    STEP(marked_step: \forall struct system s, t, u, integer k, p; is_marked(t, u, k, p) && is_eliminated(s, t, k, p) && SIZES(s) && is_free(u, k, p) &&
      coefficient_of(u.equation[p], k) != 0 && 0 <= k < s.unknowns <= FORM_MAX_UNKNOWNS && 0 <= p < s.unknowns ==> STEPPED(s, t, k, p))
    lemma next_alike: \forall struct system s, t, u, integer k, p; is_marked(t, u, k, p) && is_eliminated(s, t, k, p) && SIZES(s) && is_free(u, k, p) &&
      coefficient_of(u.equation[p], k) != 0 && 0 <= k < s.unknowns <= FORM_MAX_UNKNOWNS && 0 <= p < s.unknowns ==> are_alike(s, u);
    lemma next_solved_with: \forall struct system s, t, u, integer k, p; is_marked(t, u, k, p) && is_eliminated(s, t, k, p) && SIZES(s) && is_free(u, k, p) &&
      coefficient_of(u.equation[p], k) != 0 && 0 <= k < s.unknowns <= FORM_MAX_UNKNOWNS && 0 <= p < s.unknowns && is_solved(u, k + 1) ==> is_solved(s, k); */

#endif
