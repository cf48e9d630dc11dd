/* SPDX-License-Identifier: BSD-2-Clause */
/* The row of a verdict on an impact, as a record names it, and as src/check/impact/verdict.c makes it of signs and of the motion. */
#ifndef PROOFS_CHECK_IMPACT_ROW_STATED_H
#define PROOFS_CHECK_IMPACT_ROW_STATED_H

#include "impact/row_meaning.h"

#include "../impact/motion_row.h"

#include "impact_at.h"
#include "row_key.h"
#include "text.h"

/* The name of a row has three parts: NAME(row, side, event, phase). */
#define IMPACT_ROW_SIDES(NAME, side)                                                                                   \
    NAME(side##_slip, side, slip, none)                                                                                \
    NAME(side##_stick_in_restitution, side, stick_in, restitution)                                                     \
    NAME(side##_stick_in_compression, side, stick_in, compression)                                                     \
    NAME(side##_reversal_in_restitution, side, reversal_in, restitution)                                               \
    NAME(side##_reversal_in_compression, side, reversal_in, compression)                                               \
    NAME(side##_without_collision, side, without_collision, none)                                                      \
    NAME(side##_at_pole, side, at_pole, none)                                                                          \
    NAME(side##_touch, side, touch, none)
#define IMPACT_ROW_NAMES(NAME)                                                                                         \
    IMPACT_ROW_SIDES(NAME, forward) IMPACT_ROW_SIDES(NAME, backward) NAME(straight_stick, straight, stick, none)       \
    NAME(straight_slip_forward, straight, slip_forward, none) NAME(straight_slip_backward, straight, slip_backward, none)

/*@ predicate spells_row_side_forward{L}(char *s) = SPELT_8(0, 'f', 'o', 'r', 'w', 'a', 'r', 'd', '_');
  @ predicate spells_row_side_backward{L}(char *s) = SPELT_9(0, 'b', 'a', 'c', 'k', 'w', 'a', 'r', 'd', '_');
  @ predicate spells_row_side_straight{L}(char *s) = SPELT_9(0, 's', 't', 'r', 'a', 'i', 'g', 'h', 't', '_');
  @ predicate spells_row_event_slip{L}(char *s) = SPELT_4(0, 's', 'l', 'i', 'p');
  @ predicate spells_row_event_stick{L}(char *s) = SPELT_5(0, 's', 't', 'i', 'c', 'k');
  @ predicate spells_row_event_slip_forward{L}(char *s) = SPELT_12(0, 's', 'l', 'i', 'p', '_', 'f', 'o', 'r', 'w', 'a', 'r', 'd');
  @ predicate spells_row_event_slip_backward{L}(char *s) = SPELT_13(0, 's', 'l', 'i', 'p', '_', 'b', 'a', 'c', 'k', 'w', 'a', 'r', 'd');
  @ predicate spells_row_event_stick_in{L}(char *s) = SPELT_9(0, 's', 't', 'i', 'c', 'k', '_', 'i', 'n', '_');
  @ predicate spells_row_event_reversal_in{L}(char *s) = SPELT_12(0, 'r', 'e', 'v', 'e', 'r', 's', 'a', 'l', '_', 'i', 'n', '_');
  @ predicate spells_row_event_without_collision{L}(char *s) =
  @   SPELT_17(0, 'w', 'i', 't', 'h', 'o', 'u', 't', '_', 'c', 'o', 'l', 'l', 'i', 's', 'i', 'o', 'n');
  @ predicate spells_row_event_at_pole{L}(char *s) = SPELT_7(0, 'a', 't', '_', 'p', 'o', 'l', 'e');
  @ predicate spells_row_event_touch{L}(char *s) = SPELT_5(0, 't', 'o', 'u', 'c', 'h');
  @ predicate spells_row_phase_none{L}(char *s) = SPELT_0(0);
  @ predicate spells_row_phase_compression{L}(char *s) = SPELT_11(0, 'c', 'o', 'm', 'p', 'r', 'e', 's', 's', 'i', 'o', 'n');
  @ predicate spells_row_phase_restitution{L}(char *s) = SPELT_11(0, 'r', 'e', 's', 't', 'i', 't', 'u', 't', 'i', 'o', 'n');
  @ predicate spells_row_rest{L}(char *s) = SPELT_4(0, 'r', 'e', 's', 't'); */

#define IMPACT_SIDE_SPELT(name, side, event, phase) (row == IMPACT_ROW_##name ==> spells_row_side_##side(s)) &&
#define IMPACT_EVENT_SPELT(name, side, event, phase) (row == IMPACT_ROW_##name ==> spells_row_event_##event(s)) &&
#define IMPACT_PHASE_SPELT(name, side, event, phase) (row == IMPACT_ROW_##name ==> spells_row_phase_##phase(s)) &&
/*@ predicate impact_side_spelt{L}(integer row, char *s) = IMPACT_ROW_NAMES(IMPACT_SIDE_SPELT) \true;
  @ predicate impact_event_spelt{L}(integer row, char *s) = IMPACT_ROW_NAMES(IMPACT_EVENT_SPELT) \true;
  @ predicate impact_phase_spelt{L}(integer row, char *s) = IMPACT_ROW_NAMES(IMPACT_PHASE_SPELT) \true;
  @ predicate impact_row_spelt{L}(integer row, char *side, char *event, char *phase) = impact_side_spelt(row, side) && impact_event_spelt(row, event) &&
  @   impact_phase_spelt(row, phase);
  @ predicate node_says_joined_row{L}(struct json *j, integer node, integer row) = \exists char *side, *event, *phase;
  @   impact_row_spelt(row, side, event, phase) && json_says_joined(j, node, side, event, phase);
  @ predicate node_says_rest_row_of_impact{L}(struct json *j, integer node) = \exists char *s; spells_row_rest(s) && json_says(j, node, s);
  @ // The node has the name of the row; and the member `row` of the record has it.
  @ predicate node_says_impact_row{L}(struct json *j, integer node, integer row) = 0 <= row < IMPACT_ROWS &&
  @   (row == IMPACT_ROW_rest ==> node_says_rest_row_of_impact(j, node)) && (row != IMPACT_ROW_rest ==> node_says_joined_row(j, node, row));
  @ predicate says_impact_row{L}(struct json *j, integer row) = \exists char *key, integer node;
  @   spells_key_row(key) && json_has(j, 0, key, node) && node_says_impact_row(j, node, row); */

/* The motion has as many courses as it should, and there is one exactly where the signs ask for one. */
#define IMPACT_ROW_SIGNS(c) c->sign[IMPACT_u], c->sign[IMPACT_p_plus], c->sign[IMPACT_p_minus]
#define IMPACT_ROW_COURSES(c) c->sign[IMPACT_u], c->slips, c->slip[0], c->slip[1], c->second_phase
#define IMPACT_MOVES_RIGHT(c) (c->sign[IMPACT_v] < 0 && c->pieces > 0 && 1 <= c->slips <= 2 && (c->slips == 2 ==> c->sign[IMPACT_u] != 0))
#define IMPACT_RESTS_RIGHT(c) (c->sign[IMPACT_v] == 0 && (IMPACT_IS_POLE(c) || (c->pieces > 0 <==> IMPACT_TAKES_PLACE(c))))

/*@ ensures row: \result != 0 && \old(IMPACT_MOVES_RIGHT(c)) ==> says_impact_row(\old(c->json), \old(motion_row(IMPACT_ROW_COURSES(c))));
  @ ensures row: still: \result != 0 && \old(IMPACT_RESTS_RIGHT(c)) ==> says_impact_row(\old(c->json), \old(still_row(IMPACT_ROW_SIGNS(c)))); */
int impact_check_verdict(struct impact *c);

#endif
