/* SPDX-License-Identifier: BSD-2-Clause */
/* What kind spatial says for its atlases: the row of slip. */
#define PROGRAM_TABLE
#include "check/program.h"
#include "spatial/formula.h"
#define PROGRAM atlas_spatial
#define PROGRAM_INPUTS SPATIAL_INPUTS
#define PROGRAM_FORMULAS SPATIAL_SLIP_FORMULAS
#include "formula/program.h"
#undef PROGRAM_TABLE

#include "check/atlas/private.h"

#include <stddef.h>

#define S_INPUT(name, unit, meaning) S_##name,
#define S_FORMULA(macro, name, unit, meaning) S_##name,
enum { SPATIAL_INPUTS(S_INPUT) SPATIAL_SLIP_FORMULAS(S_FORMULA) S_COUNT };

/* C > 0 follows from the others, but not from their signs alone. */
static int spatial_is_inside(const signed char *s)
{
    return s[S_A11] > 0 && s[S_detA] > 0 && s[S_detG] > 0 && s[S_C] > 0 && s[S_mu] >= 0;
}

/* What the forces b + p lambda_N = v_dot leave, by the signs of both; on p = 0 by that of h. */
static const char *row_word(int b, int p, int h)
{
    static const char *const words[3][3] = {{"paradox", NULL, "slip"},
                                            {"weightless_in_paradox", "g_spot", "weightless"},
                                            {"flight_or_slip", "flight_at_the_edge", "flight"}};
    if (b < 0 && p == 0) return h < 0 ? "enter" : h > 0 ? "repel" : "edge";
    return words[b + 1][p + 1];
}

/* p |u| = C |u| - mu B.u, and both sides are compared by their squares where mu B.u is positive as well. */
static int spatial_is_row(const struct json *json, int row, const signed char *s)
{
    const int p = s[S_muBu] > 0 ? s[S_p_slip] : 1, h = s[S_B_side] * s[S_S_side];
    return json_is(json, row, s[S_speed2] == 0 ? "at_rest" : row_word(s[S_b], p, h));
}

struct atlas_theory atlas_spatial_theory(void)
{
    return (struct atlas_theory){&atlas_spatial_program, NULL, 0, spatial_is_inside, spatial_is_row, NULL};
}
