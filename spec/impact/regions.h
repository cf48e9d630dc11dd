/* SPDX-License-Identifier: BSD-2-Clause */
/* The regions of the impact map [CV16, Figure 10], by the courses of the impact (spec/impact/courses.h): which there are, and whether u becomes 0 in
 * compression or in restitution. */
#ifndef SPEC_IMPACT_REGIONS_H
#define SPEC_IMPACT_REGIONS_H

#include "impact/courses.h"

/*@ predicate in_region(integer region, ARRIVAL_PARAMETERS, REACHED_PARAMETERS) =
        (region == 0 && goes_through(0, ARRIVAL, REACHED)) ||
        (region == 1 && goes_through(1, ARRIVAL, REACHED)) || (region == 2 && goes_through(-1, ARRIVAL, REACHED)) ||
        (region == 3 && turns_late(1, 0, ARRIVAL, REACHED)) || (region == 4 && turns_late(-1, 0, ARRIVAL, REACHED)) ||
        (region == 5 && turns_early(1, 0, ARRIVAL, REACHED)) || (region == 6 && turns_early(-1, 0, ARRIVAL, REACHED)) ||
        (region == 7 && turns_late(1, -1, ARRIVAL, REACHED)) || (region == 8 && turns_late(-1, 1, ARRIVAL, REACHED)) ||
        (region == 9 && turns_early(1, -1, ARRIVAL, REACHED)) || (region == 10 && turns_early(-1, 1, ARRIVAL, REACHED));

    // There is no impact: the bodies touch already, and no first piece drives them together.
    predicate no_impact(ARRIVAL_PARAMETERS) = v == 0 && (touch_rises(BODY, u) || touch_stays(BODY, u));
*/

#endif
