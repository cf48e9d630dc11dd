/* SPDX-License-Identifier: BSD-2-Clause */
/* The enlarged model of [WZ], section 6: a framework that slides, with a mass on a spring inside (spec/wedge/framework.md).
 *
 * theta is time in units of 1/Omega, velocities are in units of mu g / Omega: rho = M/m, V = Omega v / (mu g). */
#ifndef WEDGE_FRAMEWORK_H
#define WEDGE_FRAMEWORK_H

#include "numbers/enclosures.h"
#include "problem/problem.h"

/* FRAMEWORK_MAX_BITS: the most that a checker accepts (spec/wedge/certificate.md, W.5). */
enum { FRAMEWORK_MAX_SLIPS = 200, FRAMEWORK_MAX_BRANCH = 1 << 20, FRAMEWORK_MAX_BITS = 4096 };

struct framework_range {
    const struct number *low, *high;
};

/* The constants of the model, at one precision. */
struct framework {
    struct number_pool *pool;
    struct enclosures *arena;
    long precision;
    unsigned long charged;                    /* of the work of the enclosures, to the budget of the pool */
    int heavy;                                /* the sign of rho - 1 */
    enclosed one, two, rho, V, two_pi, total; /* total: 1 + rho */
};

/* The results, which the certificate contains. */
struct framework_motion {
    long bits; /* with which a checker can enclose the numbers as tightly as the intervals require */
    long branch;
    struct framework_range theta, time;
    int has_turn;                /* rho > 1 */
    struct framework_range turn; /* the angle whose cosine is -1/rho, at which the velocity has its first minimum */
    /* the angle of a first stop at the border between slipping again and staying at rest */
    struct framework_range limit;
    struct framework_range critical; /* the V for which the first stop is at `limit` */
    int after;  /* after the first stop: 0 rest, or the direction in which the framework slips again */
    int slips;  /* the total number; -1 for infinitely many */
    int listed; /* the number of slips after the first stop in the lists below */
    int direction[FRAMEWORK_MAX_SLIPS];
    /* the length of each slip, except a last one in which it is trapped */
    struct framework_range slip[FRAMEWORK_MAX_SLIPS];
};

/* The left side of an equation f(t) = 0 with a parameter a, and its derivative. */
struct framework_value {
    enclosed value, slope;
};
typedef struct framework_value framework_equation(const struct framework *w, enclosed t, enclosed a);

framework_equation framework_stop;   /* t + rho sin t - V */
framework_equation framework_slip;   /* t - sin t - a (1 - cos t) */
framework_equation framework_cosine; /* a - cos t */

/* framework_root: encloses the only zero of f between low and high, at which f increases. Returns 0 when the precision
 * does not suffice. */
int framework_root(const struct framework *w, framework_equation *f, enclosed a, enclosed low, enclosed high,
                   struct framework_range *root);

/* framework_widened: x made three times as wide, so that it contains the result of a checker whose enclosures of sines
 * and cosines are less tight. */
enclosed framework_widened(const struct framework *w, enclosed x);

/* framework_find: computes everything at one precision. Returns NULL, or the reason of a failure; *more_may_help is 0
 * when more precision does not help. */
const char *framework_find(struct framework *w, struct framework_motion *motion, int *more_may_help);

/* framework_decide: the function `decide` of the kind for the model `enlarged`. */
enum status framework_decide(const struct problem *problem, const struct options *options, struct answer *answer,
                             struct failure *failure);

/* framework_describe: the verdict in words. */
void framework_describe(const struct answer *answer, FILE *out);

#endif
