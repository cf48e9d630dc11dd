/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict table as predicates over signs: integers, each -1, 0 or 1. */
#ifndef PROOFS_CONTACT_ROWS_MODEL_H
#define PROOFS_CONTACT_ROWS_MODEL_H

#include "contact/rows.h"
#include "contact/verdict.h"

#define ROW_CONDITION(name, condition, F, S_plus, S_minus, T, solutions) || (row == ROW_##name && (condition))
#define SIGN_PARAMETERS                                                                                               \
    integer u, integer a, integer b, integer p_plus, integer p_minus, integer E_plus, integer E_minus
#define OLD_SIGNS(s)                                                                                                  \
    \old(s->u), \old(s->a), \old(s->b), \old(s->p_plus), \old(s->p_minus), \old(s->E_plus), \old(s->E_minus)
#define ROW_SAYS(name, condition, F, S_plus, S_minus, T, solutions)                                                   \
    (row == ROW_##name ==> f == F && plus == S_plus && minus == S_minus && t == T && count == solutions) &&
#define TABLE_SAYS(name, condition, F, S_plus, S_minus, T, count)                                                     \
    (row == ROW_##name ==> words[row].mode[MODE_F] == F && words[row].mode[MODE_S_PLUS] == S_plus &&                  \
         words[row].mode[MODE_S_MINUS] == S_minus && words[row].mode[MODE_T] == T && words[row].solutions == count) &&
/*@ // The condition of the row holds.
    predicate row_condition(integer row, SIGN_PARAMETERS) = \false T_CONTACT(ROW_CONDITION);
    // No row below `end` holds.
    predicate no_row(integer end, SIGN_PARAMETERS) = \forall integer k; 0 <= k < end ==>
        !row_condition(k, u, a, b, p_plus, p_minus, E_plus, E_minus);
    // The row gives the modes these statuses and so many forces.
    predicate row_words(integer row, integer f, integer plus, integer minus, integer t, integer count) =
        T_CONTACT(ROW_SAYS) \true;
*/
#endif
