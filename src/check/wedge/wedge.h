/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `wedge` (spec/wedge/certificate.md). */
#ifndef CHECK_WEDGE_WEDGE_H
#define CHECK_WEDGE_WEDGE_H

#include "check/quantities.h"
#include "check/schema.h"

/* wedge_check: whether every statement of a certificate that satisfies the schema is true.
 * Returns 1, or 0 with the reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int wedge_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* known_wedge_schema, known_wedge_framework_schema: the schema of a record; of one with the model `enlarged`. */
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_wedge_schema(void);
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_wedge_framework_schema(void);

#endif
