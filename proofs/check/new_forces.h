/* SPDX-License-Identifier: BSD-2-Clause */
/* Counting, mode by mode, the forces that no earlier mode has (counting.h) gives the number of distinct forces. */
#ifndef PROOFS_CHECK_NEW_FORCES_H
#define PROOFS_CHECK_NEW_FORCES_H

#include "counting.h"

/*@ lemma no_force_yet{L}: \forall struct contact *c; new_forces(c, 0, 0);
  @ lemma one_more{L}: \forall struct contact *c, integer n, integer k; 0 <= n < MODES && new_forces(c, n, k) &&
  @   new_force(c, n) ==> new_forces(c, n + 1, k + 1);
  @ lemma no_more{L}: \forall struct contact *c, integer n, integer k; 0 <= n < MODES && new_forces(c, n, k) &&
  @   !new_force(c, n) ==> new_forces(c, n + 1, k);
  @ lemma new_forces_are{L}: \forall struct contact *c, integer k; new_forces(c, MODES, k) ==> FORCES_ARE(k, c); */

#endif
