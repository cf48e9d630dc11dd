/* SPDX-License-Identifier: BSD-2-Clause */
/* What the checkers of uncertain data and of atlases need to know of the kind `chatter`. */
#include "chatter/orbit_formula.h"
#include "check/chatter/lower_end.h"
#include "check/chatter/theories.h"
#include "check/chatter/theory.h"
#include "check/known_schema.h"
#include "check/uncertain_schema.h"

#include <stddef.h>

static const struct schema_field any_fields[] = {REQUIRED("kind", SCHEMA_STRING), REQUIRED("law", SCHEMA_STRING),
                                                 REST_INPUTS(SET_FIELD) OPTIONAL("u", SCHEMA_FIELD),
                                                 OPTIONAL("v", SCHEMA_FIELD), ENDS};
UNCERTAIN_INPUT_LISTS(CHATTER_INPUTS)

/* The verdict has what follows from signs: no times, and no sets of ratios. */
static const struct schema_field possible_fields[] = {REQUIRED("fate", SCHEMA_STRING),
                                                      REQUIRED("reason", SCHEMA_STRING_OR_NULL),
                                                      REQUIRED("rest", SCHEMA_STRING_OR_NULL), ENDS};
UNCERTAIN_RESULT_LISTS(possible_fields)

static const struct schema_field uncertain_schema[] = UNCERTAIN_RECORD;

const struct schema_field *known_chatter_uncertain_schema(void)
{
    KNOWN_UNCERTAIN_SCHEMA(uncertain_schema, possible_fields);
    return uncertain_schema;
}

/*@ requires json_ok(json) && 0 <= problem < json->count;
  @ assigns \result \from json, problem;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
static const struct uncertain_theory *orbit_theory_of(const struct json *json, int problem)
{
    const int law = json_member(json, problem, "law"), B = json_member(json, problem, "B");
    if (json_is(json, law, "newton")) return chatter_orbit_theory();
    if (json_is(json, law, "poisson")) return chatter_orbit_poisson_theory();
    return chatter_lower_end_is_negative(json, B) ? chatter_orbit_back_theory() : chatter_orbit_ahead_theory();
}

const struct uncertain_theory *chatter_known_theory(const struct json *json, int problem)
{
    const int law = json_member(json, problem, "law");
    if (json_member(json, problem, "u") != 0 || json_member(json, problem, "v") != 0)
        return orbit_theory_of(json, problem);
    if (json_is(json, law, "newton")) return chatter_stick_theory();
    return json_is(json, law, "poisson") ? chatter_stick_poisson_theory() : chatter_stick_energetic_theory();
}
