/* SPDX-License-Identifier: BSD-2-Clause */
/* contact_found, and its parts other than the modes (modes_unchanged.h), remain true as long as the numbers, signs, modes and forces of the
 * contact that they speak of do not change. */
#ifndef PROOFS_CHECK_CONTACT_ESTABLISHED_UNCHANGED_H
#define PROOFS_CHECK_CONTACT_ESTABLISHED_UNCHANGED_H

#include "modes_unchanged.h"

/*@ predicate same_count{K,L}(struct contact *c) =
  @   \at(c->continuum, K) == \at(c->continuum, L) && \at(c->solutions, K) == \at(c->solutions, L);
  @ lemma known_stays{K,L}: \forall struct contact *c; same_numbers{K,L}(c) && contact_known{K}(c) ==> contact_known{L}(c);
  @ lemma continuum_stays{K,L}: \forall struct contact *c; same_numbers{K,L}(c) && \at(c->continuum, K) == \at(c->continuum, L) &&
  @   continuum_found{K}(c, MODES) ==> continuum_found{L}(c, MODES);
  @ lemma found_stays{K,L}: \forall struct contact *c; same_numbers{K,L}(c) && same_modes{K,L}(c, MODES) && same_count{K,L}(c) &&
  @   contact_found{K}(c) ==> contact_found{L}(c); */

#endif
