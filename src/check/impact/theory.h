/* SPDX-License-Identifier: BSD-2-Clause */
/* Uncertain data of kind `impact`: the schema of its records, and its theory, made at compile time. */
#ifndef CHECK_IMPACT_THEORY_H
#define CHECK_IMPACT_THEORY_H

#include "check/contact/theory.h"

/* known_impact_uncertain_schema, impact_known_theory: the schema and the theory, well formed. */
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_impact_uncertain_schema(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *impact_known_theory(void);

#endif
