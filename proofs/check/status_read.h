/* SPDX-License-Identifier: BSD-2-Clause */
/* The status of a contact and the number of its forces, as the checker has read them from a certificate. */
#ifndef PROOFS_CHECK_STATUS_READ_H
#define PROOFS_CHECK_STATUS_READ_H

#include "modes.h"
#include "solutions.h"

/*@ ensures word: \result != 0 ==> node_says_status(c->json, node, status); */
int contact_is_mode_status(const struct contact *c, int node, enum mode_status status);
/*@ ensures said: \result != 0 ==> says_count(c->json, c->verdict, COUNT_OF(c)); */
int contact_number_is_stated(const struct contact *c);

#endif
