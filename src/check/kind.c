/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/kind.h"

/* The kinds of spec/kinds.h; written by tests/registry. */
#include "check/chatter/chatter.h"
#include "check/compliance/compliance.h"
#include "check/contact/contact.h"
#include "check/fold/fold.h"
#include "check/impact/impact.h"
#include "check/jam/jam.h"
#include "check/modes/modes.h"
#include "check/rest/rest.h"
#include "check/slide2/slide2.h"
#include "check/spatial/spatial.h"
#include "check/spatial_impact/spatial_impact.h"
#include "check/stance/stance.h"
#include "check/step/step.h"
#include "check/wedge/wedge.h"
/* end of the kinds */
#include "check/chatter/theory.h"
#include "check/contact/theory.h"
#include "check/impact/theory.h"
#include "check/jam/theory.h"
#include "check/jam/turning.h"
#include "check/known_schema.h"
#include "check/rest/theory.h"
#include "check/mechanism/mechanism.h"

#include <stddef.h>

#define FIND(name)                                                                                                     \
    if (json_is(json, node, #name)) return KIND_##name;
#define SCHEMA(name)                                                                                                   \
    if (kind == KIND_##name) return known_##name##_schema();
#define CHECK(name)                                                                                                    \
    if (kind == KIND_##name) return name##_check(json, pool, answer);

enum kind kind_find(const struct json *json, int node)
{
    if (json_is(json, node, "spatial-impact")) return KIND_spatial_impact;
    KINDS(FIND)
    return NO_KIND;
}

int kind_is_uncertain(enum kind kind)
{
    return kind == KIND_contact || kind == KIND_impact || kind == KIND_jam || kind == KIND_rest || kind == KIND_chatter;
}

int kind_is_enclosed(enum kind kind)
{
    return kind == KIND_contact;
}

const struct schema_field *kind_schema(enum kind kind, int state, int body)
{
    if (kind == KIND_jam && state) return known_turning_schema();
    if (kind == KIND_spatial && state) return known_spatial_interval_schema();
    if (kind == KIND_chatter && state) return known_chatter_orbit_schema();
    if (kind == KIND_step && !body) return known_step_contact_schema();
    if (kind == KIND_wedge && body) return known_wedge_framework_schema();
    KINDS(SCHEMA)
    return NULL;
}

const struct schema_field *kind_uncertain_schema(enum kind kind)
{
    if (kind == KIND_impact) return known_impact_uncertain_schema();
    if (kind == KIND_jam) return known_jam_uncertain_schema();
    if (kind == KIND_chatter) return known_chatter_uncertain_schema();
    return kind == KIND_rest ? known_rest_uncertain_schema() : known_uncertain_schema();
}

const struct schema_field *kind_mechanism_schema(void)
{
    return known_mechanism_schema();
}

int kind_check(enum kind kind, const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    if (kind == KIND_jam && turning_is_asked(json)) return turning_check(json, pool, answer);
    KINDS(CHECK)
    return answer_set(answer, ANSWER_UNSUPPORTED, "", "kind", "another theory");
}

int kind_check_enclosed(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    return contact_check_enclosed(json, pool, answer);
}

/* With a state where there is a number of one. */
/*@ requires json_ok(json) && 0 <= problem < json->count;
  @ assigns \result \from json, problem;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
static const struct uncertain_theory *jam_theory_of(const struct json *json, int problem)
{
    const int state = json_member(json, problem, "p") != 0 || json_member(json, problem, "b") != 0;
    return state ? jam_state_known_theory() : jam_known_theory();
}

/* That of the law of restitution. */
/*@ requires json_ok(json) && 0 <= law < json->count;
  @ assigns \result \from json, law;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
static const struct uncertain_theory *rest_theory_of(const struct json *json, int law)
{
    if (json_is(json, law, "newton")) return rest_newton_theory();
    return json_is(json, law, "poisson") ? rest_poisson_theory() : rest_energetic_theory();
}

/* That of a record of uncertain data. */
/*@ requires json_ok(json) && json->count > 0;
  @ assigns \result \from json, kind;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
static const struct uncertain_theory *theory_of(enum kind kind, const struct json *json)
{
    const int problem = json_member(json, 0, "problem");
    if (kind == KIND_impact) return impact_known_theory();
    if (kind == KIND_jam) return jam_theory_of(json, problem);
    if (kind == KIND_chatter) return chatter_known_theory(json, problem);
    return kind == KIND_rest ? rest_theory_of(json, json_member(json, problem, "law")) : contact_known_theory();
}

/* Whether the law of restitution, where a problem names one, is one of the three. */
/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int law_is_known(const struct json *json)
{
    const int law = json_member(json, json_member(json, 0, "problem"), "law");
    return law == 0 || json_is(json, law, "poisson") || json_is(json, law, "energetic") || json_is(json, law, "newton");
}

int kind_check_uncertain(enum kind kind, const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    if (!law_is_known(json)) return answer_set(answer, ANSWER_REJECTED, "problem", "law", "is no law of restitution");
    const struct uncertain_theory *theory = theory_of(kind, json);
    //@ assert apart: theory_apart(theory, answer);
    return uncertain_check(json, theory, pool, answer);
}

int kind_check_mechanism(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const struct uncertain_theory *theory = contact_known_theory();
    //@ assert apart: theory_apart(theory, answer);
    return mechanism_check(json, theory, pool, answer);
}
