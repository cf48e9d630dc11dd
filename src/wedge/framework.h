/* SPDX-License-Identifier: BSD-2-Clause */
/* The enlarged model of [WZ], section 6: a framework that slides, with a mass on a spring inside (spec/wedge/framework.md).
 *
 * theta is time in units of 1/Omega, velocities are in units of mu g / Omega: rho = M/m, V = Omega v / (mu g). */
#ifndef WEDGE_FRAMEWORK_H
#define WEDGE_FRAMEWORK_H

#include "numbers/enclosures.h"
#include "problem/problem.h"

/* FRAMEWORK_MAX_BITS: the most that a checker takes (spec/wedge/certificate.md, W.5). */
enum { FRAMEWORK_MAX_SLIPS = 200, FRAMEWORK_MAX_BRANCH = 1 << 20, FRAMEWORK_MAX_BITS = 4096 };

struct framework_range {
    const struct number *low, *high;
};

/* Numbers at one precision. */
struct framework {
    struct number_pool *pool;
    struct enclosures *arena;
    long precision;
    int heavy;                                /* the sign of rho - 1 */
    enclosed one, two, rho, V, two_pi, total; /* total: 1 + rho */
};

/* What was found, all that the certificate states. */
struct framework_motion {
    long bits; /* with which a checker encloses what the ranges show */
    long branch;
    struct framework_range theta, time;
    int has_turn;                    /* rho > 1 */
    struct framework_range turn;     /* the angle whose cosine is -1/rho, where the velocity turns for the first time */
    struct framework_range limit;    /* the angle of a first stop after which the framework just does not slip again */
    struct framework_range critical; /* V for it */
    int after;                       /* what follows the first stop: 0 rest, or the direction in which it slips again */
    int slips;                       /* in all; -1 for infinitely many */
    int listed;                      /* slips after the first stop in the lists below */
    int direction[FRAMEWORK_MAX_SLIPS];
    struct framework_range slip[FRAMEWORK_MAX_SLIPS]; /* how long each lasts, but a last one that is trapped */
};

/* An equation f(t) = 0 in t, with a parameter a: the value of f, and its slope. */
struct framework_value {
    enclosed value, slope;
};
typedef struct framework_value framework_equation(const struct framework *w, enclosed t, enclosed a);

framework_equation framework_stop;   /* t + rho sin t - V */
framework_equation framework_slip;   /* t - sin t - a (1 - cos t) */
framework_equation framework_cosine; /* a - cos t */

/* framework_root: encloses the only t between low and high where f goes through 0, which it does rising.  Returns 0 when the precision does not
 * suffice. */
int framework_root(const struct framework *w, framework_equation *f, enclosed a, enclosed low, enclosed high,
                   struct framework_range *root);

/* framework_widened: three times as wide, so that it holds what a checker finds that encloses sines and cosines less tightly. */
enclosed framework_widened(const struct framework *w, enclosed x);

/* framework_find: everything, at one precision.  Returns NULL, or why not; *more_may_help is 0 where more precision does not help. */
const char *framework_find(struct framework *w, struct framework_motion *motion, int *more_may_help);

/* framework_decide: the kind's answer for the model `enlarged`. */
enum status framework_decide(const struct problem *problem, const struct options *options, struct answer *answer,
                             struct failure *failure);

/* framework_describe: the verdict in words. */
void framework_describe(const struct answer *answer, FILE *out);

#endif
