/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `slide2` (spec/slide2/certificate.md). */
#ifndef CHECK_SLIDE2_SLIDE2_H
#define CHECK_SLIDE2_SLIDE2_H

#include "check/quantities.h"
#include "check/schema.h"

/* slide2_check: whether every statement of a certificate that satisfies the schema is true.
 * Returns 1, or 0 with the reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int slide2_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* known_slide2_schema: the schema of a record. */
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_slide2_schema(void);

#endif
