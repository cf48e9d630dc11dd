/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/contact/decision.c: the verdict on one planar contact is right, whatever the numbers are and whichever tier decides the signs. */
#ifndef PROOFS_CONTACT_DECISION_H
#define PROOFS_CONTACT_DECISION_H

#include "theorem.h"

#define FORMULAS_ARE_GHOSTS
#include "formulas.h"
#include "problem/failure.h"

#define MEANS_MODE_OF(mode, number)                                                                                   \
    means_stability_##mode(verdict->stability[number], STATE) && (verdict->resolution[number] != 0 <==> follows_##mode(STATE))
#define NUMBER_OF(x) value(\at(inputs[contact_##x], Pre))
#define STATE_OF_NUMBERS                                                                                              \
    NUMBER_OF(a), NUMBER_OF(b), NUMBER_OF(A), NUMBER_OF(B), NUMBER_OF(C), NUMBER_OF(mu), NUMBER_OF(u)
#define SIGN_IS(x) is_sign(e->sign[contact_##x], ASSIGNED(x)) &&
#define INPUT_SIGN_IS(x, unit, meaning) SIGN_IS(x)
#define FORMULA_SIGN_IS(formula, output, unit, meaning) SIGN_IS(output)
#define SIGN_KNOWN(x) e->sign[contact_##x] != SIGN_UNKNOWN &&
#define INPUT_SIGN_KNOWN(x, unit, meaning) SIGN_KNOWN(x)
#define FORMULA_SIGN_KNOWN(formula, output, unit, meaning) SIGN_KNOWN(output)

/*@ // Every word of the verdict has, for this state, the meaning that spec/contact/meaning.h gives it.
    predicate verdict_right{L}(struct contact_verdict *verdict, STATE_PARAMETERS) =
        means_row(STATUSES(verdict), verdict->solutions, STATE) && means_class(verdict->class, STATE) &&
        means_cell(verdict->cell, STATE) && means_cone(verdict->cone, STATE) &&
        means_iwc(verdict->impact_without_collision, STATE) && MEANS_MODE_OF(F, MODE_F) &&
        MEANS_MODE_OF(S_plus, MODE_S_PLUS) && MEANS_MODE_OF(S_minus, MODE_S_MINUS) && MEANS_MODE_OF(T, MODE_T) &&
        (verdict->resolution_iwc != 0 <==> follows_impact(STATE)) &&
        (verdict->resolution_arrest != 0 <==> follows_arrest(STATE));
    // The state satisfies the hypotheses, and the signs are those of its quantities.
    predicate signs_given{L}(struct evaluation *e, STATE_PARAMETERS) =
        given(e->sign[contact_u], e->sign[contact_a], e->sign[contact_b], e->sign[contact_p_plus], e->sign[contact_p_minus],
              e->sign[contact_E_plus], e->sign[contact_E_minus], e->sign[contact_N], STATE);
    predicate signs_are{L}(struct contact_signs s, struct evaluation *e) = s.a == e->sign[contact_a] &&
        s.b == e->sign[contact_b] && s.u == e->sign[contact_u] && s.p_plus == e->sign[contact_p_plus] &&
        s.p_minus == e->sign[contact_p_minus] && s.E_plus == e->sign[contact_E_plus] &&
        s.E_minus == e->sign[contact_E_minus] && s.N == e->sign[contact_N];
    // Every quantity has the sign of its formula, under the assignment h.
    predicate quantities_known{L}(integer h, struct evaluation *e) = contact_formulas(h) &&
        CONTACT_INPUTS(INPUT_SIGN_IS) CONTACT_FORMULAS(FORMULA_SIGN_IS) \true;
    predicate contact_signs_known{L}(struct evaluation *e) =
        CONTACT_INPUTS(INPUT_SIGN_KNOWN) CONTACT_FORMULAS(FORMULA_SIGN_KNOWN) \true;
    predicate in_hypotheses{L}(struct evaluation *e) = e->sign[contact_A] > 0 && e->sign[contact_C] > 0 &&
        e->sign[contact_Delta] > 0 && e->sign[contact_mu] >= 0; */

#include "contact/verdict.c"

#endif
