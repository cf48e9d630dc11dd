/* SPDX-License-Identifier: BSD-2-Clause */
/* The criterion of body_goes_on for a state that is only enclosed. */
#include "compliance/motion.h"

#include <stddef.h>

#define ADD(x, y) enclosures_add(m->arena, x, y)
#define SUBTRACT(x, y) enclosures_subtract(m->arena, x, y)
#define MULTIPLY(x, y) enclosures_multiply(m->arena, x, y)
#define DIVIDE(x, y) enclosures_divide(m->arena, x, y)

static int is_positive(enclosed x)
{
    return enclosure_find_sign(x) == 1;
}

static enclosed absolute(const struct motion *m, enclosed x)
{
    return enclosures_sqrt(m->arena, MULTIPLY(x, x));
}

/* v^2 + (pi / k) (k delta - rest)^2, where k delta = f + d v, never increases. */
void motion_swing(const struct motion *m, enclosed f, enclosed v, enclosed *speed, enclosed *swing)
{
    const enclosed push = SUBTRACT(ADD(f, MULTIPLY(m->d, v)), m->rest);
    const enclosed stored = DIVIDE(MULTIPLY(m->pi, MULTIPLY(push, push)), m->k);
    const enclosed gain = enclosures_sqrt(m->arena, ADD(DIVIDE(m->k, m->pi), MULTIPLY(m->d, m->d)));
    *speed = enclosures_sqrt(m->arena, ADD(MULTIPLY(v, v), stored));
    *swing = MULTIPLY(*speed, gain);
}

static int force_stays(const struct motion *m, enclosed swing)
{
    const enclosed low = SUBTRACT(m->rest, swing), high = ADD(m->rest, swing);
    if (!is_positive(low) || (m->least != NULL && !is_positive(SUBTRACT(low, m->least_enclosed)))) return 0;
    return m->most == NULL || is_positive(SUBTRACT(m->most_enclosed, high));
}

/* The sign of the mean acceleration is exact. */
static int mean_keeps_slip(const struct motion *m)
{
    struct number_pool *pool = m->body->pool;
    const struct compliance_phase *phase = m->phase;
    const int sign = number_sign(number_subtract(pool, phase->drift, number_multiply(pool, phase->kappa, phase->rest)));
    return sign == 0 || sign == (phase->word == SLIP_FORWARD ? 1 : -1);
}

static int swing_keeps_slip(const struct motion *m, enclosed u, enclosed v, enclosed speed)
{
    const enclosed swing = DIVIDE(MULTIPLY(absolute(m, m->kappa), ADD(speed, absolute(m, v))), m->pi);
    return is_positive(SUBTRACT(m->phase->word == SLIP_FORWARD ? u : enclosures_negate(m->arena, u), swing));
}

static int goes_on(const struct motion *m, enclosed time)
{
    const enclosed v = motion_v(m, time);
    enclosed speed, swing;
    motion_swing(m, motion_force(m, 0, time), v, &speed, &swing);
    if (!force_stays(m, swing)) return 0;
    return m->phase->word == STICK || (mean_keeps_slip(m) && swing_keeps_slip(m, motion_u(m, time), v, speed));
}

int motion_goes_on(const struct motion *m, const struct number *time)
{
    if (m->phase->pi_sign <= 0) return 0;
    const long mark = enclosures_mark(m->arena);
    const int found = goes_on(m, enclosures_of(m->arena, time));
    enclosures_release(m->arena, mark);
    return found;
}
