/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of kind rest for atlases: the three conditions; the condition on impacts is decided by polynomials. */
#include "check/atlas/private.h"
#include "check/rest/signs.h"

#include <stddef.h>

static int newton_is_row(const struct json *json, int row, const signed char *s)
{
    return rest_row_follows(json, row, s, rest_newton_growth(s));
}

static int poisson_is_row(const struct json *json, int row, const signed char *s)
{
    return rest_row_follows(json, row, s, rest_poisson_growth(s));
}

static int energetic_is_row(const struct json *json, int row, const signed char *s)
{
    return rest_row_follows(json, row, s, rest_energetic_growth(s));
}

struct atlas_theory atlas_rest_theory(const struct json *json, int law)
{
    static const struct atlas_theory newton = {.program = &rest_program,
                                               .is_inside = rest_signs_inside,
                                               .is_row = newton_is_row,
                                               .word = "law"},
                                     poisson = {.program = &rest_poisson_program,
                                                .is_inside = rest_signs_inside,
                                                .is_row = poisson_is_row,
                                                .word = "law"},
                                     energetic = {.program = &rest_energetic_program,
                                                  .is_inside = rest_signs_inside,
                                                  .is_row = energetic_is_row,
                                                  .word = "law"};
    if (law != 0 && json_is(json, law, "newton")) return newton;
    if (law != 0 && json_is(json, law, "poisson")) return poisson;
    if (law != 0 && json_is(json, law, "energetic")) return energetic;
    return (struct atlas_theory){.program = NULL};
}
