/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `spatial-impact` (spec/spatial_impact/certificate.md). */
#ifndef CHECK_SPATIAL_IMPACT_SPATIAL_IMPACT_H
#define CHECK_SPATIAL_IMPACT_SPATIAL_IMPACT_H

#include "check/quantities.h"
#include "check/schema.h"

/* spatial_impact_check: whether every statement of a certificate that satisfies the schema is true.
 * Returns 1, or 0 with the reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int spatial_impact_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* known_spatial_impact_schema: the schema of a record. */
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_spatial_impact_schema(void);

#endif
