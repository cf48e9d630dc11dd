/* SPDX-License-Identifier: BSD-2-Clause */
/* What a step of elimination keeps of a system (the rule MODE), and that the steps add up. */
#ifndef PROOFS_CHECK_ELIMINATED_H
#define PROOFS_CHECK_ELIMINATED_H

#include "systems.h"

/*@ STEP(pivot_meets: \forall struct system s, \list<real> x, integer p; on_equations(s, x) && 0 <= p < s.unknowns ==> form_value(s.equation[p], x) == 0)
    STEP(row_zero: \forall ELIMINATED, integer i, \list<real> x; STEPPED(s, t, k, p) && 0 <= i < s.unknowns && form_value(t.equation[p], x) == 0 ==>
      same_sign(form_value(s.equation[i], x), form_value(t.equation[i], x)))
    STEP(forth: \forall ELIMINATED, \list<real> x; STEPPED(s, t, k, p) && on_equations(s, x) ==> on_equations(t, x))
    STEP(back: \forall ELIMINATED, \list<real> x; STEPPED(s, t, k, p) && on_equations(t, x) ==> on_equations(s, x))
    STEP(signs: \forall ELIMINATED, \list<real> x; STEPPED(s, t, k, p) && on_equations(s, x) ==> same_signs(s, t, x))
    lemma step_alike: \forall ELIMINATED; STEPPED(s, t, k, p) ==> are_alike(s, t);
    STEP(kept_nonzero: \forall ELIMINATED, integer l; STEPPED(s, t, k, p) && k < l < s.unknowns && 0 <= t.pivot[l] < s.unknowns && pivot_done(t, l) ==>
      coefficient_of(s.equation[s.pivot[l]], l) != 0)
    STEP(kept_apart: \forall ELIMINATED, integer l; STEPPED(s, t, k, p) && k < l < s.unknowns && pivot_apart(t, l) ==> pivot_apart(s, l))
    STEP(kept_zero: \forall ELIMINATED, integer l, i; STEPPED(s, t, k, p) && k < l < s.unknowns && pivot_done(t, l) && 0 <= i < s.unknowns && i != s.pivot[l] ==>
      coefficient_of(s.equation[i], l) == 0)
    STEP(kept_zeros: \forall ELIMINATED, integer l; STEPPED(s, t, k, p) && k < l < s.unknowns && pivot_done(t, l) ==>
      inequalities_without(s, l, s.inequalities))
    STEP(kept_pivot: \forall ELIMINATED, integer l; STEPPED(s, t, k, p) && k < l < s.unknowns && 0 <= t.pivot[l] < s.unknowns && pivot_done(t, l) ==> pivot_done(s, l))
    STEP(new_pivot: \forall ELIMINATED; STEPPED(s, t, k, p) ==> pivot_done(s, k))
    STEP(kept_free: \forall ELIMINATED, integer l; STEPPED(s, t, k, p) && k < l < s.unknowns && free_without(t, l, s.unknowns) ==>
      free_without(s, l, s.unknowns))
    STEP(kept_done: \forall ELIMINATED, integer l; STEPPED(s, t, k, p) && k < l < s.unknowns && unknown_done(t, l) ==> unknown_done(s, l))
    STEP(new_done: \forall ELIMINATED; STEPPED(s, t, k, p) ==> unknown_done(s, k))
    lemma step_solved: \forall ELIMINATED; STEPPED(s, t, k, p) && is_solved(t, k + 1) ==> is_solved(s, k);
    lemma alike_itself: \forall struct system s; are_alike(s, s);
    STEP(alike_here: \forall struct system s, t, \list<real> x; are_alike(s, t) ==> alike_at(s, t, x))
    STEP(alike_through: \forall struct system s, t, u, \list<real> x; s.unknowns == t.unknowns && s.inequalities == t.inequalities &&
      alike_at(s, t, x) && alike_at(t, u, x) ==> alike_at(s, u, x))
    STEP(alike_sizes: \forall struct system s, t; are_alike(s, t) ==> s.unknowns == t.unknowns && s.inequalities == t.inequalities)
    STEP(alike_at_once: \forall struct system s, t, u, \list<real> x; are_alike(s, t) && are_alike(t, u) ==> alike_at(s, u, x))
    lemma alike_then: \forall struct system s, t, u; are_alike(s, t) && are_alike(t, u) ==> are_alike(s, u); */

#endif
