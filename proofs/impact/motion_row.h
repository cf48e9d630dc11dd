/* SPDX-License-Identifier: BSD-2-Clause */
/* Which row of spec/impact/table.h an impact is in: by its motion, for v < 0, and by the signs of u, p+ and p-, for v = 0. */
#ifndef PROOFS_IMPACT_MOTION_ROW_H
#define PROOFS_IMPACT_MOTION_ROW_H

#include "impact/row_meaning.h"

/*@ logic integer turned_row(integer su, integer t, integer second) = su > 0 ?
      (t == 0 ? (second == 0 ? IMPACT_ROW_forward_stick_in_compression : IMPACT_ROW_forward_stick_in_restitution) :
                (second == 0 ? IMPACT_ROW_forward_reversal_in_compression : IMPACT_ROW_forward_reversal_in_restitution)) :
      (t == 0 ? (second == 0 ? IMPACT_ROW_backward_stick_in_compression : IMPACT_ROW_backward_stick_in_restitution) :
                (second == 0 ? IMPACT_ROW_backward_reversal_in_compression : IMPACT_ROW_backward_reversal_in_restitution));
    logic integer straight_row_of(integer su, integer s) = su > 0 ? IMPACT_ROW_forward_slip : su < 0 ? IMPACT_ROW_backward_slip :
      s == 0 ? IMPACT_ROW_straight_stick : s > 0 ? IMPACT_ROW_straight_slip_forward : IMPACT_ROW_straight_slip_backward;
    logic integer motion_row(integer su, integer courses, integer s, integer t, integer second) =
      courses == 1 ? straight_row_of(su, s) : turned_row(su, t, second);
    logic integer still_row(integer su, integer sp_plus, integer sp_minus) = su == 0 ? IMPACT_ROW_rest :
      su > 0 ? (sp_plus < 0 ? IMPACT_ROW_forward_without_collision : sp_plus == 0 ? IMPACT_ROW_forward_at_pole : IMPACT_ROW_forward_touch) :
               (sp_minus < 0 ? IMPACT_ROW_backward_without_collision : sp_minus == 0 ? IMPACT_ROW_backward_at_pole : IMPACT_ROW_backward_touch); */

#endif
