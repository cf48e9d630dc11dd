/* SPDX-License-Identifier: BSD-2-Clause */
/* One planar contact, for all real data in the hypotheses: the verdict table says what
 * spec/meaning/contact.h means.  The statements below are made from the rows of spec/table/contact.h by the
 * preprocessor, so a changed row is a changed theorem.
 */
#include "exclude.h"
#include "given.h"
#include "stability.h"

/* The rows are complete: every state in the hypotheses has one. */
#define OR_ROW(name, condition, F, S_plus, S_minus, T, solutions) || (condition)
/*@ lemma complete: ALL_STATES; NAMES hypotheses(STATE) ==> (\false T_CONTACT(OR_ROW)); */

/* The rows are disjoint: a row that holds is the first that holds. */
#define FIRST_ROW(name, condition, F, S_plus, S_minus, T, solutions) (condition) ? (integer)ROW_##name :
#define FIRST_CELL(name, condition, text) (condition) ? (integer)CELL_##name :
#define SIGNS real u, real a, real b, real p_plus, real p_minus, real E_plus, real E_minus
/*@ logic integer first_row(SIGNS) = T_CONTACT(FIRST_ROW) -1;
    logic integer first_cell(SIGNS) = T_CONTACT_CASE(FIRST_CELL) -1; */
#define ROW_ALONE(name, condition, F, S_plus, S_minus, T, solutions)                                                  \
    check lemma alone_##name: ALL_STATES; NAMES hypotheses(STATE) && (condition) ==>                                  \
        first_row(u, a, b, p_plus, p_minus, E_plus, E_minus) == ROW_##name;
#define CELL_ALONE(name, condition, text)                                                                             \
    check lemma alone_cell_##name: ALL_STATES; NAMES hypotheses(STATE) && (condition) ==>                             \
        first_cell(u, a, b, p_plus, p_minus, E_plus, E_minus) == CELL_##name;
/*@ T_CONTACT(ROW_ALONE) */
/*@ T_CONTACT_CASE(CELL_ALONE) */

/* Each mode: it has a status exactly in the rows that say so.  The number of solutions likewise. */
#define OR_F(name, condition, F, S_plus, S_minus, T, solutions) || (F == WORD && (condition))
#define OR_S_plus(name, condition, F, S_plus, S_minus, T, solutions) || (S_plus == WORD && (condition))
#define OR_S_minus(name, condition, F, S_plus, S_minus, T, solutions) || (S_minus == WORD && (condition))
#define OR_T(name, condition, F, S_plus, S_minus, T, solutions) || (T == WORD && (condition))
#define OR_SOLUTIONS(name, condition, F, S_plus, S_minus, T, solutions) || (solutions == WORD && (condition))
#define EXACTLY(what, OR)                                                                                             \
    ALL_STATES; NAMES hypotheses(STATE) ==> (what(STATE) <==> (\false T_CONTACT(OR)))

#define WORD CONSISTENT
/*@ check lemma F_CONSISTENT_exactly: EXACTLY(F_CONSISTENT, OR_F);
    check lemma S_plus_CONSISTENT_exactly: EXACTLY(S_plus_CONSISTENT, OR_S_plus);
    check lemma S_minus_CONSISTENT_exactly: EXACTLY(S_minus_CONSISTENT, OR_S_minus);
    check lemma T_CONSISTENT_exactly: EXACTLY(T_CONSISTENT, OR_T);
   */
#undef WORD

#define WORD BOUNDARY
/*@ check lemma F_BOUNDARY_exactly: EXACTLY(F_BOUNDARY, OR_F);
    check lemma S_plus_BOUNDARY_exactly: EXACTLY(S_plus_BOUNDARY, OR_S_plus);
    check lemma S_minus_BOUNDARY_exactly: EXACTLY(S_minus_BOUNDARY, OR_S_minus);
    check lemma T_BOUNDARY_exactly: EXACTLY(T_BOUNDARY, OR_T);
   */
#undef WORD

#define WORD INCONSISTENT
/*@ check lemma F_INCONSISTENT_exactly: EXACTLY(F_INCONSISTENT, OR_F);
    check lemma S_plus_INCONSISTENT_exactly: EXACTLY(S_plus_INCONSISTENT, OR_S_plus);
    check lemma S_minus_INCONSISTENT_exactly: EXACTLY(S_minus_INCONSISTENT, OR_S_minus);
    check lemma T_INCONSISTENT_exactly: EXACTLY(T_INCONSISTENT, OR_T);
   */
#undef WORD

#define WORD INADMISSIBLE
/*@ check lemma S_plus_INADMISSIBLE_exactly: EXACTLY(S_plus_INADMISSIBLE, OR_S_plus);
    check lemma S_minus_INADMISSIBLE_exactly: EXACTLY(S_minus_INADMISSIBLE, OR_S_minus);
    check lemma T_INADMISSIBLE_exactly: EXACTLY(T_INADMISSIBLE, OR_T);
   */
#undef WORD

#define WORD 1
/*@ check lemma solutions_1_exactly: EXACTLY(solutions_1, OR_SOLUTIONS); */
#undef WORD

/* Each row: under its condition the modes have its statuses, and so many forces solve. */
#define ROW_MEANS(name, condition, F, S_plus, S_minus, T, solutions)                                                  \
    lemma row_##name: ALL_STATES; NAMES hypotheses(STATE) && (condition) ==>                                          \
        F_##F(STATE) && S_plus_##S_plus(STATE) && S_minus_##S_minus(STATE) && T_##T(STATE) &&                         \
        solutions_##solutions(STATE);
/*@ T_CONTACT(ROW_MEANS) */

#define WORD 0
/*@ check lemma solutions_0_exactly: EXACTLY(solutions_0, OR_SOLUTIONS); */
#undef WORD
#define WORD 2
/*@ check lemma solutions_2_exactly: EXACTLY(solutions_2, OR_SOLUTIONS); */
#undef WORD
#define WORD 3
/*@ check lemma solutions_3_exactly: EXACTLY(solutions_3, OR_SOLUTIONS); */
#undef WORD
#define WORD CONTINUUM
/*@ check lemma solutions_CONTINUUM_exactly: EXACTLY(solutions_CONTINUUM, OR_SOLUTIONS); */
#undef WORD

/* The same from signs, and with numbers for words: what the program reads and writes. */
#define ROW_HOLDS(name, condition, F, S_plus, S_minus, T, solutions)                                                  \
    lemma holds_##name: ALL_GIVEN; NAMES GIVEN && row_condition(ROW_##name, ROW_SIGNS) ==> (condition);
#define ROW_THEOREM(name, condition, F, S_plus, S_minus, T, solutions)                                                \
    lemma theorem_##name: ALL_GIVEN; GIVEN && row_condition(ROW_##name, ROW_SIGNS) ==>                                \
        means_row(F, S_plus, S_minus, T, solutions, STATE);
/*@ lemma means_row_intro: ALL_STATES, integer f, integer plus, integer minus, integer t, integer count;
        means_F(f, STATE) && means_S_plus(plus, STATE) && means_S_minus(minus, STATE) && means_T(t, STATE) &&
        means_solutions(count, STATE) ==> means_row(f, plus, minus, t, count, STATE);
    T_CONTACT(ROW_HOLDS)
    T_CONTACT(ROW_THEOREM)
*/

/* The signs find every row and cell that the numbers find. */
#define ROW_TAKEN(name, condition, F, S_plus, S_minus, T, solutions)                                                  \
    lemma taken_##name: ALL_GIVEN; NAMES GIVEN && (condition) ==> row_condition(ROW_##name, ROW_SIGNS);
#define OR_ROW_TAKEN(name, condition, F, S_plus, S_minus, T, solutions) || row_condition(ROW_##name, ROW_SIGNS)
/*@ T_CONTACT(ROW_TAKEN)
    lemma some_row: ALL_GIVEN; GIVEN ==> (\false T_CONTACT(OR_ROW_TAKEN));
    lemma no_row_refuses: \forall ALL_SIGNS; no_row(ROWS, ROW_SIGNS) ==> !(\false T_CONTACT(OR_ROW_TAKEN));
    lemma same_cell: ALL_GIVEN, integer cell; GIVEN ==> (cell_condition(cell, su, sb, sp_plus, sp_minus) <==> cell_holds(cell, STATE));
*/

/* Normal stability from signs. */
#define STABILITY_THEOREM(mode, number)                                                                               \
    lemma stability_##mode: ALL_GIVEN; GIVEN && exists_closed_##mode(STATE) ==>                                       \
        means_stability_##mode(stability_word(number, ROW_SIGNS), STATE);                                             \
    lemma force_##mode: ALL_STATES, integer status; means_##mode(status, STATE) ==>                                   \
        (exists_closed_##mode(STATE) <==> status == CONSISTENT || status == BOUNDARY);
/*@ STABILITY_THEOREM(F, MODE_F) STABILITY_THEOREM(S_plus, MODE_S_PLUS)
    STABILITY_THEOREM(S_minus, MODE_S_MINUS) STABILITY_THEOREM(T, MODE_T) */

#include "theorem.h"
