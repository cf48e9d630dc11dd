/* SPDX-License-Identifier: BSD-2-Clause */
/* Part of the theorem of claim.h: the cell of the paper's table that an accepted verdict names is that of the state. */
#ifndef PROOFS_CHECK_CLAIM_CASE_H
#define PROOFS_CHECK_CLAIM_CASE_H

#include "claim_parts.h"

#define CELL_OR(name, condition, text) (condition) ? CELL_##name :

/*@ // The first cell whose condition holds for the signs, or -1.
  @ logic integer cell_met(CELL_SIGNS) = T_CONTACT_CASE(CELL_OR) -1;
  @ STEP(some_cell: \forall integer su, integer sb, integer sp_plus, integer sp_minus; sb != 0 && sp_plus != 0 && sp_minus != 0 &&
  @   (sp_plus > 0 || sp_minus > 0) ==> cell_condition(cell_met(su, sb, sp_plus, sp_minus), su, sb, sp_plus, sp_minus))
  @ STEP(cells_count: \forall integer cell, integer su, integer sb, integer sp_plus, integer sp_minus;
  @   cell_condition(cell, su, sb, sp_plus, sp_minus) ==> 0 <= cell)
  @ STEP(cell_of_pole: \forall integer cell, integer su, integer sb, integer sp_plus, integer sp_minus;
  @   cell_condition(cell, su, sb, sp_plus, sp_minus) ==> sp_plus != 0 && sp_minus != 0)
  @ STEP(pole_has_no_cell: \forall integer su, integer sb, integer sp_plus, integer sp_minus; sp_plus == 0 || sp_minus == 0 ==>
  @   no_cell(CELLS, su, sb, sp_plus, sp_minus))
  @ STEP(said_of_degenerate: \forall integer su, integer sb, integer sp_plus, integer sp_minus; cell_is_stated(DEGENERATE, -1, su, sb,
  @   sp_plus, sp_minus))
  @ STEP(said_of_pole: \forall integer class, integer su, integer sb, integer sp_plus, integer sp_minus; sp_plus == 0 || sp_minus == 0 ==>
  @   cell_is_stated(class, -1, su, sb, sp_plus, sp_minus))
  @ STEP(said_of_cell: \forall integer class, integer cell, integer su, integer sb, integer sp_plus, integer sp_minus;
  @   class != DEGENERATE && cell_condition(cell, su, sb, sp_plus, sp_minus) ==> cell_is_stated(class, cell, su, sb, sp_plus, sp_minus))
  @ STEP(signs_slope: ALL_GIVEN; GIVEN ==> sp_plus >= 0 || sp_minus >= 0)
  @ STEP(weightless_flight: ALL_GIVEN; GIVEN && sb == 0 ==> F_BOUNDARY(STATE))
  @ STEP(weightless_degenerate: ALL_GIVEN, integer class; GIVEN && sb == 0 && means_class(class, STATE) ==> class == DEGENERATE)
  @ STEP(lifted_slope: ALL_GIVEN, integer class; GIVEN && means_class(class, STATE) && class != DEGENERATE && sp_plus != 0 &&
  @   sp_minus != 0 ==> sb != 0 && (sp_plus > 0 || sp_minus > 0))
  @ STEP(signs_cell: ALL_GIVEN, integer class; GIVEN && means_class(class, STATE) && class != DEGENERATE && sp_plus != 0 &&
  @   sp_minus != 0 ==> cell_condition(cell_met(su, sb, sp_plus, sp_minus), su, sb, sp_plus, sp_minus))
  @ // The same for the contact c that the checker holds in memory.
  @ STEP(without_cell{L}: ALL_C; has_no_cell(c) <==>
  @   CLASS_AT(c) == DEGENERATE || sign_at(c, Q_p_plus) == 0 || sign_at(c, Q_p_minus) == 0)
  @ STEP(none_stated{L}: ALL_C; case_checked(c) && has_no_cell(c) ==> says_case(c->json, c->verdict, -1))
  @ STEP(cell_stated{L}: ALL_C, integer cell; case_checked(c) && !has_no_cell(c) && cell_condition(cell, CASE_SIGNS_AT(c)) ==>
  @   says_case(c->json, c->verdict, cell))
  @ STEP(no_cell_is_stated{L}: ALL_C; has_no_cell(c) ==> cell_is_stated(CLASS_AT(c), -1, CASE_SIGNS_AT(c)))
  @ STEP(cell_is_stated_by_its_signs{L}: ALL_C, integer cell; !has_no_cell(c) && cell_condition(cell, CASE_SIGNS_AT(c)) ==>
  @   cell_is_stated(CLASS_AT(c), cell, CASE_SIGNS_AT(c)))
  @ STEP(said_means{L}: ALL_C, integer cell; contact_found(c) && cell_is_stated(CLASS_AT(c), cell, CASE_SIGNS_AT(c)) ==>
  @   means_cell(cell, STATE_OF(c)))
  @ STEP(cell_found{L}: ALL_C; contact_found(c) && !has_no_cell(c) ==>
  @   cell_condition(cell_met(CASE_SIGNS_AT(c)), CASE_SIGNS_AT(c)))
  @ STEP(case_intro{L}: ALL_JSON, integer cell; says_case(j, verdict, cell) && means_cell(cell, STATE) ==> case_holds(j, verdict, STATE))
  @ STEP(claim_none{L}: ALL_C; contact_found(c) && case_checked(c) && has_no_cell(c) ==>
  @   case_holds(c->json, c->verdict, STATE_OF(c)))
  @ STEP(claim_this_cell{L}: ALL_C, integer cell; contact_found(c) && case_checked(c) && !has_no_cell(c) &&
  @   cell_condition(cell, CASE_SIGNS_AT(c)) ==> case_holds(c->json, c->verdict, STATE_OF(c)))
  @ STEP(claim_cell{L}: ALL_C; contact_found(c) && case_checked(c) && !has_no_cell(c) ==>
  @   case_holds(c->json, c->verdict, STATE_OF(c)))
  @ lemma claim_case{L}: ALL_C; contact_verified(c) ==> case_holds(c->json, c->verdict, STATE_OF(c)); */

#endif
