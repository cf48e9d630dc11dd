/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/impact/verdict.c: the row that it accepts is that of the motion, or of the signs where v = 0. */
#ifndef PROOFS_CHECK_IMPACT_ROW_READ_H
#define PROOFS_CHECK_IMPACT_ROW_READ_H

#include "impact_row_stated.h"

/*@ ensures row: \result != 0 <==> IMPACT_IS_POLE(c); */
int impact_is_degenerate(const struct impact *c);
/*@ ensures row: \result != 0 <==> c->slips == 2 && c->slip[1] != 0; */
static int reverses(const struct impact *c);
/*@ ensures row: moves: IMPACT_MOVES_RIGHT(c) ==> impact_side_spelt(motion_row(IMPACT_ROW_COURSES(c)), \result);
  @ ensures row: rests: IMPACT_RESTS_RIGHT(c) && c->sign[IMPACT_u] != 0 ==> impact_side_spelt(still_row(IMPACT_ROW_SIGNS(c)), \result); */
static const char *side_of(const struct impact *c);
/*@ ensures row: stick: c->slip[0] == 0 ==> spells_row_event_stick(\result);
  @ ensures row: forward: c->slip[0] > 0 ==> spells_row_event_slip_forward(\result);
  @ ensures row: backward: c->slip[0] < 0 ==> spells_row_event_slip_backward(\result); */
static const char *straight_row(const struct impact *c);
/*@ ensures row: \result != 0 <==> !IMPACT_IS_POLE(c) && c->pieces != 0 && c->sign[IMPACT_v] != 0 && c->slips != 1; */
static int turns(const struct impact *c);
/*@ ensures row: moves: IMPACT_MOVES_RIGHT(c) ==> impact_event_spelt(motion_row(IMPACT_ROW_COURSES(c)), \result);
  @ ensures row: rests: IMPACT_RESTS_RIGHT(c) && c->sign[IMPACT_u] != 0 ==> impact_event_spelt(still_row(IMPACT_ROW_SIGNS(c)), \result); */
static const char *event_of(const struct impact *c);
/*@ ensures row: moves: IMPACT_MOVES_RIGHT(c) ==> impact_phase_spelt(motion_row(IMPACT_ROW_COURSES(c)), \result);
  @ ensures row: rests: IMPACT_RESTS_RIGHT(c) && c->sign[IMPACT_u] != 0 ==> impact_phase_spelt(still_row(IMPACT_ROW_SIGNS(c)), \result); */
static const char *phase_of(const struct impact *c);
/*@ ensures row: moves: \result != 0 && IMPACT_MOVES_RIGHT(c) ==> node_says_impact_row(c->json, row, motion_row(IMPACT_ROW_COURSES(c)));
  @ ensures row: rests: \result != 0 && IMPACT_RESTS_RIGHT(c) ==> node_says_impact_row(c->json, row, still_row(IMPACT_ROW_SIGNS(c))); */
int impact_row_is(const struct impact *c, int row);
/*@ ensures row: moves: \result != 0 && IMPACT_MOVES_RIGHT(c) ==> says_impact_row(c->json, motion_row(IMPACT_ROW_COURSES(c)));
  @ ensures row: rests: \result != 0 && IMPACT_RESTS_RIGHT(c) ==> says_impact_row(c->json, still_row(IMPACT_ROW_SIGNS(c))); */
static int row_is_stated(const struct impact *c);

#endif
