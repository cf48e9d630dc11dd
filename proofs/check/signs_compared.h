/* SPDX-License-Identifier: BSD-2-Clause */
/* For the functions that compare a sign in a certificate with the one that was computed: if they accept, these are equal. */
#ifndef PROOFS_CHECK_SIGNS_COMPARED_H
#define PROOFS_CHECK_SIGNS_COMPARED_H

#include "check/contact/contact.h"

#include "list.h"

/*@ ensures says: \result != 0 ==> node_says_sign(json, node, s); */
int quantity_sign_is(const struct json *json, int node, int s);
/*@ ensures says: \result != 0 ==> node_says_sign(c->json, node, s); */
int contact_sign_is(const struct contact *c, int node, int s);

#endif
