/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of the words of kind compliance, as far as they are algebraic: Newton's and Coulomb's laws under the
 * force f of a spring and a damper.
 *
 * No p, k+, k-, Delta, N of spec/compliance/formula.h occurs here. f = k delta - d v >= 0 is the normal force, T the
 * friction force. */
#ifndef SPEC_COMPLIANCE_MEANING_H
#define SPEC_COMPLIANCE_MEANING_H

#define COMPLIANCE_PARAMETERS real a, real b, real A, real B, real C, real mu
#define COMPLIANCE a, b, A, B, C, mu

/*@ predicate compliant_body(COMPLIANCE_PARAMETERS) = A > 0 && C > 0 && A * C - B * B > 0 && mu >= 0;
    logic real compliant_u_dot(COMPLIANCE_PARAMETERS, real T, real f) = a + A * T + B * f;
    logic real compliant_v_dot(COMPLIANCE_PARAMETERS, real T, real f) = b + B * T + C * f;

    // The phases: friction opposes the slip, or holds the point with a force in the cone.
    predicate phase_S_plus(real mu, real T, real f) = T == -(mu * f);
    predicate phase_S_minus(real mu, real T, real f) = T == mu * f;
    predicate phase_T(COMPLIANCE_PARAMETERS, real T, real f) = compliant_u_dot(COMPLIANCE, T, f) == 0 && -(mu * f) <= T && T <= mu * f;
    predicate can_stick(COMPLIANCE_PARAMETERS, real f) = \exists real T; phase_T(COMPLIANCE, T, f);
    // Slip that begins at u = 0 under the force f.
    predicate begins_S_plus(COMPLIANCE_PARAMETERS, real f) = compliant_u_dot(COMPLIANCE, -(mu * f), f) > 0;
    predicate begins_S_minus(COMPLIANCE_PARAMETERS, real f) = compliant_u_dot(COMPLIANCE, mu * f, f) < 0;
    // At u = 0 = f, where the force is about to rise: what holds for all small forces.
    predicate up_to_S_plus(COMPLIANCE_PARAMETERS, real e) = e > 0 && \forall real f; 0 < f <= e ==> begins_S_plus(COMPLIANCE, f);
    predicate up_to_S_minus(COMPLIANCE_PARAMETERS, real e) = e > 0 && \forall real f; 0 < f <= e ==> begins_S_minus(COMPLIANCE, f);
    predicate up_to_T(COMPLIANCE_PARAMETERS, real e) = e > 0 && \forall real f; 0 < f <= e ==> can_stick(COMPLIANCE, f);
    predicate at_first_S_plus(COMPLIANCE_PARAMETERS) = \exists real e; up_to_S_plus(COMPLIANCE, e);
    predicate at_first_S_minus(COMPLIANCE_PARAMETERS) = \exists real e; up_to_S_minus(COMPLIANCE, e);
    predicate at_first_T(COMPLIANCE_PARAMETERS) = \exists real e; up_to_T(COMPLIANCE, e); */

/* In a phase v' = beta + pi f; f = k delta - d v and delta' = -v give f' and f''. */
#define SPRING_PARAMETERS real k, real d, real beta, real pi
#define SPRING k, d, beta, pi
/*@ predicate spring(real k, real d) = k > 0 && d >= 0;
    logic real f_dot(SPRING_PARAMETERS, real v, real f) = k * -v - d * (beta + pi * f);
    logic real f_dot_2(SPRING_PARAMETERS, real v, real f) = k * -(beta + pi * f) - d * (pi * f_dot(SPRING, v, f));

    // Small perturbations behave like e^(z t), z = x + i y, where z^2 + d pi z + k pi = 0.
    predicate exponent(real k, real d, real pi, real x, real y) = x * x - y * y + d * pi * x + k * pi == 0 && 2 * x * y + d * pi * y == 0;
    predicate some_grows(real k, real d, real pi) = \exists real x, y; exponent(k, d, pi, x, y) && x > 0;
    predicate some_stays(real k, real d, real pi) = \exists real x, y; exponent(k, d, pi, x, y) && x >= 0;
    predicate word_unstable(real k, real d, real pi) = some_grows(k, d, pi);
    predicate word_stable(real k, real d, real pi) = !some_stays(k, d, pi);
    predicate word_neutral(real k, real d, real pi) = some_stays(k, d, pi) && !some_grows(k, d, pi);
    // Whether they oscillate: how many exponents are real.
    predicate exponent_is_real(real k, real d, real pi, real x) = exponent(k, d, pi, x, 0.0);
    predicate some_real(real k, real d, real pi) = \exists real x; exponent_is_real(k, d, pi, x);
    predicate two_real(real k, real d, real pi) = \exists real x, y; x < y && exponent_is_real(k, d, pi, x) && exponent_is_real(k, d, pi, y);

    // The energy of the oscillation, divided by half the inverse inertia; k delta - rest = w.
    logic real swing_energy(real k, real pi, real v, real w) = v * v + pi / k * (w * w); */

#endif
