/* SPDX-License-Identifier: BSD-2-Clause */
/* The motions within one phase of kind compliance, for all real data: the exponents of small perturbations, how many are real and in which
 * order, and the words of stability; the energy of the oscillation and the inequalities that show that a phase never ends; and the outcome
 * of the stiff limit (spec/compliance/meaning.h). */
#include "compliance/meaning.h"

#define ALL_SPRINGS \forall real k, d, pi
#define ALL_EXPONENTS \forall real k, d, pi, x, y

/* Real exponents: (x + damping)^2 = rate2. */
/*@ logic real damping(real d, real pi) = d * pi / 2;
    logic real rate2(real k, real d, real pi) = damping(d, pi) * damping(d, pi) - k * pi;
    predicate swing_root(real k, real d, real pi, real r) = r >= 0 && r * r == rate2(k, d, pi);
    logic real slow(real d, real pi, real r) = -damping(d, pi) + r;
    logic real fast(real d, real pi, real r) = -damping(d, pi) - r;
    lemma real_is: \forall real k, d, pi, x; exponent_is_real(k, d, pi, x) <==> (x + damping(d, pi)) * (x + damping(d, pi)) == rate2(k, d, pi);
    lemma root: \forall real z; z >= 0 ==> \sqrt(z) >= 0 && \sqrt(z) * \sqrt(z) == z;
    logic real swing_rate(real k, real d, real pi) = \sqrt(rate2(k, d, pi));
    lemma rate_sqrt: ALL_SPRINGS; swing_rate(k, d, pi) == \sqrt(rate2(k, d, pi));
    lemma rate_facts: ALL_SPRINGS; rate2(k, d, pi) >= 0 ==> swing_rate(k, d, pi) >= 0 && swing_rate(k, d, pi) * swing_rate(k, d, pi) == rate2(k, d, pi);
    lemma swing_root_here: ALL_SPRINGS, real r; r >= 0 && r * r == rate2(k, d, pi) ==> swing_root(k, d, pi, r);
    lemma rate_is: ALL_SPRINGS; rate2(k, d, pi) >= 0 ==> swing_root(k, d, pi, swing_rate(k, d, pi));
    lemma slow_real: ALL_SPRINGS, real r; swing_root(k, d, pi, r) ==> exponent_is_real(k, d, pi, slow(d, pi, r));
    lemma fast_real: ALL_SPRINGS, real r; swing_root(k, d, pi, r) ==> exponent_is_real(k, d, pi, fast(d, pi, r));
    lemma real_only: ALL_SPRINGS, real r, x; swing_root(k, d, pi, r) && exponent_is_real(k, d, pi, x) ==> x == slow(d, pi, r) || x == fast(d, pi, r);
    lemma slow_fast_product: ALL_SPRINGS, real r; swing_root(k, d, pi, r) ==> slow(d, pi, r) * fast(d, pi, r) == k * pi;
    lemma slow_fast_order: ALL_SPRINGS, real r; swing_root(k, d, pi, r) && rate2(k, d, pi) > 0 ==> fast(d, pi, r) < slow(d, pi, r);
    lemma real_square: \forall real k, d, pi, x; exponent_is_real(k, d, pi, x) ==> rate2(k, d, pi) >= 0;
    lemma some_real_back: ALL_SPRINGS; some_real(k, d, pi) ==> rate2(k, d, pi) >= 0;
    lemma rate_slow: ALL_SPRINGS; rate2(k, d, pi) >= 0 ==> exponent_is_real(k, d, pi, slow(d, pi, swing_rate(k, d, pi)));
    lemma rate_fast: ALL_SPRINGS; rate2(k, d, pi) >= 0 ==> exponent_is_real(k, d, pi, fast(d, pi, swing_rate(k, d, pi)));
    lemma rate_order: ALL_SPRINGS; rate2(k, d, pi) > 0 ==> fast(d, pi, swing_rate(k, d, pi)) < slow(d, pi, swing_rate(k, d, pi));
    lemma some_real_iff: ALL_SPRINGS; some_real(k, d, pi) <==> rate2(k, d, pi) >= 0;
    lemma two_only: ALL_EXPONENTS; x < y && exponent_is_real(k, d, pi, x) && exponent_is_real(k, d, pi, y) ==> rate2(k, d, pi) > 0;
    lemma two_back: ALL_SPRINGS; two_real(k, d, pi) ==> rate2(k, d, pi) > 0;
    lemma two_here: ALL_SPRINGS; rate2(k, d, pi) > 0 ==> two_real(k, d, pi);
    lemma two_iff: ALL_SPRINGS; two_real(k, d, pi) <==> rate2(k, d, pi) > 0;
    lemma one_iff: ALL_SPRINGS; some_real(k, d, pi) && !two_real(k, d, pi) <==> rate2(k, d, pi) == 0; */

/* Growth: the words of stability. */
/*@ lemma exponent_cases: ALL_EXPONENTS; exponent(k, d, pi, x, y) ==> y == 0 || x == -damping(d, pi);
    lemma grows_only: ALL_EXPONENTS; spring(k, d) && pi >= 0 && exponent(k, d, pi, x, y) ==> x <= 0;
    lemma stays_only: ALL_EXPONENTS; spring(k, d) && pi > 0 && d > 0 && exponent(k, d, pi, x, y) ==> x < 0;
    lemma real_exponent: ALL_SPRINGS, real x; exponent_is_real(k, d, pi, x) ==> exponent(k, d, pi, x, 0.0);
    lemma saddle_rate: ALL_SPRINGS; spring(k, d) && pi < 0 ==> rate2(k, d, pi) > 0;
    lemma saddle_grows: ALL_SPRINGS, real r; spring(k, d) && pi < 0 && swing_root(k, d, pi, r) ==> slow(d, pi, r) > 0;
    predicate saddle(real k, real d, real pi) = spring(k, d) && pi < 0;
    predicate is_level(real k, real d, real pi) = spring(k, d) && pi == 0;
    predicate circles(real k, real d, real pi) = spring(k, d) && pi > 0 && d == 0;
    lemma grows_plant: ALL_EXPONENTS; exponent(k, d, pi, x, y) && x > 0 ==> some_grows(k, d, pi);
    lemma stays_plant: ALL_EXPONENTS; exponent(k, d, pi, x, y) && x >= 0 ==> some_stays(k, d, pi);
    lemma saddle_slow: ALL_SPRINGS; saddle(k, d, pi) ==> slow(d, pi, swing_rate(k, d, pi)) > 0;
    lemma saddle_real: ALL_SPRINGS; saddle(k, d, pi) ==> exponent(k, d, pi, slow(d, pi, swing_rate(k, d, pi)), 0.0);
    lemma saddle_some: ALL_SPRINGS; saddle(k, d, pi) ==> some_grows(k, d, pi);
    lemma no_growth: ALL_SPRINGS; spring(k, d) && some_grows(k, d, pi) ==> pi < 0;
    lemma unstable_iff: ALL_SPRINGS; spring(k, d) ==> (word_unstable(k, d, pi) <==> pi < 0);
    lemma level_exponent: ALL_SPRINGS; is_level(k, d, pi) ==> exponent(k, d, pi, 0.0, 0.0);
    lemma circle_exponent: ALL_SPRINGS, real r; d == 0 && r * r == k * pi ==> exponent(k, d, pi, 0.0, r);
    lemma circle_root: ALL_SPRINGS; circles(k, d, pi) ==> exponent(k, d, pi, 0.0, \sqrt(k * pi));
    lemma level_some: ALL_SPRINGS; is_level(k, d, pi) ==> some_stays(k, d, pi);
    lemma circle_some: ALL_SPRINGS; circles(k, d, pi) ==> some_stays(k, d, pi);
    lemma grows_stays: ALL_SPRINGS; some_grows(k, d, pi) ==> some_stays(k, d, pi);
    lemma no_stay: ALL_SPRINGS; spring(k, d) && pi > 0 && d > 0 ==> !some_stays(k, d, pi);
    lemma stable_iff: ALL_SPRINGS; spring(k, d) ==> (word_stable(k, d, pi) <==> pi > 0 && d > 0);
    lemma neutral_iff: ALL_SPRINGS; spring(k, d) ==> (word_neutral(k, d, pi) <==> pi >= 0 && !(pi > 0 && d > 0)); */

/* The energy of the oscillation, with w = k delta - rest and beta = -pi rest: its rate, and the bound of f - rest = w - d v by it. */
#define FORCE_AT(rest, w, v) ((rest) + (w) - d * (v))
/*@ lemma energy_rate: \forall SPRING_PARAMETERS, real v, w, rest; k > 0 && beta == -(pi * rest) ==>
        2 * v * (beta + pi * FORCE_AT(rest, w, v)) + pi / k * (2 * w * (k * -v)) == -(2 * d * pi * (v * v));
    lemma energy_falls: \forall real d, pi, v; d >= 0 && pi > 0 ==> -(2 * d * pi * (v * v)) <= 0;
    predicate stored(real k, real pi, real q) = k > 0 && pi > 0 && q > 0 && q * k == pi;
    lemma stored_is: \forall real k, pi; k > 0 && pi > 0 ==> stored(k, pi, pi / k);
    lemma cauchy_square: \forall real k, pi, q, d, v, w; stored(k, pi, q) ==>
        q * ((v * v + q * (w * w)) * (k / pi + d * d) - (w - d * v) * (w - d * v)) == (v + q * d * w) * (v + q * d * w);
    lemma positive_part: \forall real q, x, y; q > 0 && q * x == y * y ==> x >= 0;
    logic real swing(real k, real pi, real d, real energy) = energy * (k / pi + d * d);
    lemma swing_bounds: \forall real k, pi, d, v, w; k > 0 && pi > 0 ==> (w - d * v) * (w - d * v) <= swing(k, pi, d, swing_energy(k, pi, v, w));
    lemma swing_grows: \forall real k, pi, d, e, f; k > 0 && pi > 0 && e <= f ==> swing(k, pi, d, e) <= swing(k, pi, d, f);
    lemma within: \forall real x, y, z; x >= 0 && x * x >= y && z * z <= y ==> -x <= z && z <= x;
    lemma within_strictly: \forall real x, y, z; x > 0 && x * x > y && z * z <= y ==> -x < z && z < x;
    predicate reaches_root(real x, real y) = x >= 0 && x * x >= y;
    predicate at_most_energy(real k, real pi, real v, real w, real energy) = swing_energy(k, pi, v, w) <= energy;
    logic real away(real d, real v, real w) = w - d * v;
    predicate bounded_by(real z, real y) = z * z <= y && 0 <= y;
    lemma bounded_within: \forall real x, y, z; reaches_root(x, y) && bounded_by(z, y) ==> -x <= z && z <= x;
    lemma swing_at_most: \forall real k, pi, d, v, w, energy; k > 0 && pi > 0 && at_most_energy(k, pi, v, w, energy) ==>
        (w - d * v) * (w - d * v) <= swing(k, pi, d, energy);
    lemma away_bounded: \forall real d, v, w, y; (w - d * v) * (w - d * v) <= y ==> bounded_by(away(d, v, w), y);
    lemma swing_bounded: \forall real k, pi, d, v, w, energy; k > 0 && pi > 0 && at_most_energy(k, pi, v, w, energy) ==>
        bounded_by(away(d, v, w), swing(k, pi, d, energy));
    lemma away_within: \forall real k, pi, d, v, w, energy, x; k > 0 && pi > 0 && at_most_energy(k, pi, v, w, energy) &&
        reaches_root(x, swing(k, pi, d, energy)) ==> -x <= away(d, v, w) && away(d, v, w) <= x;
    lemma swing_within: \forall real k, pi, d, v, w, energy, x; k > 0 && pi > 0 && at_most_energy(k, pi, v, w, energy) &&
        reaches_root(x, swing(k, pi, d, energy)) ==> -x <= w - d * v && w - d * v <= x;
    lemma force_stays: \forall real k, pi, d, v, w, energy, rest, least; k > 0 && pi > 0 && at_most_energy(k, pi, v, w, energy) &&
        reaches_root(rest - least, swing(k, pi, d, energy)) ==> FORCE_AT(rest, w, v) >= least;
    lemma force_stays_below: \forall real k, pi, d, v, w, energy, rest, most; k > 0 && pi > 0 && at_most_energy(k, pi, v, w, energy) &&
        reaches_root(most - rest, swing(k, pi, d, energy)) ==> FORCE_AT(rest, w, v) <= most;
    lemma speed_at_most: \forall real k, pi, v, w, energy; k > 0 && pi > 0 && at_most_energy(k, pi, v, w, energy) ==> v * v <= energy; */

/* Slip that lasts forever: pi u = pi (u_0 + mean t) - kappa (v - v_0), where mean t has the sign of u_0 or is 0. */
/*@ predicate swing_keeps(real pi, real u, real kappa, real v, real energy) = u > 0 && \let left = u * pi - \abs(kappa) * \abs(v);
        left > 0 && left * left > kappa * kappa * energy;
    lemma swing_slips: \forall real pi, u, kappa, v, energy, w, more; pi > 0 && swing_keeps(pi, u, kappa, v, energy) && w * w <= energy && more >= 0 ==>
        pi * u + more - kappa * (w - v) > 0;
    lemma slips_through: \forall real pi, u, kappa, v; pi > 0 && u > 0 && v < 0 ==>
        (u * pi + kappa * (v + v) >= 0 <==> (\forall real w; v <= w <= -v ==> pi * u - kappa * (w - v) >= 0)); */

/* The stiff limit: dv/dI = p while the point slips, up to the impulse I_1 = u / k, and q afterwards; the work W, the integral of v dI, is 0
 * at the end. */
/*@ predicate work_of(real v, real p, real I, real W) = 2 * W == 2 * v * I + p * (I * I);
    lemma one_slip: \forall real v, p, I; v < 0 && p > 0 && I > 0 && work_of(v, p, I, 0.0) ==> v + p * I == -v;
    lemma one_slip_lasts: \forall real v, p, I, J; v < 0 && p > 0 && I > 0 && work_of(v, p, I, 0.0) && J >= 0 ==> (v + (v + p * J) >= 0 <==> J >= I);
    lemma two_pieces: \forall real v, p, I, w, W, q, J; w == v + p * I && work_of(v, p, I, W) && work_of(w, q, J, -W) ==>
        (w + q * J) * (w + q * J) == w * w - q * (I * (v + w)); */
