/* SPDX-License-Identifier: BSD-2-Clause */
/* The course of the normal force near a G-spot: it falls, is constant, or rises, by the sign of its rate beta' = delta beta - alpha2 (meaning.h), and
 * does so for ever.  A course is 1 where the force falls, 0 where it is constant, -1 where it rises. */
#ifndef SPEC_JAM_COURSES_H
#define SPEC_JAM_COURSES_H

#include "jam/words.h"

/*@ logic real jam_rate(FORCE_PARAMETERS) = (alpha3 - alpha1) * begin - alpha2;
    // A state that slips with the normal force `begin` takes this course.
    predicate force_takes_course(integer course, FORCE_PARAMETERS) = begin > 0 &&
        (course > 0 ? jam_rate(FORCE) < 0 : course == 0 ? jam_rate(FORCE) == 0 : jam_rate(FORCE) > 0);
    predicate course_is_taken(integer course, RATES_PARAMETERS) = \exists real begin; force_takes_course(course, FORCE);
    // The states whose normal force is less than x fall, and those whose normal force is greater rise.
    predicate separates_states(RATES_PARAMETERS, real x) = x > 0 && (\forall real begin; 0 < begin && begin < x ==> force_takes_course(1, FORCE)) &&
        (\forall real begin; begin > x ==> force_takes_course(-1, FORCE)); */

#endif
