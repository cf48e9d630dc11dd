/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `incline` (spec/incline/README.md). */
#ifndef CHECK_INCLINE_INCLINE_H
#define CHECK_INCLINE_INCLINE_H

#include "check/quantities.h"
#include "check/schema.h"

/* known_incline_schema: the fields of a certificate.  incline_check: whether every statement of one is true: 1, or 0 with the reason. */
const struct schema_field *known_incline_schema(void);
int incline_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

#endif
