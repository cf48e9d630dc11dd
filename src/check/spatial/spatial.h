/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `spatial` (spec/spatial/certificate.md). */
#ifndef CHECK_SPATIAL_SPATIAL_H
#define CHECK_SPATIAL_SPATIAL_H

#include "check/quantities.h"
#include "check/schema.h"

/* spatial_check: whether every statement of a certificate that satisfies the schema is true.
 * Returns 1, or 0 with the reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int spatial_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* known_spatial_schema: the schema of a record. */
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_spatial_schema(void);

/* known_spatial_interval_schema: the schema of a record with an interval of mu. */
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_spatial_interval_schema(void);

#endif
