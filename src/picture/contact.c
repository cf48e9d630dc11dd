/* SPDX-License-Identifier: BSD-2-Clause */
/* The contact modes in the plane of the free accelerations (a, b), with a mark at the problem. */
#include "picture/around.h"
#include "picture/kinds.h"
#include "picture/sectors.h"

#include <math.h>

int picture_contact(const struct problem *problem, const struct answer *answer, const char *file)
{
    const double largest = fmax(fabs(picture_value(answer, "a")), fabs(picture_value(answer, "b")));
    const double reach = largest > 0 ? 1.6 * largest : 1;
    const struct around_axis axis[2] = {{"a", -reach, reach}, {"b", -reach, reach}};
    return picture_around(problem, axis, NULL, file);
}
