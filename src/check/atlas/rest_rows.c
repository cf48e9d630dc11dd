/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of kind rest for atlases: the three conditions; the condition on impacts is decided by polynomials. */
#define PROGRAM_TABLE
#include "check/program.h"
#include "rest/impact_formula.h"
#define PROGRAM rest
#define PROGRAM_INPUTS REST_INPUTS
#define PROGRAM_FORMULAS REST_FORMULAS
#include "formula/program.h"
#define PROGRAM rest_poisson
#define PROGRAM_INPUTS REST_INPUTS
#define PROGRAM_FORMULAS REST_POISSON_FORMULAS
#include "formula/program.h"
#define PROGRAM rest_energetic
#define PROGRAM_INPUTS REST_INPUTS
#define PROGRAM_FORMULAS REST_ENERGETIC_FORMULAS
#include "formula/program.h"
#undef PROGRAM_TABLE

#include "check/atlas/private.h"

#include <stddef.h>

/* The impact after stick, from (2 a, b), slips throughout when D_r >= 0. Otherwise e - 1 has the sign of `late` when
 * slip ends in restitution, D_c >= 0, and of `early` when it ends in compression. */

#define SIGN_OF_INPUT(name, unit, meaning) SIGN_##name,
#define SIGN_OF_FORMULA(macro, output, unit, meaning) SIGN_##output,
#define POISSON_OF_INPUT(name, unit, meaning) POISSON_##name,
#define POISSON_OF_FORMULA(macro, output, unit, meaning) POISSON_##output,
#define ENERGETIC_OF_INPUT(name, unit, meaning) ENERGETIC_##name,
#define ENERGETIC_OF_FORMULA(macro, output, unit, meaning) ENERGETIC_##output,
enum { REST_INPUTS(SIGN_OF_INPUT) REST_STICK_FORMULAS(SIGN_OF_FORMULA) SIGN_LAST };
enum { REST_INPUTS(POISSON_OF_INPUT) REST_POISSON_FORMULAS(POISSON_OF_FORMULA) POISSON_LAST };
enum { REST_INPUTS(ENERGETIC_OF_INPUT) REST_ENERGETIC_FORMULAS(ENERGETIC_OF_FORMULA) ENERGETIC_LAST };

static int rest_is_inside(const signed char *s)
{
    return s[SIGN_A] > 0 && s[SIGN_C] > 0 && s[SIGN_Delta] > 0 && s[SIGN_mu] >= 0 && s[SIGN_r_range] >= 0 &&
           s[SIGN_E_plus] <= 0 && s[SIGN_E_minus] <= 0 && s[SIGN_N] >= 0;
}

/* The sign of r - 1: r - r^2 is 0 at 0 and 1. */
static int slips_through(const signed char *s)
{
    return s[SIGN_r_range] == 0 && s[SIGN_r] > 0 ? 0 : -1;
}

static int is_in_cone(const signed char *s)
{
    return s[SIGN_E_plus] < 0 && s[SIGN_E_minus] < 0;
}

/* The sign of e - 1 for b < 0. For the impact after stick it is `late` or `early`, which is not needed when `constant`:
 * e = r. */
static int impacts_of(const signed char *s, int constant, int late, int early)
{
    const int forward = s[SIGN_a] > 0, D_c = s[forward ? SIGN_D_c_plus : SIGN_D_c_minus];
    if (s[SIGN_k_plus] < 0 || s[SIGN_k_minus] < 0)
        return is_in_cone(s) && s[SIGN_mu] != 0 && !constant ? -1 : slips_through(s);
    if (constant || s[SIGN_a] == 0 || s[forward ? SIGN_D_r_plus : SIGN_D_r_minus] >= 0) return slips_through(s);
    return D_c >= 0 ? late : early;
}

/* 1 when this is the row, provided that the potential does not decrease in any direction. */
static int is_rest_row(const struct json *json, int row, const signed char *s, int impacts)
{
    const int b = s[SIGN_b];
    if (b > 0) return json_is(json, row, "flight");
    if (b == 0) return json_is(json, row, is_in_cone(s) ? "weightless" : "weightless_edge");
    if (!is_in_cone(s)) return json_is(json, row, "edge");
    return json_is(json, row, impacts > 0 ? "reverse_chatter" : impacts == 0 ? "neutral_impacts" : "stable");
}

static int newton_is_row(const struct json *json, int row, const signed char *s)
{
    return is_rest_row(json, row, s, impacts_of(s, 1, 0, 0));
}

static int poisson_is_row(const struct json *json, int row, const signed char *s)
{
    const int late = s[s[SIGN_a] > 0 ? POISSON_late_plus : POISSON_late_minus];
    return is_rest_row(json, row, s, impacts_of(s, 0, late, s[POISSON_early]));
}

static int energetic_is_row(const struct json *json, int row, const signed char *s)
{
    const int late = s[s[SIGN_a] > 0 ? ENERGETIC_late_plus : ENERGETIC_late_minus],
              early = s[s[SIGN_a] > 0 ? ENERGETIC_early_plus : ENERGETIC_early_minus];
    return is_rest_row(json, row, s, impacts_of(s, 0, late, early));
}

struct atlas_theory atlas_rest_theory(const struct json *json, int law)
{
    static const struct atlas_theory newton = {.program = &rest_program,
                                               .is_inside = rest_is_inside,
                                               .is_row = newton_is_row,
                                               .word = "law"},
                                     poisson = {.program = &rest_poisson_program,
                                                .is_inside = rest_is_inside,
                                                .is_row = poisson_is_row,
                                                .word = "law"},
                                     energetic = {.program = &rest_energetic_program,
                                                  .is_inside = rest_is_inside,
                                                  .is_row = energetic_is_row,
                                                  .word = "law"};
    if (law != 0 && json_is(json, law, "newton")) return newton;
    if (law != 0 && json_is(json, law, "poisson")) return poisson;
    if (law != 0 && json_is(json, law, "energetic")) return energetic;
    return (struct atlas_theory){.program = NULL};
}
