/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `stance`: a body on two contacts (spec/stance/certificate.md). */
#ifndef CHECK_STANCE_STANCE_H
#define CHECK_STANCE_STANCE_H

#include "check/quantities.h"
#include "check/schema.h"

/* known_stance_schema: the schema, with a contract that it is a list of fields that ends (known_schema.h). */
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_stance_schema(void);

/* stance_check: whether every statement of a certificate that satisfies the schema is true.
 * Returns 1, or 0 with the reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int stance_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

#endif
