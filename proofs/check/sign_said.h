/* SPDX-License-Identifier: BSD-2-Clause */
/* How the checker reads a sign in a certificate. */
#ifndef PROOFS_CHECK_SIGN_SAID_H
#define PROOFS_CHECK_SIGN_SAID_H

#include "check/contact/contact.h"

#include "list.h"

/*@ ensures says: \result != 0 ==> node_says_sign(json, node, s); */
int quantity_sign_is(const struct json *json, int node, int s);
/*@ ensures says: \result != 0 ==> node_says_sign(c->json, node, s); */
int contact_sign_is(const struct contact *c, int node, int s);

#endif
