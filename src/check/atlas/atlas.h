/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of atlases: the row of a verdict table at every point of a rectangle of two parameters (spec/atlas.md). */
#ifndef CHECK_ATLAS_ATLAS_H
#define CHECK_ATLAS_ATLAS_H

#include "check/quantities.h"
#include "check/schema.h"

/* known_atlas_schema: the schema of records of type `atlas`, except for what atlas_check_schema checks. */
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_atlas_schema(void);

/* atlas_has_kind: 1 when there are atlases of the kind that a node names. */
/*@ requires json_ok(json) && 0 <= kind < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int atlas_has_kind(const struct json *json, int kind);

/* atlas_check_schema: whether the parts that the schema leaves open have the required form. Returns 1, or 0 with the
 * reason. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer;
  @ ensures 0 <= \result <= 1; */
int atlas_check_schema(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* atlas_check: whether every statement of a record that satisfies the schema is true. Returns 1, or 0 with the reason. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int atlas_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* atlas_condition: the condition under which a verified atlas holds; empty when there is none. */
/*@ requires json_ok(json) && json->count > 0;
  @ assigns \result \from json; */
const char *atlas_condition(const struct json *json);

#endif
