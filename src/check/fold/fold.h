/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `fold` (spec/fold/certificate.md). */
#ifndef CHECK_FOLD_FOLD_H
#define CHECK_FOLD_FOLD_H

#include "check/quantities.h"
#include "check/schema.h"

/* fold_check: whether every statement of a certificate that satisfies the schema is true.
 * Returns 1, or 0 with the reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int fold_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* known_fold_schema: the schema of a record. */
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_fold_schema(void);

#endif
