/* SPDX-License-Identifier: BSD-2-Clause */
/* The names of the theories of problems. */
#include "check/atlas/atlas.h"
#include "check/atlas/rows.h"

/* The row does not depend on the law, but a problem without one is none. */
/*@ requires json_ok(json) && 0 <= law < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result < ATLAS_NAMES; */
static int impact_name(const struct json *json, int law)
{
    const int has_law =
        law != 0 && (json_is(json, law, "newton") || json_is(json, law, "poisson") || json_is(json, law, "energetic"));
    return has_law ? ATLAS_IMPACT : ATLAS_NONE;
}

/*@ requires json_ok(json) && 0 <= law < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result < ATLAS_NAMES; */
static int rest_name(const struct json *json, int law)
{
    if (law == 0) return ATLAS_NONE;
    if (json_is(json, law, "newton")) return ATLAS_REST_NEWTON;
    if (json_is(json, law, "poisson")) return ATLAS_REST_POISSON;
    return json_is(json, law, "energetic") ? ATLAS_REST_ENERGETIC : ATLAS_NONE;
}

/* With a state the row does not depend on the law. */
/*@ requires json_ok(json) && 0 <= problem < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result < ATLAS_NAMES; */
static int chatter_name(const struct json *json, int problem)
{
    const int law = json_member(json, problem, "law"), given = json_member(json, problem, "u") != 0;
    if (law == 0) return ATLAS_NONE;
    if (json_is(json, law, "newton")) return given ? ATLAS_CHATTER_STATE : ATLAS_CHATTER_NEWTON;
    if (json_is(json, law, "poisson")) return given ? ATLAS_CHATTER_STATE : ATLAS_CHATTER_POISSON;
    if (json_is(json, law, "energetic")) return given ? ATLAS_CHATTER_STATE : ATLAS_CHATTER_ENERGETIC;
    return ATLAS_NONE;
}

/* 1 when a field is a direction of slip, 1 or -1. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_direction(const struct json *json, int node)
{
    return node != 0 && (json_is(json, node, "1") || json_is(json, node, "-1"));
}

/* Distinguishes the forms of the problem: a body of a mechanism, one with a given inertia, or P with or without a
 * compliance. */
/*@ requires json_ok(json) && 0 <= problem < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result < ATLAS_NAMES; */
static int slide2_name(const struct json *json, int problem)
{
    const int s1 = json_member(json, problem, "s1"), s2 = json_member(json, problem, "s2");
    if (json_member(json, problem, "mechanism") == 0 && s1 == 0)
        return json_member(json, problem, "k1") != 0 ? ATLAS_SLIDE2_COMPLIANT : ATLAS_SLIDE2;
    return is_direction(json, s1) && is_direction(json, s2) ? ATLAS_SLIDE2_BODY : ATLAS_NONE;
}

/*@ requires json_ok(json) && 0 <= model < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result < ATLAS_NAMES; */
static int wedge_name(const struct json *json, int model)
{
    if (model == 0) return ATLAS_NONE;
    if (json_is(json, model, "klein")) return ATLAS_WEDGE_KLEIN;
    if (json_is(json, model, "two_mu")) return ATLAS_WEDGE_TWO_MU;
    if (json_is(json, model, "slipper")) return ATLAS_WEDGE_SLIPPER;
    return json_is(json, model, "slipper_as_printed") ? ATLAS_WEDGE_PRINTED : ATLAS_NONE;
}

int atlas_name_of(const struct json *json)
{
    const int kind = json_member(json, 0, "kind"), problem = json_member(json, 0, "problem");
    if (json_is(json, kind, "contact")) return ATLAS_CONTACT;
    if (json_is(json, kind, "impact")) return impact_name(json, json_member(json, problem, "law"));
    if (json_is(json, kind, "rest")) return rest_name(json, json_member(json, problem, "law"));
    if (json_is(json, kind, "chatter")) return chatter_name(json, problem);
    if (json_is(json, kind, "fold")) return ATLAS_FOLD;
    if (json_is(json, kind, "slide2")) return slide2_name(json, problem);
    if (json_is(json, kind, "spatial"))
        return json_member(json, problem, "mu") != 0 ? ATLAS_SPATIAL : ATLAS_SPATIAL_ELLIPTIC;
    if (json_is(json, kind, "wedge")) return wedge_name(json, json_member(json, problem, "model"));
    return json_member(json, problem, "p") != 0 ? ATLAS_JAM_STATE : ATLAS_JAM;
}

/* 1 when a kind is one of three words. */
/*@ requires json_ok(json) && 0 <= kind < json->count;
  @ requires constant_text(first);
  @ requires constant_text(second);
  @ requires constant_text(third);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_one(const struct json *json, int kind, const char *first, const char *second, const char *third)
{
    return json_is(json, kind, first) || json_is(json, kind, second) || json_is(json, kind, third);
}

int atlas_has_kind(const struct json *json, int kind)
{
    return is_one(json, kind, "contact", "impact", "chatter") || is_one(json, kind, "jam", "rest", "fold") ||
           is_one(json, kind, "slide2", "spatial", "wedge");
}
