/* SPDX-License-Identifier: BSD-2-Clause */
/* Elimination in two steps, first from the inequalities and then from the equations (src/check/kernel/mode_solve.c). */
#ifndef PROOFS_CHECK_CLEARED_H
#define PROOFS_CHECK_CLEARED_H

#include "systems.h"

/*@ STEP(cleared_of_row: \forall struct linear f, g, h, p, integer k; same_row(g, h) && 0 <= k < FORM_MAX_UNKNOWNS && is_cleared(f, g, p, k) ==>
      is_cleared(f, h, p, k))
    STEP(cleared_of_pivot: \forall struct linear f, g, p, q, integer k; same_row(p, q) && 0 <= k < FORM_MAX_UNKNOWNS && is_cleared(f, g, p, k) ==>
      is_cleared(f, g, q, k))
    STEP(cleared_same: \forall struct linear f, e, g, p, integer k; same_row(e, f) && is_cleared(f, g, p, k) ==> is_cleared(e, g, p, k))
    STEP(inequality_same: \forall struct system s, u, t, integer k, p, i; CLEARED(s, u, t, k, p) && 0 <= i < s.inequalities ==>
      same_row(s.inequality[i], u.inequality[i]))
    STEP(equation_same: \forall struct system s, u, t, integer k, p, i; CLEARED(s, u, t, k, p) && 0 <= i < s.unknowns ==>
      same_row(u.equation[i], t.equation[i]))
    STEP(cleared_from: \forall struct system s, u, t, integer k, p, i; CLEARED(s, u, t, k, p) && 0 <= i < s.unknowns &&
      is_cleared(s.equation[i], u.equation[i], u.equation[p], k) ==> is_cleared(s.equation[i], t.equation[i], u.equation[p], k))
    STEP(cleared_by: \forall struct system s, u, t, integer k, p, i; CLEARED(s, u, t, k, p) && 0 <= i < s.unknowns &&
      is_cleared(s.equation[i], t.equation[i], u.equation[p], k) ==> is_cleared(s.equation[i], t.equation[i], t.equation[p], k))
    STEP(cleared_equation: \forall struct system s, u, t, integer k, p, i; CLEARED(s, u, t, k, p) && 0 <= i < s.unknowns &&
      is_cleared(s.equation[i], u.equation[i], u.equation[p], k) ==> is_cleared(s.equation[i], t.equation[i], t.equation[p], k))
    STEP(cleared_inequality: \forall struct system s, u, t, integer k, p, i; CLEARED(s, u, t, k, p) && 0 <= i < s.inequalities &&
      is_cleared(u.inequality[i], t.inequality[i], t.equation[p], k) ==> is_cleared(s.inequality[i], t.inequality[i], t.equation[p], k))
    STEP(row_through: \forall struct linear f, g, h; same_row(f, g) && same_row(g, h) ==> same_row(f, h))
    STEP(cleared_equations: \forall struct system s, u, t, integer k, p; CLEARED(s, u, t, k, p) && equations_cleared(s, u, p, k, u.unknowns) ==>
      equations_cleared(s, t, p, k, s.unknowns))
    STEP(cleared_inequalities: \forall struct system s, u, t, integer k, p; CLEARED(s, u, t, k, p) &&
      inequalities_cleared(u, t, t.equation[p], k, t.inequalities) ==> inequalities_cleared(s, t, t.equation[p], k, s.inequalities))
    STEP(cleared_keeps: \forall struct system s, u, t, integer k, p; CLEARED(s, u, t, k, p) && same_row(s.equation[p], u.equation[p]) ==>
      same_row(s.equation[p], t.equation[p]))
    lemma eliminated_in_turn: \forall struct system s, u, t, integer k, p; CLEARED(s, u, t, k, p) && same_row(s.equation[p], u.equation[p]) && t.pivot[k] == p &&
      equations_cleared(s, u, p, k, u.unknowns) && inequalities_cleared(u, t, t.equation[p], k, t.inequalities) ==> is_eliminated(s, t, k, p); */

#endif
