/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of the row of a verdict on a G-spot: its condition holds for the real numbers, and that of no row before it (spec/jam/table.h). */
#ifndef SPEC_JAM_ROW_MEANING_H
#define SPEC_JAM_ROW_MEANING_H

#include "jam/table.h"

#define JAM_ROW_NUMBER(name, condition, falling, resting, rising) JAM_ROW_##name,
#define JAM_ROW_CASE(name, condition, falling, resting, rising) || (row == JAM_ROW_##name && (condition))
enum { T_JAM(JAM_ROW_NUMBER) JAM_ROWS };

/*@ predicate jam_condition(integer row, real alpha1, real alpha2, real alpha3, real delta) = \false T_JAM(JAM_ROW_CASE);
    predicate jam_first_row(integer row, real alpha1, real alpha2, real alpha3, real delta) = 0 <= row < JAM_ROWS &&
        jam_condition(row, alpha1, alpha2, alpha3, delta) && \forall integer k; 0 <= k < row ==> !jam_condition(k, alpha1, alpha2, alpha3, delta);
    // The row of the G-spot with these rates.
    predicate jam_row(integer row, real alpha1, real alpha2, real alpha3) = jam_first_row(row, alpha1, alpha2, alpha3, alpha3 - alpha1);
    // The G-spot lies on a boundary between portraits.
    predicate jam_between(real alpha1, real alpha2, real alpha3) = alpha1 == 0 || alpha2 == 0 || alpha3 == 0 || alpha3 - alpha1 == 0; */

#endif
