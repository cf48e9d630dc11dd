/* SPDX-License-Identifier: BSD-2-Clause */
/* Uncertain data of kind `rest`: the schema of its records, and its theories, made at compile time. */
#ifndef CHECK_REST_THEORY_H
#define CHECK_REST_THEORY_H

#include "check/contact/theory.h"

/* known_rest_uncertain_schema: the schema, well formed.  rest_newton_theory, rest_poisson_theory, rest_energetic_theory: that of each law of
 * restitution, well formed. */
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_rest_uncertain_schema(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *rest_newton_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *rest_poisson_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *rest_energetic_theory(void);

#endif
