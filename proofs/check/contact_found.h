/* SPDX-License-Identifier: BSD-2-Clause */
/* What src/check/contact/contact.c has found when the witness is accepted: a state, the statuses of its modes and the number of its forces.  What
 * these mean is concluded in verified.h. */
#ifndef PROOFS_CHECK_CONTACT_FOUND_H
#define PROOFS_CHECK_CONTACT_FOUND_H

#include "forces_counted.h"
#include "found_stays.h"

/*@ ensures found: \result != 0 && rational_doubt == 0 ==> contact_found(c); */
static int check_witness(struct contact *c);

#endif
