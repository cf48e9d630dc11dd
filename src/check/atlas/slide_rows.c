/* SPDX-License-Identifier: BSD-2-Clause */
/* What the kinds fold and slide2 say for their atlases. */
#define PROGRAM_TABLE
#include "check/program.h"
#include "fold/formula.h"
#define PROGRAM atlas_fold_tangent
#define PROGRAM_INPUTS FOLD_TANGENT_POINT_INPUTS
#define PROGRAM_FORMULAS FOLD_CLASS_FORMULAS
#include "formula/program.h"
#include "slide2/formula.h"
#define PROGRAM atlas_slide2
#define PROGRAM_INPUTS SLIDE2_RAW_INPUTS
#define PROGRAM_FORMULAS SLIDE2_FORMULAS
#include "formula/program.h"
#define PROGRAM atlas_compliant
#define PROGRAM_INPUTS SLIDE2_RAW_COMPLIANT_INPUTS
#define PROGRAM_FORMULAS SLIDE2_COMPLIANT_FORMULAS
#include "formula/program.h"
#undef PROGRAM_TABLE

#include "check/atlas/private.h"
#include "check/fold/private.h"

/* Where every number is inside the hypotheses. */
static int is_inside(const signed char *s)
{
    (void)s;
    return 1;
}

/* ---- fold: the words of a point, whose quantities have the same order */

static int fold_is_row(const struct json *json, int row, const signed char *s)
{
    short sign[FOLD_SEEN] = {0};
    for (int i = 0; i < FOLD_agree; i++) sign[i] = s[i];
    return json_is(json, row, fold_row_word(sign));
}

/* ---- slide2 */

#define R_INPUT(name, unit, meaning) RAW_##name,
#define R_FORMULA(macro, name, unit, meaning) RAW_##name,
#define C_INPUT(name, unit, meaning) COMPLIANT_##name,
#define C_FORMULA(macro, name, unit, meaning) COMPLIANT_##name,
enum { SLIDE2_RAW_INPUTS(R_INPUT) SLIDE2_FORMULAS(R_FORMULA) RAW_COUNT };
enum { SLIDE2_RAW_COMPLIANT_INPUTS(C_INPUT) SLIDE2_COMPLIANT_FORMULAS(C_FORMULA) COMPLIANT_COUNT };

/* The signs that modes and their stability follow from, and the word of S+S+ with a compliance, or NULL. */
struct slides {
    int p11, p12, p21, p22, b1, b2, D, X, c1, c2;
    const char *compliant;
};

/* A mode with what must be positive, or zero: consistent where both are positive, on a boundary where none is negative. */
enum found { NO_FORCE, ON_EDGE, INSIDE };

static enum found found_of(int x, int y)
{
    return x < 0 || y < 0 ? NO_FORCE : x == 0 || y == 0 ? ON_EDGE : INSIDE;
}

/* Slip at one contact with the force f >= 0: p f = -b, and the other contact rises, d + q f >= 0; times p > 0 or p < 0 that is -c. */
static enum found one_slips(int p, int b, int d, int q, int c)
{
    if (p != 0) return found_of(-b * p, -c * p);
    if (b != 0 || (d < 0 && q <= 0)) return NO_FORCE;
    return d > 0 || q > 0 ? INSIDE : d == 0 ? ON_EDGE : NO_FORCE;
}

/* -b is a positive multiple of the column (p, q), where the product of both vectors is c. */
static int lies_on(const struct slides *s, int p, int q, int c)
{
    return c == 0 && s->b1 == -p && s->b2 == -q;
}

/* Slip at both: forces with P f = -b, by Cramer's rule, or from parallel columns. */
static enum found both_slip(const struct slides *s)
{
    if (s->D != 0) return found_of(-s->c2 * s->D, s->c1 * s->D);
    if (s->b1 == 0 && s->b2 == 0) return s->p11 == -s->p12 && s->p21 == -s->p22 ? INSIDE : ON_EDGE;
    return lies_on(s, s->p11, s->p21, s->c1) || lies_on(s, s->p12, s->p22, s->c2) ? INSIDE : NO_FORCE;
}

static void add_mode(char *name, const char *mode, enum found found, const char *stability)
{
    if (found != NO_FORCE) atlas_add_word(name, mode, found == ON_EDGE ? "_edge" : "", stability);
}

static const char *alone_word(int p)
{
    return p > 0 ? "" : p == 0 ? "_degenerate" : "_unstable";
}

static const char *both_word(const struct slides *s)
{
    if (s->compliant != NULL) return s->compliant;
    if (s->D == 0) return "_degenerate";
    if (s->D < 0 || (s->p11 <= 0 && s->p22 <= 0)) return "_unstable";
    return s->X < 0 ? "_depends" : "";
}

static int slides_are_row(const struct json *json, int row, const struct slides *s)
{
    char name[ATLAS_NAME_SIZE] = "";
    add_mode(name, "FF", found_of(s->b1, s->b2), "");
    add_mode(name, "S+F", one_slips(s->p11, s->b1, s->b2, s->p21, s->c1), alone_word(s->p11));
    add_mode(name, "FS+", one_slips(s->p22, s->b2, s->b1, s->p12, -s->c2), alone_word(s->p22));
    add_mode(name, "S+S+", both_slip(s), both_word(s));
    return json_is(json, row, name[0] != '\0' ? name : "inconsistent");
}

static int slide2_is_row(const struct json *json, int row, const signed char *s)
{
    const struct slides slides = {s[RAW_p11], s[RAW_p12], s[RAW_p21], s[RAW_p22], s[RAW_b1], s[RAW_b2],
                                  s[RAW_D],   s[RAW_X],   s[RAW_c1],  s[RAW_c2],  NULL};
    return slides_are_row(json, row, &slides);
}

static int compliant_is_inside(const signed char *s)
{
    return s[COMPLIANT_k1] < 0 && s[COMPLIANT_k2] < 0 && s[COMPLIANT_q1] < 0 && s[COMPLIANT_q2] < 0;
}

/* The roots of s^4 + a3 s^3 + a2 s^2 + a1 s + a0, of which a1 = D S and a0 = D k1 k2 have the sign of D (Routh and Hurwitz). */
static const char *roots_word(const signed char *s)
{
    const int a3 = s[COMPLIANT_a3], a2 = s[COMPLIANT_a2], D = s[COMPLIANT_D], H = s[COMPLIANT_H];
    if (D > 0 && a3 > 0 && a2 > 0 && H >= 0) return H > 0 ? "_stable" : "_marginal";
    return D == 0 && a3 >= 0 && a2 >= 0 ? "_marginal" : "_unstable";
}

static int compliant_is_row(const struct json *json, int row, const signed char *s)
{
    const struct slides slides = {s[COMPLIANT_p11], s[COMPLIANT_p12], s[COMPLIANT_p21], s[COMPLIANT_p22],
                                  s[COMPLIANT_b1],  s[COMPLIANT_b2],  s[COMPLIANT_D],   s[COMPLIANT_X],
                                  s[COMPLIANT_c1],  s[COMPLIANT_c2],  roots_word(s)};
    return slides_are_row(json, row, &slides);
}

struct atlas_theory atlas_fold_theory(void)
{
    return (struct atlas_theory){&atlas_fold_tangent_program, NULL, 0, is_inside, fold_is_row, NULL};
}

struct atlas_theory atlas_slide2_theory(int has_compliance)
{
    static const struct atlas_theory slide2 = {&atlas_slide2_program, NULL, 0, is_inside, slide2_is_row, NULL},
                                     compliant = {&atlas_compliant_program, NULL, 0, compliant_is_inside,
                                                  compliant_is_row,         NULL};
    return has_compliance ? compliant : slide2;
}
