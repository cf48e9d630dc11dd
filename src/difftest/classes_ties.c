/* SPDX-License-Identifier: BSD-2-Clause */
/* Exact ties and near ties. Divisors are powers of two and other numbers have few bits, so that every product below is
 * exact in floats, and the tie is exact. */
#include "difftest/classes.h"

#include <math.h>

static double power_of_two(struct random *random, long low, long high)
{
    return ldexp(1, (int)random_between(random, low, high));
}

enum { TRIALS = 1000 };

/* mu = C/|B| = (I/m + rx^2) / |rx ry|, with slip in the direction in which p is then 0, or the other, or none. */
void make_tie_p(struct random *random, int binary32, struct painleve_body_step *step)
{
    static const double loads[] = {-8, -3, -0.5, 0, 0.5, 5};
    (void)binary32;
    step_preset(step);
    step->mu = 5;
    for (int i = 0; i < TRIALS && step->mu > 4; i++) {
        step->m = power_of_two(random, -1, 1);
        step->I = step->m * (double)random_between(random, 1, 16) / 8;
        step->rx = random_sign(random) * power_of_two(random, -2, 1);
        step->ry = -power_of_two(random, -1, 1);
        step->mu = (step->I / step->m + step->rx * step->rx) / fabs(step->rx * step->ry);
    }
    const double s = random_between(random, 0, 5) == 0 ? 0 : random_between(random, 0, 3) == 0 ? -1 : 1;
    step->gx = random_ratio(random, -4, 4, 4);
    step->gy = loads[random_between(random, 0, 5)];
    step_set_motion(step, s * (step->rx > 0 ? 1 : -1) * (double)random_between(random, 2, 64) / 16, 0, 0);
}

/* After the step the contact rests with P_T = s mu P_N: the free velocity is -(A P_T + B P_N, B P_T + C P_N). It comes
 * from the load alone (the contact is at rest), or its tangential part from slip (which ends exactly with the step). */
void make_tie_cone(struct random *random, int binary32, struct painleve_body_step *step)
{
    (void)binary32;
    step_preset(step);
    step->m = power_of_two(random, -1, 1);
    step->I = power_of_two(random, -2, 2);
    step->rx = random_ratio(random, -2, 2, 8);
    step->ry = -(double)random_between(random, 2, 16) / 8;
    step->mu = (double)random_between(random, 1, 12) / 8;
    const double A = 1 / step->m + step->ry * step->ry / step->I, B = -step->rx * step->ry / step->I,
                 C = 1 / step->m + step->rx * step->rx / step->I, P_N = (double)random_between(random, 1, 16) / 64,
                 P_T = random_sign(random) * step->mu * P_N, u = -(A * P_T + B * P_N), v = -(B * P_T + C * P_N);
    const int rests = random_between(random, 0, 1) == 0;
    step->gx = rests ? u / step->h : 0;
    step->gy = v / step->h;
    step_set_motion(step, rests ? 0 : u, 0, 0);
}

/* No normal load and no normal velocity, or a load that exactly stops an approach; at rest, or slipping. */
void make_tie_b(struct random *random, int binary32, struct painleve_body_step *step)
{
    (void)binary32;
    step_preset(step);
    step->m = (double)random_between(random, 8, 48) / 16;
    step->I = (double)random_between(random, 2, 48) / 16;
    step->rx = random_ratio(random, -2, 2, 16);
    step->ry = -(double)random_between(random, 4, 32) / 16;
    step->mu = (double)random_between(random, 1, 32) / 16;
    step->gx = random_between(random, 0, 2) == 0 ? 0 : random_ratio(random, -8, 8, 8);
    step->gy = random_between(random, 0, 2) == 0 ? (double)random_between(random, 1, 64) / 8 : 0;
    const double u = random_between(random, 0, 2) == 0 ? 0 : random_ratio(random, -4, 4, 16);
    step_set_motion(step, u, -step->h * step->gy,
                    random_between(random, 0, 1) == 0 ? 0 : random_ratio(random, -2, 2, 8));
}

void make_tie_mu(struct random *random, int binary32, struct painleve_body_step *step)
{
    make_tie_b(random, binary32, step);
    step->mu = 0;
    step->gy = random_ratio(random, -8, 8, 8);
    step_set_motion(step, random_ratio(random, -4, 4, 16), 0, 0);
}

/* A relative distance from 1 ulp to 2^-20 < 1e-6, either way; each power of two is as likely. */
static double near_by(struct random *random, int binary32)
{
    const long smallest = binary32 ? 23 : 52;
    return random_sign(random) * ldexp(1, -(int)random_between(random, 20, smallest));
}

void make_near_p(struct random *random, int binary32, struct painleve_body_step *step)
{
    make_tie_p(random, binary32, step);
    step->mu *= 1 + near_by(random, binary32);
    if (binary32) step_to_floats(step);
}

void make_near_cone(struct random *random, int binary32, struct painleve_body_step *step)
{
    make_tie_cone(random, binary32, step);
    double *const moved[] = {&step->gx, &step->gy, &step->mu, &step->vx};
    *moved[random_between(random, 0, 3)] *= 1 + near_by(random, binary32);
    if (binary32) step_to_floats(step);
}

void make_near_b(struct random *random, int binary32, struct painleve_body_step *step)
{
    make_tie_b(random, binary32, step);
    const double d = near_by(random, binary32);
    step->gy = step->gy == 0 ? d : step->gy * (1 + d);
    if (binary32) step_to_floats(step);
}

void make_near_mu(struct random *random, int binary32, struct painleve_body_step *step)
{
    make_tie_mu(random, binary32, step);
    step->mu = fabs(near_by(random, binary32));
}
