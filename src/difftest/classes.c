/* SPDX-License-Identifier: BSD-2-Clause */
/* Classes in general position: generic, in the paradox, impacts. Their numbers are multiples of 1/16, so that they are
 * exact in doubles and floats, and the velocity of the contact is computed without rounding. */
#include "difftest/classes.h"

#include <math.h>
#include <string.h>

void step_preset(struct painleve_body_step *step)
{
    *step = (struct painleve_body_step){.m = 1, .I = 2, .rx = 1, .ry = -2, .mu = 0.5, .gy = -8, .h = 1.0 / 64};
}

void step_set_motion(struct painleve_body_step *step, double u, double v, double w)
{
    step->w = w;
    step->vx = u + w * step->ry;
    step->vy = v - w * step->rx;
}

void step_to_floats(struct painleve_body_step *step)
{
    double *const numbers[] = {&step->m,  &step->I,  &step->rx, &step->ry, &step->mu, &step->e,
                               &step->vx, &step->vy, &step->w,  &step->gx, &step->gy, &step->h};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) *numbers[i] = (double)(float)*numbers[i];
}

const char *step_fault(const struct painleve_body_step *s)
{
    const double numbers[] = {s->m, s->I, s->rx, s->ry, s->mu, s->e, s->vx, s->vy, s->w, s->gx, s->gy, s->h};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (!isfinite(numbers[i])) return "every number must be finite";
    if (!(s->m > 0 && s->I > 0)) return "m and I must be positive";
    if (!(s->mu >= 0)) return "mu must not be negative";
    if (!(s->e >= 0 && s->e <= 1)) return "e must lie between 0 and 1";
    return s->h > 0 ? NULL : "h must be positive";
}

static double spin(struct random *random)
{
    return random_between(random, 0, 1) == 0 ? 0 : random_ratio(random, -2, 2, 8);
}

static double slip(struct random *random)
{
    return random_between(random, 0, 2) == 0 ? 0 : random_ratio(random, -4, 4, 16);
}

static double load(struct random *random, long low, long high)
{
    const double g = random_ratio(random, low, high, 8);
    return g == 0 ? -1 : g;
}

/* A body of any shape above the ground. */
static void make_body(struct random *random, struct painleve_body_step *step)
{
    step_preset(step);
    step->m = (double)random_between(random, 8, 48) / 16;
    step->I = (double)random_between(random, 2, 48) / 16;
    step->rx = random_ratio(random, -2, 2, 16);
    step->ry = -(double)random_between(random, 4, 32) / 16;
    step->mu = (double)random_between(random, 1, 24) / 16;
}

static void make_generic(struct random *random, int binary32, struct painleve_body_step *step)
{
    (void)binary32;
    make_body(random, step);
    step->gx = random_ratio(random, -8, 8, 8);
    step->gy = load(random, -12, 4);
    const double u = slip(random);
    step_set_motion(step, u, 0, spin(random));
}

/* The least friction of the paradox, C/|B|, in sixteenths, rounded up. */
static long paradox_friction(const struct painleve_body_step *step)
{
    return (long)ceil(16 * (step->I / step->m + step->rx * step->rx) / fabs(step->rx * step->ry));
}

enum { LARGEST_FRICTION = 48, TRIALS = 1000 }; /* in sixteenths */

/* A body with mu |B| > C, and the direction of slip of the paradox. The trials always succeed long before their limit. */
static double make_paradox_body(struct random *random, struct painleve_body_step *step)
{
    long friction = LARGEST_FRICTION + 1;
    step_preset(step);
    for (int i = 0; i < TRIALS && friction > LARGEST_FRICTION; i++) {
        step->m = (double)random_between(random, 8, 32) / 16;
        step->I = step->m * (double)random_between(random, 1, 8) / 8;
        step->rx = random_sign(random) * (double)random_between(random, 4, 24) / 16;
        step->ry = -(double)random_between(random, 8, 40) / 16;
        friction = paradox_friction(step);
    }
    step->mu = (double)(friction + random_between(random, 1, 16)) / 16;
    return step->rx > 0 ? 1 : -1;
}

static double some_speed(struct random *random)
{
    return (double)random_between(random, 4, 64) / 16;
}

static void make_inconsistent(struct random *random, int binary32, struct painleve_body_step *step)
{
    (void)binary32;
    const double s = make_paradox_body(random, step);
    step->gx = random_ratio(random, -8, 8, 8);
    step->gy = -(double)random_between(random, 16, 96) / 8;
    step_set_motion(step, s * some_speed(random), 0, 0);
}

static void make_indeterminate(struct random *random, int binary32, struct painleve_body_step *step)
{
    (void)binary32;
    const double s = make_paradox_body(random, step);
    step->gx = random_ratio(random, -8, 8, 8);
    step->gy = (double)random_between(random, 8, 96) / 8;
    step_set_motion(step, s * some_speed(random), 0, 0);
}

/* Slip in the direction of the paradox, with loads of either sign, spins, and steps from 2^-12 to 2^-4: the contact may
 * stick at once by an impulse that does not vanish with the step. */
static void make_no_collision(struct random *random, int binary32, struct painleve_body_step *step)
{
    (void)binary32;
    const double s = make_paradox_body(random, step);
    step->mu += random_ratio(random, 0, 2, 8);
    step->gx = random_ratio(random, -8, 8, 8);
    step->gy = random_ratio(random, -8, 8, 8);
    step->h = ldexp(1, -(int)random_between(random, 4, 12));
    const double u = s * some_speed(random);
    step_set_motion(step, u, 0, spin(random));
}

static void make_mirror(struct random *random, int binary32, struct painleve_body_step *step)
{
    (void)binary32;
    const double s = make_paradox_body(random, step);
    step->gx = random_ratio(random, -8, 8, 8);
    step->gy = -(double)random_between(random, 16, 96) / 8;
    step_set_motion(step, -s * some_speed(random), 0, 0);
}

/* A law of restitution is about velocities alone, and engines differ in whether the velocity before the impact includes
 * the load of the step: there is a load only with e = 0, where that makes no difference. */
static void make_impact(struct random *random, double e, struct painleve_body_step *step)
{
    make_body(random, step);
    step->e = e;
    step->gx = 0;
    step->gy = e > 0 || random_between(random, 0, 1) == 0 ? 0 : -8;
    const double u = slip(random), v = -some_speed(random);
    step_set_motion(step, u, v, spin(random));
}

static void make_impact_0(struct random *random, int binary32, struct painleve_body_step *step)
{
    (void)binary32;
    make_impact(random, 0, step);
}

static void make_impact_half(struct random *random, int binary32, struct painleve_body_step *step)
{
    (void)binary32;
    make_impact(random, 0.5, step);
}

static void make_impact_1(struct random *random, int binary32, struct painleve_body_step *step)
{
    (void)binary32;
    make_impact(random, 1, step);
}

const char *const family_names[FAMILIES] = {"random", "paradox", "ties", "near"};

const struct problem_class *class_list(void)
{
    static const struct problem_class classes[] = {
        {"generic", "random", "any body, slip, spin and load", make_generic, NULL},
        {"impact-e0", "random", "an impact with e = 0", make_impact_0, NULL},
        {"impact-e0.5", "random", "an impact with e = 1/2", make_impact_half, NULL},
        {"impact-e1", "random", "an impact with e = 1", make_impact_1, NULL},
        {"inconsistent", "paradox", "slip with p < 0 under a load towards the ground", make_inconsistent, NULL},
        {"indeterminate", "paradox", "slip with p < 0 under a load away from the ground", make_indeterminate, NULL},
        {"no-collision", "paradox", "an impact without collision: slip with p < 0, any load, steps to 2^-12",
         make_no_collision, NULL},
        {"mirror", "paradox", "slip the other way, with mu |B| >= C", make_mirror, NULL},
        {"g-spot", "paradox", "a falling rod near a G-spot, ten steps that follow one another", make_g_spot,
         next_g_spot},
        {"tie-p", "ties", "p+ = 0 or p- = 0 exactly", make_tie_p, NULL},
        {"tie-cone", "ties", "stick exactly on an edge of the friction cone", make_tie_cone, NULL},
        {"tie-b", "ties", "the free normal velocity is exactly 0", make_tie_b, NULL},
        {"tie-mu", "ties", "mu = 0", make_tie_mu, NULL},
        {"near-p", "near", "tie-p, with mu changed by 1 ulp to 1e-6", make_near_p, NULL},
        {"near-cone", "near", "tie-cone, with the load or velocity changed by 1 ulp to 1e-6", make_near_cone, NULL},
        {"near-b", "near", "tie-b, with the normal load at 1 ulp to 1e-6", make_near_b, NULL},
        {"near-mu", "near", "mu at 1 ulp to 1e-6", make_near_mu, NULL},
        {0}};
    return classes;
}

const struct problem_class *class_find(const char *name)
{
    const struct problem_class *class = class_list();
    while (class->name != NULL && strcmp(class->name, name) != 0) class ++;
    return class->name != NULL ? class : NULL;
}
