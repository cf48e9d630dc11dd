/* SPDX-License-Identifier: BSD-2-Clause */
/* The stability of an equilibrium in the plane of tangential acceleration and friction, with a mark at the problem;
 * without the additional degrees of freedom of a matrix H. */
#include "picture/around.h"
#include "picture/kinds.h"
#include "picture/sectors.h"

#include <math.h>

int picture_rest(const struct problem *problem, const struct answer *answer, const char *file)
{
    const double a = 1.5 * fmax(fabs(picture_value(answer, "a")), fabs(picture_value(answer, "b")));
    const double mu = 1.5 * picture_value(answer, "mu");
    const struct around_axis axis[2] = {{"a", a > 0 ? -a : -1, a > 0 ? a : 1}, {"mu", 0, mu > 0 ? mu : 1}};
    return picture_around(problem, axis, NULL, file);
}
