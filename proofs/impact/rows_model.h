/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict of kind impact as a function of signs (integers, each -1, 0 or 1). */
#ifndef PROOFS_IMPACT_ROWS_MODEL_H
#define PROOFS_IMPACT_ROWS_MODEL_H

#include "impact/rows.h"
#include "impact/verdict.h"

#define ROW_CONDITION(name, condition, number, begin, then, phase) || (row == ROW_##name && (condition))
#define ROW_SAYS(name, condition, number, begin, then, phase)                                                         \
    (row == ROW_##name ==> region == number && first == begin && second == then && switched == phase) &&
#define TABLE_SAYS(name, condition, number, begin, then, phase)                                                       \
    words[ROW_##name].region == number && words[ROW_##name].first == begin && words[ROW_##name].second == then &&     \
    words[ROW_##name].switch_phase == phase &&
#define SIGN_PARAMETERS                                                                                               \
    integer u, integer v, integer p_plus, integer p_minus, integer k_plus, integer k_minus, integer D_c_plus,         \
    integer D_r_plus, integer D_c_minus, integer D_r_minus
#define SIGNS                                                                                                         \
    u, v, p_plus, p_minus, k_plus, k_minus, D_c_plus, D_r_plus, D_c_minus, D_r_minus
#define SIGNS_OF(s)                                                                                                   \
    \at(s->u, Pre), \at(s->v, Pre), \at(s->p_plus, Pre), \at(s->p_minus, Pre), \at(s->k_plus, Pre),                   \
    \at(s->k_minus, Pre), \at(s->D_c_plus, Pre), \at(s->D_r_plus, Pre), \at(s->D_c_minus, Pre),                       \
    \at(s->D_r_minus, Pre)
/*@ // The condition of the row holds.
    predicate row_condition(integer row, SIGN_PARAMETERS) = \false T_IMPACT(ROW_CONDITION);
    // The condition of no row before `end` holds.
    predicate no_row(integer end, SIGN_PARAMETERS) = \forall integer k; 0 <= k < end ==> !row_condition(k, SIGNS);
    predicate is_first_row(integer row, SIGN_PARAMETERS) =
        0 <= row < ROWS && row_condition(row, SIGNS) && no_row(row, SIGNS);
    predicate row_words(integer row, integer region, integer first, integer second, integer switched) =
        T_IMPACT(ROW_SAYS) \true;
    logic integer outcome_word(integer region, integer first) =
        region != NO_REGION ? OUTCOME_IMPACT : first == NONE ? OUTCOME_NONE : OUTCOME_DEGENERATE;
*/
#define WORDS_OF(verdict) verdict->region, verdict->first, verdict->second, verdict->switch_phase

/* The boundaries of regions that the verdict names. */
#define NAMED(name, condition) + (name == 0 && (condition) ? 1 : 0)
/*@ logic integer boundaries(SIGN_PARAMETERS) = 0 T_IMPACT_BOUNDARY(NAMED); */

#endif
