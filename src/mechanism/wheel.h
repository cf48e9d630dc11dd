/* SPDX-License-Identifier: BSD-2-Clause */
/* Definitions shared by the two mechanisms of the wheel on a turntable: the parameters of the wheel, the values of its
 * formulas, and the parameter for which a rate vanishes. */
#ifndef MECHANISM_WHEEL_H
#define MECHANISM_WHEEL_H

#include "mechanism/arithmetic.h"
#include "mechanism/fields.h"
#include "problem/failure.h"

enum { AT_d, AT_m, AT_c1, AT_c2, AT_beta, AT_r0, AT_omega0, AT_mu, AT_gamma, WHEEL_PARAMETERS };

#define WHEEL_FIELDS                                                                                                   \
    [AT_d] = PARAMETER(d, "m", "distance of the slot from the axis", "1", ANY_NUMBER),                                 \
    [AT_m] = PARAMETER(m, "kg", "mass of the slider", "1", POSITIVE),                                                  \
    [AT_c1] = PARAMETER(c1, "N m s", "damping between disc and turntable", "1/1000", NOT_NEGATIVE),                    \
    [AT_c2] = PARAMETER(c2, "N s/m", "damping of the slider", "1/1000", NOT_NEGATIVE),                                 \
    [AT_beta] = PARAMETER(beta, "m", "radius of gyration of the disc for the mass m", "1/20", POSITIVE),               \
    [AT_r0] = PARAMETER(r0, "m", "place of the slider where the spring is slack", "1/10", ANY_NUMBER),                 \
    [AT_omega0] = PARAMETER(omega0, "rad/s", "angular velocity of the turntable", "-1", ANY_NUMBER),                   \
    [AT_mu] = PARAMETER(mu, "N", "friction force", "1", POSITIVE),                                                     \
    [AT_gamma] = ANGLE_PRESET(gamma, "of the wheel to the slot", "-3/4*pi")

/* An optional field without default. */
#define LEFT_OUT(name, unit, meaning, range)                                                                           \
    {                                                                                                                  \
        {#name, unit, meaning, NULL, 1}, NULL, 0, range                                                                \
    }

/* The parameters, and the point r, omega, under the names that the formulas use. */
#define TAKE(name) const exact name = value[AT_##name].number;
#define TAKE_WHEEL                                                                                                     \
    TAKE(d)                                                                                                            \
    TAKE(m)                                                                                                            \
    TAKE(c1)                                                                                                           \
    TAKE(c2)                                                                                                           \
    TAKE(beta)                                                                                                         \
    TAKE(r0)                                                                                                           \
    TAKE(omega0)                                                                                                       \
    TAKE(r)                                                                                                            \
    TAKE(omega)

/* A formula of fold/wheel.h as definitions of variables. SETTLED keeps products short when they are polynomials of two
 * variables. */
#define NOTHING(x)
#define LET_ADD(t, x, y) const exact t = add(pool, x, y);
#define LET_SUB(t, x, y) const exact t = subtract(pool, x, y);
#define LET_MUL(t, x, y) const exact t = times(pool, x, y);
#define LET_MUL_SETTLED(t, x, y) const exact t = number_settle(pool, times(pool, x, y));
#define LET(formula) formula(NOTHING, LET_ADD, LET_SUB, LET_MUL)
#define LET_SETTLED(formula) formula(NOTHING, LET_ADD, LET_SUB, LET_MUL_SETTLED)

/* The zero of a linear function with the values `at_zero` at 0 and `at_one` at 1. */
static inline exact root_of(struct number_pool *pool, exact at_zero, exact at_one)
{
    return divide(pool, at_zero, subtract(pool, at_zero, at_one));
}

/* STATUS_MALFORMED when sin gamma = 0. */
static inline enum status check_wheel_angle(const struct value *value, struct failure *failure)
{
    if (number_sign(value[AT_gamma].sine) != 0) return STATUS_OK;
    return malformed(failure, "gamma",
                     "sin gamma = 0: the switching surface is two planes, which this kind does not treat");
}

#endif
