/* SPDX-License-Identifier: BSD-2-Clause */
/* The normal force near a G-spot in terms of d = alpha3 - alpha1, c = alpha2 and rate = d begin - c: the conditions on signs under which it
 * reaches 0 (the point lifts off), or exceeds every bound. */
#ifndef PROOFS_JAM_COURSE_H
#define PROOFS_JAM_COURSE_H

#define COURSE_PARAMETERS real d, real c, real rate, real begin
#define COURSE d, c, rate, begin
/*@ predicate course_begins(COURSE_PARAMETERS) = begin > 0 && rate == d * begin - c;
    predicate course_lifts(real d, real c, real rate) = rate < 0 && (d >= 0 || c > 0);
    predicate course_exceeds(real d, real rate) = rate > 0 && d >= 0; */

#endif
