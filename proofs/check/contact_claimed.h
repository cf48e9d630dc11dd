/* SPDX-License-Identifier: BSD-2-Clause */
/* For contact_check in src/check/contact/contact.c: if `check` accepts, the claim of the record holds (by claim.h). */
#ifndef PROOFS_CHECK_CONTACT_CLAIMED_H
#define PROOFS_CHECK_CONTACT_CLAIMED_H

#include "contact_verified.h"

#include "claim.h"

#include "../contact/known.h"

#include "contact_record.h"

#include "../contact/proved.h"

/*@ ensures claim: \result != 0 && scalar_doubt == 0 ==>
  @   verdict_is_stated{Pre,Here}(\old(c->json), \old(c->json->text), \old(c->verdict), \old(pool_root(c->pool))); */
static int check(struct contact *c);

#endif
