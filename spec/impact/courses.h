/* SPDX-License-Identifier: BSD-2-Clause */
/* An impact as a motion of one or two courses (spec/impact/words.h has the same motions for each pair
 * of courses by name). A course is slip forward (1), slip backward (-1) or stick (0). No sign of p, k, D_c or D_r occurs here.
 *
 * A motion has in each phase the normal impulse I and twice the work W of the normal force, and ends with the velocity (u2, v2). */
#ifndef SPEC_IMPACT_COURSES_H
#define SPEC_IMPACT_COURSES_H

#include "impact/words.h"

#define REACHED_PARAMETERS real u2, real v2, real I_c, real W_c, real I_r, real W_r
#define REACHED u2, v2, I_c, W_c, I_r, W_r
/* The further unknowns of each motion: tangential impulses, and where a piece ends that is not the last. */
#define GOES_PARAMETERS real J1, real u1, real J2
#define GOES J1, u1, J2
#define TURNS_EARLY_PARAMETERS real I1, real J1, real v1, real I2, real J2, real u1, real J3
#define TURNS_EARLY I1, J1, v1, I2, J2, u1, J3
#define TURNS_LATE_PARAMETERS real J1, real u1, real I2, real J2, real v1, real I3, real J3
#define TURNS_LATE J1, u1, I2, J2, v1, I3, J3

/*@ // A piece of this course; a phase that may have ended already.
    predicate takes_course(integer s, PIECE_PARAMETERS) =
        (s == 1 && slips_forward(PIECE)) || (s == -1 && slips_backward(PIECE)) || (s == 0 && sticks(PIECE));
    predicate takes_course_or_ends(integer s, PIECE_PARAMETERS) =
        takes_course(s, PIECE) || (-1 <= s <= 1 && I == 0 && J == 0 && u2 == u && v2 == v);

    // One course throughout: compression to (u1, 0), restitution to (u2, v2).
    predicate goes_by(integer s, ARRIVAL_PARAMETERS, REACHED_PARAMETERS, GOES_PARAMETERS) =
        takes_course(s, BODY, u, v, I_c, J1, u1, 0.0) && takes_course_or_ends(s, BODY, u1, 0.0, I_r, J2, u2, v2) &&
        W_c == normal_work(v, 0.0, I_c) && W_r == normal_work(0.0, v2, I_r);
    predicate goes_through(integer s, ARRIVAL_PARAMETERS, REACHED_PARAMETERS) =
        \exists GOES_PARAMETERS; goes_by(s, ARRIVAL, REACHED, GOES);

    // One course until u = 0 at (0, v1) in compression, then another: compression ends at (u1, 0), restitution at (u2, v2).
    predicate turns_early_by(integer s, integer t, ARRIVAL_PARAMETERS, REACHED_PARAMETERS, TURNS_EARLY_PARAMETERS) =
        takes_course(s, BODY, u, v, I1, J1, 0.0, v1) && v1 < 0 && takes_course(t, BODY, 0.0, v1, I2, J2, u1, 0.0) &&
        takes_course_or_ends(t, BODY, u1, 0.0, I_r, J3, u2, v2) && I_c == I1 + I2 &&
        W_c == normal_work(v, v1, I1) + normal_work(v1, 0.0, I2) && W_r == normal_work(0.0, v2, I_r);
    predicate turns_early(integer s, integer t, ARRIVAL_PARAMETERS, REACHED_PARAMETERS) =
        s != t && \exists TURNS_EARLY_PARAMETERS; turns_early_by(s, t, ARRIVAL, REACHED, TURNS_EARLY);

    // One course until u = 0 at (0, v1) in restitution, which begins at (u1, 0) and may begin there; then another, to (u2, v2).
    predicate turns_late_by(integer s, integer t, ARRIVAL_PARAMETERS, REACHED_PARAMETERS, TURNS_LATE_PARAMETERS) =
        takes_course(s, BODY, u, v, I_c, J1, u1, 0.0) && takes_course_or_ends(s, BODY, u1, 0.0, I2, J2, 0.0, v1) &&
        takes_course(t, BODY, 0.0, v1, I3, J3, u2, v2) && W_c == normal_work(v, 0.0, I_c) && I_r == I2 + I3 &&
        W_r == normal_work(0.0, v1, I2) + normal_work(v1, v2, I3);
    predicate turns_late(integer s, integer t, ARRIVAL_PARAMETERS, REACHED_PARAMETERS) =
        s != t && \exists TURNS_LATE_PARAMETERS; turns_late_by(s, t, ARRIVAL, REACHED, TURNS_LATE);

    // A whole impact: of one course, s; or of two, s and t, the second of which begins in compression (second = 0) or in restitution (1).
    predicate whole_motion(integer courses, integer s, integer t, integer second, ARRIVAL_PARAMETERS, REACHED_PARAMETERS) =
        (courses == 1 && goes_through(s, ARRIVAL, REACHED)) || (courses == 2 && second == 0 && turns_early(s, t, ARRIVAL, REACHED)) ||
        (courses == 2 && second == 1 && turns_late(s, t, ARRIVAL, REACHED));
*/

#endif
