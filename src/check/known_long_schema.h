/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of a record with a list of fields that is longer than known_schema allows. */
#ifndef CHECK_KNOWN_LONG_SCHEMA_H
#define CHECK_KNOWN_LONG_SCHEMA_H

#include "check/known_schema.h"

/* known_long_schema: as known_schema, for a list of up to twice as many fields. */
/*@ requires list: 0 <= n < 2 * SCHEMA_MAX_FIELDS && 0 <= depth < 8 && \valid_read(fields + (0 .. n)) && fields[n].key == \null;
  @ requires first: FIELDS_16(0) && FIELDS_16(16);
  @ requires second: FIELDS_16(32) && FIELDS_16(48);
  @ assigns \nothing;
  @ ensures schema_within(fields, SCHEMA_MAX_FIELDS * (depth + 2)); */
void known_long_schema(const struct schema_field *fields, int n, int depth);

#define KNOWN_LONG_SCHEMA(list, depth) known_long_schema(list, (int)(sizeof(list) / sizeof(list)[0]) - 1, depth)

#endif
