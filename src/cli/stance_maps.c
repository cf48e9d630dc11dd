/* SPDX-License-Identifier: BSD-2-Clause */
/* Prints the maps R and G as a table. */
#include "cli/stance_maps.h"

#include "stance/half.h"
#include "stance/statics.h"

#include <math.h>

static const double RIGHT_ANGLE = 1.5707963267948966;
enum { STEP_DEGREES = 15 };

static double near(const struct number *x)
{
    double distance;
    return number_to_double(x, &distance);
}

static double angle_of(const struct bound *t)
{
    return t->infinite ? t->infinite * RIGHT_ANGLE : atan(near(t->x));
}

/* One line: the angle of an impact, that of the next one, the factor of its speed, and the motion between them. */
static void print_point(struct step *step, int degrees, FILE *out)
{
    struct leaf leaf[STEP_MOST_LEAVES];
    struct number_pool *pool = step->body->arithmetic.pool;
    const struct bound at = bound_at(number_from_double(pool, tan(RIGHT_ANGLE * degrees / 90)));
    step->body->arithmetic.open = 0;
    const int leaves = step_leaves(step, &(struct span){at, at}, leaf);
    fprintf(out, "    %5d deg", degrees);
    if (step->body->arithmetic.open || leaves == 0)
        fputs("   not known\n", out);
    else if (leaf->form == LEAF_DOUBLE_IMPACT)
        fputs("   both contacts are hit: the steps end\n", out);
    else
        fprintf(out, "   %14.9f deg   %14.12f   %s\n", angle_of(&leaf->at_low) * 90 / RIGHT_ANGLE,
                sqrt(near(leaf->growth_low)), leaf->name);
}

void stance_print_maps(const struct problem *problem, FILE *out)
{
    struct stance_given given;
    struct stance_statics statics;
    struct failure failure;
    struct step step;
    if (body_read(problem, &given, &failure) != STATUS_OK) return;
    statics_find(problem->pool, &given, &statics);
    if (statics.code != STATICS_EQUILIBRIUM) return;
    step_make(&statics.body, &step);
    fputs("  the maps at some angles phi of an impact at contact 2, tan phi = x2'/|z2'|: the angle R of the next one, "
          "the factor G of its\n"
          "  speed, and the motion between (impact at 2 > impact at 1, each S, P or N, and how the contact goes on)\n"
          "          phi                  R                G\n",
          out);
    for (int degrees = STEP_DEGREES - 90; degrees < 90; degrees += STEP_DEGREES) print_point(&step, degrees, out);
}
