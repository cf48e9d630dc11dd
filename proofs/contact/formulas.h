/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proofs know of the compiled table contact_program: it is well formed; every name of spec/contact/formula.h is among its
 * quantities; and an assignment of reals to its nodes that follows the instructions gives each formula its value. */
#ifndef PROOFS_CONTACT_FORMULAS_H
#define PROOFS_CONTACT_FORMULAS_H

#include "../sign/model.h"
#include "contact/program.h"
#include "quantities.h"

#define NUMBER_INPUT(x, unit, meaning) QUANTITY_##x,
#define NUMBER_FORMULA(formula, output, unit, meaning) QUANTITY_##output,
enum { CONTACT_INPUTS(NUMBER_INPUT) CONTACT_FORMULAS(NUMBER_FORMULA) QUANTITY_END };

#define ASSIGNED(x) assigned(h, contact_##x)
#define ASSIGNED_STATE ASSIGNED(a), ASSIGNED(b), ASSIGNED(A), ASSIGNED(B), ASSIGNED(C), ASSIGNED(mu), ASSIGNED(u)
#define IS_LISTED(x) p->quantity[QUANTITY_##x].node == contact_##x &&
#define INPUT_IS_LISTED(x, unit, meaning) IS_LISTED(x)
#define FORMULA_IS_LISTED(formula, output, unit, meaning) IS_LISTED(output)
#define HAS_ASSIGNED(formula, output, unit, meaning) ASSIGNED(output) == value_##output(ASSIGNED_STATE) &&

/*@ predicate contact_listed{L}(struct program *p) = p->inputs == contact_INPUTS && p->operations == contact_OPERATIONS &&
        p->quantities == QUANTITY_END && CONTACT_INPUTS(INPUT_IS_LISTED) CONTACT_FORMULAS(FORMULA_IS_LISTED) \true;
    // The assignment h gives each formula of a contact its value.
    predicate contact_formulas(integer h) = CONTACT_FORMULAS(HAS_ASSIGNED) \true; */

/* The unit `decision` calls these functions as ghosts, since they are part of the proof and not of the program. */
#ifdef FORMULAS_ARE_GHOSTS
/*@ ghost
    /@ assigns \nothing;
       ensures program: program_ok(&contact_program);
       ensures listed: contact_listed(&contact_program); @/
    void contact_program_formed(void); */
/*@ ghost
    /@ assigns \nothing;
       ensures values: \forall integer h; follows(h, contact_program.code, contact_OPERATIONS, contact_INPUTS) ==> contact_formulas(h); @/
    void contact_formulas_follow(void); */
#else
/*@ assigns \nothing;
    ensures program: program_ok(&contact_program);
    ensures listed: contact_listed(&contact_program); */
void contact_program_formed(void);
/*@ assigns \nothing;
    ensures values: \forall integer h; follows(h, contact_program.code, contact_OPERATIONS, contact_INPUTS) ==> contact_formulas(h); */
void contact_formulas_follow(void);
#endif

#endif
