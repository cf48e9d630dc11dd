/* SPDX-License-Identifier: BSD-2-Clause */
/* One force decides its mode.  If exactly one force meets the equalities of a mode, the status of the mode is the one that the
 * inequalities give this force (judged.h).  If none does, or a line of forces, the signs decide. */
#ifndef PROOFS_CHECK_ONE_FORCE_H
#define PROOFS_CHECK_ONE_FORCE_H

#include "contact/given.h"
#include "contact/words.h"

#include "judged.h"

#define FORCE lambda_N, lambda_T
#define OTHER other_N, other_T
#define ALL_FORCES \forall STATE_PARAMETERS, real lambda_N, real lambda_T
#define ALL_PAIRS ALL_FORCES, real other_N, real other_T
#define JUDGED(MODE) enough(MODE, n, u) && meets(MODE, STATE, FORCE)

/*@ predicate enough(integer mode, integer n, real u) = n == (mode == FLIGHT ? 1 : mode == STICK ? 3 : u == 0 ? 2 : 1); */

/* `regular` is the condition under which exactly one force meets the equalities of the mode. */
#define ONE_FORCE(S, MODE, regular)                                                                                    \
    STEP(force_closes_##S: ALL_FORCES, integer n; admissible_##S(u) && JUDGED(MODE) &&                                      \
        none_fails(n, MODE, STATE, FORCE) ==> closed_##S(STATE, FORCE))                                  \
    STEP(force_opens_##S: ALL_FORCES, integer n; admissible_##S(u) && JUDGED(MODE) &&                                       \
        all_strict(n, MODE, STATE, FORCE) ==> open_##S(STATE, FORCE))                                    \
    STEP(closed_meets_##S: ALL_FORCES; closed_##S(STATE, FORCE) ==> meets(MODE, STATE, FORCE))                         \
    STEP(open_is_closed_##S: ALL_FORCES; open_##S(STATE, FORCE) ==> closed_##S(STATE, FORCE))                             \
    STEP(closed_holds_##S: ALL_FORCES, integer n; enough(MODE, n, u) && closed_##S(STATE, FORCE) ==>               \
        none_fails(n, MODE, STATE, FORCE))                                                               \
    STEP(open_holds_##S: ALL_FORCES, integer n; enough(MODE, n, u) && open_##S(STATE, FORCE) ==>                   \
        all_strict(n, MODE, STATE, FORCE))                                                               \
    STEP(same_##S: ALL_PAIRS; hypotheses(STATE) && regular && meets(MODE, STATE, FORCE) &&                             \
        meets(MODE, STATE, OTHER) ==> lambda_N == other_N && lambda_T == other_T)                                      \
    STEP(alone_##S: ALL_PAIRS; hypotheses(STATE) && regular && meets(MODE, STATE, FORCE) &&                           \
        closed_##S(STATE, OTHER) ==> lambda_N == other_N && lambda_T == other_T)                                       \
    STEP(refuted_##S: ALL_PAIRS, integer n; hypotheses(STATE) && regular && JUDGED(MODE) &&                           \
        !none_fails(n, MODE, STATE, FORCE) ==> !closed_##S(STATE, OTHER))                                \
    STEP(edged_##S: ALL_PAIRS, integer n; hypotheses(STATE) && regular && JUDGED(MODE) &&                             \
        !all_strict(n, MODE, STATE, FORCE) ==> !open_##S(STATE, OTHER))                                  \
    STEP(none_closes_##S: ALL_FORCES, integer n; hypotheses(STATE) && regular && JUDGED(MODE) &&                      \
        !none_fails(n, MODE, STATE, FORCE) ==> !exists_closed_##S(STATE))                                \
    STEP(none_opens_##S: ALL_FORCES, integer n; hypotheses(STATE) && regular && JUDGED(MODE) &&                       \
        !all_strict(n, MODE, STATE, FORCE) ==> !exists_open_##S(STATE))                                  \
    STEP(open_exists_##S: ALL_FORCES; open_##S(STATE, FORCE) ==> exists_open_##S(STATE))                               \
    STEP(closed_exists_##S: ALL_FORCES; closed_##S(STATE, FORCE) ==> exists_closed_##S(STATE))                         \
    STEP(one_opens_##S: ALL_FORCES, integer n; admissible_##S(u) && JUDGED(MODE) &&                                   \
        all_strict(n, MODE, STATE, FORCE) ==> exists_open_##S(STATE))                                    \
    STEP(one_closes_##S: ALL_FORCES, integer n; admissible_##S(u) && JUDGED(MODE) &&                                  \
        none_fails(n, MODE, STATE, FORCE) ==> exists_closed_##S(STATE))                                  \
    STEP(force_solves_##S: ALL_FORCES, integer n, integer status; admissible_##S(u) && JUDGED(MODE) &&                     \
        judged(n, MODE, status, STATE, FORCE) && (status == CONSISTENT || status == BOUNDARY) ==>        \
        closed_##S(STATE, FORCE))                                                                                      \
    STEP(one_##S: ALL_FORCES, integer n, integer status; hypotheses(STATE) && regular && admissible_##S(u) &&        \
        JUDGED(MODE) && judged(n, MODE, status, STATE, FORCE) ==> means_##S(status, STATE))


/* The other cases: u rules the mode out, or its Painleve parameter is 0 (a pole) and no force, or a line of forces, meets the equalities. */
#define POLE_OF_SIGNS(S, MODE, p)                                                                                      \
    STEP(barred_##S: ALL_GIVEN; GIVEN && ruled_out(MODE, su) ==> means_##S(INADMISSIBLE, STATE))                      \
    STEP(pole_##S: ALL_GIVEN; GIVEN && !ruled_out(MODE, su) && p == 0 && sb != 0 ==> means_##S(INCONSISTENT, STATE))  \
    STEP(back_##S: ALL_GIVEN; GIVEN && !ruled_out(MODE, su) && p == 0 && sb == 0 && turned_back(MODE, su, sa) ==>     \
        means_##S(INCONSISTENT, STATE))                                                                                \
    STEP(rest_##S: ALL_GIVEN; GIVEN && p == 0 && sb == 0 && at_rest(su, sa) ==> means_##S(BOUNDARY, STATE))           \
    STEP(line_##S: ALL_GIVEN; GIVEN && !ruled_out(MODE, su) && p == 0 && sb == 0 && !turned_back(MODE, su, sa) &&     \
        !at_rest(su, sa) ==> means_##S(CONSISTENT, STATE))                                                             \
    STEP(infinite_##S: ALL_GIVEN; GIVEN && !ruled_out(MODE, su) && p == 0 && sb == 0 &&                               \
        !turned_back(MODE, su, sa) && !at_rest(su, sa) ==> means_solutions(CONTINUUM, STATE))                          \
    STEP(still_alone_##S: ALL_PAIRS; hypotheses(STATE) && value_##p == 0 && b == 0 && u == 0 && a == 0 &&           \
        closed_##S(STATE, FORCE) && closed_##S(STATE, OTHER) ==> lambda_N == other_N && lambda_T == other_T)
#define value_sp_plus P_PLUS
#define value_sp_minus P_MINUS

/* Together: what the checker verifies of a mode implies the meaning of its status; and unless the mode has a continuum of forces, the
 * stored force is its only one. */
#define FOUND(MODE) GIVEN && found(MODE, status, LINE, STATE, own_N, own_T)
#define ALL_FOUND ALL_GIVEN, integer status, real own_N, real own_T
#define HAS_FORCE (status == CONSISTENT || status == BOUNDARY)
#define OWN own_N, own_T
#define FOUND_MODE(S, MODE, regular)                                                                                   \
    predicate sole_##S(integer status, STATE_PARAMETERS, real own_N, real own_T) = \forall real N, T;                  \
        closed_##S(STATE, N, T) <==> HAS_FORCE && N == own_N && T == own_T;                                            \
    STEP(regular_##S: ALL_GIVEN; GIVEN && !ruled_out(MODE, su) && !has_pole(MODE, sp_plus, sp_minus) ==>               \
        hypotheses(STATE) && regular && admissible_##S(u) && enough(MODE, sides(MODE, su), u))                                    \
    STEP(shows_means_##S: ALL_GIVEN, integer status, real lambda_N, real lambda_T; GIVEN && !ruled_out(MODE, su) &&    \
        !has_pole(MODE, sp_plus, sp_minus) && shows(MODE, su, status, STATE, FORCE) ==> means_##S(status, STATE))      \
    STEP(shown_means_##S: ALL_FOUND; GIVEN && !ruled_out(MODE, su) && !has_pole(MODE, sp_plus, sp_minus) &&            \
        shown(MODE, su, status, STATE, OWN) ==> means_##S(status, STATE))                                              \
    STEP(word_of_force_##S: ALL_FORCES, integer status; means_##S(status, STATE) && closed_##S(STATE, FORCE) ==>       \
        HAS_FORCE)                                                                                                     \
    STEP(admits_sign_##S: ALL_GIVEN; GIVEN && !ruled_out(MODE, su) ==> admissible_##S(u) && enough(MODE, sides(MODE, su), u))     \
    STEP(own_closes_##S: ALL_FOUND; GIVEN && !ruled_out(MODE, su) && HAS_FORCE &&                                      \
        shown(MODE, su, status, STATE, OWN) ==> closed_##S(STATE, OWN) && meets(MODE, STATE, OWN))                     \
    STEP(regular_sole_##S: ALL_FOUND, real N, real T; GIVEN && !ruled_out(MODE, su) &&                                 \
        !has_pole(MODE, sp_plus, sp_minus) && HAS_FORCE && shown(MODE, su, status, STATE, OWN) &&                      \
        closed_##S(STATE, N, T) ==> N == own_N && T == own_T)
#define FOUND_STRAIGHT(S, MODE)                                                                                        \
    lemma found_means_##S: ALL_FOUND; FOUND(MODE) ==> means_##S(status, STATE);                                        \
    lemma found_sole_##S: ALL_FOUND; FOUND(MODE) ==> sole_##S(status, STATE, OWN);
#define FOUND_SLIP(S, MODE, p)                                                                                         \
    STEP(rest_sole_##S: ALL_FOUND, real N, real T; GIVEN && p == 0 && sb == 0 && at_rest(su, sa) && HAS_FORCE &&       \
        shown(MODE, su, status, STATE, OWN) && closed_##S(STATE, N, T) ==> N == own_N && T == own_T)                   \
    lemma found_means_##S: ALL_FOUND; FOUND(MODE) ==> means_##S(status, STATE);                                        \
    lemma found_sole_##S: ALL_FOUND; FOUND(MODE) && !on_continuum(MODE, LINE) ==> sole_##S(status, STATE, OWN);        \
    lemma found_infinite_##S: ALL_GIVEN; GIVEN && on_continuum(MODE, LINE) ==> means_solutions(CONTINUUM, STATE);
/*@ ONE_FORCE(F, FLIGHT, \true)
  @ ONE_FORCE(S_plus, SLIP_PLUS, P_PLUS != 0)
  @ ONE_FORCE(S_minus, SLIP_MINUS, P_MINUS != 0)
  @ ONE_FORCE(T, STICK, \true)
  @ POLE_OF_SIGNS(S_plus, SLIP_PLUS, sp_plus)
  @ POLE_OF_SIGNS(S_minus, SLIP_MINUS, sp_minus)
  @ STEP(barred_T: ALL_GIVEN; GIVEN && ruled_out(STICK, su) ==> means_T(INADMISSIBLE, STATE))
  @ FOUND_MODE(F, FLIGHT, \true) FOUND_STRAIGHT(F, FLIGHT)
  @ FOUND_MODE(S_plus, SLIP_PLUS, P_PLUS != 0) FOUND_SLIP(S_plus, SLIP_PLUS, sp_plus)
  @ FOUND_MODE(S_minus, SLIP_MINUS, P_MINUS != 0) FOUND_SLIP(S_minus, SLIP_MINUS, sp_minus)
  @ FOUND_MODE(T, STICK, \true) FOUND_STRAIGHT(T, STICK) */

#endif
