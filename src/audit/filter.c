/* SPDX-License-Identifier: BSD-2-Clause */
/* Proofs in doubles that a record has no mark.
 *
 * Every quantity Q here is a sum of products of the data, computed with at most 16 operations; S is the same sum of the
 * absolute values. Each operation rounds by at most 2^-53 of its result, the data of a body are rounded sums themselves
 * (6 operations), and no intermediate result leaves the range of normal doubles, because the data lie in [2^-100,
 * 2^100] or are 0 and a product has at most 5 factors. So the computed values satisfy |Q~ - Q| <= ((1 + 2^-53)^24 - 1)
 * S < 2^-48 S and
 * S~ - S| < 2^-48 S. With SLACK = 2^-40, |Q~| > (eps + SLACK) S~ implies |Q| > eps S, and
 * Q~| + SLACK S~ <= eps (1 - SLACK) R~ implies |Q| <= eps R, for a sum R of absolute values that is computed as accurately as S.
 * For eps below 2^-40 exact arithmetic is used.
 *
 * A record whose boundaries are all that far away keeps its mode when its data change by their rounding errors, so that
 * the byte of the batch path, which is exact for the rounded data, is that of the exact data. */
#include "audit/filter.h"

#include "painleve.h"

#include <math.h>

static const double SLACK = 0x1p-40, LEAST = 0x1p-100, LARGEST = 0x1p+100;

/* A local contact and its answer in doubles, each within 2^-50 of its size. */
struct local {
    double a, b, A, B, C, mu, u;
    double a_size, b_size;
    double P_T, P_N, U_T, U_N;
    double U_T_size, U_N_size; /* to which the rounding errors of U are relative */
};

enum { ALL_MODES = PAINLEVE_BIT_F | PAINLEVE_BIT_S_PLUS | PAINLEVE_BIT_S_MINUS | PAINLEVE_BIT_T };

static int is_moderate(double x)
{
    const double size = fabs(x);
    return x == 0 || (size >= LEAST && size <= LARGEST);
}

static int is_far(double quantity, double size, double eps)
{
    return fabs(quantity) > (eps + SLACK) * size;
}

/* 1 when no boundary of the table is near (spec/audit.md, section 3); Delta is then positive unless the byte is
 * invalid. */
static int boundaries_are_far(const struct local *c, double eps)
{
    const double B = fabs(c->B), p_size = c->C + c->mu * B,
                 e_size = c->a_size * p_size + c->b_size * (c->mu * c->A + B);
    const double p_plus = c->C - c->mu * c->B, p_minus = c->C + c->mu * c->B;
    if (!is_far(c->b, c->a_size + c->b_size, eps)) return 0;
    if (c->u >= 0 && !is_far(p_plus, p_size, eps)) return 0;
    if (c->u <= 0 && !is_far(p_minus, p_size, eps)) return 0;
    if (c->u != 0) return 1;
    return is_far(c->a * p_plus + c->b * (c->mu * c->A - c->B), e_size, eps) &&
           is_far(c->b * (c->mu * c->A + c->B) - c->a * p_minus, e_size, eps);
}

static unsigned byte_of(const struct local *c)
{
    return painleve_contact_one(c->a, c->b, c->A, c->B, c->C, c->mu, c->u);
}

static int is_one_mode(unsigned byte)
{
    const unsigned modes = byte & ALL_MODES;
    return modes == byte && modes != 0 && (modes & (modes - 1)) == 0;
}

/* 1 when there is one solution, and no impact without collision. */
static int is_regular(const struct local *c, double eps)
{
    if (!boundaries_are_far(c, eps) || !is_one_mode(byte_of(c))) return 0;
    return c->u == 0 || (c->u > 0 ? c->C - c->mu * c->B : c->C + c->mu * c->B) > 0;
}

/* 1 when it is proved that |x| is at most eps times `size`; the rounding error of x is relative to `noise`. */
static int is_small(double x, double noise, double size, double eps)
{
    return fabs(x) + SLACK * noise <= eps * (1 - SLACK) * size;
}

static double positive(double x)
{
    return x > 0 ? x : 0;
}

/* The terms of eta of spec/step.md, section 3, with floor 0, which makes none of them smaller. */
static int explains(const struct local *c, unsigned mode, double s_T, double s_N, double eps)
{
    const double T = fabs(c->P_T), N = fabs(c->P_N), friction = c->mu * N;
    const double noise_T = s_T + c->U_T_size, noise_N = s_N + c->U_N_size;
    if (mode == PAINLEVE_BIT_F)
        return is_small(c->A * T, 0, s_T, eps) && is_small(c->C * N, 0, s_N, eps) &&
               is_small(positive(-c->U_N), noise_N, s_N, eps);
    if (!is_small(c->U_N, noise_N, s_N, eps) || c->P_N < 0) return 0;
    if (mode == PAINLEVE_BIT_T)
        return is_small(c->U_T, noise_T, s_T, eps) && is_small(positive(T - friction), T + friction, friction, eps);
    const double forward = mode == PAINLEVE_BIT_S_PLUS ? 1 : -1;
    return is_small(positive(-forward * c->U_T), noise_T, s_T, eps) &&
           is_small(c->P_T + forward * friction, T + friction, friction, eps);
}

/* The other properties of the answer (spec/step.md, section 6): the work is proved not to exceed 0 by more than eps,
 * and the force not to leave the cone. */
static int does_nothing_odd(const struct local *c, double s_N, double eps)
{
    const double size = fabs(c->P_T) * (c->a_size + fabs(c->U_T)) + fabs(c->P_N) * (c->b_size + fabs(c->U_N));
    const double kept = fabs(c->P_T) * (fabs(c->a) + fabs(c->U_T)) + fabs(c->P_N) * (fabs(c->b) + fabs(c->U_N));
    const double noise = size + fabs(c->P_T) * c->U_T_size + fabs(c->P_N) * c->U_N_size;
    const double friction = c->mu * fabs(c->P_N), T = fabs(c->P_T);
    return is_small(positive(c->P_T * (c->a + c->U_T) + c->P_N * (c->b + c->U_N)), noise, kept, eps) &&
           (T + friction == 0 || is_small(positive(T - friction), T + friction, friction, eps)) &&
           is_small(positive(-c->U_N), s_N + c->U_N_size, s_N, eps) && c->P_N >= 0;
}

/* 1 when the answer agrees with the only mode of the step. */
static int agrees(const struct local *step, enum observed_mode said, double eps)
{
    static const unsigned bit[OBSERVED_MODES] = {PAINLEVE_BIT_F, PAINLEVE_BIT_S_PLUS, PAINLEVE_BIT_S_MINUS,
                                                 PAINLEVE_BIT_T};
    const double s_T = step->a_size + step->A * fabs(step->P_T) + fabs(step->B) * fabs(step->P_N);
    const double s_N = step->b_size + fabs(step->B) * fabs(step->P_T) + step->C * fabs(step->P_N);
    const double T = step->U_T - (step->a + step->A * step->P_T + step->B * step->P_N);
    const double N = step->U_N - (step->b + step->B * step->P_T + step->C * step->P_N);
    const unsigned mode = byte_of(step);
    if (!is_one_mode(mode) || (said != OBSERVED_NO_MODE && bit[said] != mode)) return 0;
    return is_small(T, s_T + step->U_T_size, s_T, eps) && is_small(N, s_N + step->U_N_size, s_N, eps) &&
           explains(step, mode, s_T, s_N, eps) && does_nothing_odd(step, s_N, eps);
}

static int mode_agrees(const struct local *c, enum observed_mode said)
{
    static const unsigned bit[OBSERVED_MODES] = {PAINLEVE_BIT_F, PAINLEVE_BIT_S_PLUS, PAINLEVE_BIT_S_MINUS,
                                                 PAINLEVE_BIT_T};
    return said == OBSERVED_NO_MODE || byte_of(c) == bit[said];
}

static void take_answer(const struct observation *o, struct local *c)
{
    c->P_T = o->value[OBSERVED_P_T], c->P_N = o->value[OBSERVED_P_N];
    const int given = observation_has(o, OBSERVED_U_N);
    c->U_T = given ? o->value[OBSERVED_U_T] : c->a + c->A * c->P_T + c->B * c->P_N;
    c->U_N = given ? o->value[OBSERVED_U_N] : c->b + c->B * c->P_T + c->C * c->P_N;
    c->U_T_size = given ? fabs(c->U_T) : c->a_size + c->A * fabs(c->P_T) + fabs(c->B) * fabs(c->P_N);
    c->U_N_size = given ? fabs(c->U_N) : c->b_size + fabs(c->B) * fabs(c->P_T) + c->C * fabs(c->P_N);
}

/* The problem that is classified, from the problem of the step. */
static struct local classified(const struct observation *o, const struct local *step)
{
    struct local c = *step;
    if (!observation_has(o, OBSERVED_u)) return c;
    c.u = o->value[OBSERVED_u];
    if (o->is_acceleration) return c;
    c.a = step->a - c.u;
    c.a_size = step->a_size + fabs(c.u);
    return c;
}

int filter_is_plain(const struct observation *o, double eps, int is_associated)
{
    if (eps < SLACK || observation_is_body(o) || o->value[OBSERVED_W_NT] != o->value[OBSERVED_W_TN]) return 0;
    for (int i = OBSERVED_W_NN; i <= OBSERVED_U_T; i++)
        if (observation_has(o, (enum observed_number)i) && !is_moderate(o->value[i])) return 0;
    if (observation_has(o, OBSERVED_e) && o->value[OBSERVED_e] != 0) return 0;
    struct local step = {.a = o->value[OBSERVED_q_T],
                         .b = o->value[OBSERVED_q_N],
                         .A = o->value[OBSERVED_W_TT],
                         .B = o->value[OBSERVED_W_NT],
                         .C = o->value[OBSERVED_W_NN],
                         .mu = o->value[OBSERVED_mu]};
    step.a_size = o->a != NULL ? o->a_size_double : fabs(step.a);
    step.b_size = o->b != NULL ? o->b_size_double : fabs(step.b);
    const struct local c = classified(o, &step);
    if (!is_regular(&c, eps)) return 0;
    if (!observation_has_judged_answer(o))
        return mode_agrees(observation_has(o, OBSERVED_u) && !o->is_acceleration ? &step : &c, o->mode);
    if (is_associated) return 0;
    take_answer(o, &step);
    return boundaries_are_far(&step, eps) && agrees(&step, o->mode, eps);
}
