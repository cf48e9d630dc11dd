/* SPDX-License-Identifier: BSD-2-Clause */
/* For contact_check_claims: if it accepts, the verdict agrees with the modes, forces and signs that the checker has verified, provided
 * that the witness was accepted (contact_found). */
#ifndef PROOFS_CHECK_CLAIMS_READ_H
#define PROOFS_CHECK_CLAIMS_READ_H

#include "../contact/known.h"

#include "../contact/given.h"
#include "../contact/words.h"

#define sign_of checked_sign /* the sign_of of model.h, for the checker's numbers */
#include "status_read.h"

#include "verified.h"

/*@ ensures verified: \result != 0 && \old(contact_found(c)) && \old(is_row(c->json, row)) ==> contact_verified(c); */
int contact_check_claims(struct contact *c, int row);

#endif
