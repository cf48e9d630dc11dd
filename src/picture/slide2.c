/* SPDX-License-Identifier: BSD-2-Clause */
/* The atlas of two slipping contacts in the plane of the free accelerations (b1, b2), as in [CV16], Figure 14. When P
 * follows from an inertia, it is the atlas of this P. */
#include "picture/around.h"
#include "picture/kinds.h"
#include "picture/sectors.h"
#include "sign/quantity.h"

#include <math.h>

static void copy_number(struct problem *to, const char *name, const struct number *number)
{
    to->value[kind_field(to->kind, name)].number = number;
}

/* The same problem by P, b and the compliance, if any. */
static struct problem *with_matrix(const struct problem *problem, const struct answer *answer)
{
    static const char *const matrix[] = {"p11", "p12", "p21", "p22", "b1", "b2"}, *const compliance[] = {"k1", "k2",
                                                                                                         "q1", "q2"};
    struct problem *copy = problem_new(problem->kind);
    for (int i = 0; i < 6; i++) copy_number(copy, matrix[i], quantity_value(&answer->evaluation, matrix[i]));
    for (int i = 0; i < 4; i++)
        copy_number(copy, compliance[i], problem_number(problem, kind_field(problem->kind, compliance[i])));
    return copy;
}

int picture_slide2(const struct problem *problem, const struct answer *answer, const char *file)
{
    const double largest = fmax(fabs(picture_value(answer, "b1")), fabs(picture_value(answer, "b2")));
    const double reach = largest > 0 ? 1.6 * largest : 1;
    const struct around_axis axis[2] = {{"b1", -reach, reach}, {"b2", -reach, reach}};
    struct problem *copy = with_matrix(problem, answer);
    const int drawn = picture_around(copy, axis, NULL, file);
    problem_free(copy);
    return drawn;
}
