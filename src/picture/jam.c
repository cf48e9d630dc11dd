/* SPDX-License-Identifier: BSD-2-Clause */
/* The portraits of G-spots in the plane of alpha1 and alpha3, with a mark at the problem. */
#include "picture/around.h"
#include "picture/kinds.h"
#include "picture/sectors.h"

#include <math.h>

int picture_jam(const struct problem *problem, const struct answer *answer, const char *file)
{
    const double largest = fmax(fabs(picture_value(answer, "alpha1")), fabs(picture_value(answer, "alpha3")));
    const double reach = largest > 0 ? 1.5 * largest : 1;
    const struct around_axis axis[2] = {{"alpha1", -reach, reach}, {"alpha3", -reach, reach}};
    return picture_around(problem, axis, NULL, file);
}
