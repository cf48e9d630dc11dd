/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/contact/contact.c: the numbers a, b, A, B, C, mu, u of the contact are those that the text of the problem denotes, and
 * the later parts of the check do not change them. */
#ifndef PROOFS_CHECK_CONTACT_DENOTES_H
#define PROOFS_CHECK_CONTACT_DENOTES_H

#include "contact.h"

#include "state_denoted.h"

#define FIELD_READ(name, unit, meaning)                                                                                \
    ensures denotes: scalar_doubt == 0 ==>                                                                           \
        field_##name{Pre}(\old(c->json), \old(c->json->text), problem, \old(ROOT(c)), NUMBER(c, name));
#define ROOT(c) pool_root((c)->pool)
#define NUMBER_AT(c, name, L) scalar_value(\at(c->q[Q_##name], L))

/*@ // The numbers of the contact in memory state L are the state that the text denotes in memory state K.
  @ predicate contact_denotes{K,L}(struct contact *c, struct json *j, unsigned char *text, real root) =
  @   state_denoted{K}(j, text, root, NUMBER_AT(c, a, L), NUMBER_AT(c, b, L), NUMBER_AT(c, A, L), NUMBER_AT(c, B, L), NUMBER_AT(c, C, L),
  @     NUMBER_AT(c, mu, L), NUMBER_AT(c, u, L)); */

/*@ ensures denotes: scalar_doubt == 0 ==> node_denotes(c->json, c->json->text, node, ROOT(c), scalar_value(\result)); */
scalar contact_number(const struct contact *c, int node);
/*@ ensures denotes: scalar_doubt == 0 ==>
  @   member_denotes(c->json, c->json->text, problem, name, ROOT(c), scalar_value(\result)); */
static scalar input_of(const struct contact *c, int problem, const char *name);
/*@ CONTACT_INPUTS(FIELD_READ) */
static void read_inputs(struct contact *c, int problem);
/*@ ensures denotes: problem_node(c->json, c->json->text, \result); */
static int problem_of(const struct contact *c);
/*@ ensures denotes: scalar_doubt == 0 ==> contact_denotes{Pre,Here}(c, \old(c->json), \old(c->json->text), \old(ROOT(c))); */
static void read_state(struct contact *c);
/*@ ensures denotes: \result != 0 && scalar_doubt == 0 ==>
  @   contact_denotes{Pre,Here}(c, \old(c->json), \old(c->json->text), \old(ROOT(c))); */
int contact_check_quantities(struct contact *c);
/*@ ensures denotes: \result != 0 && scalar_doubt == 0 ==>
  @   contact_denotes{Pre,Here}(c, \old(c->json), \old(c->json->text), \old(ROOT(c))); */
static int check_witness(struct contact *c);

#endif
