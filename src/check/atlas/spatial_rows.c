/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of kind spatial for atlases: the row of slip. */
#include "check/atlas/rows.h"
#include "spatial/formula.h"

#define S_INPUT(name, unit, meaning) S_##name,
#define S_FORMULA(macro, name, unit, meaning) S_##name,
#define E_INPUT(name, unit, meaning) E_##name,
#define E_FORMULA(macro, name, unit, meaning) E_##name,
enum { SPATIAL_ELLIPTIC_INPUTS(E_INPUT) SPATIAL_ELLIPTIC_SLIP_FORMULAS(E_FORMULA) E_COUNT };
enum { SPATIAL_INPUTS(S_INPUT) SPATIAL_SLIP_FORMULAS(S_FORMULA) S_COUNT };

/* C > 0 follows from the other conditions, but not from their signs alone. */
/*@ requires atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int circular_inside(const signed char *s)
{
    return s[S_A11] > 0 && s[S_detA] > 0 && s[S_detG] > 0 && s[S_C] > 0 && s[S_mu] >= 0;
}

/* The word for b < 0 and p = 0, the boundary of the paradox: slip enters it, is repelled from it, or neither. */
/*@ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *boundary_word(int h)
{
    if (h == 0) return known_text("edge");
    return h < 0 ? known_text("enter") : known_text("repel");
}

/*@ requires constant_text(negative);
  @ requires constant_text(zero);
  @ requires constant_text(positive);
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *by_sign(int x, const char *negative, const char *zero, const char *positive)
{
    return x < 0 ? negative : x == 0 ? zero : positive;
}

/* The word for the solutions of b + p lambda_N = v_dot, by the signs of b and p; when p = 0 also by that of h. */
/*@ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *row_word(int b, int p, int h)
{
    if (b < 0) return by_sign(p, known_text("paradox"), boundary_word(h), known_text("slip"));
    if (b == 0) return by_sign(p, known_text("weightless_in_paradox"), known_text("g_spot"), known_text("weightless"));
    return by_sign(p, known_text("flight_or_slip"), known_text("flight_at_the_edge"), known_text("flight"));
}

/* p |u| = C |u| - mu B.u; when mu B.u is positive as well, both terms are compared by their squares. */
/*@ requires atlas_row(json, row) && atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int circular_row(const struct json *json, int row, const signed char *s)
{
    const int p = s[S_muBu] > 0 ? s[S_p_slip] : 1, h = atlas_sign_product(s[S_B_side], s[S_S_side]);
    return json_is(json, row, s[S_speed2] == 0 ? known_text("at_rest") : row_word(s[S_b], p, h));
}

/* The same with L B . L u and |L u|, where L = diag(mu1, mu2) is regular. */
/*@ requires atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int elliptic_inside(const signed char *s)
{
    return s[E_A11] > 0 && s[E_detA] > 0 && s[E_detG] > 0 && s[E_C] > 0 && s[E_mu1] > 0 && s[E_mu2] > 0;
}

/*@ requires atlas_row(json, row) && atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int elliptic_row(const struct json *json, int row, const signed char *s)
{
    const int p = s[E_Bu] > 0 ? s[E_p_slip] : 1, h = atlas_sign_product(s[E_B_side], s[E_S_side]);
    return json_is(json, row, s[E_speed2r] == 0 ? known_text("at_rest") : row_word(s[E_b], p, h));
}

int atlas_spatial_inside(int theory, const signed char *sign)
{
    return theory == ATLAS_SPATIAL ? circular_inside(sign) : elliptic_inside(sign);
}

int atlas_spatial_row(int theory, const struct json *json, int row, const signed char *sign)
{
    return theory == ATLAS_SPATIAL ? circular_row(json, row, sign) : elliptic_row(json, row, sign);
}
