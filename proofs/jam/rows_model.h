/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict of kind jam as a function of signs (integers, each -1, 0 or 1). */
#ifndef PROOFS_JAM_ROWS_MODEL_H
#define PROOFS_JAM_ROWS_MODEL_H

#include "jam/rows.h"
#include "jam/verdict.h"

#define ROW_CONDITION(name, condition, falling, resting, rising) || (row == ROW_##name && (condition))
#define ROW_SAYS(name, condition, falling, resting, rising)                                                           \
    (row == ROW_##name ==> of_falling == falling && of_resting == resting && of_rising == rising) &&
#define TABLE_SAYS(name, condition, falling, resting, rising)                                                         \
    fates[ROW_##name][FALLING] == falling && fates[ROW_##name][RESTING] == resting && fates[ROW_##name][RISING] == rising &&
#define SIGN_PARAMETERS integer alpha1, integer alpha2, integer alpha3, integer delta
#define SIGNS_OF(s) \at(s->alpha1, Pre), \at(s->alpha2, Pre), \at(s->alpha3, Pre), \at(s->delta, Pre)
/*@ // The condition of the row holds.
    predicate row_condition(integer row, SIGN_PARAMETERS) = \false T_JAM(ROW_CONDITION);
    // The condition of no row before `end` holds.
    predicate no_row(integer end, SIGN_PARAMETERS) = \forall integer k; 0 <= k < end ==>
        !row_condition(k, alpha1, alpha2, alpha3, delta);
    predicate is_first_row(integer row, SIGN_PARAMETERS) = 0 <= row < ROWS &&
        row_condition(row, alpha1, alpha2, alpha3, delta) && no_row(row, alpha1, alpha2, alpha3, delta);
    // The words of the row for a normal force that falls, is constant, or rises.
    predicate row_words(integer row, integer of_falling, integer of_resting, integer of_rising) = T_JAM(ROW_SAYS) \true;

    predicate means_jam(integer fate) = fate == JAM_INFINITE || fate == JAM_FINITE || fate == JAM_ZERO;
    predicate is_fate(integer fate) = NEVER <= fate <= UNDECIDED; */

#define WORDS_OF(verdict) verdict->fate[FALLING], verdict->fate[RESTING], verdict->fate[RISING]
#endif
