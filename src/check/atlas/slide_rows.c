/* SPDX-License-Identifier: BSD-2-Clause */
/* The theories of kinds fold and slide2 for atlases. */
#include "check/atlas/rows.h"
#include "check/fold/private.h"
#include "slide2/formula.h"

/* ---- fold: the words of a point, whose quantities have the same order */

int atlas_fold_row(const struct json *json, int row, const signed char *sign)
{
    short seen[FOLD_SEEN] = {0};
    /*@ loop invariant 0 <= i <= FOLD_agree;
      @ loop assigns i, seen[0 .. FOLD_SEEN - 1];
      @ loop variant FOLD_agree - i; */
    for (int i = 0; i < FOLD_agree; i++) seen[i] = sign[i];
    return json_is(json, row, fold_row_word(seen));
}

/* ---- slide2 */

#define R_INPUT(name, unit, meaning) RAW_##name,
#define R_FORMULA(macro, name, unit, meaning) RAW_##name,
#define C_INPUT(name, unit, meaning) COMPLIANT_##name,
#define C_FORMULA(macro, name, unit, meaning) COMPLIANT_##name,
#define B_INPUT(name, unit, meaning) BODY_##name,
#define B_FORMULA(macro, name, unit, meaning) BODY_##name,
enum { SLIDE2_RAW_INPUTS(R_INPUT) SLIDE2_FORMULAS(R_FORMULA) RAW_COUNT };
enum { SLIDE2_RAW_COMPLIANT_INPUTS(C_INPUT) SLIDE2_COMPLIANT_FORMULAS(C_FORMULA) COMPLIANT_COUNT };
enum { SLIDE2_SLIPPING_BODY_INPUTS(B_INPUT) SLIDE2_BODY_FORMULAS(B_FORMULA) BODY_COUNT };

/* The signs that determine modes and their stability; and the word for S+S+ with a compliance, or NULL. */
struct slides {
    int p11, p12, p21, p22, b1, b2, D, X, c1, c2;
    const char *compliant;
};

/*@ predicate slide_signs(struct slides s) = -1 <= s.p11 <= 1 && -1 <= s.p12 <= 1 && -1 <= s.p21 <= 1 &&
  @   -1 <= s.p22 <= 1 && -1 <= s.b1 <= 1 && -1 <= s.b2 <= 1 && -1 <= s.D <= 1 && -1 <= s.c1 <= 1 && -1 <= s.c2 <= 1;
  @ predicate slides_ok{L}(struct slides s) = slide_signs(s) && (s.compliant == \null || constant_text(s.compliant)); */

/* The result for a mode whose values x and y must be positive or zero: consistent when both are positive, boundary when
 * none is negative. */
enum found { NO_FORCE, ON_EDGE, INSIDE };

/*@ assigns \nothing;
  @ ensures \result <= INSIDE; */
static enum found found_of(int x, int y)
{
    return x < 0 || y < 0 ? NO_FORCE : x == 0 || y == 0 ? ON_EDGE : INSIDE;
}

/* Slip at one contact with the force f >= 0: p f = -b, and the other contact lifts off, d + q f >= 0; multiplied by p >
 * 0 or p < 0 that is -c. */
/*@ requires -1 <= p <= 1 && -1 <= b <= 1 && -1 <= c <= 1;
  @ assigns \nothing;
  @ ensures \result <= INSIDE; */
static enum found one_slips(int p, int b, int d, int q, int c)
{
    if (p != 0) return found_of(atlas_sign_product(-b, p), atlas_sign_product(-c, p));
    if (b != 0 || (d < 0 && q <= 0)) return NO_FORCE;
    return d > 0 || q > 0 ? INSIDE : d == 0 ? ON_EDGE : NO_FORCE;
}

/* 1 when -b is a positive multiple of the column (p, q); c is the vector product of both. */
/*@ requires slide_signs(s) && -1 <= p <= 1 && -1 <= q <= 1;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int lies_on(struct slides s, int p, int q, int c)
{
    return c == 0 && s.b1 == -p && s.b2 == -q;
}

/* Slip at both contacts: forces with P f = -b, by Cramer's rule, or from parallel columns. */
/*@ requires slide_signs(s);
  @ assigns \nothing;
  @ ensures \result <= INSIDE; */
static enum found both_slip(struct slides s)
{
    if (s.D != 0) return found_of(atlas_sign_product(-s.c2, s.D), atlas_sign_product(s.c1, s.D));
    if (s.b1 == 0 && s.b2 == 0) return s.p11 == -s.p12 && s.p21 == -s.p22 ? INSIDE : ON_EDGE;
    return lies_on(s, s.p11, s.p21, s.c1) || lies_on(s, s.p12, s.p22, s.c2) ? INSIDE : NO_FORCE;
}

/* The place after the word for a mode, if there is a force. */
/*@ requires atlas_row(json, row) && atlas_place(json, row, at);
  @ requires constant_text(mode);
  @ requires constant_text(stability);
  @ assigns \nothing;
  @ ensures atlas_place(json, row, \result); */
static int after_mode(const struct json *json, int row, int at, const char *mode, enum found found,
                      const char *stability)
{
    const char *edge = found == ON_EDGE ? known_text("_edge") : known_text("");
    return found == NO_FORCE ? at : atlas_after_word(json, row, at, mode, edge, stability);
}

/*@ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *alone_word(int p)
{
    if (p > 0) return known_text("");
    return p == 0 ? known_text("_degenerate") : known_text("_unstable");
}

/*@ requires slides_ok(s);
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *both_word(struct slides s)
{
    if (s.compliant != NULL) return s.compliant;
    if (s.D == 0) return known_text("_degenerate");
    if (s.D < 0 || (s.p11 <= 0 && s.p22 <= 0)) return known_text("_unstable");
    return s.X < 0 ? known_text("_depends") : known_text("");
}

/*@ requires atlas_row(json, row) && slides_ok(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int slides_are_row(const struct json *json, int row, struct slides s)
{
    int at = json->node[row].start;
    at = after_mode(json, row, at, "FF", found_of(s.b1, s.b2), "");
    at = after_mode(json, row, at, "S+F", one_slips(s.p11, s.b1, s.b2, s.p21, s.c1), alone_word(s.p11));
    at = after_mode(json, row, at, "FS+", one_slips(s.p22, s.b2, s.b1, s.p12, -s.c2), alone_word(s.p22));
    at = after_mode(json, row, at, "S+S+", both_slip(s), both_word(s));
    return atlas_ends_at(json, row, at, "inconsistent");
}

/*@ requires atlas_row(json, row) && atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int slide2_is_row(const struct json *json, int row, const signed char *s)
{
    const struct slides slides = {s[RAW_p11], s[RAW_p12], s[RAW_p21], s[RAW_p22], s[RAW_b1], s[RAW_b2],
                                  s[RAW_D],   s[RAW_X],   s[RAW_c1],  s[RAW_c2],  NULL};
    return slides_are_row(json, row, slides);
}

/*@ requires atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int compliant_is_inside(const signed char *s)
{
    return s[COMPLIANT_k1] < 0 && s[COMPLIANT_k2] < 0 && s[COMPLIANT_q1] < 0 && s[COMPLIANT_q2] < 0;
}

/* The roots of s^4 + a3 s^3 + a2 s^2 + a1 s + a0, of which a1 = D S and a0 = D k1 k2 have the sign of D (Routh and Hurwitz). */
/*@ requires atlas_signs(s);
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *roots_word(const signed char *s)
{
    const int a3 = s[COMPLIANT_a3], a2 = s[COMPLIANT_a2], D = s[COMPLIANT_D], H = s[COMPLIANT_H];
    if (D > 0 && a3 > 0 && a2 > 0 && H >= 0) return H > 0 ? known_text("_stable") : known_text("_marginal");
    return D == 0 && a3 >= 0 && a2 >= 0 ? known_text("_marginal") : known_text("_unstable");
}

/*@ requires atlas_row(json, row) && atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int compliant_is_row(const struct json *json, int row, const signed char *s)
{
    const struct slides slides = {s[COMPLIANT_p11], s[COMPLIANT_p12], s[COMPLIANT_p21], s[COMPLIANT_p22],
                                  s[COMPLIANT_b1],  s[COMPLIANT_b2],  s[COMPLIANT_D],   s[COMPLIANT_X],
                                  s[COMPLIANT_c1],  s[COMPLIANT_c2],  roots_word(s)};
    return slides_are_row(json, row, slides);
}

/*@ requires atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int body_is_inside(const signed char *s)
{
    return s[BODY_mu1] >= 0 && s[BODY_mu2] >= 0;
}

/*@ requires atlas_row(json, row) && atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int body_is_row(const struct json *json, int row, const signed char *s)
{
    const struct slides slides = {s[BODY_p11], s[BODY_p12], s[BODY_p21], s[BODY_p22], s[BODY_b1], s[BODY_b2],
                                  s[BODY_D],   s[BODY_X],   s[BODY_c1],  s[BODY_c2],  NULL};
    return slides_are_row(json, row, slides);
}

int atlas_slide2_inside(int theory, const signed char *sign)
{
    if (theory == ATLAS_SLIDE2_COMPLIANT) return compliant_is_inside(sign);
    return theory != ATLAS_SLIDE2_BODY || body_is_inside(sign);
}

int atlas_slide2_row(int theory, const struct json *json, int row, const signed char *sign)
{
    if (theory == ATLAS_SLIDE2_COMPLIANT) return compliant_is_row(json, row, sign);
    return theory == ATLAS_SLIDE2_BODY ? body_is_row(json, row, sign) : slide2_is_row(json, row, sign);
}
