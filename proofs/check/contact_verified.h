/* SPDX-License-Identifier: BSD-2-Clause */
/* For `check` of src/check/contact/contact.c: if it accepts, contact_verified holds (verified.h): the witness is right, and the verdict
 * agrees with it. */
#ifndef PROOFS_CHECK_CONTACT_VERIFIED_H
#define PROOFS_CHECK_CONTACT_VERIFIED_H

#include "claims_read.h"

/*@ ensures found: \result != 0 && scalar_doubt == 0 ==> contact_found(c); */
static int check_witness(struct contact *c);
/*@ ensures row: is_row(json, \result); */
static int row_of(const struct json *json);
/*@ ensures verified: \result != 0 && scalar_doubt == 0 ==> contact_verified(c); */
static int check(struct contact *c);

#endif
