/* SPDX-License-Identifier: BSD-2-Clause */
/* A point of a switching surface in the plane of the rates of h; a two-fold in the plane of the two derivatives that
 * determine its case; a point of the wheel, whose rates are not data, as the portrait of its neighbourhood. */
#include "picture/around.h"
#include "picture/fold_portrait.h"
#include "picture/kinds.h"
#include "picture/sectors.h"
#include "sign/quantity.h"

#include <math.h>

static int has(const struct answer *answer, const char *quantity)
{
    return quantity_node(answer->evaluation.program, quantity) >= 0;
}

int picture_fold(const struct problem *problem, const struct answer *answer, const char *file)
{
    if (!picture_has_atlas(problem))
        return has(answer, "Kpp") ? picture_fold_portrait(problem, answer, file) : PICTURE_NONE;
    const int two_fold = picture_value(answer, "Lp") == 0 && picture_value(answer, "Lm") == 0;
    const char *x = two_fold ? "Kpm" : "Lp", *y = two_fold ? "Kmp" : "Lm";
    const double largest = fmax(fabs(picture_value(answer, x)), fabs(picture_value(answer, y)));
    const double reach = largest > 0 ? 1.6 * largest : 1;
    const struct around_axis axis[2] = {{x, -reach, reach}, {y, -reach, reach}};
    return picture_around(problem, axis, NULL, file);
}
