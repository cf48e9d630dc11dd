/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict of kind rest as a function of signs (integers, each -1, 0 or 1). */
#ifndef PROOFS_REST_ROWS_MODEL_H
#define PROOFS_REST_ROWS_MODEL_H

#include "rest/rows.h"
#include "rest/verdict.h"

#define ROW_CONDITION(name, condition, verdict) || (row == ROW_##name && (condition))
#define ROW_SAYS(name, condition, verdict) (row == ROW_##name ==> word == verdict) &&
#define TABLE_SAYS(name, condition, verdict) stabilities[ROW_##name] == verdict &&
#define SIGN_PARAMETERS                                                                                               \
    integer b, integer E_plus, integer E_minus, integer potential, integer impacts
#define SIGNS                                                                                                         \
    b, E_plus, E_minus, potential, impacts
#define SIGNS_OF(s)                                                                                                   \
    \at(s->b, Pre), \at(s->E_plus, Pre), \at(s->E_minus, Pre), \at(s->potential, Pre), \at(s->impacts, Pre)
/*@ // The condition of the row holds.
    predicate row_condition(integer row, SIGN_PARAMETERS) = \false T_REST(ROW_CONDITION);
    // The condition of no row before `end` holds.
    predicate no_row(integer end, SIGN_PARAMETERS) = \forall integer k; 0 <= k < end ==> !row_condition(k, SIGNS);
    predicate is_first_row(integer row, SIGN_PARAMETERS) =
        0 <= row < ROWS && row_condition(row, SIGNS) && no_row(row, SIGNS);
    predicate row_word(integer row, integer word) = T_REST(ROW_SAYS) \true;

    predicate inside_cone(integer E_plus, integer E_minus) = E_plus < 0 && E_minus < 0;
    logic integer word_of_sign(integer s) = s > 0 ? HOLDS : s < 0 ? FAILS : OPEN;
    logic integer word_of_contact(integer b, integer E_plus, integer E_minus) =
        b > 0 ? FAILS : b < 0 && E_plus < 0 && E_minus < 0 ? HOLDS : OPEN;
    logic integer word_of_impacts(integer b, integer impacts) = b < 0 ? word_of_sign(-impacts) : NOT_ASKED;
    // A condition agrees with the stability: it holds for `stable`, fails for `unstable`, and is open for `undecided`; the potential counts as
    // a reason for `unstable` only strictly inside the friction cone.
    logic integer wanted_word(integer stability) = stability == STABLE ? HOLDS : stability == UNSTABLE ? FAILS : OPEN;
    predicate decided(integer condition, integer state, integer stability, integer E_plus, integer E_minus) =
        state == wanted_word(stability) &&
        (stability == UNSTABLE && condition == CONDITION_POTENTIAL ==> inside_cone(E_plus, E_minus));
*/

#endif
