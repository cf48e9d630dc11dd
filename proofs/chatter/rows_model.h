/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict of kind chatter as a function of signs (integers, each -1, 0 or 1). */
#ifndef PROOFS_CHATTER_ROWS_MODEL_H
#define PROOFS_CHATTER_ROWS_MODEL_H

#include "chatter/rows.h"
#include "chatter/verdict.h"

#define ROW_CONDITION(name, condition, course, direction) || (row == ROW_##name && (condition))
#define ROW_SAYS(name, condition, course, direction) (row == ROW_##name ==> word == course && side == direction) &&
#define TABLE_SAYS(name, condition, of_course, of_direction)                                                          \
    words[ROW_##name].course == of_course && words[ROW_##name].direction == of_direction &&
#define SIGN_PARAMETERS                                                                                               \
    integer b, integer r, integer u, integer p_plus, integer p_minus, integer k_plus, integer k_minus,                \
    integer D_r_plus, integer D_r_minus, integer L_plus, integer L_minus, integer R_plus, integer R_minus
#define SIGNS                                                                                                         \
    b, r, u, p_plus, p_minus, k_plus, k_minus, D_r_plus, D_r_minus, L_plus, L_minus, R_plus, R_minus
#define SIGNS_OF(s)                                                                                                   \
    \at(s->b, Pre), \at(s->r, Pre), \at(s->u, Pre), \at(s->p_plus, Pre), \at(s->p_minus, Pre), \at(s->k_plus, Pre),   \
    \at(s->k_minus, Pre), \at(s->D_r_plus, Pre), \at(s->D_r_minus, Pre), \at(s->L_plus, Pre), \at(s->L_minus, Pre),   \
    \at(s->R_plus, Pre), \at(s->R_minus, Pre)
/*@ // The condition of the row holds.
    predicate row_condition(integer row, SIGN_PARAMETERS) = \false T_CHATTER(ROW_CONDITION);
    // The condition of no row before `end` holds.
    predicate no_row(integer end, SIGN_PARAMETERS) = \forall integer k; 0 <= k < end ==> !row_condition(k, SIGNS);
    predicate is_first_row(integer row, SIGN_PARAMETERS) =
        0 <= row < ROWS && row_condition(row, SIGNS) && no_row(row, SIGNS);
    predicate row_words(integer row, integer word, integer side) = T_CHATTER(ROW_SAYS) \true;
    // The direction in which the first impact slips from beginning to end, if slip dies out in later impacts; otherwise 0.
    logic integer transient_of(SIGN_PARAMETERS) =
        SLIPS_FORWARD && R_plus < 0 ? 1 : SLIPS_BACKWARD && R_minus < 0 ? -1 : 0;
    // The mode of the point at u = v = 0 with b < 0.
    logic integer rest_of(integer p_plus, integer p_minus, integer E_plus, integer E_minus) =
        p_plus > 0 && E_plus > 0 ? REST_PLUS : p_minus > 0 && E_minus > 0 ? REST_MINUS : REST_STICK;
*/

#endif
