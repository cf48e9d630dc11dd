/* SPDX-License-Identifier: BSD-2-Clause */
/* What the verdict on an equilibrium says where src/check/rest/verdict.c accepts it. */
#ifndef PROOFS_CHECK_REST_WORDS_ACCEPTED_H
#define PROOFS_CHECK_REST_WORDS_ACCEPTED_H

#include "rest_at.h"
#include "rest_words.h"

#define CONTACT_AT(c) c->sign[REST_b], c->sign[REST_E_plus], c->sign[REST_E_minus]

/*@ ensures stated: \result != 0 ==> says_contact(\old(c->json), \old(c->verdict), \old(contact_state(CONTACT_AT(c))));
  @ ensures stated: stability: \result != 0 ==> says_stability_for(\old(c->json), \old(c->verdict), \old(contact_state(CONTACT_AT(c)))); */
int rest_check_verdict(const struct rest *c);

#endif
