/* SPDX-License-Identifier: BSD-2-Clause */
/* The equalities and inequalities of a mode, in the order in which the checker tests them (spec/certificate.md, section 4.3), and what
 * the checker verifies of each mode (found). */
#ifndef PROOFS_CHECK_JUDGED_H
#define PROOFS_CHECK_JUDGED_H

#include "check/contact/contact.h"
#include "contact/meaning.h"

#define LINE_SIGNS integer su, integer sa, integer sb, integer sp_plus, integer sp_minus
#define LINE su, sa, sb, sp_plus, sp_minus
#define DIRECTION_OF(mode) (mode == SLIP_PLUS ? 1 : mode == SLIP_MINUS ? -1 : 0)

/*@ // The equalities of the mode.
  @ predicate meets(integer mode, STATE_PARAMETERS, real lambda_N, real lambda_T) =
  @   (mode == FLIGHT ==> lambda_N == 0 && lambda_T == 0) &&
  @   (mode == SLIP_PLUS ==> lambda_T == -mu * lambda_N && V_DOT == 0) &&
  @   (mode == SLIP_MINUS ==> lambda_T == mu * lambda_N && V_DOT == 0) &&
  @   (mode == STICK ==> U_DOT == 0 && V_DOT == 0);
  @ // Its inequalities: their number, which depends on the sign of u, and the quantity that the k-th one requires to be at least 0.
  @ logic integer sides(integer mode, integer su) = mode == FLIGHT ? 1 : mode == STICK ? 3 : su == 0 ? 2 : 1;
  @ logic real side(integer mode, STATE_PARAMETERS, real lambda_N, real lambda_T, integer k) =
  @   mode == FLIGHT ? V_DOT : k == 0 ? lambda_N : mode == SLIP_PLUS ? U_DOT : mode == SLIP_MINUS ? -U_DOT :
  @   k == 1 ? lambda_T + mu * lambda_N : mu * lambda_N - lambda_T;
  @ // The first n inequalities hold; they hold strictly.
  @ predicate none_fails(integer n, integer mode, STATE_PARAMETERS, real lambda_N, real lambda_T) =
  @   (0 < n ==> side(mode, STATE, lambda_N, lambda_T, 0) >= 0) && (1 < n ==> side(mode, STATE, lambda_N, lambda_T, 1) >= 0) &&
  @   (2 < n ==> side(mode, STATE, lambda_N, lambda_T, 2) >= 0);
  @ predicate all_strict(integer n, integer mode, STATE_PARAMETERS, real lambda_N, real lambda_T) =
  @   (0 < n ==> side(mode, STATE, lambda_N, lambda_T, 0) > 0) && (1 < n ==> side(mode, STATE, lambda_N, lambda_T, 1) > 0) &&
  @   (2 < n ==> side(mode, STATE, lambda_N, lambda_T, 2) > 0);
  @ // The status that a force gives its mode, by these inequalities.
  @ predicate judged(integer n, integer mode, integer status, STATE_PARAMETERS, real lambda_N, real lambda_T) =
  @   (status == CONSISTENT && all_strict(n, mode, STATE, lambda_N, lambda_T)) ||
  @   (status == BOUNDARY && none_fails(n, mode, STATE, lambda_N, lambda_T) && !all_strict(n, mode, STATE, lambda_N, lambda_T)) ||
  @   (status == INCONSISTENT && !none_fails(n, mode, STATE, lambda_N, lambda_T));
  @ // What the signs decide: u rules the mode out; its Painleve parameter is 0; in that case, for b = 0, all forces on the friction line
  @ // meet the equalities, and those that meet the inequalities are none (turned back), one (at rest) or a continuum.
  @ predicate ruled_out(integer mode, integer su) = DIRECTION_OF(mode) * su < 0 || (mode == STICK && su != 0);
  @ predicate has_pole(integer mode, integer sp_plus, integer sp_minus) =
  @   (mode == SLIP_PLUS && sp_plus == 0) || (mode == SLIP_MINUS && sp_minus == 0);
  @ predicate turned_back(integer mode, integer su, integer sa) = su == 0 && DIRECTION_OF(mode) * sa < 0;
  @ predicate at_rest(integer su, integer sa) = su == 0 && sa == 0;
  @ predicate on_line(integer mode, LINE_SIGNS) = !ruled_out(mode, su) && has_pole(mode, sp_plus, sp_minus) && sb == 0;
  @ predicate on_continuum(integer mode, LINE_SIGNS) =
  @   on_line(mode, LINE) && !turned_back(mode, su, sa) && !at_rest(su, sa);
  @ predicate continuum_at(integer continuum, integer n, LINE_SIGNS) =
  @   (continuum >= 0 ==> continuum < n && on_continuum(continuum, LINE)) &&
  @   (continuum < 0 ==> \forall integer i; 0 <= i < n ==> !on_continuum(i, LINE));
  @ // Some force has this status by the inequalities; if the status is CONSISTENT or BOUNDARY, the stored force (own_N, own_T) has it.
  @ predicate shows(integer mode, integer su, integer status, STATE_PARAMETERS, real lambda_N, real lambda_T) =
  @   meets(mode, STATE, lambda_N, lambda_T) && judged(sides(mode, su), mode, status, STATE, lambda_N, lambda_T);
  @ predicate shown(integer mode, integer su, integer status, STATE_PARAMETERS, real own_N, real own_T) =
  @   (\exists real lambda_N, lambda_T; shows(mode, su, status, STATE, lambda_N, lambda_T)) &&
  @   (status == CONSISTENT || status == BOUNDARY ==> shows(mode, su, status, STATE, own_N, own_T));
  @ // What the checker verifies of a mode: its status follows from the signs, or from a force.
  @ predicate found_on_line(integer mode, integer status, LINE_SIGNS, STATE_PARAMETERS, real own_N, real own_T) =
  @   turned_back(mode, su, sa) ? status == INCONSISTENT :
  @   at_rest(su, sa) ? status == BOUNDARY && shown(mode, su, status, STATE, own_N, own_T) : status == CONSISTENT;
  @ predicate found(integer mode, integer status, LINE_SIGNS, STATE_PARAMETERS, real own_N, real own_T) =
  @   ruled_out(mode, su) ? status == INADMISSIBLE :
  @   !has_pole(mode, sp_plus, sp_minus) ? shown(mode, su, status, STATE, own_N, own_T) :
  @   sb != 0 ? status == INCONSISTENT : found_on_line(mode, status, LINE, STATE, own_N, own_T); */

#endif
