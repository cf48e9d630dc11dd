/* SPDX-License-Identifier: BSD-2-Clause */
/* One planar contact, for all real data in the hypotheses: the verdict table agrees with the definitions of spec/contact/meaning.h.  The
 * preprocessor makes the statements from the rows of spec/contact/table.h, so a changed row is a changed theorem. */
#include "known.h"

#include "modes.h"
#include "count.h"
#include "exclude.h"

#include "proved.h"


/* A mode has a status if and only if a row with this status holds; the same for the number of solutions. */
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

/* The rows themselves (row_means.h), and the other numbers of solutions. */
#include "row_means.h"

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
