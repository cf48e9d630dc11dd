/* SPDX-License-Identifier: BSD-2-Clause */
/* The equilibrium that the problem of a record denotes: the fields of the key `problem`, by their names. */
#ifndef PROOFS_CHECK_REST_DENOTED_H
#define PROOFS_CHECK_REST_DENOTED_H

#include "rest/meaning.h"

#include "impact_denoted.h"

#define REST_DATA REST_PARAMETERS, real r

/*@ predicate rest_denoted{L}(struct json *j, unsigned char *text, integer problem, real root, REST_DATA) =
  @   field_a(j, text, problem, root, a) && field_b(j, text, problem, root, b) && body_denoted(j, text, problem, root, BODY) &&
  @   field_r(j, text, problem, root, r); */

#endif
