/* SPDX-License-Identifier: BSD-2-Clause */
/* Uncertain data of kind `chatter`: the schema of its records, and its theories, made at compile time. */
#ifndef CHECK_CHATTER_THEORY_H
#define CHECK_CHATTER_THEORY_H

#include "check/contact/theory.h"

/* known_chatter_uncertain_schema: the schema, well formed. */
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_chatter_uncertain_schema(void);

/* chatter_known_theory: the theory for a problem (a node), well formed. It depends on whether u or v is given, and on the law of
 * restitution; with u and v, under the energetic law, also on the sign of B: that of the number, or of the lower end of its interval or
 * enclosure (spec/certificate.md, section 9.10). */
/*@ requires json_ok(json) && 0 <= problem < json->count;
  @ assigns \result \from json, problem;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *chatter_known_theory(const struct json *json, int problem);

#endif
