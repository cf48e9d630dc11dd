/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/impact/impact.c: which number a + b sqrt(d) is read at a node. */
#ifndef PROOFS_CHECK_IMPACT_END_H
#define PROOFS_CHECK_IMPACT_END_H

#include "check/impact/private.h"

#include "impact_at.h"
#include "impact_state.h"

#include "../contact/known.h"

#include "surd_read.h"

#include "../contact/proved.h"

#define DENOTED_SURD(c, node, x) surd_denoted(c->json, c->json->text, node, IMPACT_ROOT(c), IMPACT_SURD(c, x))

#define MEMBER_READ(name) scalar_doubt == 0 ==> field_##name(c->json, c->json->text, node, IMPACT_ROOT(c), scalar_value(\result.name))
/*@ ensures end: scalar_doubt == 0 ==> member_denotes(c->json, c->json->text, object, key, IMPACT_ROOT(c), scalar_value(\result)); */
static scalar number_in(const struct impact *c, int object, const char *key);
/*@ ensures end: a: MEMBER_READ(a);
  @ ensures end: b: MEMBER_READ(b);
  @ ensures end: d: MEMBER_READ(d); */
static struct written_surd read_root(const struct impact *c, int node);
/*@ ensures end: \result != 0 && scalar_doubt == 0 ==> scalar_value(root.d) == scalar_value(c->field.d); */
static int is_in_field(const struct impact *c, struct written_surd root);
/*@ ensures end: scalar_doubt == 0 ==> DENOTED_SURD(c, node, \result); */
static struct surd read_plain(const struct impact *c, int node);
/*@ ensures end: \result.a != \null && scalar_doubt == 0 && IMPACT_REAL(c) ==> DENOTED_SURD(c, node, \result); */
static struct surd read_irrational(const struct impact *c, int node);
/*@ ensures end: ACCEPTED(c) ==> DENOTED_SURD(c, node, (*x)); */
int impact_surd(const struct impact *c, int node, struct surd *x);

#endif
