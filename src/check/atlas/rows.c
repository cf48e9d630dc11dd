/* SPDX-License-Identifier: BSD-2-Clause */
/* The theories of the kinds for atlases. */
#define PROGRAM_TABLE
#include "check/program.h"
#include "impact/formula.h"
#define PROGRAM impact
#define PROGRAM_INPUTS IMPACT_INPUTS
#define PROGRAM_FORMULAS IMPACT_FORMULAS
#include "jam/formula.h"
#include "formula/program.h"
#define PROGRAM jam
#define PROGRAM_INPUTS JAM_INPUTS
#define PROGRAM_FORMULAS JAM_FORMULAS
#include "formula/program.h"
#define PROGRAM jam_state
#define PROGRAM_INPUTS JAM_STATE_INPUTS
#define PROGRAM_FORMULAS JAM_STATE_FORMULAS
#include "formula/program.h"
#undef PROGRAM_TABLE

#include "check/atlas/private.h"
#include "check/contact/contact.h"
#include "check/contact/theory.h"
#include "check/impact/impact.h"
#include "check/jam/jam.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

void atlas_add_word(char *name, const char *first, const char *second, const char *third)
{
    const size_t length = strlen(name);
    snprintf(name + length, ATLAS_NAME_SIZE - length, "%s%s%s%s", length > 0 ? "_and_" : "", first, second, third);
}

/* ---- contact */

static int contact_is_row(const struct json *json, int row, const signed char *sign)
{
    struct answer answer;
    struct contact c = {.json = json, .answer = &answer};
    for (int i = 0; i < QUANTITIES; i++) c.sign[i] = sign[i];
    contact_conclude(&c);
    return contact_row_is_stated(&c, row);
}

/* ---- impact: slip in the direction of u persists to the end when D_r >= 0, otherwise u becomes 0, before the end of
 * compression when D_c < 0; then the point sticks, unless friction is too weak to hold it: k < 0 for the other
 * direction */

static int impact_is_inside(const signed char *s)
{
    return s[IMPACT_A] > 0 && s[IMPACT_C] > 0 && s[IMPACT_Delta] > 0 && s[IMPACT_mu] >= 0 && s[IMPACT_v] <= 0 &&
           s[IMPACT_r_range] >= 0;
}

/* With u = 0 and v < 0. */
static int is_straight_row(const struct json *json, int row, const signed char *s)
{
    const char *motion = s[IMPACT_k_plus] < 0 ? "slip_forward" : s[IMPACT_k_minus] < 0 ? "slip_backward" : "stick";
    return json_is_joined(json, row, "straight_", motion, "");
}

/* With v = 0 and u not 0. */
static int is_touching_row(const struct json *json, int row, const signed char *s)
{
    const int p = s[s[IMPACT_u] > 0 ? IMPACT_p_plus : IMPACT_p_minus];
    return json_is_joined(json, row, s[IMPACT_u] > 0 ? "forward_" : "backward_",
                          p > 0    ? "touch"
                          : p == 0 ? "at_pole"
                                   : "without_collision",
                          "");
}

static int impact_is_row(const struct json *json, int row, const signed char *s)
{
    const int u = s[IMPACT_u], D_r = s[u > 0 ? IMPACT_D_r_plus : IMPACT_D_r_minus],
              D_c = s[u > 0 ? IMPACT_D_c_plus : IMPACT_D_c_minus];
    const char *side = u > 0 ? "forward_" : "backward_", *phase = D_c < 0 ? "compression" : "restitution";
    if (s[IMPACT_v] == 0) return u == 0 ? json_is(json, row, "rest") : is_touching_row(json, row, s);
    if (u == 0) return is_straight_row(json, row, s);
    if (D_r >= 0) return json_is_joined(json, row, side, "slip", "");
    const int holds = s[u > 0 ? IMPACT_k_minus : IMPACT_k_plus] >= 0;
    return json_is_joined(json, row, side, holds ? "stick_in_" : "reversal_in_", phase);
}

/* ---- jam */

static int jam_is_inside(const signed char *s)
{
    (void)s;
    return 1;
}

static int jam_is_row_of(const struct json *json, int row, const signed char *s, int delta)
{
    struct jam c = {.json = json};
    c.sign[JAM_alpha1] = s[0];
    c.sign[JAM_alpha2] = s[1];
    c.sign[JAM_alpha3] = s[2];
    c.sign[JAM_delta] = s[delta];
    return jam_row_is(&c, row);
}

static int jam_is_row(const struct json *json, int row, const signed char *s)
{
    return jam_is_row_of(json, row, s, 3);
}

/* The quantities of a state: alpha1, alpha2, alpha3, p, b, delta, fall. */
static int jam_state_is_inside(const signed char *s)
{
    return s[3] > 0 && s[4] < 0;
}

static int jam_state_is_row(const struct json *json, int row, const signed char *s)
{
    return jam_is_row_of(json, row, s, 5);
}

struct atlas_theory atlas_theory_of(const struct json *json)
{
    static const struct atlas_theory impact_atlas = {.program = &impact_program,
                                                     .is_inside = impact_is_inside,
                                                     .is_row = impact_is_row,
                                                     .word = "law"},
                                     jam_atlas = {.program = &jam_program,
                                                  .is_inside = jam_is_inside,
                                                  .is_row = jam_is_row},
                                     state_atlas = {.program = &jam_state_program,
                                                    .is_inside = jam_state_is_inside,
                                                    .is_row = jam_state_is_row};
    const int kind = json_member(json, 0, "kind"), problem = json_member(json, 0, "problem");
    if (json_is(json, kind, "contact")) {
        const struct uncertain_theory *theory = contact_known_theory();
        return (struct atlas_theory){.program = theory->program,
                                     .identities = theory->identities,
                                     .identity_count = theory->identity_count,
                                     .is_inside = contact_signs_inside,
                                     .is_row = contact_is_row};
    }
    if (json_is(json, kind, "chatter")) return atlas_chatter_theory(json, problem);
    if (json_is(json, kind, "fold")) return atlas_fold_theory();
    if (json_is(json, kind, "slide2")) return atlas_slide2_theory(json, problem);
    if (json_is(json, kind, "spatial")) return atlas_spatial_theory(json, problem);
    if (json_is(json, kind, "wedge")) return atlas_wedge_theory(json, json_member(json, problem, "model"));
    if (json_is(json, kind, "impact")) return impact_atlas;
    if (json_is(json, kind, "rest")) return atlas_rest_theory(json, json_member(json, problem, "law"));
    return json_member(json, problem, "p") != 0 ? state_atlas : jam_atlas;
}

int atlas_has_kind(const struct json *json, int kind)
{
    static const char *const kinds[] = {"contact", "impact", "chatter", "jam",  "rest",
                                        "fold",    "slide2", "spatial", "wedge"};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (json_is(json, kind, kinds[i])) return 1;
    return 0;
}
