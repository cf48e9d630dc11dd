/* SPDX-License-Identifier: BSD-2-Clause */
/* The number of distinct forces of the modes, counted in the order of the modes: a mode with a force counts if no earlier mode has the
 * same force. */
#ifndef PROOFS_CHECK_COUNTING_H
#define PROOFS_CHECK_COUNTING_H

#include "forces.h"

/*@ // The mode has a force, and no earlier mode has the same.
  @ predicate news_F(FORCES_PARAMETERS) = counts(sF);
  @ predicate news_P(FORCES_PARAMETERS) = counts(sP) && (counts(sF) ==> distinct(NP, TP, NF, TF));
  @ predicate news_M(FORCES_PARAMETERS) = counts(sM) && (counts(sF) ==> distinct(NM, TM, NF, TF)) &&
  @   (counts(sP) ==> distinct(NM, TM, NP, TP));
  @ predicate news_T(FORCES_PARAMETERS) = counts(sT) && (counts(sF) ==> distinct(NT, TT, NF, TF)) &&
  @   (counts(sP) ==> distinct(NT, TT, NP, TP)) && (counts(sM) ==> distinct(NT, TT, NM, TM));
  @ // Of the first n modes, k have a new force.
  @ predicate counted_1(integer k, FORCES_PARAMETERS) = news_F(FORCES) ? k == 1 : k == 0;
  @ predicate counted_2(integer k, FORCES_PARAMETERS) = news_P(FORCES) ? counted_1(k - 1, FORCES) : counted_1(k, FORCES);
  @ predicate counted_3(integer k, FORCES_PARAMETERS) = news_M(FORCES) ? counted_2(k - 1, FORCES) : counted_2(k, FORCES);
  @ predicate counted_4(integer k, FORCES_PARAMETERS) = news_T(FORCES) ? counted_3(k - 1, FORCES) : counted_3(k, FORCES); */

/* The same for the contact that the checker holds in memory. */
/*@ predicate same_values{L}(struct contact *c, integer x, integer y) =
  @   OWN_N(c, x) == OWN_N(c, y) && OWN_T(c, x) == OWN_T(c, y);
  @ // None of the first n modes has the force of the mode.
  @ predicate new_after{L}(struct contact *c, integer n, integer mode) =
  @   \forall integer i; 0 <= i < n && has_force(c, i) ==> !same_values(c, mode, i);
  @ predicate new_force{L}(struct contact *c, integer mode) = has_force(c, mode) && new_after(c, mode, mode);
  @ // Of the first n modes k have a new force.
  @ predicate new_forces{L}(struct contact *c, integer n, integer k) =
  @   n == 0 ? k == 0 : n == 1 ? counted_1(k, FORCES_OF(c)) : n == 2 ? counted_2(k, FORCES_OF(c)) :
  @   n == 3 ? counted_3(k, FORCES_OF(c)) : counted_4(k, FORCES_OF(c)); */

#endif
