/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/known_long_schema.h"

/*@ requires list: 0 <= n && 0 <= inside && \valid_read(fields + (0 .. n)) && fields[n].key == \null;
  @ requires keys: \forall integer i; 0 <= i < n ==> constant_text(fields[i].key);
  @ requires insides: \forall integer i; 0 <= i < n ==> fields[i].inside == \null || schema_within(fields[i].inside, inside);
  @ decreases n;
  @ assigns \nothing;
  @ ensures schema_within(fields, inside + n + 1); */
static void known_list(const struct schema_field *fields, int n, int inside)
{
    if (n > 0) known_list(fields + 1, n - 1, inside);
    //@ assert first: n > 0 && fields->inside != \null ==> schema_within(fields->inside, inside);
}

void known_schema(const struct schema_field *fields, int n, int depth)
{
    known_list(fields, n, SCHEMA_MAX_FIELDS * depth);
    //@ assert list: schema_list(fields, SCHEMA_MAX_FIELDS * (depth + 1));
}

void known_long_schema(const struct schema_field *fields, int n, int depth)
{
    known_list(fields, n, SCHEMA_MAX_FIELDS * depth);
}
