/* SPDX-License-Identifier: BSD-2-Clause */
/* Verdict table of a point of a switching surface, for all real Lp Lm Kpp Kpm Kmp Kmm.
 *
 * A condition is about the signs of the quantities of spec/fold/formula.h, and reads the same for a sign and for the real number.  The rows
 * are complete and disjoint.  What they mean, and why they say it, is in spec/fold/README.md.
 */
#ifndef SPEC_FOLD_TABLE_H
#define SPEC_FOLD_TABLE_H

/* Folds: f+ touches the surface where Lp = 0, and its orbit stays in h > 0 (visible) or in h < 0 (invisible); f- likewise. */
#define FOLD_TWO (Lp == 0 && Lm == 0)
#define FOLD_VISIBLE_VISIBLE (FOLD_TWO && Kpp > 0 && Kmm < 0)
#define FOLD_VISIBLE_INVISIBLE (FOLD_TWO && Kpp > 0 && Kmm > 0)
#define FOLD_INVISIBLE_VISIBLE (FOLD_TWO && Kpp < 0 && Kmm < 0)
#define FOLD_INVISIBLE_INVISIBLE (FOLD_TWO && Kpp < 0 && Kmm > 0)

/* Where one fold is visible and one is not: no direction of M lies in the closed quadrants of sliding and escaping; or two do. */
#define FOLD_OUTSIDE_PLUS (disc < 0 || sum >= 0)
#define FOLD_INSIDE_PLUS (disc > 0 && sum < 0)
#define FOLD_OUTSIDE_MINUS (disc < 0 || sum <= 0)
#define FOLD_INSIDE_MINUS (disc > 0 && sum > 0)

/* ROW(name, condition, point, two_fold, case, forward, reached)
 *   point     word of the point
 *   two_fold  word of the two-fold, or none
 *   case      case of [SJ14] section IV, 1 to 3, or 0
 *   forward   how many motions begin at the point: unique, set_valued, unique_at_leading_order, undecided
 *   reached   which sliding states end at the two-fold: open_set, one_orbit, no_orbit, undecided; none at other points */
#define T_FOLD(ROW)                                                                                                                  \
    ROW(sliding, Lp < 0 && Lm > 0, sliding, none, 0, unique, none)                                                                   \
    ROW(escaping, Lp > 0 && Lm < 0, escaping, none, 0, set_valued, none)                                                             \
    ROW(crossing_up, Lp > 0 && Lm > 0, crossing_up, none, 0, unique, none)                                                           \
    ROW(crossing_down, Lp < 0 && Lm < 0, crossing_down, none, 0, unique, none)                                                       \
    ROW(fold_plus_at_sliding, Lp == 0 && Lm > 0, fold_plus, none, 0, unique, none)                                                   \
    ROW(fold_plus_visible_at_escaping, Lp == 0 && Lm < 0 && Kpp > 0, fold_plus, none, 0, set_valued, none)                           \
    ROW(fold_plus_invisible_at_escaping, Lp == 0 && Lm < 0 && Kpp < 0, fold_plus, none, 0, unique, none)                             \
    ROW(cusp_plus_at_escaping, Lp == 0 && Lm < 0 && Kpp == 0, fold_plus, none, 0, undecided, none)                                   \
    ROW(fold_minus_at_sliding, Lm == 0 && Lp < 0, fold_minus, none, 0, unique, none)                                                 \
    ROW(fold_minus_visible_at_escaping, Lm == 0 && Lp > 0 && Kmm < 0, fold_minus, none, 0, set_valued, none)                         \
    ROW(fold_minus_invisible_at_escaping, Lm == 0 && Lp > 0 && Kmm > 0, fold_minus, none, 0, unique, none)                           \
    ROW(cusp_minus_at_escaping, Lm == 0 && Lp > 0 && Kmm == 0, fold_minus, none, 0, undecided, none)                                 \
    ROW(two_fold_cusp, FOLD_TWO && (Kpp == 0 || Kmm == 0), two_fold, cusp, 0, undecided, undecided)                                  \
    ROW(visible_visible_source, FOLD_VISIBLE_VISIBLE && det > 0 && trace > 0, two_fold, visible_visible, 0, set_valued, no_orbit)    \
    ROW(visible_visible_reached, FOLD_VISIBLE_VISIBLE && (det < 0 || (det > 0 && trace <= 0)), two_fold, visible_visible, 0,         \
        set_valued, one_orbit)                                                                                                       \
    ROW(visible_visible_singular, FOLD_VISIBLE_VISIBLE && det == 0, two_fold, visible_visible, 0, set_valued, undecided)             \
    ROW(visible_invisible_passed, FOLD_VISIBLE_INVISIBLE && FOLD_OUTSIDE_PLUS, two_fold, visible_invisible, 0, unique_at_leading_order, no_orbit)    \
    ROW(visible_invisible_saddle, FOLD_VISIBLE_INVISIBLE && FOLD_INSIDE_PLUS && det < 0, two_fold, visible_invisible, 0,             \
        set_valued, one_orbit)                                                                                                       \
    ROW(visible_invisible_sink, FOLD_VISIBLE_INVISIBLE && FOLD_INSIDE_PLUS && det > 0 && trace < 0, two_fold, visible_invisible, 0,  \
        set_valued, open_set)                                                                                                        \
    ROW(visible_invisible_source, FOLD_VISIBLE_INVISIBLE && FOLD_INSIDE_PLUS && det > 0 && trace >= 0, two_fold,                     \
        visible_invisible, 0, set_valued, no_orbit)                                                                                  \
    ROW(visible_invisible_singular,                                                                                                  \
        FOLD_VISIBLE_INVISIBLE && !FOLD_OUTSIDE_PLUS && !(FOLD_INSIDE_PLUS && (det < 0 || det > 0)), two_fold, visible_invisible, 0, \
        undecided, undecided)                                                                                                        \
    ROW(invisible_visible_passed, FOLD_INVISIBLE_VISIBLE && FOLD_OUTSIDE_MINUS, two_fold, invisible_visible, 0, unique_at_leading_order, no_orbit)   \
    ROW(invisible_visible_saddle, FOLD_INVISIBLE_VISIBLE && FOLD_INSIDE_MINUS && det < 0, two_fold, invisible_visible, 0,            \
        set_valued, one_orbit)                                                                                                       \
    ROW(invisible_visible_sink, FOLD_INVISIBLE_VISIBLE && FOLD_INSIDE_MINUS && det > 0 && trace < 0, two_fold, invisible_visible, 0, \
        set_valued, open_set)                                                                                                        \
    ROW(invisible_visible_source, FOLD_INVISIBLE_VISIBLE && FOLD_INSIDE_MINUS && det > 0 && trace >= 0, two_fold,                    \
        invisible_visible, 0, set_valued, no_orbit)                                                                                  \
    ROW(invisible_visible_singular,                                                                                                  \
        FOLD_INVISIBLE_VISIBLE && !FOLD_OUTSIDE_MINUS && !(FOLD_INSIDE_MINUS && (det < 0 || det > 0)), two_fold,                     \
        invisible_visible, 0, undecided, undecided)                                                                                  \
    ROW(teixeira_case_1, FOLD_INVISIBLE_INVISIBLE && det > 0 && Kmp < 0, two_fold, invisible_invisible, 1, set_valued, open_set)     \
    ROW(teixeira_case_2, FOLD_INVISIBLE_INVISIBLE && det > 0 && Kmp >= 0, two_fold, invisible_invisible, 2,                     \
        unique_at_leading_order, no_orbit)                                                                                           \
    ROW(teixeira_case_3, FOLD_INVISIBLE_INVISIBLE && det < 0, two_fold, invisible_invisible, 3, unique_at_leading_order, no_orbit)                   \
    ROW(teixeira_singular, FOLD_INVISIBLE_INVISIBLE && det == 0, two_fold, invisible_invisible, 0, undecided, undecided)

/* Whether a fold is visible.  FOLD(word, of f+, of f-) */
#define T_FOLD_SIGHT(SIGHT)              \
    SIGHT(visible, Kpp > 0, Kmm < 0)     \
    SIGHT(invisible, Kpp < 0, Kmm > 0)   \
    SIGHT(cusp, Kpp == 0, Kmm == 0)

/* The wheel: the law of the friction at the point.  LAW(word, condition) */
#define T_FOLD_LAWS(LAW)             \
    LAW(agrees, agree > 0)           \
    LAW(contradicts, agree < 0)      \
    LAW(undefined, agree == 0)

/* The wheel: at how many places r, for each sign of g, it may have two-folds.  PLACES(word, condition) */
#define T_FOLD_PLACES(PLACES)       \
    PLACES(no_radius, reach < 0)    \
    PLACES(one_radius, reach == 0)  \
    PLACES(two_radii, reach > 0)

/* The wheel at rest.  REST(word, condition); the first that holds */
#define T_FOLD_RESTS(REST)                                                                                          \
    REST(rest, room_p > 0 && room_m > 0 && edge_pp > 0 && edge_pm > 0 && edge_mp > 0 && edge_mm > 0)                \
    REST(rest_boundary, room_p >= 0 && room_m >= 0 && edge_pp >= 0 && edge_pm >= 0 && edge_mp >= 0 && edge_mm >= 0) \
    REST(no_rest, 1)

#endif
