/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of kind spatial for atlases: the row of slip. */
#define PROGRAM_TABLE
#include "check/program.h"
#include "spatial/formula.h"
#define PROGRAM atlas_spatial
#define PROGRAM_INPUTS SPATIAL_INPUTS
#define PROGRAM_FORMULAS SPATIAL_SLIP_FORMULAS
#include "formula/program.h"
#define PROGRAM atlas_elliptic
#define PROGRAM_INPUTS SPATIAL_ELLIPTIC_INPUTS
#define PROGRAM_FORMULAS SPATIAL_ELLIPTIC_SLIP_FORMULAS
#include "formula/program.h"
#undef PROGRAM_TABLE

#include "check/atlas/private.h"

#include <stddef.h>

#define S_INPUT(name, unit, meaning) S_##name,
#define S_FORMULA(macro, name, unit, meaning) S_##name,
#define E_INPUT(name, unit, meaning) E_##name,
#define E_FORMULA(macro, name, unit, meaning) E_##name,
enum { SPATIAL_ELLIPTIC_INPUTS(E_INPUT) SPATIAL_ELLIPTIC_SLIP_FORMULAS(E_FORMULA) E_COUNT };
enum { SPATIAL_INPUTS(S_INPUT) SPATIAL_SLIP_FORMULAS(S_FORMULA) S_COUNT };

/* C > 0 follows from the other conditions, but not from their signs alone. */
static int spatial_is_inside(const signed char *s)
{
    return s[S_A11] > 0 && s[S_detA] > 0 && s[S_detG] > 0 && s[S_C] > 0 && s[S_mu] >= 0;
}

/* The word for the solutions of b + p lambda_N = v_dot, by the signs of b and p; when p = 0 also by that of h. */
static const char *row_word(int b, int p, int h)
{
    static const char *const words[3][3] = {{"paradox", NULL, "slip"},
                                            {"weightless_in_paradox", "g_spot", "weightless"},
                                            {"flight_or_slip", "flight_at_the_edge", "flight"}};
    if (b < 0 && p == 0) return h < 0 ? "enter" : h > 0 ? "repel" : "edge";
    return words[b + 1][p + 1];
}

/* p |u| = C |u| - mu B.u; when mu B.u is positive as well, both terms are compared by their squares. */
static int spatial_is_row(const struct json *json, int row, const signed char *s)
{
    const int p = s[S_muBu] > 0 ? s[S_p_slip] : 1, h = s[S_B_side] * s[S_S_side];
    return json_is(json, row, s[S_speed2] == 0 ? "at_rest" : row_word(s[S_b], p, h));
}

/* The same with L B . L u and |L u|, where L = diag(mu1, mu2) is regular. */
static int elliptic_is_inside(const signed char *s)
{
    return s[E_A11] > 0 && s[E_detA] > 0 && s[E_detG] > 0 && s[E_C] > 0 && s[E_mu1] > 0 && s[E_mu2] > 0;
}

static int elliptic_is_row(const struct json *json, int row, const signed char *s)
{
    const int p = s[E_Bu] > 0 ? s[E_p_slip] : 1, h = s[E_B_side] * s[E_S_side];
    return json_is(json, row, s[E_speed2r] == 0 ? "at_rest" : row_word(s[E_b], p, h));
}

struct atlas_theory atlas_spatial_theory(const struct json *json, int problem)
{
    static const struct atlas_theory circular = {.program = &atlas_spatial_program,
                                                 .is_inside = spatial_is_inside,
                                                 .is_row = spatial_is_row},
                                     elliptic = {.program = &atlas_elliptic_program,
                                                 .is_inside = elliptic_is_inside,
                                                 .is_row = elliptic_is_row};
    return json_member(json, problem, "mu") != 0 ? circular : elliptic;
}
