/* SPDX-License-Identifier: BSD-2-Clause */
/* For check_witness of src/check/contact/contact.c: if it accepts, the state, the statuses of its modes and the number of its forces are
 * established (contact_found, modes_shown.h).  verified.h concludes what they mean. */
#ifndef PROOFS_CHECK_CONTACT_ESTABLISHED_H
#define PROOFS_CHECK_CONTACT_ESTABLISHED_H

#include "forces_counted.h"
#include "contact_established_unchanged.h"

/*@ ensures found: \result != 0 && scalar_doubt == 0 ==> contact_found(c); */
static int check_witness(struct contact *c);

#endif
