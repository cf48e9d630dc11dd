/* SPDX-License-Identifier: BSD-2-Clause */
/* Two memory states, K and L, in which a contact has the same numbers and signs, or the same modes: for functions that write only an
 * answer, or other members of the contact. */
#ifndef PROOFS_CHECK_SAME_CONTACT_H
#define PROOFS_CHECK_SAME_CONTACT_H

#include "check/contact/contact.h"

/*@ // The numbers, the signs and the pointers of the contact are the same.
  @ predicate same_numbers{K,L}(struct contact *c) = \at(c->json, K) == \at(c->json, L) &&
  @   \at(c->answer, K) == \at(c->answer, L) && \at(c->pool, K) == \at(c->pool, L) && \forall integer k; 0 <= k < QUANTITIES ==>
  @   \at(c->q[k], K) == \at(c->q[k], L) && \at(c->sign[k], K) == \at(c->sign[k], L);
  @ // The statuses and forces of the first n modes are the same.
  @ predicate same_modes{K,L}(struct contact *c, integer n) = \forall integer i; 0 <= i < n ==>
  @   \at(c->status[i], K) == \at(c->status[i], L) && \at(c->force[i].lambda_N, K) == \at(c->force[i].lambda_N, L) &&
  @   \at(c->force[i].lambda_T, K) == \at(c->force[i].lambda_T, L); */

#endif
