/* SPDX-License-Identifier: BSD-2-Clause */
/* The programs of the theories. */
#define PROGRAM_TABLE
#include "check/program.h"
#include "chatter/atlas_formula.h"
#define PROGRAM chatter_state
#define PROGRAM_INPUTS CHATTER_INPUTS
#define PROGRAM_FORMULAS CHATTER_STATE_FORMULAS
#include "formula/program.h"
#include "fold/formula.h"
#define PROGRAM atlas_fold_tangent
#define PROGRAM_INPUTS FOLD_TANGENT_POINT_INPUTS
#define PROGRAM_FORMULAS FOLD_CLASS_FORMULAS
#include "formula/program.h"
#include "slide2/formula.h"
#define PROGRAM atlas_slide2
#define PROGRAM_INPUTS SLIDE2_RAW_INPUTS
#define PROGRAM_FORMULAS SLIDE2_FORMULAS
#include "formula/program.h"
#define PROGRAM atlas_compliant
#define PROGRAM_INPUTS SLIDE2_RAW_COMPLIANT_INPUTS
#define PROGRAM_FORMULAS SLIDE2_COMPLIANT_FORMULAS
#include "formula/program.h"
#define PROGRAM atlas_body
#define PROGRAM_INPUTS SLIDE2_SLIPPING_BODY_INPUTS
#define PROGRAM_FORMULAS SLIDE2_BODY_FORMULAS
#include "formula/program.h"
#include "spatial/formula.h"
#define PROGRAM atlas_spatial
#define PROGRAM_INPUTS SPATIAL_INPUTS
#define PROGRAM_FORMULAS SPATIAL_SLIP_FORMULAS
#include "formula/program.h"
#define PROGRAM atlas_elliptic
#define PROGRAM_INPUTS SPATIAL_ELLIPTIC_INPUTS
#define PROGRAM_FORMULAS SPATIAL_ELLIPTIC_SLIP_FORMULAS
#include "formula/program.h"
#include "wedge/formula.h"
#define PROGRAM atlas_klein
#define PROGRAM_INPUTS WEDGE_KLEIN_INPUTS
#define PROGRAM_FORMULAS WEDGE_KLEIN_ATLAS_FORMULAS
#include "formula/program.h"
#define PROGRAM atlas_two_mu
#define PROGRAM_INPUTS WEDGE_TWO_MU_INPUTS
#define PROGRAM_FORMULAS WEDGE_TWO_MU_FORMULAS
#include "formula/program.h"
#define PROGRAM atlas_slipper
#define PROGRAM_INPUTS WEDGE_SLIPPER_INPUTS
#define PROGRAM_FORMULAS WEDGE_SLIPPER_FORMULAS
#include "formula/program.h"
#define PROGRAM atlas_printed
#define PROGRAM_INPUTS WEDGE_SLIPPER_INPUTS
#define PROGRAM_FORMULAS WEDGE_PRINTED_FORMULAS
#include "formula/program.h"
#undef PROGRAM_TABLE

#include "check/atlas/private.h"
#include "check/atlas/rows.h"
#include "check/chatter/stick_program.h"
#include "check/contact/theory.h"
#include "check/impact/program.h"
#include "check/jam/program.h"
#include "check/rest/program.h"

#include <stddef.h>

static const struct program *const programs[ATLAS_NAMES] = {
    [ATLAS_IMPACT] = &impact_program,
    [ATLAS_JAM] = &jam_program,
    [ATLAS_JAM_STATE] = &jam_state_program,
    [ATLAS_REST_NEWTON] = &rest_program,
    [ATLAS_REST_POISSON] = &rest_poisson_program,
    [ATLAS_REST_ENERGETIC] = &rest_energetic_program,
    [ATLAS_CHATTER_NEWTON] = &chatter_stick_program,
    [ATLAS_CHATTER_POISSON] = &chatter_stick_poisson_program,
    [ATLAS_CHATTER_ENERGETIC] = &chatter_stick_energetic_program,
    [ATLAS_CHATTER_STATE] = &chatter_state_program,
    [ATLAS_FOLD] = &atlas_fold_tangent_program,
    [ATLAS_SLIDE2] = &atlas_slide2_program,
    [ATLAS_SLIDE2_COMPLIANT] = &atlas_compliant_program,
    [ATLAS_SLIDE2_BODY] = &atlas_body_program,
    [ATLAS_SPATIAL] = &atlas_spatial_program,
    [ATLAS_SPATIAL_ELLIPTIC] = &atlas_elliptic_program,
    [ATLAS_WEDGE_KLEIN] = &atlas_klein_program,
    [ATLAS_WEDGE_TWO_MU] = &atlas_two_mu_program,
    [ATLAS_WEDGE_SLIPPER] = &atlas_slipper_program,
    [ATLAS_WEDGE_PRINTED] = &atlas_printed_program,
};

static const char *const tangential_names[] = {"A11", "A12", "A22", NULL};

static const char *word_of(int name)
{
    if (name >= ATLAS_WEDGE_KLEIN) return "model";
    const int has_law = name == ATLAS_IMPACT || (name >= ATLAS_REST_NEWTON && name <= ATLAS_CHATTER_STATE);
    return has_law ? "law" : NULL;
}

struct atlas_theory atlas_theory_of(const struct json *json)
{
    const int name = atlas_name_of(json);
    struct atlas_theory theory = {.name = name, .program = programs[name], .word = word_of(name)};
    if (name == ATLAS_SLIDE2_BODY) theory.further = tangential_names;
    if (name == ATLAS_CONTACT) {
        const struct uncertain_theory *contact = contact_known_theory();
        theory.program = contact->program;
        theory.identities = contact->identities;
        theory.identity_count = contact->identity_count;
    }
    return theory;
}
