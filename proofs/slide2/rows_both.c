/* SPDX-License-Identifier: BSD-2-Clause */
/* For all real data, the condition of the row S+S+ in spec/slide2/table.h holds if and only if forces at both contacts exist that meet the mode
 * (spec/slide2/meaning.h).  The forms of the steps are those of rows.c. */
#include "../contact/known.h"

#include "both.h"

#include "../contact/proved.h"
#include "rows.h"

/* If forces exist, the condition of the row holds. */
/*@ STEP(SS_open_is_closed: ALL_SLIDES, real l, m; open_SS(SLIDE2, l, m) ==> closed_SS(SLIDE2, l, m))
    STEP(SS_closed_regular_only: ALL_SLIDES, real l, m; DET != 0 && closed_SS(SLIDE2, l, m) ==> says_closed_SS(SLIDE2))
    STEP(SS_closed_singular_only: ALL_SLIDES, real l, m; DET == 0 && closed_SS(SLIDE2, l, m) ==> says_closed_SS(SLIDE2))
    STEP(SS_open_regular_only: ALL_SLIDES, real l, m; DET != 0 && open_SS(SLIDE2, l, m) ==> says_open_SS(SLIDE2))
    STEP(SS_rests: ALL_SLIDES, real l, m; closed_SS(SLIDE2, l, m) ==> rests(SLIDE2, l, m))
    STEP(SS_open_singular_only: ALL_SLIDES, real l, m; DET == 0 && open_SS(SLIDE2, l, m) ==> says_open_SS(SLIDE2))
    STEP(SS_closed_only: ALL_SLIDES, real l, m; closed_SS(SLIDE2, l, m) ==> says_closed_SS(SLIDE2))
    STEP(SS_open_only: ALL_SLIDES, real l, m; open_SS(SLIDE2, l, m) ==> says_open_SS(SLIDE2))
    STEP(SS_closed_from: ALL_SLIDES; exists_closed_SS(SLIDE2) ==> says_closed_SS(SLIDE2))
    STEP(SS_open_from: ALL_SLIDES; exists_open_SS(SLIDE2) ==> says_open_SS(SLIDE2)) */

/* D is not zero: the forces by Cramer's rule.  D, c1 and c2 have names, so that provers leave the polynomials whole. */
/*@ predicate named_D(SLIDE2_PARAMETERS, real D, real c1, real c2) = D == DET && c1 == C_1 && c2 == C_2;
    STEP(SS_D: ALL_SLIDES; named_D(SLIDE2, DET, C_1, C_2))
    STEP(SS_rests_first: ALL_SLIDES, real l, m; DET != 0 && named(DET, C_1, C_2, l, m) ==> v1_dot(SLIDE2, l, m) == 0)
    STEP(SS_rests_second: ALL_SLIDES, real l, m; DET != 0 && named(DET, C_1, C_2, l, m) ==> v2_dot(SLIDE2, l, m) == 0)
    STEP(SS_closed_signs: ALL_SLIDES, real l, m; DET != 0 && named(DET, C_1, C_2, l, m) && says_closed_SS(SLIDE2) ==> l >= 0 && m >= 0)
    STEP(SS_open_signs: ALL_SLIDES, real l, m; DET != 0 && named(DET, C_1, C_2, l, m) && says_open_SS(SLIDE2) ==> l > 0 && m > 0)
    STEP(SS_closed_made: ALL_SLIDES, real l, m; v1_dot(SLIDE2, l, m) == 0 && v2_dot(SLIDE2, l, m) == 0 && l >= 0 && m >= 0 ==> closed_SS(SLIDE2, l, m))
    STEP(SS_open_made: ALL_SLIDES, real l, m; v1_dot(SLIDE2, l, m) == 0 && v2_dot(SLIDE2, l, m) == 0 && l > 0 && m > 0 ==> open_SS(SLIDE2, l, m)) */
#define REGULAR(kind)                                                                                                                        \
    STEP(SS_##kind##_regular_here: ALL_SLIDES, real l, m; DET != 0 && named(DET, C_1, C_2, l, m) && says_##kind##_SS(SLIDE2) ==>             \
        kind##_SS(SLIDE2, l, m))                                                                                                             \
    STEP(SS_##kind##_regular_forces: ALL_SLIDES, real D, c1, c2, l, m; named_D(SLIDE2, D, c1, c2) && D != 0 && named(D, c1, c2, l, m) &&     \
        says_##kind##_SS(SLIDE2) ==> kind##_SS(SLIDE2, l, m))                                                                                \
    STEP(SS_##kind##_regular_intro: ALL_SLIDES, real D, c1, c2, l, m; named_D(SLIDE2, D, c1, c2) && D != 0 && named(D, c1, c2, l, m) &&      \
        says_##kind##_SS(SLIDE2) ==> exists_##kind##_SS(SLIDE2))                                                                             \
    STEP(SS_##kind##_regular_named: ALL_SLIDES, real D, c1, c2; named_D(SLIDE2, D, c1, c2) && D != 0 &&                                      \
        named(D, c1, c2, -c2 / D, c1 / D) && says_##kind##_SS(SLIDE2) ==> exists_##kind##_SS(SLIDE2))                                        \
    STEP(SS_##kind##_regular_some: ALL_SLIDES, real D, c1, c2; named_D(SLIDE2, D, c1, c2) && D != 0 && says_##kind##_SS(SLIDE2) ==>          \
        exists_##kind##_SS(SLIDE2))                                                                                                          \
    STEP(SS_##kind##_regular_plant: ALL_SLIDES; named_D(SLIDE2, DET, C_1, C_2) && DET != 0 && says_##kind##_SS(SLIDE2) ==>                   \
        exists_##kind##_SS(SLIDE2))                                                                                                          \
    STEP(SS_##kind##_regular_exist: ALL_SLIDES; DET != 0 && says_##kind##_SS(SLIDE2) ==> exists_##kind##_SS(SLIDE2))
/*@ REGULAR(closed)
    REGULAR(open) */

/* D is zero: b is 0, or lies on the ray of a column, or on both rays of a line. */
/*@ predicate ray_1(SLIDE2_PARAMETERS) = DET == 0 && C_1 == 0 && !ZERO_B && on_ray(p11, p21, b1, b2);
    predicate ray_2(SLIDE2_PARAMETERS) = DET == 0 && C_2 == 0 && !ZERO_B && on_ray(p12, p22, b1, b2);
    predicate opposed(SLIDE2_PARAMETERS) = DET == 0 && ZERO_B && on_ray(p11, p21, p12, p22);
    predicate no_columns(SLIDE2_PARAMETERS) = p11 == 0 && p12 == 0 && p21 == 0 && p22 == 0 && ZERO_B;
    predicate agree(real x, real y) = x * y > 0;
    predicate whole(real x, real y, real l) = x + y * l == 0;
    predicate half(real x, real y, real l) = x + 2 * y * l == 0;
    logic real whole_force(real x, real y) = -x / y;
    logic real half_force(real x, real y) = -x / (2 * y);
    STEP(whole_is: \forall real x, y; y != 0 ==> whole(x, y, whole_force(x, y)))
    STEP(half_is: \forall real x, y; y != 0 ==> half(x, y, half_force(x, y)))
    STEP(agree_first: \forall real x, y; agree(x, y) ==> x != 0)
    STEP(agree_second: \forall real x, y; agree(x, y) ==> y != 0) */
#define ONE_FORCE(kind, name, case, x, y, FORCES)                                                                                            \
    STEP(SS_##kind##_##name##_here: ALL_SLIDES, real l; case && y != 0 && whole(x, y, l) ==> kind##_SS(SLIDE2, FORCES(l)))                   \
    STEP(SS_##kind##_##name##_plant: ALL_SLIDES; case && kind##_SS(SLIDE2, FORCES(whole_force(x, y))) ==> exists_##kind##_SS(SLIDE2))        \
    STEP(SS_##kind##_##name##_named: ALL_SLIDES; case && y != 0 && whole(x, y, whole_force(x, y)) ==> exists_##kind##_SS(SLIDE2))            \
    STEP(SS_##kind##_##name##_exist: ALL_SLIDES; case && y != 0 ==> exists_##kind##_SS(SLIDE2))
#define TWO_FORCES(kind, name, case, x, y, z)                                                                                                \
    STEP(SS_##kind##_##name##_here: ALL_SLIDES, real l, m; case && agree(y, z) && half(x, y, l) && half(x, z, m) ==> kind##_SS(SLIDE2, l, m)) \
    STEP(SS_##kind##_##name##_plant: ALL_SLIDES; case && kind##_SS(SLIDE2, half_force(x, y), half_force(x, z)) ==> exists_##kind##_SS(SLIDE2)) \
    STEP(SS_##kind##_##name##_named: ALL_SLIDES; case && agree(y, z) && half(x, y, half_force(x, y)) && half(x, z, half_force(x, z)) ==>      \
        exists_##kind##_SS(SLIDE2))                                                                                                          \
    STEP(SS_##kind##_##name##_exist: ALL_SLIDES; case && agree(y, z) ==> exists_##kind##_SS(SLIDE2))
#define NO_QUOTIENT(kind, name, case, l, m)                                                                                                  \
    STEP(SS_##kind##_##name##_plant: ALL_SLIDES; case && kind##_SS(SLIDE2, l, m) ==> exists_##kind##_SS(SLIDE2))                             \
    STEP(SS_##kind##_##name##_exist: ALL_SLIDES; case ==> exists_##kind##_SS(SLIDE2))
#define WITH_UNIT(force) force, 1.0
#define UNIT_WITH(force) 1.0, force
/*@ NO_QUOTIENT(closed, zero, ZERO_B, 0.0, 0.0)
    ONE_FORCE(closed, ray_1, ray_1(SLIDE2), b1, p11, FIRST)
    ONE_FORCE(closed, ray_1_below, ray_1(SLIDE2), b2, p21, FIRST)
    ONE_FORCE(closed, ray_2, ray_2(SLIDE2), b1, p12, SECOND)
    ONE_FORCE(closed, ray_2_below, ray_2(SLIDE2), b2, p22, SECOND)
    NO_QUOTIENT(open, zero, no_columns(SLIDE2), 1.0, 1.0)
    ONE_FORCE(open, oppose, opposed(SLIDE2), p12, p11, WITH_UNIT)
    ONE_FORCE(open, oppose_below, opposed(SLIDE2), p22, p21, WITH_UNIT)
    TWO_FORCES(open, ray_1_half, ray_1(SLIDE2), b1, p11, p12)
    TWO_FORCES(open, ray_1_half_below, ray_1(SLIDE2), b2, p21, p22)
    TWO_FORCES(open, ray_2_half, ray_2(SLIDE2), b1, p11, p12)
    TWO_FORCES(open, ray_2_half_below, ray_2(SLIDE2), b2, p21, p22)
    ONE_FORCE(open, ray_1_unit, (ray_1(SLIDE2) && !agree(p11, p12)), b1 + p12, p11, WITH_UNIT)
    ONE_FORCE(open, ray_1_unit_below, (ray_1(SLIDE2) && !agree(p21, p22)), b2 + p22, p21, WITH_UNIT)
    ONE_FORCE(open, ray_2_unit, (ray_2(SLIDE2) && !agree(p11, p12)), b1 + p11, p12, UNIT_WITH)
    ONE_FORCE(open, ray_2_unit_below, (ray_2(SLIDE2) && !agree(p21, p22)), b2 + p21, p22, UNIT_WITH)
    STEP(ray_1_has: ALL_SLIDES; ray_1(SLIDE2) ==> p11 != 0 || p21 != 0)
    STEP(ray_2_has: ALL_SLIDES; ray_2(SLIDE2) ==> p12 != 0 || p22 != 0)
    STEP(opposed_has: ALL_SLIDES; opposed(SLIDE2) ==> no_columns(SLIDE2) || p11 != 0 || p21 != 0)
    STEP(SS_closed_ray_1_any: ALL_SLIDES; ray_1(SLIDE2) ==> exists_closed_SS(SLIDE2))
    STEP(SS_closed_ray_2_any: ALL_SLIDES; ray_2(SLIDE2) ==> exists_closed_SS(SLIDE2))
    STEP(SS_open_ray_1_any: ALL_SLIDES; ray_1(SLIDE2) ==> exists_open_SS(SLIDE2))
    STEP(SS_open_ray_2_any: ALL_SLIDES; ray_2(SLIDE2) ==> exists_open_SS(SLIDE2))
    STEP(SS_open_opposed: ALL_SLIDES; opposed(SLIDE2) ==> exists_open_SS(SLIDE2))
    STEP(SS_closed_cases: ALL_SLIDES; DET == 0 && says_closed_SS(SLIDE2) ==> ZERO_B || ray_1(SLIDE2) || ray_2(SLIDE2))
    STEP(SS_open_cases: ALL_SLIDES; DET == 0 && says_open_SS(SLIDE2) ==> opposed(SLIDE2) || ray_1(SLIDE2) || ray_2(SLIDE2))
    STEP(SS_closed_singular_exist: ALL_SLIDES; DET == 0 && says_closed_SS(SLIDE2) ==> exists_closed_SS(SLIDE2))
    STEP(SS_open_singular_exist: ALL_SLIDES; DET == 0 && says_open_SS(SLIDE2) ==> exists_open_SS(SLIDE2))
    ROW_IFF(SS, closed)
    ROW_IFF(SS, open) */
