/* SPDX-License-Identifier: BSD-2-Clause */
/* What the checker verifies of the modes of a contact (src/check/contact/modes.c), with the definitions of judged.h: a force of the witness
 * meets the equalities of its mode, and certain of its inequalities hold.  one_force.h derives what holds for every force of the mode. */
#ifndef PROOFS_CHECK_MODES_SHOWN_H
#define PROOFS_CHECK_MODES_SHOWN_H

#include "contact.h"
#include "forces.h"
#include "judged.h"

#define LINE_OF(c) c->sign[Q_u], c->sign[Q_a], c->sign[Q_b], c->sign[Q_p_plus], c->sign[Q_p_minus]

/*@ predicate mode_shown{L}(struct contact *c, integer mode) =
  @   shown(mode, c->sign[Q_u], c->status[mode], STATE_OF(c), FORCE_OF(c, mode));
  @ predicate mode_on_line{L}(struct contact *c, integer mode) = on_line(mode, LINE_OF(c));
  @ predicate mode_on_continuum{L}(struct contact *c, integer mode) = on_continuum(mode, LINE_OF(c));
  @ predicate mode_found_on_line{L}(struct contact *c, integer mode) =
  @   found_on_line(mode, c->status[mode], LINE_OF(c), STATE_OF(c), FORCE_OF(c, mode));
  @ predicate mode_found{L}(struct contact *c, integer mode) =
  @   found(mode, c->status[mode], LINE_OF(c), STATE_OF(c), FORCE_OF(c, mode));
  @ predicate modes_found{L}(struct contact *c, integer n) = \forall integer i; 0 <= i < n ==> mode_found(c, i);
  @ // The member `continuum` is a mode that has a continuum of forces, or -1 if no mode has one.
  @ predicate continuum_found{L}(struct contact *c, integer n) = continuum_at(c->continuum, n, LINE_OF(c));
  @ // All four modes are verified.
  @ predicate all_found{L}(struct contact *c) = mode_found(c, FLIGHT) && mode_found(c, SLIP_PLUS) &&
  @   mode_found(c, SLIP_MINUS) && mode_found(c, STICK);
  @ // Besides, the state and its signs are known, and the distinct forces are counted.
  @ predicate contact_found{L}(struct contact *c) = contact_known(c) && all_found(c) && continuum_found(c, MODES) &&
  @   (c->continuum < 0 ==> FORCES_ARE(c->solutions, c)); */

#endif
