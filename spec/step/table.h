/* SPDX-License-Identifier: BSD-2-Clause */
/* Verdict tables of one step of a solver (spec/step.md).  A condition reads the same in C and in ACSL. */
#ifndef SPEC_STEP_TABLE_H
#define SPEC_STEP_TABLE_H

/* The judgement.  ROW(name, condition, word)
 *   residual  the sign of (relative change of the data for which Newton's law holds) - eps; positive also when it is infinite
 *   chosen    how many modes explain the answer        common  how many of these are exact solutions
 *   binding   1 when an answer can be wrong by the declared law
 * Complete and disjoint for 0 <= common <= chosen: proofs/step/rows_model.h. */
#define T_STEP(ROW)                                                                              \
    ROW(other_problem, residual > 0, "other-problem")                                            \
    ROW(agree,         residual <= 0 && common > 0, "agree")                                     \
    ROW(near,          residual <= 0 && common == 0 && chosen > 0, "near")                       \
    ROW(wrong,         residual <= 0 && common == 0 && chosen == 0 && binding != 0, "wrong")     \
    ROW(other_law,     residual <= 0 && common == 0 && chosen == 0 && binding == 0, "other-law")

/* The exact set of the associated law, by signs.  MODE(name, boundary or better, strictly)
 * The impulse of the law is unique; what the rows mean is proved in proofs/step. */
#define T_STEP_ASSOCIATED(MODE)                                                                                      \
    MODE(F,       q_plus >= 0 && q_minus >= 0,           q_plus > 0 && q_minus > 0)                                  \
    MODE(S_plus,  q_plus <= 0 && E_plus >= 0,            q_plus < 0 && E_plus > 0)                                   \
    MODE(S_minus, q_minus <= 0 && E_minus >= 0,          q_minus < 0 && E_minus > 0)                                 \
    MODE(T,       E_plus <= 0 && E_minus <= 0 && N >= 0, E_plus < 0 && E_minus < 0)

/* Where stick solves every step that is short enough, though the point slips: p is that of the slip direction. */
#define T_STEP_LIMIT_STICK (p < 0 || (p == 0 && b <= 0))

/* Why the answer differs from continuous time.  DIFFERENCE(name, condition, word)
 *   judgement  the row of T_STEP      continuous  how many chosen modes solve the problem of continuous time
 *   stick      1 when stick is chosen and solves the step, and all short steps */
#define T_STEP_DIFFERENCE(DIFFERENCE)                                                                                               \
    DIFFERENCE(problem,   judgement == ROW_other_problem, "problem")                                                                \
    DIFFERENCE(none,      judgement != ROW_other_problem && continuous > 0, "none")                                                 \
    DIFFERENCE(impact,    judgement == ROW_agree && continuous == 0 && stick != 0, "impact-without-collision")                      \
    DIFFERENCE(step_size, judgement == ROW_agree && continuous == 0 && stick == 0, "step-size")                                     \
    DIFFERENCE(rounding,  judgement == ROW_near && continuous == 0, "rounding")                                                     \
    DIFFERENCE(solver,    judgement == ROW_wrong && continuous == 0, "solver")                                                      \
    DIFFERENCE(law,       judgement == ROW_other_law && continuous == 0, "law")

/* The words of restitution, in the order in which they are tried: WORD(name, word) */
#define T_STEP_RESTITUTION(WORD) \
    WORD(none, "none")           \
    WORD(kept, "kept")           \
    WORD(ignored, "ignored")     \
    WORD(other, "other")         \
    WORD(broken, "broken")

#endif
