/* SPDX-License-Identifier: BSD-2-Clause */
/* The theories of the kinds for atlases. */
#include "check/atlas/private.h"
#include "check/contact/contact.h"
#include "check/contact/signs.h"
#include "check/contact/theory.h"
#include "check/impact/signs.h"
#include "check/impact/theory.h"
#include "check/jam/jam.h"
#include "check/jam/program.h"
#include "check/jam/signs.h"

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
static int jam_state_is_row(const struct json *json, int row, const signed char *s)
{
    return jam_is_row_of(json, row, s, 5);
}

struct atlas_theory atlas_theory_of(const struct json *json)
{
    static const struct atlas_theory impact_atlas = {.program = &impact_program,
                                                     .is_inside = impact_signs_inside,
                                                     .is_row = impact_row_follows,
                                                     .word = "law"},
                                     jam_atlas = {.program = &jam_program,
                                                  .is_inside = jam_is_inside,
                                                  .is_row = jam_is_row},
                                     state_atlas = {.program = &jam_state_program,
                                                    .is_inside = jam_state_signs_inside,
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
