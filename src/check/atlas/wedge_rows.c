/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of kind wedge for atlases. */
#define PROGRAM_TABLE
#include "check/program.h"
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

#define K_INPUT(name, unit, meaning) KLEIN_##name,
#define K_FORMULA(macro, name, unit, meaning) KLEIN_##name,
#define T_INPUT(name, unit, meaning) TWO_##name,
#define T_FORMULA(macro, name, unit, meaning) TWO_##name,
#define S_INPUT(name, unit, meaning) SLIPPER_##name,
#define S_FORMULA(macro, name, unit, meaning) SLIPPER_##name,

enum { WEDGE_KLEIN_INPUTS(K_INPUT) WEDGE_KLEIN_ATLAS_FORMULAS(K_FORMULA) KLEIN_COUNT };
enum { WEDGE_TWO_MU_INPUTS(T_INPUT) WEDGE_TWO_MU_FORMULAS(T_FORMULA) TWO_COUNT };
enum { WEDGE_SLIPPER_INPUTS(S_INPUT) WEDGE_SLIPPER_FORMULAS(S_FORMULA) SLIPPER_COUNT };

/* c z = H, with one slope c for z >= 0 and another for z <= 0, in the direction of motion. */
struct motion {
    int forward, up, down, H;
};

static struct motion motion_of(int v, int H, const signed char *slope)
{
    const int forward = v > 0;
    return (struct motion){forward, slope[forward ? 0 : 2], slope[forward ? 1 : 3], H};
}

static const char *forces_word(struct motion m)
{
    const int up = m.up * m.H > 0, down = m.down * m.H < 0;
    if (m.H == 0) return m.up * m.down == 0 ? "continuum" : "unloaded";
    if (up) return down ? "two" : "positive";
    return down ? "negative" : "none";
}

/* A stiff rod is pressed to the side of H, and resists there when the slope is positive. */
static const char *goes_word(struct motion m)
{
    const int slope = m.H > 0 ? m.up : m.down;
    if (m.H == 0) return "";
    return slope > 0 ? "_settles" : slope < 0 ? "_jams" : "_jams_algebraically";
}

static int is_motion_row(const struct json *json, int row, struct motion m)
{
    return json_is_joined(json, row, m.forward ? "forward_" : "backward_", forces_word(m), goes_word(m));
}

/* 1 when sliding begins in direction e with a force z = Q/c of sign d, or 0: (M1 + M2) x'' = P - e d k z. */
static int begins(const signed char *s, int e, int d)
{
    const int c = s[e > 0 ? (d > 0 ? KLEIN_c_pp : KLEIN_c_pm) : d > 0 ? KLEIN_c_mp : KLEIN_c_mm];
    const int beyond = s[e == d ? KLEIN_cone_minus : KLEIN_cone_plus];
    if (c == 0) return s[KLEIN_Q] == 0 && e * s[KLEIN_P] > 0;
    return d * s[KLEIN_Q] * c >= 0 && e * c * beyond > 0;
}

static void add_direction(const signed char *s, int e, char *name)
{
    const int up = begins(s, e, 1), down = begins(s, e, -1);
    const char *which = up && down ? (s[KLEIN_Q] == 0 ? "_unloaded" : "_twice") : up ? "_positive" : "_negative";
    if (up || down) atlas_add_word(name, e > 0 ? "forward" : "backward", which, "");
}

static int is_rest_row(const struct json *json, int row, const signed char *s)
{
    char name[ATLAS_NAME_SIZE] = "";
    const int beyond = s[KLEIN_cone_plus] * s[KLEIN_cone_minus];
    if (beyond <= 0) atlas_add_word(name, "rest", beyond == 0 ? "_edge" : "", "");
    add_direction(s, 1, name);
    add_direction(s, -1, name);
    return json_is(json, row, name[0] != '\0' ? name : "none");
}

static int klein_is_inside(const signed char *s)
{
    return s[KLEIN_M1] > 0 && s[KLEIN_M2] > 0 && s[KLEIN_mu] >= 0 && s[KLEIN_tan_alpha] >= 0;
}

static int klein_is_row(const struct json *json, int row, const signed char *s)
{
    if (s[KLEIN_v] == 0) return is_rest_row(json, row, s);
    return is_motion_row(json, row, motion_of(s[KLEIN_v], s[KLEIN_Q], s + KLEIN_c_pp));
}

static int two_is_inside(const signed char *s)
{
    return s[TWO_M1] > 0 && s[TWO_M2] > 0 && s[TWO_mu1] >= 0 && s[TWO_mu2] >= 0 && s[TWO_tan_alpha] >= 0;
}

static int two_is_row(const struct json *json, int row, const signed char *s)
{
    return s[TWO_v] != 0 && is_motion_row(json, row, motion_of(s[TWO_v], s[TWO_Q], s + TWO_c_pp));
}

static int slipper_is_inside(const signed char *s)
{
    return s[SLIPPER_M1] > 0 && s[SLIPPER_M2] > 0 && s[SLIPPER_mu] >= 0 && s[SLIPPER_l2] > 0;
}

static int slipper_is_row(const struct json *json, int row, const signed char *s)
{
    return s[SLIPPER_v] != 0 && is_motion_row(json, row, motion_of(s[SLIPPER_v], s[SLIPPER_H], s + SLIPPER_c_pp));
}

struct atlas_theory atlas_wedge_theory(const struct json *json, int model)
{
    static const struct atlas_theory klein = {.program = &atlas_klein_program,
                                              .is_inside = klein_is_inside,
                                              .is_row = klein_is_row,
                                              .word = "model"},
                                     two_mu = {.program = &atlas_two_mu_program,
                                               .is_inside = two_is_inside,
                                               .is_row = two_is_row,
                                               .word = "model"},
                                     slipper = {.program = &atlas_slipper_program,
                                                .is_inside = slipper_is_inside,
                                                .is_row = slipper_is_row,
                                                .word = "model"},
                                     printed = {.program = &atlas_printed_program,
                                                .is_inside = slipper_is_inside,
                                                .is_row = slipper_is_row,
                                                .word = "model"};
    if (model != 0 && json_is(json, model, "klein")) return klein;
    if (model != 0 && json_is(json, model, "two_mu")) return two_mu;
    if (model != 0 && json_is(json, model, "slipper")) return slipper;
    if (model != 0 && json_is(json, model, "slipper_as_printed")) return printed;
    return (struct atlas_theory){.program = NULL};
}
