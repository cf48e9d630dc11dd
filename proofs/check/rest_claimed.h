/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/rest/rest.c: what `check` shows is the claim of the record. */
#ifndef PROOFS_CHECK_REST_CLAIMED_H
#define PROOFS_CHECK_REST_CLAIMED_H

#include "rest_denotes.h"
#include "rest_established.h"
#include "rest_words_accepted.h"

#include "../contact/known.h"

#include "rest_claim.h"
#include "rest_row_claim.h"

#include "../contact/proved.h"

#include "rest_record.h"

/* rest_found, part by part, as check_numbers ensures it. */
#define FOUND_PARTS(c) REST_VALUES(REST_CONJUNCT, c) rest_signed(c) && rest_inside(c)
#define REST_OLD(name) \old(REST_NUMBER(c, name))
#define LOADED_OLD REST_OLD(a), REST_OLD(b), REST_OLD(A), REST_OLD(B), REST_OLD(C), REST_OLD(mu)

/*@ ensures claim: \result != 0 && scalar_doubt == 0 ==>
  @   rest_is_stated{Pre,Here}(\old(c->json), \old(c->json->text), problem, \old(c->verdict), \old(REST_ROOT(c))); */
static int check(struct rest *c, int problem);
/*@ ensures claim: stated: \result != 0 ==> says_contact(\old(c->json), \old(c->verdict), \old(contact_state(CONTACT_AT(c))));
  @ ensures claim: stability: \result != 0 ==> says_stability_for(\old(c->json), \old(c->verdict), \old(contact_state(CONTACT_AT(c))));
  @ ensures claim: signs: \result != 0 ==> -1 <= c->potential <= 1 && -1 <= c->impacts <= 1;
  @ ensures claim: row: \result != 0 && \old(c->sign[REST_E_plus] <= 0 && c->sign[REST_E_minus] <= 0) ==>
  @   rest_says_signs(\old(c->json), \old(c->verdict), REST_EDGES_BEFORE, c->potential, c->impacts); */
static int check_conditions(struct rest *c);
/*@ ensures claim: \result != 0 && scalar_doubt == 0 && \old(FOUND_PARTS(c)) ==> equilibrium_holds(\old(c->json), \old(c->verdict), LOADED_OLD);
  @ ensures claim: row: \result != 0 && \old(FOUND_PARTS(c)) ==> rest_row_holds(\old(c->json), \old(c->verdict), LOADED_OLD, REST_OLD(r));
  @ ensures claim: body: \old(FOUND_PARTS(c)) ==> body(REST_OLD(A), REST_OLD(B), REST_OLD(C), REST_OLD(mu));
  @ ensures claim: range: \old(FOUND_PARTS(c)) ==> 0 <= REST_OLD(r) && REST_OLD(r) <= 1;
  @ ensures claim: stays: \old(FOUND_PARTS(c)) ==> can_stay(LOADED_OLD); */
static int check_words(struct rest *c);

#endif
