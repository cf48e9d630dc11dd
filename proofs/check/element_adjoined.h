/* SPDX-License-Identifier: BSD-2-Clause */
/* For element_adjoin of src/check/numbers/element.c: it gives the pool the number field of the only root of the polynomial between the
 * two ends. */
#ifndef PROOFS_CHECK_ELEMENT_ADJOINED_H
#define PROOFS_CHECK_ELEMENT_ADJOINED_H

#include "element_made.h"
#include "field_denoted.h"
#include "field_root.h"
#include "plain.h"

/*@ // Proved in field_value.h.
    ensures value: field->stuck == \old(field->stuck) && (scalar_doubt == 0 && \result == 1 ==> \exists real r, integer s; isolates(field, r) &&
      crosses{Pre}(coefficient, count, scalar_value(low), scalar_value(high), r, s));
    // A62: root_of(field) and pool_root(pool) are names of this root, the only one between the ends.
    ensures named: scalar_doubt == 0 && \result == 1 ==> \forall real r, integer s;
      crosses{Pre}(coefficient, count, scalar_value(low), scalar_value(high), r, s) ==> root_of(field) == r && pool_root(pool) == r; */
int field_set(struct field *field, struct scalar_pool *pool, const scalar *coefficient, int count, scalar low, scalar high);
/*@ ensures value: \result != 0 && scalar_doubt == 0 && \old(all_plain(coefficient, count)) && is_plain(low) && is_plain(high) ==>
      \exists integer s; crosses{Pre}(coefficient, count, scalar_value(low), scalar_value(high), pool_root(pool), s);
    ensures value: \result != 0 && scalar_doubt == 0 ==> root_of(pool->field) == pool_root(pool); */
int element_adjoin(struct scalar_pool *pool, const scalar *coefficient, int count, scalar low, scalar high);

#endif
