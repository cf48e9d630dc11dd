/* SPDX-License-Identifier: BSD-2-Clause */
/* For v < 0, the condition of each row of spec/impact/table.h is the one under which course.c, course_early.c and course_late.c find an
 * impact of its kind, with the quantities of pieces.h.  (That an impact with one piece is the word of its row is proved in words_through.c.)
 * For v = 0, the rows are compared with the first piece. */
#define LOGIC_PARAMETERS real A, real B, real C, real mu, real u, real v, real r
#define LOGIC_ARGUMENTS A, B, C, mu, u, v, r
#include "impact/formula.h"
#include "formula/logic.h"
#include "impact/verdict.h"
#include "impact/table.h"

#include "../contact/known.h"

#include "pieces.h"

#include "../contact/proved.h"

/*@ IMPACT_INPUTS(LOGIC_INPUT)
    IMPACT_FORMULAS(LOGIC_FORMULA) */
#define DATA A, B, C, mu, u, v, r
#define ALL_DATA \forall real A, B, C, mu, u, v, r
#define NAMES                                                                                                                                  \
    \let p_plus = value_p_plus(DATA); \let p_minus = value_p_minus(DATA); \let k_plus = value_k_plus(DATA);                                    \
    \let k_minus = value_k_minus(DATA); \let D_c_plus = value_D_c_plus(DATA); \let D_r_plus = value_D_r_plus(DATA);                            \
    \let D_c_minus = value_D_c_minus(DATA); \let D_r_minus = value_D_r_minus(DATA);
#define ROW_PREDICATE(name, condition, region, first, second, phase) predicate row_##name(LOGIC_PARAMETERS) = NAMES (condition);
/*@ T_IMPACT(ROW_PREDICATE) */
#define GIVEN body(BODY) && arrival(v, r)

/*@ lemma impact_row_forward_slip: ALL_DATA; GIVEN && v < 0 && u > 0 ==> (row_forward_slip(DATA) <==> through_begins(P_PLUS, K_PLUS, u, v, r));
    lemma impact_row_straight_forward: ALL_DATA; GIVEN && v < 0 && u == 0 ==> (row_straight_slip_forward(DATA) <==> through_begins(P_PLUS, K_PLUS, u, v, r));
    lemma impact_row_backward_slip: ALL_DATA; GIVEN && v < 0 && u < 0 ==> (row_backward_slip(DATA) <==> through_begins(P_MINUS, K_MINUS, c_opposite(u), v, r));
    lemma impact_row_straight_backward: ALL_DATA; GIVEN && v < 0 && u == 0 ==> (row_straight_slip_backward(DATA) <==> through_begins(P_MINUS, K_MINUS, c_opposite(u), v, r));
    lemma impact_row_straight_stick: ALL_DATA; GIVEN && v < 0 ==> (row_straight_stick(DATA) <==> u == 0 && can_stick(BODY)); */
#define EARLY_SIGNS(p, k, w) D_c(p, k, w, v) < 0
#define LATE_SIGNS(p, k, w) D_c(p, k, w, v) >= 0 && D_r(p, k, w, v, r) < 0
/*@ lemma impact_row_forward_stick_early: ALL_DATA; GIVEN && v < 0 && u > 0 ==>
        (row_forward_stick_in_compression(DATA) <==> can_stick(BODY) && EARLY_SIGNS(P_PLUS, K_PLUS, u));
    lemma impact_row_forward_reversal_early: ALL_DATA; GIVEN && v < 0 && u > 0 ==>
        (row_forward_reversal_in_compression(DATA) <==> leaves_backward(BODY) && EARLY_SIGNS(P_PLUS, K_PLUS, u));
    lemma impact_row_forward_stick_late: ALL_DATA; GIVEN && v < 0 && u > 0 ==>
        (row_forward_stick_in_restitution(DATA) <==> can_stick(BODY) && LATE_SIGNS(P_PLUS, K_PLUS, u));
    lemma impact_row_forward_reversal_late: ALL_DATA; GIVEN && v < 0 && u > 0 ==>
        (row_forward_reversal_in_restitution(DATA) <==> leaves_backward(BODY) && LATE_SIGNS(P_PLUS, K_PLUS, u));
    lemma impact_row_backward_stick_early: ALL_DATA; GIVEN && v < 0 && u < 0 ==>
        (row_backward_stick_in_compression(DATA) <==> can_stick(BODY) && EARLY_SIGNS(P_MINUS, K_MINUS, c_opposite(u)));
    lemma impact_row_backward_reversal_early: ALL_DATA; GIVEN && v < 0 && u < 0 ==>
        (row_backward_reversal_in_compression(DATA) <==> leaves_forward(BODY) && EARLY_SIGNS(P_MINUS, K_MINUS, c_opposite(u)));
    lemma impact_row_backward_stick_late: ALL_DATA; GIVEN && v < 0 && u < 0 ==>
        (row_backward_stick_in_restitution(DATA) <==> can_stick(BODY) && LATE_SIGNS(P_MINUS, K_MINUS, c_opposite(u)));
    lemma impact_row_backward_reversal_late: ALL_DATA; GIVEN && v < 0 && u < 0 ==>
        (row_backward_reversal_in_restitution(DATA) <==> leaves_forward(BODY) && LATE_SIGNS(P_MINUS, K_MINUS, c_opposite(u)));
    lemma impact_row_forward_without_collision: ALL_DATA; GIVEN && v == 0 && u > 0 ==>
        (row_forward_without_collision(DATA) <==> can_stick(BODY) && EARLY_SIGNS(P_PLUS, K_PLUS, u));
    lemma impact_row_backward_without_collision: ALL_DATA; GIVEN && v == 0 && u < 0 ==>
        (row_backward_without_collision(DATA) <==> can_stick(BODY) && EARLY_SIGNS(P_MINUS, K_MINUS, c_opposite(u))); */

/* Rows with v = 0. */
/*@ lemma forward_first: \forall PIECE_PARAMETERS; u > 0 && some_course(PIECE) ==> slips_forward(PIECE);
    lemma backward_first: \forall PIECE_PARAMETERS; u < 0 && some_course(PIECE) ==> slips_backward(PIECE);
    lemma forward_moves: \forall PIECE_PARAMETERS; slips_forward(PIECE) ==> I > 0 && v2 == v + P_PLUS * I;
    lemma backward_moves: \forall PIECE_PARAMETERS; slips_backward(PIECE) ==> I > 0 && v2 == v + P_MINUS * I;
    lemma rest_rises: \forall BODY_PARAMETERS, real I, J, u2, v2; body(BODY) && some_course(BODY, 0.0, 0.0, I, J, u2, v2) ==> v2 > 0;
    logic real short_impulse(real k, real w) = k > 0 ? w / k : 1;
    lemma short_slides: \forall real p, k, w; w > 0 ==> slides(p, k, w, 0.0, short_impulse(k, w), w - k * short_impulse(k, w), p * short_impulse(k, w));
    predicate slide_signs(real p, real I, real v2) = I > 0 && v2 == p * I;
    lemma slide_sign: \forall real p, I, v2; slide_signs(p, I, v2) ==> (v2 < 0 <==> p < 0) && (v2 == 0 <==> p == 0) && (v2 > 0 <==> p > 0);
    predicate touches(real p, real k, real w, real I, real w2, real v2) = slides(p, k, w, 0.0, I, w2, v2);
    lemma touches_sign: \forall real p, k, w, I, w2, v2; slides(p, k, w, 0.0, I, w2, v2) ==> slide_signs(p, I, v2);
    logic real touch_w(real k, real w) = w - k * short_impulse(k, w);
    logic real touch_v(real p, real k, real w) = p * short_impulse(k, w);
    lemma touch_slides: \forall real p, k, w; w > 0 ==> slides(p, k, w, 0.0, short_impulse(k, w), touch_w(k, w), touch_v(p, k, w));
    lemma touch_v_sign: \forall real p, k, w; w > 0 ==> slide_signs(p, short_impulse(k, w), touch_v(p, k, w)); */
#define FORWARD_TOUCH short_impulse(K_PLUS, u), c_against(mu, short_impulse(K_PLUS, u)), touch_w(K_PLUS, u), touch_v(P_PLUS, K_PLUS, u)
#define BACKWARD_SPEED c_opposite(u)
#define BACKWARD_TOUCH                                                                                                                         \
    short_impulse(K_MINUS, BACKWARD_SPEED), c_times(mu, short_impulse(K_MINUS, BACKWARD_SPEED)), c_opposite(touch_w(K_MINUS, BACKWARD_SPEED)), \
    touch_v(P_MINUS, K_MINUS, BACKWARD_SPEED)
/*@ lemma forward_touch: \forall BODY_PARAMETERS, real u; u > 0 ==> some_course(BODY, u, 0.0, FORWARD_TOUCH);
    lemma backward_touch: \forall BODY_PARAMETERS, real u; BACKWARD_SPEED > 0 ==> some_course(BODY, u, 0.0, BACKWARD_TOUCH);
    lemma opposite_sign: \forall real u; u < 0 ==> BACKWARD_SPEED > 0;
    lemma sinks_intro: \forall BODY_PARAMETERS, real u, I, J, u2, v2; some_course(BODY, u, 0.0, I, J, u2, v2) && v2 < 0 ==> touch_sinks(BODY, u);
    lemma stays_intro: \forall BODY_PARAMETERS, real u, I, J, u2, v2; some_course(BODY, u, 0.0, I, J, u2, v2) && v2 == 0 ==> touch_stays(BODY, u);
    lemma rises_all: \forall BODY_PARAMETERS, real u, I, J, u2, v2; some_course(BODY, u, 0.0, I, J, u2, v2) && touch_rises(BODY, u) ==> v2 > 0;
    lemma forward_signs: \forall BODY_PARAMETERS, real u, I, J, u2, v2; u > 0 && some_course(BODY, u, 0.0, I, J, u2, v2) ==> slide_signs(P_PLUS, I, v2);
    lemma backward_signs: \forall BODY_PARAMETERS, real u, I, J, u2, v2; u < 0 && some_course(BODY, u, 0.0, I, J, u2, v2) ==> slide_signs(P_MINUS, I, v2);
    lemma forward_sinks_only: \forall BODY_PARAMETERS, real u; u > 0 && touch_sinks(BODY, u) ==> P_PLUS < 0;
    lemma forward_stays_only: \forall BODY_PARAMETERS, real u; u > 0 && touch_stays(BODY, u) ==> P_PLUS == 0;
    lemma forward_rises_if: \forall BODY_PARAMETERS, real u; u > 0 && P_PLUS > 0 ==> touch_rises(BODY, u);
    lemma forward_sinks_planted: \forall BODY_PARAMETERS, real u; some_course(BODY, u, 0.0, FORWARD_TOUCH) && touch_v(P_PLUS, K_PLUS, u) < 0 ==> touch_sinks(BODY, u);
    lemma forward_stays_planted: \forall BODY_PARAMETERS, real u; some_course(BODY, u, 0.0, FORWARD_TOUCH) && touch_v(P_PLUS, K_PLUS, u) == 0 ==> touch_stays(BODY, u);
    lemma forward_rises_planted: \forall BODY_PARAMETERS, real u; some_course(BODY, u, 0.0, FORWARD_TOUCH) && touch_rises(BODY, u) ==> touch_v(P_PLUS, K_PLUS, u) > 0;
    lemma forward_touch_signs: \forall BODY_PARAMETERS, real u; u > 0 ==> (touch_v(P_PLUS, K_PLUS, u) < 0 <==> P_PLUS < 0) && (touch_v(P_PLUS, K_PLUS, u) == 0 <==> P_PLUS == 0) &&
        (touch_v(P_PLUS, K_PLUS, u) > 0 <==> P_PLUS > 0);
    lemma backward_sinks_only: \forall BODY_PARAMETERS, real u; u < 0 && touch_sinks(BODY, u) ==> P_MINUS < 0;
    lemma backward_stays_only: \forall BODY_PARAMETERS, real u; u < 0 && touch_stays(BODY, u) ==> P_MINUS == 0;
    lemma backward_rises_if: \forall BODY_PARAMETERS, real u; u < 0 && P_MINUS > 0 ==> touch_rises(BODY, u);
    lemma backward_sinks_planted: \forall BODY_PARAMETERS, real u; some_course(BODY, u, 0.0, BACKWARD_TOUCH) && touch_v(P_MINUS, K_MINUS, BACKWARD_SPEED) < 0 ==> touch_sinks(BODY, u);
    lemma backward_stays_planted: \forall BODY_PARAMETERS, real u; some_course(BODY, u, 0.0, BACKWARD_TOUCH) && touch_v(P_MINUS, K_MINUS, BACKWARD_SPEED) == 0 ==> touch_stays(BODY, u);
    lemma backward_rises_planted: \forall BODY_PARAMETERS, real u; some_course(BODY, u, 0.0, BACKWARD_TOUCH) && touch_rises(BODY, u) ==> touch_v(P_MINUS, K_MINUS, BACKWARD_SPEED) > 0;
    lemma backward_touch_signs: \forall BODY_PARAMETERS, real u; u < 0 ==> (touch_v(P_MINUS, K_MINUS, BACKWARD_SPEED) < 0 <==> P_MINUS < 0) && (touch_v(P_MINUS, K_MINUS, BACKWARD_SPEED) == 0 <==> P_MINUS == 0) &&
        (touch_v(P_MINUS, K_MINUS, BACKWARD_SPEED) > 0 <==> P_MINUS > 0);
    lemma forward_sinks_iff: \forall BODY_PARAMETERS, real u; u > 0 ==> (touch_sinks(BODY, u) <==> P_PLUS < 0);
    lemma forward_stays_iff: \forall BODY_PARAMETERS, real u; u > 0 ==> (touch_stays(BODY, u) <==> P_PLUS == 0);
    lemma forward_rises_iff: \forall BODY_PARAMETERS, real u; u > 0 ==> (touch_rises(BODY, u) <==> P_PLUS > 0);
    lemma backward_sinks_iff: \forall BODY_PARAMETERS, real u; u < 0 ==> (touch_sinks(BODY, u) <==> P_MINUS < 0);
    lemma backward_stays_iff: \forall BODY_PARAMETERS, real u; u < 0 ==> (touch_stays(BODY, u) <==> P_MINUS == 0);
    lemma backward_rises_iff: \forall BODY_PARAMETERS, real u; u < 0 ==> (touch_rises(BODY, u) <==> P_MINUS > 0);
    lemma rest_rises_iff: \forall BODY_PARAMETERS; body(BODY) ==> touch_rises(BODY, 0.0);
    lemma impact_row_touch: ALL_DATA; GIVEN && v == 0 ==> (row_forward_touch(DATA) <==> u > 0 && P_PLUS > 0) && (row_backward_touch(DATA) <==> u < 0 && P_MINUS > 0);
    lemma impact_row_pole: ALL_DATA; GIVEN && v == 0 ==> (row_forward_at_pole(DATA) <==> u > 0 && P_PLUS == 0) && (row_backward_at_pole(DATA) <==> u < 0 && P_MINUS == 0);
    lemma impact_row_sinks: ALL_DATA; GIVEN && v == 0 ==>
        (row_forward_without_collision(DATA) <==> u > 0 && P_PLUS < 0) && (row_backward_without_collision(DATA) <==> u < 0 && P_MINUS < 0); */
