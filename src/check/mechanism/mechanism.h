/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of mechanisms with uncertain data, whose contact data are given by polynomials (spec/certificate.md,
 * section 9.7). */
#ifndef CHECK_MECHANISM_MECHANISM_H
#define CHECK_MECHANISM_MECHANISM_H

#include "check/numbers/field.h"
#include "check/quantities.h"
#include "check/cover/uncertain.h"

/* contact_mechanism_schema: the schema of records of kind contact, except for what mechanism_check_schema checks. */
extern const struct schema_field contact_mechanism_schema[];

/* mechanism_is_certificate: 1 when a record of this type claims to be proved. */
/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int mechanism_is_certificate(const struct json *json);

/* mechanism_check_schema: whether the parts that contact_mechanism_schema leaves open have the required form. Returns 1,
 * or 0 with the reason. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer;
  @ ensures 0 <= \result <= 1; */
int mechanism_check_schema(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* mechanism_check: arguments and result as for uncertain_check. */
/*@ requires quantities_ready(json, pool, answer) && answer_apart(json, answer);
  @ requires uncertain_theory_ok(theory) && theory_apart(theory, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int mechanism_check(const struct json *json, const struct uncertain_theory *theory, struct scalar_pool *pool,
                    struct answer *answer);

#endif
