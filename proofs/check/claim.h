/* SPDX-License-Identifier: BSD-2-Clause */
/* The theorem about certificates of a contact: what an accepted certificate claims is true in the sense of spec/contact/meaning.h.
 *
 * Premise: `check` of src/check/contact/contact.c has accepted, and no sign remained undecided (scalar_doubt is 0).  This gives
 * contact_verified(c) (contact_verified.h): the numbers (a, b, A, B, C, mu, u) of the problem are a state in the hypotheses, the signs
 * are those of its quantities, the modes and their forces satisfy the premises of status_meaning.h, and the verdict in the certificate consists,
 * letter by letter, of the words that belong to these signs, modes and forces.
 *
 * Conclusion: each of these words has its meaning for the state: the status of each mode and the normal stability of its force, the
 * number of forces, the class, the cell of the paper's table, the friction cone, impact without collision, the signs of the Painleve
 * parameters, what can follow, the quantities that are zero, and the name of the case. */
#ifndef PROOFS_CHECK_CLAIM_H
#define PROOFS_CHECK_CLAIM_H

#include "accepted_claim.h"
#include "contact_denotes.h"
#include "verified.h"

/*@ STEP(verdict_intro{L}: ALL_JSON; hypotheses(STATE) && modes_hold(j, verdict, STATE) && count_holds(j, verdict, STATE) &&
  @   class_holds(j, verdict, STATE) && case_holds(j, verdict, STATE) && cone_holds(j, verdict, STATE) &&
  @   impact_holds(j, verdict, STATE) && painleve_holds(j, verdict, STATE) && resolution_holds(j, verdict, STATE) &&
  @   says_zeros(j, verdict, STATE) && row_holds(j, STATE) ==> verdict_holds(j, verdict, STATE))
  @ lemma contact_claim_holds{L}: \forall struct contact *c; contact_verified(c) ==>
  @   verdict_holds(c->json, c->verdict, STATE_OF(c));
  @ lemma verdict_shown{K,L}: \forall struct contact *c, struct json *j, unsigned char *text, integer verdict, real root;
  @   contact_verified{L}(c) && \at(c->json, L) == j && \at(c->verdict, L) == verdict && contact_denotes{K,L}(c, j, text, root) ==>
  @   verdict_is_stated{K,L}(j, text, verdict, root); */

#endif
