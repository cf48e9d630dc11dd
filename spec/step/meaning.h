/* SPDX-License-Identifier: BSD-2-Clause */
/* The basis of the judgement of a step: three statements about real numbers, which do not use the table (spec/step.md).
 *
 * 1. Steps that are short enough have the contact modes of continuous time, and at most stick besides.
 * 2. The associated law: the impulse lies in the friction cone, the velocity in its dual, and they are orthogonal.
 * 3. Which velocities, and which limits of friction, belong to data within a relative distance t of given ones.
 * The modes themselves, closed_F to closed_T, are those of spec/contact/meaning.h. */
#ifndef SPEC_STEP_MEANING_H
#define SPEC_STEP_MEANING_H

#include "contact/meaning.h"

/* 1. A step of length h of a point that slips with u has the free velocities a1 = u + h a, b1 = h b. It is short when
 * the velocity, and at both edges of the friction cone the velocity times p, have the same signs as for h = 0. */
#define SHORT_PARAMETERS STATE_PARAMETERS, real h, real a1, real b1
#define SHORT STATE, h, a1, b1
#define STEP_STATE a1, b1, A, B, C, mu, 0.0
/*@ predicate step_of(SHORT_PARAMETERS) = h > 0 && a1 == u + h * a && b1 == h * b;

    predicate keeps_sign(real x, real y) = (x > 0 ==> y > 0) && (x < 0 ==> y < 0);
    predicate is_short(SHORT_PARAMETERS) = step_of(SHORT) && keeps_sign(u, a1) &&
        keeps_sign(u * (C - mu * B), a1 * (C - mu * B) + b1 * (mu * A - B)) &&
        keeps_sign(u * (C + mu * B), a1 * (C + mu * B) - b1 * (mu * A + B));
*/

/* 2. The associated law, for the free velocity (a, b), an impulse (N, T), and the velocity that it leaves. */
#define LAW_PARAMETERS real a, real b, real A, real B, real C, real mu
#define LAW a, b, A, B, C, mu
/*@ logic real after_T(LAW_PARAMETERS, real N, real T) = a + A * T + B * N;
    logic real after_N(LAW_PARAMETERS, real N, real T) = b + B * T + C * N;
    predicate law_hypotheses(LAW_PARAMETERS) = A > 0 && C > 0 && A * C - B * B > 0 && mu >= 0;

    predicate in_cone(real mu, real N, real T) = -mu * N <= T <= mu * N && 0 <= N;
    predicate in_dual(real mu, real y, real U) = -y <= mu * U <= y;
    predicate associated(LAW_PARAMETERS, real N, real T) = in_cone(mu, N, T) &&
        in_dual(mu, after_N(LAW, N, T), after_T(LAW, N, T)) &&
        T * after_T(LAW, N, T) + N * after_N(LAW, N, T) == 0;

    // The modes: an impulse of the law that is of this form.
    predicate associated_F(LAW_PARAMETERS, real N, real T) = associated(LAW, N, T) && N == 0 && T == 0;
    predicate associated_S_plus(LAW_PARAMETERS, real N, real T) = associated(LAW, N, T) && T == -mu * N &&
        after_N(LAW, N, T) == mu * after_T(LAW, N, T) && after_T(LAW, N, T) >= 0;
    predicate associated_S_minus(LAW_PARAMETERS, real N, real T) = associated(LAW, N, T) && T == mu * N &&
        after_N(LAW, N, T) == -mu * after_T(LAW, N, T) && after_T(LAW, N, T) <= 0;
    predicate associated_T(LAW_PARAMETERS, real N, real T) = associated(LAW, N, T) &&
        after_T(LAW, N, T) == 0 && after_N(LAW, N, T) == 0;
*/

/* 3. A row of Newton's law, free + x P + y Q, whose data may each change by t relatively, the free velocity by t times its size. */
/*@ predicate within(real t, real size, real x, real x1) = -t * size <= x1 - x <= t * size;
    logic real magnitude(real x) = x < 0 ? -x : x;
    predicate row_within(real t, real free, real size, real x, real y, real free1, real x1, real y1) =
        within(t, size, free, free1) && within(t, magnitude(x), x, x1) && within(t, magnitude(y), y, y1);
    logic real row_value(real free, real x, real y, real P, real Q) = free + x * P + y * Q;
    logic real row_size(real size, real x, real y, real P, real Q) =
        size + magnitude(x) * magnitude(P) + magnitude(y) * magnitude(Q);
*/

#endif
