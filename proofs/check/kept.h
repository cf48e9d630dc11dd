/* SPDX-License-Identifier: BSD-2-Clause */
/* What stays of a contact while an answer is written, or what does not concern it. */
#ifndef PROOFS_CHECK_KEPT_H
#define PROOFS_CHECK_KEPT_H

#include "check/contact/contact.h"

/*@ // The numbers and signs of the contact stay, and what it points to.
  @ predicate same_numbers{K,L}(struct contact *c) = \at(c->json, K) == \at(c->json, L) &&
  @   \at(c->answer, K) == \at(c->answer, L) && \at(c->pool, K) == \at(c->pool, L) && \forall integer k; 0 <= k < QUANTITIES ==>
  @   \at(c->q[k], K) == \at(c->q[k], L) && \at(c->sign[k], K) == \at(c->sign[k], L);
  @ // So do the statuses and forces of the modes below n.
  @ predicate same_modes{K,L}(struct contact *c, integer n) = \forall integer i; 0 <= i < n ==>
  @   \at(c->status[i], K) == \at(c->status[i], L) && \at(c->force[i].lambda_N, K) == \at(c->force[i].lambda_N, L) &&
  @   \at(c->force[i].lambda_T, K) == \at(c->force[i].lambda_T, L); */

#endif
