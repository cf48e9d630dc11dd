/* SPDX-License-Identifier: BSD-2-Clause */
/* What contact_check_claims shows when it accepts, of a contact of which all has been found. */
#ifndef PROOFS_CHECK_CLAIMS_READ_H
#define PROOFS_CHECK_CLAIMS_READ_H

#include "../contact/known.h"

#include "../contact/given.h"
#include "../contact/words.h"

#define sign_of checked_sign /* that of model.h, for the checker's numbers */
#include "status_read.h"

#include "verified.h"

/*@ ensures verified: \result != 0 && \old(contact_found(c)) && \old(is_row(c->json, row)) ==> contact_verified(c); */
int contact_check_claims(struct contact *c, int row);

#endif
