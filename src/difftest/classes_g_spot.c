/* SPDX-License-Identifier: BSD-2-Clause */
/* A uniform rod of length 2 that falls while its lower end slips on the ground, near the state where p+ and b vanish
 * together (Champneys & Varkonyi, section 5.1). The engine makes each step; between two steps the rod turns by w h.
 * Only square roots and rational operations are used: the problems are the same on every machine. */
#include "difftest/classes.h"

#include <math.h>

/* Turns r by about w h: by 2 atan(w h / 2), whose sine and cosine are rational. */
static void turn(struct painleve_body_step *step)
{
    const double t = step->w * step->h / 2, c = (1 - t * t) / (1 + t * t), s = 2 * t / (1 + t * t);
    const double rx = c * step->rx - s * step->ry, ry = s * step->rx + c * step->ry;
    step->rx = rx;
    step->ry = ry;
}

/* The angle is t = tan(theta/2) from 13/32 to 31/32, mu that of p+ = 0 and w that of b = 0, each changed by at most 1/64. */
void make_g_spot(struct random *random, int binary32, struct painleve_body_step *step)
{
    const double t = (double)random_between(random, 13, 31) / 32, c = (1 - t * t) / (1 + t * t),
                 s = 2 * t / (1 + t * t), side = random_sign(random);
    step_preset(step);
    step->I = 1.0 / 3;
    step->rx = side * c;
    step->ry = -s;
    step->gy = -1;
    step->h = 1.0 / 256;
    step->mu = (1 + 3 * c * c) / (3 * s * c) * (1 + (double)random_between(random, -64, 64) / 4096);
    const double w = random_sign(random) * sqrt(1 / s) * (1 + (double)random_between(random, -64, 64) / 4096);
    step_set_motion(step, side * (double)random_between(random, 4, 32) / 16, 0, w);
    turn(step);
    if (binary32) step_to_floats(step);
}

void next_g_spot(const struct painleve_body_step *step, const struct painleve_body_answer *answer,
                 struct painleve_body_step *following)
{
    *following = *step;
    following->vx = answer->vx;
    following->vy = answer->vy;
    following->w = answer->w;
    turn(following);
}
