/* SPDX-License-Identifier: BSD-2-Clause */
/* The kinds of certificates: the schema of each, and the checker of its statements. */
#ifndef CHECK_KIND_H
#define CHECK_KIND_H

#include "check/quantities.h"
#include "check/schema.h"
#include "check/cover/uncertain.h"
#include "kinds.h"

/* KIND_contact, KIND_impact, ... */
#define KIND_OF_NAME(name) KIND_##name,
enum kind { KINDS(KIND_OF_NAME) NO_KIND };

/* kind_find: the kind with the name in a node; NO_KIND for none.
 * kind_is_uncertain: 1 when it has certificates of uncertain data.  kind_is_enclosed: 1 when it also has those of uncertain mechanisms and
 * of numbers that are only enclosed. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures \result <= NO_KIND; */
enum kind kind_find(const struct json *json, int node);
/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int kind_is_uncertain(enum kind kind);
/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int kind_is_enclosed(enum kind kind);

/* kind_schema: the schema of a certificate of a kind. `state` is 1 when the problem has u, eta, or an interval of mu;
 * `body` is 1 when it has m.
 * kind_uncertain_schema, kind_mechanism_schema: of the certificates of uncertain data and of an uncertain mechanism. */
/*@ requires kind < NO_KIND;
  @ assigns \result \from kind, state, body;
  @ ensures schema_fields(\result); */
const struct schema_field *kind_schema(enum kind kind, int state, int body);
/*@ assigns \result \from kind;
  @ ensures schema_fields(\result); */
const struct schema_field *kind_uncertain_schema(enum kind kind);
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *kind_mechanism_schema(void);

/* kind_check: whether every statement of a certificate of the right form is true; kind_check_enclosed,
 * kind_check_uncertain, kind_check_mechanism: the same where numbers of the problem are only enclosed, where they are uncertain, and
 * where they are of an uncertain mechanism; the first and the last of a contact, the only kind that has such certificates.
 * Each returns 1, or 0 with the reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer) && kind < NO_KIND;
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int kind_check(enum kind kind, const struct json *json, struct scalar_pool *pool, struct answer *answer);
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int kind_check_enclosed(const struct json *json, struct scalar_pool *pool, struct answer *answer);
/*@ requires quantities_ready(json, pool, answer) && answer_apart(json, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int kind_check_uncertain(enum kind kind, const struct json *json, struct scalar_pool *pool, struct answer *answer);
/*@ requires quantities_ready(json, pool, answer) && answer_apart(json, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int kind_check_mechanism(const struct json *json, struct scalar_pool *pool, struct answer *answer);

#endif
