/* SPDX-License-Identifier: BSD-2-Clause */
/* Conditions under which a constant list of fields is the schema of a record. */
#ifndef CHECK_KNOWN_SCHEMA_H
#define CHECK_KNOWN_SCHEMA_H

#include "check/impact/impact.h"
#include "check/schema.h"

enum { SCHEMA_MAX_FIELDS = 32 };

/*@ // A list has fewer than `size` fields, counted with those inside.
  @ predicate schema_within{L}(struct schema_field *f, integer size) = \forall integer s; s >= size ==> schema_list(f, s); */

/* Field k of n: its key is a text that ends with NUL, and the schema inside it is known already. */
#define FIELD(k)                                                                                                       \
    (n <= k || (constant_text(fields[k].key) &&                                                                        \
                (fields[k].inside == \null || schema_within(fields[k].inside, SCHEMA_MAX_FIELDS * depth))))
#define FIELDS_2(k) FIELD(k) && FIELD(k + 1)
#define FIELDS_4(k) FIELDS_2(k) && FIELDS_2(k + 2)
#define FIELDS_8(k) FIELDS_4(k) && FIELDS_4(k + 4)
#define FIELDS_16(k) FIELDS_8(k) && FIELDS_8(k + 8)

/* known_schema: a list of n fields ends, and so do the lists inside it. It computes nothing: its contract tells the
 * proofs something about a constant (as known_text in answer.h). */
/*@ requires list: 0 <= n < SCHEMA_MAX_FIELDS && 0 <= depth < 8 && \valid_read(fields + (0 .. n)) && fields[n].key == \null;
  @ requires fields: FIELDS_16(0) && FIELDS_16(16);
  @ assigns \nothing;
  @ ensures schema_within(fields, SCHEMA_MAX_FIELDS * (depth + 1)) && schema_fields(fields); */
void known_schema(const struct schema_field *fields, int n, int depth);

/* For a list of constant size. `depth` is the nesting of the lists inside; 0 when there are none. */
#define KNOWN_SCHEMA(list, depth) known_schema(list, (int)(sizeof(list) / sizeof(list)[0]) - 1, depth)

/* The schema of the records of each kind, of kind chatter for a problem with a state, of uncertain data, and of a
 * mechanism. */
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_contact_schema(void);
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_impact_schema(void);
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_chatter_schema(void);
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_jam_schema(void);
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_rest_schema(void);
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_chatter_orbit_schema(void);
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_uncertain_schema(void);
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_mechanism_schema(void);

/* impact_witness_schema itself, which is a part of the records of kind impact and of kind rest. */
/*@ assigns \result \from \nothing;
  @ ensures \result == &impact_witness_schema[0] && schema_within(\result, 2 * SCHEMA_MAX_FIELDS); */
const struct schema_field *known_impact_witness_schema(void);

#endif
