/* SPDX-License-Identifier: BSD-2-Clause */
/* What constant lists of fields must say for them to be the shape of a record. */
#ifndef CHECK_KNOWN_SHAPE_H
#define CHECK_KNOWN_SHAPE_H

#include "check/impact/impact.h"
#include "check/shape.h"

enum { SHAPE_MAX_FIELDS = 32 };

/*@ // A list has fewer than `size` fields, counted with those inside.
  @ predicate shape_within{L}(struct shape_field *f, integer size) = \forall integer s; s >= size ==> shape_list(f, s); */

/* Field k of n: its key is a text that ends, and the list inside is known. */
#define FIELD(k)                                                                                                       \
    (n <= k || (constant_text(fields[k].key) &&                                                                        \
                (fields[k].inside == \null || shape_within(fields[k].inside, SHAPE_MAX_FIELDS * depth))))
#define FIELDS_2(k) FIELD(k) && FIELD(k + 1)
#define FIELDS_4(k) FIELDS_2(k) && FIELDS_2(k + 2)
#define FIELDS_8(k) FIELDS_4(k) && FIELDS_4(k + 4)
#define FIELDS_16(k) FIELDS_8(k) && FIELDS_8(k + 8)

/* known_shape: a list of n fields ends, as those inside do (as known_text in answer.h). */
/*@ requires list: 0 <= n < SHAPE_MAX_FIELDS && 0 <= depth < 8 && \valid_read(fields + (0 .. n)) && fields[n].key == \null;
  @ requires fields: FIELDS_16(0) && FIELDS_16(16);
  @ assigns \nothing;
  @ ensures shape_within(fields, SHAPE_MAX_FIELDS * (depth + 1)) && shape_fields(fields); */
void known_shape(const struct shape_field *fields, int n, int depth);

/* Of a list: `depth` is that of the lists inside, which are known; 0 where there are none. */
#define KNOWN_SHAPE(list, depth) known_shape(list, (int)(sizeof(list) / sizeof(list)[0]) - 1, depth)

/* The shape of a record of each kind; of one of kind chatter whose problem has a state; of uncertain data; of a mechanism. */
/*@ assigns \result \from \nothing;
  @ ensures shape_fields(\result); */
const struct shape_field *known_contact_shape(void);
/*@ assigns \result \from \nothing;
  @ ensures shape_fields(\result); */
const struct shape_field *known_impact_shape(void);
/*@ assigns \result \from \nothing;
  @ ensures shape_fields(\result); */
const struct shape_field *known_chatter_shape(void);
/*@ assigns \result \from \nothing;
  @ ensures shape_fields(\result); */
const struct shape_field *known_jam_shape(void);
/*@ assigns \result \from \nothing;
  @ ensures shape_fields(\result); */
const struct shape_field *known_rest_shape(void);
/*@ assigns \result \from \nothing;
  @ ensures shape_fields(\result); */
const struct shape_field *known_chatter_orbit_shape(void);
/*@ assigns \result \from \nothing;
  @ ensures shape_fields(\result); */
const struct shape_field *known_uncertain_shape(void);
/*@ assigns \result \from \nothing;
  @ ensures shape_fields(\result); */
const struct shape_field *known_mechanism_shape(void);

/* impact_witness_shape itself, which stands in records of kind impact and of kind rest. */
/*@ assigns \result \from \nothing;
  @ ensures \result == &impact_witness_shape[0] && shape_within(\result, 2 * SHAPE_MAX_FIELDS); */
const struct shape_field *known_impact_witness_shape(void);

#endif
