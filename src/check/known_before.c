/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/known_before.h"

/*@ requires list: 0 <= n && 0 <= rest && \valid_read(fields + (0 .. n - 1)) && schema_within(fields + n, rest);
  @ requires keys: \forall integer i; 0 <= i < n ==> constant_text(fields[i].key);
  @ requires insides: \forall integer i; 0 <= i < n ==> fields[i].inside == \null || schema_within(fields[i].inside, rest);
  @ decreases n;
  @ assigns \nothing;
  @ ensures schema_within(fields, rest + n); */
static void known_list_before(const struct schema_field *fields, int n, int rest)
{
    if (n > 0) known_list_before(fields + 1, n - 1, rest);
    //@ assert first: n > 0 && fields->inside != \null ==> schema_within(fields->inside, rest);
}

void known_before(const struct schema_field *fields, int n, int depth)
{
    known_list_before(fields, n, SCHEMA_MAX_FIELDS * depth);
}

void known_within(const struct schema_field *fields, int fewer, int more)
{
    (void)fields;
    (void)fewer;
    (void)more;
}
