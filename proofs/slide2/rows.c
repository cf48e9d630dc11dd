/* SPDX-License-Identifier: BSD-2-Clause */
/* For all real data, the condition of each row of the modes FF, S+F and FS+ in spec/slide2/table.h holds if and only if forces exist that meet
 * the mode (spec/slide2/meaning.h).  The forms of the steps, all proved by glue.sh:
 *   *_plant   if these forces meet the mode, some do
 *   *_named   in this case, forces that satisfy certain equations meet the mode (single.h, both.h, impacts.h)
 *   *_exist   the equations have solutions, which are quotients
 *   *_iff     the composition */
#include "../contact/known.h"

#include "single.h"
#include "both.h"
#include "impacts.h"

#include "../contact/proved.h"
#include "rows.h"

/* In this case, forces l, m that are given by a quotient of c and q meet the mode. */
#define QUOTIENT(mode, kind, name, case, equation, quotient, c, q, FORCES)                                                                   \
    STEP(mode##_##kind##_##name##_plant: ALL_SLIDES; case && kind##_##mode(SLIDE2, FORCES(quotient(c, q))) ==> exists_##kind##_##mode(SLIDE2)) \
    STEP(mode##_##kind##_##name##_named: ALL_SLIDES; case && equation(c, q, quotient(c, q)) && says_##kind##_##mode(SLIDE2) ==>             \
        exists_##kind##_##mode(SLIDE2))                                                                                                     \
    STEP(mode##_##kind##_##name##_exist: ALL_SLIDES; case && q != 0 && says_##kind##_##mode(SLIDE2) ==> exists_##kind##_##mode(SLIDE2))
/* In this case, these forces meet the mode. */
#define NUMBERS(mode, kind, name, case, ...)                                                                                                \
    STEP(mode##_##kind##_##name##_plant: ALL_SLIDES; case && kind##_##mode(SLIDE2, __VA_ARGS__) ==> exists_##kind##_##mode(SLIDE2))               \
    STEP(mode##_##kind##_##name##_exist: ALL_SLIDES; case && says_##kind##_##mode(SLIDE2) ==> exists_##kind##_##mode(SLIDE2))

/* Flight of both contacts. */
/*@ NUMBERS(FF, closed, rest, \true, 0.0, 0.0)
    NUMBERS(FF, open, rest, \true, 0.0, 0.0)
    ROW_IFF(FF, closed)
    ROW_IFF(FF, open) */

/* Slip of one contact: p, b are its own parameters, q, c those of the other. */
#define SINGLE_ROW(mode, p, b, q, c, ZERO, UNIT, FORCES)                                                                                     \
    QUOTIENT(mode, closed, regular, p != 0, solving, solution_of, b, p, FORCES)                                                              \
    NUMBERS(mode, closed, zero, (p == 0 && c >= 0), ZERO)                                                                                    \
    QUOTIENT(mode, closed, pushed, (p == 0 && c < 0), solving, solution_of, c, q, FORCES)                                                    \
    ROW_IFF(mode, closed)                                                                                                                    \
    QUOTIENT(mode, open, regular, p != 0, solving, solution_of, b, p, FORCES)                                                                \
    QUOTIENT(mode, open, small, (p == 0 && c > 0 && q < 0), solving_half, solution_of_half, c, q, FORCES)                                    \
    NUMBERS(mode, open, unit, (p == 0 && c >= 0 && q >= 0), UNIT)                                                                            \
    QUOTIENT(mode, open, large, (p == 0 && c < 0), solving_twice, solution_of_twice, c, q, FORCES)                                           \
    ROW_IFF(mode, open)
#define ORIGIN 0.0, 0.0
#define UNIT_1 1.0, 0.0
#define UNIT_2 0.0, 1.0
/*@ SINGLE_ROW(SF, p11, b1, p21, b2, ORIGIN, UNIT_1, FIRST)
    SINGLE_ROW(FS, p22, b2, p12, b1, ORIGIN, UNIT_2, SECOND) */

/* A solution is a pair of forces of some mode. */
/*@ lemma slide2_solution_iff: ALL_SLIDES, real l, m; slide2_solution(SLIDE2, l, m) <==>
        closed_FF(SLIDE2, l, m) || closed_SF(SLIDE2, l, m) || closed_FS(SLIDE2, l, m) || closed_SS(SLIDE2, l, m); */
