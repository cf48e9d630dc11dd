/* SPDX-License-Identifier: BSD-2-Clause */
/* The words of normal stability, defined in spec/contact/meaning.h, are decided by signs. */
#ifndef PROOFS_CONTACT_STABILITY_H
#define PROOFS_CONTACT_STABILITY_H

#include "near.h"
#include "words.h"

/* The words. */
#define STABLE_WORD(S)                                                                                                \
    STEP(S##_stable_intro: ALL_STATES, real N, T; closed_##S(STATE, N, T) && returns(STATE, N) ==> S##_STABLE(STATE)) \
    STEP(S##_unstable_intro: ALL_STATES, real N, T; closed_##S(STATE, N, T) && escapes(STATE, N) ==>                  \
        S##_UNSTABLE(STATE))                                                                                          \
    STEP(S##_word_STABLE: ALL_STATES; S##_STABLE(STATE) && !S##_UNSTABLE(STATE) ==>                                   \
        means_stability_##S(STABLE, STATE))                                                                           \
    STEP(S##_word_UNSTABLE: ALL_STATES; S##_UNSTABLE(STATE) && !S##_STABLE(STATE) ==>                                 \
        means_stability_##S(UNSTABLE, STATE))                                                                         \
    STEP(S##_word_NEUTRAL: ALL_STATES; exists_closed_##S(STATE) && !S##_UNSTABLE(STATE) && !S##_STABLE(STATE) ==>     \
        means_stability_##S(NEUTRAL, STATE))                                                                          \
    lemma S##_word_NO_FORCE: ALL_STATES; !exists_closed_##S(STATE) ==> means_stability_##S(NO_FORCE, STATE);
#define SLIP_STABILITY(S, p, a1, u1)                                                                                  \
    lemma S##_is_stable: ALL_STATES; hypotheses(STATE) && exists_closed_##S(STATE) && b != 0 && p > 0 ==>             \
        means_stability_##S(STABLE, STATE);                                                                           \
    lemma S##_is_unstable_loaded: ALL_STATES; hypotheses(STATE) && exists_closed_##S(STATE) && b != 0 && p < 0 ==>    \
        means_stability_##S(UNSTABLE, STATE);                                                                         \
    lemma S##_is_unstable_free: ALL_STATES; hypotheses(STATE) && exists_closed_##S(STATE) && b == 0 && p < 0 &&       \
        (u1 > 0 || a1 > 0) ==> means_stability_##S(UNSTABLE, STATE);                                                  \
    lemma S##_is_neutral: ALL_STATES; hypotheses(STATE) && exists_closed_##S(STATE) && b == 0 && p >= 0 ==>           \
        means_stability_##S(NEUTRAL, STATE);                                                                          \
    lemma S##_is_weightless: ALL_STATES; hypotheses(STATE) && exists_closed_##S(STATE) && b == 0 && a == 0 && u == 0 ==> \
        means_stability_##S(NEUTRAL, STATE);                                                                          \
    lemma S##_has_load: ALL_STATES; hypotheses(STATE) && exists_closed_##S(STATE) ==>                                 \
        (p > 0 ==> b <= 0) && (p < 0 ==> b >= 0) && (p == 0 ==> b == 0) && u1 >= 0;                                   \
    lemma S##_is_free: ALL_STATES; hypotheses(STATE) && exists_closed_##S(STATE) && b == 0 && u == 0 ==> a1 >= 0;
#define TOUCH_STABILITY(S, p, a1, u1)                                                                                 \
    STEP(F_is_unstable_##S: ALL_STATES; hypotheses(STATE) && b == 0 && p < 0 && (u1 > 0 || (u == 0 && a1 > 0)) ==>    \
        means_stability_F(UNSTABLE, STATE))                                                                           \
    lemma F_is_neutral_##S: ALL_STATES; hypotheses(STATE) && b == 0 && p >= 0 && (u1 > 0 || (u == 0 && a1 > 0)) ==>   \
        means_stability_F(NEUTRAL, STATE);                                                                            \
    lemma T_is_stable_##S: ALL_STATES; hypotheses(STATE) && exists_closed_T(STATE) && E_##S == 0 &&                   \
        (a != 0 || b != 0) && p > 0 ==> means_stability_T(STABLE, STATE);                                             \
    lemma T_is_unstable_##S: ALL_STATES; hypotheses(STATE) && exists_closed_T(STATE) && E_##S == 0 &&                 \
        (a != 0 || b != 0) && p < 0 ==> means_stability_T(UNSTABLE, STATE);                                           \
    lemma T_is_neutral_##S: ALL_STATES; hypotheses(STATE) && exists_closed_T(STATE) && E_##S == 0 &&                  \
        (a != 0 || b != 0) && p == 0 ==> means_stability_T(NEUTRAL, STATE);
#define E_S_plus E_PLUS
#define E_S_minus E_MINUS

/*@ STABLE_WORD(S_plus) STABLE_WORD(S_minus) STABLE_WORD(T)
    STEP(F_word_STABLE: ALL_STATES; F_STABLE(STATE) && !F_UNSTABLE(STATE) ==> means_stability_F(STABLE, STATE))
    STEP(F_word_UNSTABLE: ALL_STATES; F_UNSTABLE(STATE) && !F_STABLE(STATE) ==> means_stability_F(UNSTABLE, STATE))
    STEP(F_word_NEUTRAL: ALL_STATES; exists_closed_F(STATE) && !F_UNSTABLE(STATE) && !F_STABLE(STATE) ==>
        means_stability_F(NEUTRAL, STATE))
    lemma F_word_NO_FORCE: ALL_STATES; !exists_closed_F(STATE) ==> means_stability_F(NO_FORCE, STATE);
    SLIP_STABILITY(S_plus, P_PLUS, a, u)
    SLIP_STABILITY(S_minus, P_MINUS, (-a), (-u))
    TOUCH_STABILITY(S_plus, P_PLUS, a, u)
    TOUCH_STABILITY(S_minus, P_MINUS, (-a), (-u))
    lemma F_is_stable: ALL_STATES; hypotheses(STATE) && b > 0 ==> means_stability_F(STABLE, STATE);
    lemma F_is_weightless: ALL_STATES; hypotheses(STATE) && b == 0 && a == 0 && u == 0 ==> means_stability_F(NEUTRAL, STATE);
    lemma T_is_stable: ALL_STATES; hypotheses(STATE) && exists_closed_T(STATE) && E_PLUS < 0 && E_MINUS < 0 ==>
        means_stability_T(STABLE, STATE);
    lemma T_is_weightless: ALL_STATES; hypotheses(STATE) && exists_closed_T(STATE) && b == 0 && a == 0 ==>
        means_stability_T(NEUTRAL, STATE);
*/
#endif
