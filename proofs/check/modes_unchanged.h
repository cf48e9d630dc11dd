/* SPDX-License-Identifier: BSD-2-Clause */
/* What the checker has verified of the modes remains true as long as the numbers, signs, statuses and forces of the contact do not
 * change. */
#ifndef PROOFS_CHECK_MODES_UNCHANGED_H
#define PROOFS_CHECK_MODES_UNCHANGED_H

#include "modes_verified.h"

/*@ lemma mode_stays{K,L}: \forall struct contact *c, integer n, i; 0 <= i < n <= MODES && same_numbers{K,L}(c) &&
  @   same_modes{K,L}(c, n) && mode_found{K}(c, i) ==> mode_found{L}(c, i);
  @ lemma modes_stay{K,L}: \forall struct contact *c, integer n; n <= MODES && same_numbers{K,L}(c) &&
  @   same_modes{K,L}(c, n) && modes_found{K}(c, n) ==> modes_found{L}(c, n);
  @ lemma all_modes_stay{K,L}: \forall struct contact *c; same_numbers{K,L}(c) && same_modes{K,L}(c, MODES) &&
  @   all_found{K}(c) ==> all_found{L}(c); */

#endif
