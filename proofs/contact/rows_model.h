/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict as a function of signs (integers, each -1, 0 or 1): the row of the table, and the words that do not depend on the row alone. */
#ifndef PROOFS_CONTACT_ROWS_MODEL_H
#define PROOFS_CONTACT_ROWS_MODEL_H

#include "contact/rows.h"
#include "contact/verdict.h"

#define ROW_CONDITION(name, condition, F, S_plus, S_minus, T, solutions) || (row == ROW_##name && (condition))
#define SIGN_PARAMETERS                                                                                               \
    integer u, integer a, integer b, integer p_plus, integer p_minus, integer E_plus, integer E_minus
#define OLD_SIGNS(s)                                                                                                  \
    \at(s->u, Pre), \at(s->a, Pre), \at(s->b, Pre), \at(s->p_plus, Pre), \at(s->p_minus, Pre), \at(s->E_plus, Pre), \at(s->E_minus, Pre)
#define ROW_SAYS(name, condition, F, S_plus, S_minus, T, solutions)                                                   \
    (row == ROW_##name ==> f == F && plus == S_plus && minus == S_minus && t == T && count == solutions) &&
#define TABLE_SAYS(name, condition, F, S_plus, S_minus, T, count)                                                     \
    (row == ROW_##name ==> words[row].mode[MODE_F] == F && words[row].mode[MODE_S_PLUS] == S_plus &&                  \
         words[row].mode[MODE_S_MINUS] == S_minus && words[row].mode[MODE_T] == T && words[row].solutions == count) &&
/*@ // The condition of the row holds.
    predicate row_condition(integer row, SIGN_PARAMETERS) = \false T_CONTACT(ROW_CONDITION);
    // The condition of no row before `end` holds.
    predicate no_row(integer end, SIGN_PARAMETERS) = \forall integer k; 0 <= k < end ==>
        !row_condition(k, u, a, b, p_plus, p_minus, E_plus, E_minus);
    // The row has these statuses of the modes and this number of forces.
    predicate row_words(integer row, integer f, integer plus, integer minus, integer t, integer count) =
        T_CONTACT(ROW_SAYS) \true;
*/

#define CELL_CONDITION(name, condition, text) || (cell == CELL_##name && (condition))
#define SLIP_SIGNS integer u, integer a, integer p_plus, integer p_minus
#define CELL_SIGNS integer u, integer b, integer p_plus, integer p_minus
/*@ predicate cell_condition(integer cell, CELL_SIGNS) = \false T_CONTACT_CASE(CELL_CONDITION);
    predicate no_cell(integer end, CELL_SIGNS) = \forall integer k; 0 <= k < end ==>
        !cell_condition(k, u, b, p_plus, p_minus);
    predicate cell_is_stated(integer class, integer cell, CELL_SIGNS) =
        class == DEGENERATE ? cell == -1 :
        cell == -1 ? no_cell(CELLS, u, b, p_plus, p_minus) : cell_condition(cell, u, b, p_plus, p_minus);

    // 1 if the two statuses are equal, else 0.
    logic integer counted(integer mode, integer status) = mode == status ? 1 : 0;
    logic integer how_many(integer status, integer f, integer plus, integer minus, integer t) =
        counted(f, status) + counted(plus, status) + counted(minus, status) + counted(t, status);
    logic integer class_word(integer f, integer plus, integer minus, integer t, integer count) =
        how_many(BOUNDARY, f, plus, minus, t) > 0 || count == CONTINUUM ? DEGENERATE :
        how_many(CONSISTENT, f, plus, minus, t) == 0 ? INCONSISTENT_CONTACT :
        how_many(CONSISTENT, f, plus, minus, t) == 1 ? DETERMINATE : INDETERMINATE;

    logic integer cone_word(integer E_plus, integer E_minus, integer N) =
        E_plus < 0 && E_minus < 0 ? CONE_INTERIOR : E_plus <= 0 && E_minus <= 0 && N >= 0 ? CONE_BOUNDARY : CONE_EXTERIOR;

    // The sign of the Painleve parameter of the direction in which the point slips or starts to slip; 1 if there is none.
    logic integer slip_sign(SLIP_SIGNS) =
        u > 0 ? p_plus : u < 0 ? p_minus : a > 0 ? p_plus : a < 0 ? p_minus : 1;
    logic integer slope_word(integer p) = p > 0 ? STABLE : p == 0 ? NEUTRAL : UNSTABLE;
    logic integer free_word(integer p) = p < 0 ? UNSTABLE : NEUTRAL;
    logic integer iwc_word(SLIP_SIGNS) =
        u == 0 ? IWC_NO :
        slip_sign(u, a, p_plus, p_minus) < 0 ? IWC_POSSIBLE :
        slip_sign(u, a, p_plus, p_minus) == 0 ? IWC_DEGENERATE : IWC_NO;
    logic integer stick_word(SIGN_PARAMETERS) =
        b == 0 && a == 0 ? NEUTRAL : E_plus == 0 ? slope_word(p_plus) : E_minus == 0 ? slope_word(p_minus) : STABLE;
    logic integer stability_word(integer mode, SIGN_PARAMETERS) =
        mode == MODE_T ? stick_word(u, a, b, p_plus, p_minus, E_plus, E_minus) :
        b == 0 ? free_word(slip_sign(u, a, p_plus, p_minus)) :
        mode == MODE_F ? STABLE : slope_word(mode == MODE_S_PLUS ? p_plus : p_minus);

    // The words of a mode beside its status: its stability, and whether it can follow.
    predicate mode_is_stated(integer mode, integer status, integer stability, integer resolution, SIGN_PARAMETERS) =
        stability == (status == CONSISTENT || status == BOUNDARY ?
            stability_word(mode, u, a, b, p_plus, p_minus, E_plus, E_minus) : NO_FORCE) &&
        resolution == (status == CONSISTENT && stability == STABLE ? 1 : 0);
*/

/* The fields of a verdict, as arguments. */
#define STATUSES(verdict)                                                                                             \
    verdict->mode[MODE_F], verdict->mode[MODE_S_PLUS], verdict->mode[MODE_S_MINUS], verdict->mode[MODE_T]
#define CELL_SIGNS_OF(s) \at(s->u, Pre), \at(s->b, Pre), \at(s->p_plus, Pre), \at(s->p_minus, Pre)
#define SLIP_SIGNS_OF(s) \at(s->u, Pre), \at(s->a, Pre), \at(s->p_plus, Pre), \at(s->p_minus, Pre)
#define MODE_SAID(number)                                                                                             \
    mode_is_stated(number, verdict->mode[number], verdict->stability[number], verdict->resolution[number], OLD_SIGNS(s))
#endif
