/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of a record with a list of fields that is longer than known_long_schema allows. */
#ifndef CHECK_KNOWN_BEFORE_H
#define CHECK_KNOWN_BEFORE_H

#include "check/known_schema.h"

/* known_before: n fields before a list that ends are a list that ends. It computes nothing, as known_schema. */
/*@ requires list: 0 <= n <= 40 && 0 < depth < 8 && \valid_read(fields + (0 .. n - 1));
  @ requires end: schema_within(fields + n, SCHEMA_MAX_FIELDS * depth);
  @ requires first: FIELDS_16(0) && FIELDS_16(16);
  @ requires second: FIELDS_8(32);
  @ assigns \nothing;
  @ ensures schema_within(fields, SCHEMA_MAX_FIELDS * depth + n); */
void known_before(const struct schema_field *fields, int n, int depth);

/* known_within: a list that has fewer than `fewer` fields has fewer than `more`. It computes nothing either. */
/*@ requires schema_within(fields, fewer) && fewer <= more;
  @ assigns \nothing;
  @ ensures schema_within(fields, more); */
void known_within(const struct schema_field *fields, int fewer, int more);

#endif
