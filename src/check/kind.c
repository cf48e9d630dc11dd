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
#include "check/contact/theory.h"
#include "check/jam/turning.h"
#include "check/known_shape.h"
#include "check/mechanism/mechanism.h"

#include <stddef.h>

#define FIND(name)                                                                                                     \
    if (json_is(json, node, #name)) return KIND_##name;
#define SHAPE(name)                                                                                                    \
    if (kind == KIND_##name) return known_##name##_shape();
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
    return kind == KIND_contact;
}

const struct shape_field *kind_shape(enum kind kind, int state, int body)
{
    if (kind == KIND_jam && state) return known_turning_shape();
    if (kind == KIND_spatial && state) return known_spatial_interval_shape();
    if (kind == KIND_chatter && state) return known_chatter_orbit_shape();
    if (kind == KIND_step && !body) return known_step_contact_shape();
    if (kind == KIND_wedge && body) return known_wedge_framework_shape();
    KINDS(SHAPE)
    return NULL;
}

const struct shape_field *kind_uncertain_shape(void)
{
    return known_uncertain_shape();
}

const struct shape_field *kind_mechanism_shape(void)
{
    return known_mechanism_shape();
}

int kind_check(enum kind kind, const struct json *json, struct rational_pool *pool, struct answer *answer)
{
    if (kind == KIND_jam && turning_is_asked(json)) return turning_check(json, pool, answer);
    KINDS(CHECK)
    return answer_set(answer, ANSWER_UNSUPPORTED, "", "kind", "another theory");
}

int kind_check_enclosed(const struct json *json, struct rational_pool *pool, struct answer *answer)
{
    return contact_check_enclosed(json, pool, answer);
}

int kind_check_uncertain(const struct json *json, struct rational_pool *pool, struct answer *answer)
{
    const struct uncertain_theory *theory = contact_known_theory();
    //@ assert apart: theory_apart(theory, answer);
    return uncertain_check(json, theory, pool, answer);
}

int kind_check_mechanism(const struct json *json, struct rational_pool *pool, struct answer *answer)
{
    const struct uncertain_theory *theory = contact_known_theory();
    //@ assert apart: theory_apart(theory, answer);
    return mechanism_check(json, theory, pool, answer);
}
