/* SPDX-License-Identifier: BSD-2-Clause */
/* The phases of kind compliance, for all real data.  The table of spec/compliance/README.md, section 2, states Newton's and Coulomb's law;
 * stick is possible exactly where k+ f >= a and k- f >= -a, that is, where the force is between its limits; at u = 0 exactly one phase
 * begins, also where the force is still 0; and the first derivatives of the force. */
#include "compliance/formula.h"
#include "compliance/meaning.h"
#include "formula/logic.h"

#define IN_SCOPE(x)
#define NAMED(formula, output) logic real c_##output(COMPLIANCE_PARAMETERS) = formula(IN_SCOPE, LOGIC_ADD, LOGIC_SUB, LOGIC_MUL) output;
/*@ NAMED(F_DELTA, Delta) NAMED(F_P_PLUS, p_plus) NAMED(F_P_MINUS, p_minus) NAMED(F_K_PLUS, k_plus) NAMED(F_K_MINUS, k_minus) NAMED(F_N, N) */
#define V(x) c_##x(COMPLIANCE)
#define ALL \forall COMPLIANCE_PARAMETERS
#define ALL_FORCES \forall COMPLIANCE_PARAMETERS, real f

/* The table of the phases. */
/*@ lemma S_plus_v: ALL_FORCES; compliant_v_dot(COMPLIANCE, -(mu * f), f) == b + V(p_plus) * f;
    lemma S_plus_u: ALL_FORCES; compliant_u_dot(COMPLIANCE, -(mu * f), f) == a - V(k_plus) * f;
    lemma S_minus_v: ALL_FORCES; compliant_v_dot(COMPLIANCE, mu * f, f) == b + V(p_minus) * f;
    lemma S_minus_u: ALL_FORCES; compliant_u_dot(COMPLIANCE, mu * f, f) == a + V(k_minus) * f;
    lemma T_v: ALL_FORCES, real T; compliant_u_dot(COMPLIANCE, T, f) == 0 ==> A * compliant_v_dot(COMPLIANCE, T, f) == -V(N) + V(Delta) * f;
    lemma T_slope: ALL; compliant_body(COMPLIANCE) ==> V(Delta) > 0;
    lemma k_sum: ALL; V(k_plus) + V(k_minus) == 2 * (mu * A);
    lemma k_not_both: ALL; compliant_body(COMPLIANCE) ==> V(k_plus) >= 0 || V(k_minus) >= 0; */

/* Stick. */
/*@ predicate grips(COMPLIANCE_PARAMETERS, real f) = V(k_plus) * f >= a && V(k_minus) * f >= -a;
    predicate holds_by(COMPLIANCE_PARAMETERS, real T, real f) = A * T == -(a + B * f);
    logic real grip(COMPLIANCE_PARAMETERS, real f) = -(a + B * f) / A;
    lemma grip_is: ALL_FORCES; A > 0 ==> holds_by(COMPLIANCE, grip(COMPLIANCE, f), f);
    lemma grip_only: ALL_FORCES, real T; compliant_body(COMPLIANCE) && phase_T(COMPLIANCE, T, f) ==> grips(COMPLIANCE, f);
    lemma grip_here: ALL_FORCES, real T; compliant_body(COMPLIANCE) && holds_by(COMPLIANCE, T, f) && grips(COMPLIANCE, f) ==> phase_T(COMPLIANCE, T, f);
    lemma grip_plant: ALL_FORCES; compliant_body(COMPLIANCE) && grips(COMPLIANCE, f) ==> phase_T(COMPLIANCE, grip(COMPLIANCE, f), f);
    lemma sticks_iff: ALL_FORCES; compliant_body(COMPLIANCE) ==> (can_stick(COMPLIANCE, f) <==> grips(COMPLIANCE, f));
    lemma grip_once: ALL_FORCES, real T, S; A > 0 && phase_T(COMPLIANCE, T, f) && phase_T(COMPLIANCE, S, f) ==> T == S;
    predicate limit(real size, real k, real f) = k * f == size;
    lemma least_force: \forall real size, k, f, least; size > 0 && k > 0 && limit(size, k, least) ==> (k * f >= size <==> f >= least);
    lemma least_never: \forall real size, k, f; size > 0 && k <= 0 && f >= 0 ==> !(k * f >= size);
    lemma most_force: \forall real size, k, f, most; size > 0 && k < 0 && limit(size, -k, most) ==> (k * f >= -size <==> f <= most);
    lemma most_always: \forall real size, k, f; size > 0 && k >= 0 && f >= 0 ==> k * f >= -size;
    lemma limits_even: ALL_FORCES; a == 0 && f > 0 ==> (grips(COMPLIANCE, f) <==> V(k_plus) >= 0 && V(k_minus) >= 0);
    lemma limits_forward: ALL_FORCES; a > 0 && f >= 0 ==> (grips(COMPLIANCE, f) <==>
        V(k_plus) > 0 && f >= a / V(k_plus) && (V(k_minus) < 0 ==> f <= a / -V(k_minus)));
    lemma limits_backward: ALL_FORCES; a < 0 && f >= 0 ==> (grips(COMPLIANCE, f) <==>
        V(k_minus) > 0 && f >= -a / V(k_minus) && (V(k_plus) < 0 ==> f <= -a / -V(k_plus)));
    lemma leaves_by_slip: ALL; compliant_body(COMPLIANCE) && a != 0 ==> !can_stick(COMPLIANCE, 0.0); */

/* At u = 0 with a positive force, exactly one phase begins. */
/*@ lemma begins_plus: ALL_FORCES; begins_S_plus(COMPLIANCE, f) <==> a - V(k_plus) * f > 0;
    lemma begins_minus: ALL_FORCES; begins_S_minus(COMPLIANCE, f) <==> a + V(k_minus) * f < 0;
    lemma one_begins: ALL_FORCES; compliant_body(COMPLIANCE) && f >= 0 ==> !(begins_S_plus(COMPLIANCE, f) && begins_S_minus(COMPLIANCE, f));
    lemma else_grips: ALL_FORCES; grips(COMPLIANCE, f) <==> !begins_S_plus(COMPLIANCE, f) && !begins_S_minus(COMPLIANCE, f);
    lemma else_sticks: ALL_FORCES; compliant_body(COMPLIANCE) ==>
        (can_stick(COMPLIANCE, f) <==> !begins_S_plus(COMPLIANCE, f) && !begins_S_minus(COMPLIANCE, f)); */
/* After slip forward has stopped, u' <= 0 there: stick or reversal by the sign of a + k- f; after slip backward by that of -a + k+ f. */
/*@ lemma after_forward: ALL_FORCES; compliant_body(COMPLIANCE) && !begins_S_plus(COMPLIANCE, f) ==>
        (can_stick(COMPLIANCE, f) <==> a + V(k_minus) * f >= 0) && (begins_S_minus(COMPLIANCE, f) <==> a + V(k_minus) * f < 0);
    lemma after_backward: ALL_FORCES; compliant_body(COMPLIANCE) && !begins_S_minus(COMPLIANCE, f) ==>
        (can_stick(COMPLIANCE, f) <==> -a + V(k_plus) * f >= 0) && (begins_S_plus(COMPLIANCE, f) <==> -a + V(k_plus) * f < 0); */

/* Where the force is still 0: under a sufficiently small force, a alone decides. */
/*@ predicate first_plus(COMPLIANCE_PARAMETERS) = a > 0 || (a == 0 && V(k_plus) < 0);
    predicate first_minus(COMPLIANCE_PARAMETERS) = a < 0 || (a == 0 && V(k_minus) < 0);
    logic real small_load(real a, real k) = a > 0 ? a / (1 + (k > 0 ? k : -k)) / 2 : a < 0 ? -a / (1 + (k > 0 ? k : -k)) / 2 : 1.0;
    lemma small_positive: \forall real a, k; small_load(a, k) > 0;
    lemma small_plus: \forall real a, k, f; (a > 0 || (a == 0 && k < 0)) && 0 < f && f <= small_load(a, k) ==> a - k * f > 0;
    lemma small_minus: \forall real a, k, f; (a < 0 || (a == 0 && k < 0)) && 0 < f && f <= small_load(a, k) ==> a + k * f < 0;
    lemma small_not_plus: \forall real a, k, f; !(a > 0 || (a == 0 && k < 0)) && 0 < f && f <= small_load(a, k) ==> a - k * f <= 0;
    lemma small_not_minus: \forall real a, k, f; !(a < 0 || (a == 0 && k < 0)) && 0 < f && f <= small_load(a, k) ==> a + k * f >= 0;
    lemma first_begins_plus: ALL_FORCES; first_plus(COMPLIANCE) && 0 < f <= small_load(a, V(k_plus)) ==> begins_S_plus(COMPLIANCE, f);
    lemma first_begins_minus: ALL_FORCES; first_minus(COMPLIANCE) && 0 < f <= small_load(a, V(k_minus)) ==> begins_S_minus(COMPLIANCE, f);
    lemma first_not_plus: ALL_FORCES; !first_plus(COMPLIANCE) && 0 < f <= small_load(a, V(k_plus)) ==> !begins_S_plus(COMPLIANCE, f);
    lemma first_not_minus: ALL_FORCES; !first_minus(COMPLIANCE) && 0 < f <= small_load(a, V(k_minus)) ==> !begins_S_minus(COMPLIANCE, f);
    lemma first_plus_up: ALL; first_plus(COMPLIANCE) ==> up_to_S_plus(COMPLIANCE, small_load(a, V(k_plus)));
    lemma first_minus_up: ALL; first_minus(COMPLIANCE) ==> up_to_S_minus(COMPLIANCE, small_load(a, V(k_minus)));
    logic real lesser(real x, real y) = x < y ? x : y;
    lemma lesser_is: \forall real x, y; x > 0 && y > 0 ==> 0 < lesser(x, y) && lesser(x, y) <= x && lesser(x, y) <= y;
    lemma lesser_plus: ALL, real e; e > 0 && !first_plus(COMPLIANCE) ==> !begins_S_plus(COMPLIANCE, lesser(e, small_load(a, V(k_plus))));
    lemma lesser_minus: ALL, real e; e > 0 && !first_minus(COMPLIANCE) ==> !begins_S_minus(COMPLIANCE, lesser(e, small_load(a, V(k_minus))));
    lemma up_plus_here: ALL, real e, f; up_to_S_plus(COMPLIANCE, e) && 0 < f <= e ==> begins_S_plus(COMPLIANCE, f);
    lemma up_minus_here: ALL, real e, f; up_to_S_minus(COMPLIANCE, e) && 0 < f <= e ==> begins_S_minus(COMPLIANCE, f);
    lemma up_plus_lesser: ALL, real e; up_to_S_plus(COMPLIANCE, e) ==> begins_S_plus(COMPLIANCE, lesser(e, small_load(a, V(k_plus))));
    lemma up_minus_lesser: ALL, real e; up_to_S_minus(COMPLIANCE, e) ==> begins_S_minus(COMPLIANCE, lesser(e, small_load(a, V(k_minus))));
    lemma up_plus: ALL, real e; up_to_S_plus(COMPLIANCE, e) ==> e > 0 && first_plus(COMPLIANCE);
    lemma up_minus: ALL, real e; up_to_S_minus(COMPLIANCE, e) ==> e > 0 && first_minus(COMPLIANCE);
    lemma first_plus_here: ALL; first_plus(COMPLIANCE) ==> at_first_S_plus(COMPLIANCE);
    lemma first_minus_here: ALL; first_minus(COMPLIANCE) ==> at_first_S_minus(COMPLIANCE);
    lemma first_plus_iff: ALL; at_first_S_plus(COMPLIANCE) <==> first_plus(COMPLIANCE);
    lemma first_minus_iff: ALL; at_first_S_minus(COMPLIANCE) <==> first_minus(COMPLIANCE);
    lemma first_not_both: ALL; compliant_body(COMPLIANCE) ==> !(first_plus(COMPLIANCE) && first_minus(COMPLIANCE));
    lemma first_sticks: ALL_FORCES; compliant_body(COMPLIANCE) && !first_plus(COMPLIANCE) && !first_minus(COMPLIANCE) && 0 < f ==> can_stick(COMPLIANCE, f);
    predicate first_T(COMPLIANCE_PARAMETERS) = compliant_body(COMPLIANCE) && !first_plus(COMPLIANCE) && !first_minus(COMPLIANCE);
    lemma first_T_up: ALL; first_T(COMPLIANCE) ==> up_to_T(COMPLIANCE, 1.0);
    lemma first_T_here: ALL; first_T(COMPLIANCE) ==> at_first_T(COMPLIANCE);
    lemma first_T_not_plus: ALL, real e; compliant_body(COMPLIANCE) && e > 0 && first_plus(COMPLIANCE) ==> !can_stick(COMPLIANCE, lesser(e, small_load(a, V(k_plus))));
    lemma first_T_not_minus: ALL, real e; compliant_body(COMPLIANCE) && e > 0 && first_minus(COMPLIANCE) ==> !can_stick(COMPLIANCE, lesser(e, small_load(a, V(k_minus))));
    lemma up_T_here: ALL, real e, f; up_to_T(COMPLIANCE, e) && 0 < f <= e ==> can_stick(COMPLIANCE, f);
    lemma up_T_lesser_plus: ALL, real e; up_to_T(COMPLIANCE, e) ==> e > 0 && can_stick(COMPLIANCE, lesser(e, small_load(a, V(k_plus))));
    lemma up_T_lesser_minus: ALL, real e; up_to_T(COMPLIANCE, e) ==> e > 0 && can_stick(COMPLIANCE, lesser(e, small_load(a, V(k_minus))));
    lemma up_T_plus: ALL, real e; compliant_body(COMPLIANCE) && up_to_T(COMPLIANCE, e) ==> !first_plus(COMPLIANCE);
    lemma up_T_minus: ALL, real e; compliant_body(COMPLIANCE) && up_to_T(COMPLIANCE, e) ==> !first_minus(COMPLIANCE);
    lemma first_T_iff: ALL; compliant_body(COMPLIANCE) ==> (at_first_T(COMPLIANCE) <==> !first_plus(COMPLIANCE) && !first_minus(COMPLIANCE)); */

/* The derivatives of the force obey the equation of section 2; if the first three (f, f', f'') are 0, so are all higher ones. */
#define ALL_SPRINGS \forall SPRING_PARAMETERS, real v, f
/*@ lemma second_is: ALL_SPRINGS; f_dot_2(SPRING, v, f) + d * pi * f_dot(SPRING, v, f) + k * pi * f == -(k * beta);
    lemma rest_only: ALL_SPRINGS; spring(k, d) && f == 0 && f_dot(SPRING, v, f) == 0 && f_dot_2(SPRING, v, f) == 0 ==> beta == 0 && v == 0;
    lemma rest_stays: ALL_SPRINGS; beta == 0 && v == 0 && f == 0 ==> f_dot(SPRING, v, f) == 0 && f_dot_2(SPRING, v, f) == 0; */
