/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef CHECK_ATLAS_INERTIA_H
#define CHECK_ATLAS_INERTIA_H

#include "check/quantities.h"

/* atlas_is_semidefinite: 1 when a problem of kind slide2 gives the inertia of a body by rationals, as a matrix that is
 * positive semidefinite. */
/*@ requires pool != \null && json_ok(json) && 0 <= problem < json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int atlas_is_semidefinite(const struct json *json, struct scalar_pool *pool, int problem);

#endif
