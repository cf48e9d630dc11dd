/* SPDX-License-Identifier: BSD-2-Clause */
/* For the functions that compare the status of a mode, or the number of forces, in a certificate with the one that the checker has derived:
 * if they accept, these agree. */
#ifndef PROOFS_CHECK_STATUS_READ_H
#define PROOFS_CHECK_STATUS_READ_H

#include "modes.h"
#include "solutions.h"

/*@ ensures word: \result != 0 ==> node_says_status(c->json, node, status); */
int contact_is_mode_status(const struct contact *c, int node, enum mode_status status);
/*@ ensures stated: \result != 0 ==> says_count(c->json, c->verdict, COUNT_OF(c)); */
int contact_number_is_stated(const struct contact *c);

#endif
