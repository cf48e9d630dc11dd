/* SPDX-License-Identifier: BSD-2-Clause */
/* The courses of an impact in three dimensions. */
#ifndef SPEC_SPATIAL_IMPACT_TABLE_H
#define SPEC_SPATIAL_IMPACT_TABLE_H

/* ROW(name, condition): v, p, h, g the signs of the normal velocity and of p, h and g in the direction of slip (p = 1 at rest); `stops` where the slip
 * ends: 0 it does not before the impact ends, 1 in compression, 2 in restitution, 3 the point rests from the beginning.  Complete and disjoint, as
 * g = 0 = p implies h = 0 */
#define T_SPATIAL_IMPACT(ROW)                                                          \
    ROW(no_impact, v == 0 && (p > 0 || (p == 0 && (h > 0 || (h == 0 && g != 0)))))     \
    ROW(edge_of_the_paradox, v == 0 && p == 0 && h == 0 && g == 0)                     \
    ROW(from_rest, (v < 0 || p < 0 || (p == 0 && h < 0)) && stops == 3)                \
    ROW(stops_in_compression, (v < 0 || p < 0 || (p == 0 && h < 0)) && stops == 1)     \
    ROW(stops_in_restitution, (v < 0 || p < 0 || (p == 0 && h < 0)) && stops == 2)     \
    ROW(slides_to_the_end, (v < 0 || p < 0 || (p == 0 && h < 0)) && stops == 0)

#endif
