/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `jam` with the field `eta`: spec/spatial/jam.md. */
#ifndef CHECK_JAM_TURNING_H
#define CHECK_JAM_TURNING_H

#include "check/quantities.h"
#include "check/schema.h"

/* turning_is_asked: 1 when the problem of the record has the field eta. */
/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int turning_is_asked(const struct json *json);

/* turning_check: whether every statement of a certificate that satisfies the schema is true. Returns 1, or 0 with the
 * reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int turning_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* known_turning_schema: the schema of a record. */
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_turning_schema(void);

#endif
