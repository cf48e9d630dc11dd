/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/rest/signs.h"

#include <stddef.h>

/* The impact after stick, from (2 a, b), slips all through where D_r >= 0; else e - 1 has the sign of `late` where slip ends in
 * restitution, D_c >= 0, and of `early` where it ends in compression. */

#define SIGN_OF_INPUT(name, unit, meaning) SIGN_##name,
#define SIGN_OF_FORMULA(macro, output, unit, meaning) SIGN_##output,
#define POISSON_OF_INPUT(name, unit, meaning) POISSON_##name,
#define POISSON_OF_FORMULA(macro, output, unit, meaning) POISSON_##output,
#define ENERGETIC_OF_INPUT(name, unit, meaning) ENERGETIC_##name,
#define ENERGETIC_OF_FORMULA(macro, output, unit, meaning) ENERGETIC_##output,
enum { REST_INPUTS(SIGN_OF_INPUT) REST_STICK_FORMULAS(SIGN_OF_FORMULA) SIGN_LAST };
enum { REST_INPUTS(POISSON_OF_INPUT) REST_POISSON_FORMULAS(POISSON_OF_FORMULA) POISSON_LAST };
enum { REST_INPUTS(ENERGETIC_OF_INPUT) REST_ENERGETIC_FORMULAS(ENERGETIC_OF_FORMULA) ENERGETIC_LAST };
_Static_assert((int)SIGN_N == (int)REST_N, "the quantities of all programs begin with those of `rest`");

int rest_signs_inside(const signed char *sign)
{
    return sign[REST_A] > 0 && sign[REST_C] > 0 && sign[REST_Delta] > 0 && sign[REST_mu] >= 0 &&
           sign[REST_r_range] >= 0 && sign[REST_E_plus] <= 0 && sign[REST_E_minus] <= 0 && sign[REST_N] >= 0;
}

/* The sign of r - 1: r - r^2 is 0 at 0 and 1. */
/*@ requires rest_signs_given(s, rest_QUANTITIES);
  @ assigns \nothing;
  @ ensures -1 <= \result <= 0; */
static int against_one(const signed char *s)
{
    return s[REST_r_range] == 0 && s[REST_r] > 0 ? 0 : -1;
}

/* Strictly inside the friction cone. */
/*@ requires rest_signs_given(s, rest_QUANTITIES);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_in_cone(const signed char *s)
{
    return s[REST_E_plus] < 0 && s[REST_E_minus] < 0;
}

/* Slip can be reversed: friction is too weak to hold the point in one direction. */
/*@ requires rest_signs_given(s, rest_QUANTITIES);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int reverses(const signed char *s)
{
    return s[REST_k_plus] < 0 || s[REST_k_minus] < 0;
}

int rest_newton_growth(const signed char *sign)
{
    return against_one(sign);
}

/* The sign of e - 1 by a law for which e is not r: of the impact after stick it is `late` or `early`; on the edge of the friction cone no
 * equilibrium has e > 1. */
/*@ requires rest_signs_given(s, SIGN_LAST) && -1 <= late <= 1 && -1 <= early <= 1;
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static int growth_of(const signed char *s, int late, int early)
{
    const int forward = s[SIGN_a] > 0;
    if (s[SIGN_b] >= 0) return against_one(s);
    if (reverses(s)) return is_in_cone(s) && s[SIGN_mu] != 0 ? -1 : against_one(s);
    if (s[SIGN_a] == 0 || s[forward ? SIGN_D_r_plus : SIGN_D_r_minus] >= 0) return against_one(s);
    const int growth = s[forward ? SIGN_D_c_plus : SIGN_D_c_minus] >= 0 ? late : early;
    return growth > 0 && !is_in_cone(s) ? 0 : growth;
}

int rest_poisson_growth(const signed char *sign)
{
    return growth_of(sign, sign[sign[SIGN_a] > 0 ? POISSON_late_plus : POISSON_late_minus], sign[POISSON_early]);
}

int rest_energetic_growth(const signed char *sign)
{
    const int forward = sign[SIGN_a] > 0;
    return growth_of(sign, sign[forward ? ENERGETIC_late_plus : ENERGETIC_late_minus],
                     sign[forward ? ENERGETIC_early_plus : ENERGETIC_early_minus]);
}

/* Nothing can move while the point sticks: the potential is as one with a minimum. */
/*@ requires \valid(c) && rest_signs_given(sign, rest_QUANTITIES) && \separated(c, sign + (0 .. rest_QUANTITIES - 1)) && -1 <= growth <= 1;
  @ assigns c->sign[0 .. REST_QUANTITIES - 1], c->potential, c->impacts;
  @ ensures c->potential == 1 && c->impacts == growth;
  @ ensures \forall integer k; 0 <= k < REST_QUANTITIES ==> -1 <= c->sign[k] <= 1; */
static void take_signs(struct rest *c, const signed char *sign, int growth)
{
    c->potential = 1;
    c->impacts = (short)growth;
    /*@ loop invariant 0 <= i <= REST_QUANTITIES;
      @ loop invariant \forall integer k; 0 <= k < i ==> -1 <= c->sign[k] <= 1;
      @ loop assigns i, c->sign[0 .. REST_QUANTITIES - 1];
      @ loop variant REST_QUANTITIES - i; */
    for (int i = 0; i < REST_QUANTITIES; i++) c->sign[i] = sign[i];
}

int rest_signs_match(const struct json *json, int verdict, int row, const signed char *sign, int growth)
{
    struct rest c = {.json = json, .verdict = verdict};
    take_signs(&c, sign, growth);
    return rest_words_follow(&c, row);
}

int rest_row_follows(const struct json *json, int row, const signed char *sign, int growth)
{
    struct rest c = {.json = json};
    take_signs(&c, sign, growth);
    return rest_row_is(&c, row);
}
