/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of the words of a verdict on an impact: a whole impact is a motion by pieces (spec/impact/meaning.h) from
 * the arrival to the end that a law of restitution determines, and the words `first`, `second` and `switch` of
 * spec/impact/table.h describe its pieces. No sign of p, k, D_c or D_r occurs here.
 *
 * Each phase has a normal impulse I and twice the work W of the normal force: compression I_c, W_c, restitution I_r,
 * W_r. */
#ifndef SPEC_IMPACT_WORDS_H
#define SPEC_IMPACT_WORDS_H

#include "impact/meaning.h"

/* The laws of restitution, each by the equation that defines it. */
#define LAW_PARAMETERS real r, real v, real v_end, real I_c, real I_r, real W_c, real W_r
/*@ predicate newton(LAW_PARAMETERS) = v_end == -(r * v);
    predicate poisson(LAW_PARAMETERS) = I_r == r * I_c;
    predicate energetic(LAW_PARAMETERS) = W_r == -(r * r * W_c); */
#define LAWS(WORD) WORD(newton) WORD(poisson) WORD(energetic)

/* A phase that may have ended already, so that it has no further piece. */
#define MAY_END(course)                                                                                                                        \
    predicate course##_or_ends(PIECE_PARAMETERS) = course(PIECE) || (I == 0 && J == 0 && u2 == u && v2 == v);
/*@ MAY_END(slips_forward) MAY_END(slips_backward) MAY_END(sticks) */

/* One direction of slip, or stick, throughout: compression to (u1, 0), restitution to (u2, v2). */
#define ARRIVAL_PARAMETERS BODY_PARAMETERS, real u, real v
#define ARRIVAL BODY, u, v
#define THROUGH_PARAMETERS real I1, real J1, real u1, real I2, real J2, real u2, real v2
#define THROUGH I1, J1, u1, I2, J2, u2, v2
#define THROUGH_ENDS r, v, v2, I1, I2, normal_work(v, 0.0, I1), normal_work(0.0, v2, I2)
#define THROUGH_MOTION(course)                                                                                                                 \
    predicate course##_through(ARRIVAL_PARAMETERS, THROUGH_PARAMETERS) =                                                                       \
        course(BODY, u, v, I1, J1, u1, 0.0) && course##_or_ends(BODY, u1, 0.0, I2, J2, u2, v2);
/*@ THROUGH_MOTION(slips_forward) THROUGH_MOTION(slips_backward) THROUGH_MOTION(sticks) */

/* One course until u = 0 at (0, v1) in compression, then another: compression ends at (u2, 0), restitution at (u3, v3). */
#define EARLY_PARAMETERS real I1, real J1, real v1, real I2, real J2, real u2, real I3, real J3, real u3, real v3
#define EARLY I1, J1, v1, I2, J2, u2, I3, J3, u3, v3
#define EARLY_ENDS r, v, v3, I1 + I2, I3, normal_work(v, v1, I1) + normal_work(v1, 0.0, I2), normal_work(0.0, v3, I3)
#define EARLY_MOTION(course, then)                                                                                                             \
    predicate course##_##then##_early(ARRIVAL_PARAMETERS, EARLY_PARAMETERS) = course(BODY, u, v, I1, J1, 0.0, v1) && v1 < 0 &&                 \
        then(BODY, 0.0, v1, I2, J2, u2, 0.0) && then##_or_ends(BODY, u2, 0.0, I3, J3, u3, v3);

/* One course until u = 0 at (0, v2) in restitution, which begins at (u1, 0) and may begin there; then another, to (u3, v3). */
#define LATE_PARAMETERS real I1, real J1, real u1, real I2, real J2, real v2, real I3, real J3, real u3, real v3
#define LATE I1, J1, u1, I2, J2, v2, I3, J3, u3, v3
#define LATE_ENDS r, v, v3, I1, I2 + I3, normal_work(v, 0.0, I1), normal_work(0.0, v2, I2) + normal_work(v2, v3, I3)
#define LATE_MOTION(course, then)                                                                                                              \
    predicate course##_##then##_late(ARRIVAL_PARAMETERS, LATE_PARAMETERS) = course(BODY, u, v, I1, J1, u1, 0.0) &&                             \
        course##_or_ends(BODY, u1, 0.0, I2, J2, 0.0, v2) && then(BODY, 0.0, v2, I3, J3, u3, v3);
#define TWO_COURSES(MOTION)                                                                                                                    \
    MOTION(slips_forward, sticks) MOTION(slips_forward, slips_backward) MOTION(slips_backward, sticks) MOTION(slips_backward, slips_forward)
/*@ TWO_COURSES(EARLY_MOTION) TWO_COURSES(LATE_MOTION) */

/* The words: by the law there is an impact of this kind. */
#define WORDS_PARAMETERS ARRIVAL_PARAMETERS, real r
#define WORDS_OF ARRIVAL, r
#define THROUGH_WORD(course, law)                                                                                                              \
    predicate course##_through_##law(WORDS_PARAMETERS) = \exists THROUGH_PARAMETERS; course##_through(ARRIVAL, THROUGH) && law(THROUGH_ENDS);
#define EARLY_WORD(course, then, law)                                                                                                          \
    predicate course##_##then##_early_##law(WORDS_PARAMETERS) =                                                                                \
        \exists EARLY_PARAMETERS; course##_##then##_early(ARRIVAL, EARLY) && law(EARLY_ENDS);
#define LATE_WORD(course, then, law)                                                                                                           \
    predicate course##_##then##_late_##law(WORDS_PARAMETERS) =                                                                                 \
        \exists LATE_PARAMETERS; course##_##then##_late(ARRIVAL, LATE) && law(LATE_ENDS);
#define THROUGH_WORDS(law) THROUGH_WORD(slips_forward, law) THROUGH_WORD(slips_backward, law) THROUGH_WORD(sticks, law)
#define EARLY_WORDS(law)                                                                                                                       \
    EARLY_WORD(slips_forward, sticks, law) EARLY_WORD(slips_forward, slips_backward, law)                                                      \
    EARLY_WORD(slips_backward, sticks, law) EARLY_WORD(slips_backward, slips_forward, law)
#define LATE_WORDS(law)                                                                                                                        \
    LATE_WORD(slips_forward, sticks, law) LATE_WORD(slips_forward, slips_backward, law)                                                        \
    LATE_WORD(slips_backward, sticks, law) LATE_WORD(slips_backward, slips_forward, law)
/*@ LAWS(THROUGH_WORDS) LAWS(EARLY_WORDS) LAWS(LATE_WORDS) */

/* From v = 0: an impact begins if a first piece decreases v; none does if each piece increases it; otherwise a piece
 * keeps v = 0, and no part of it is distinguished. */
/*@ predicate some_course(PIECE_PARAMETERS) = slips_forward(PIECE) || slips_backward(PIECE) || sticks(PIECE);
    predicate touch_sinks(BODY_PARAMETERS, real u) = \exists real I, J, u2, v2; some_course(BODY, u, 0.0, I, J, u2, v2) && v2 < 0;
    predicate touch_stays(BODY_PARAMETERS, real u) = \exists real I, J, u2, v2; some_course(BODY, u, 0.0, I, J, u2, v2) && v2 == 0;
    predicate touch_rises(BODY_PARAMETERS, real u) = \forall real I, J, u2, v2; some_course(BODY, u, 0.0, I, J, u2, v2) ==> v2 > 0; */

#endif
