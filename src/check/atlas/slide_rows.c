/* SPDX-License-Identifier: BSD-2-Clause */
/* The theories of kinds fold and slide2 for atlases. */
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
#define PROGRAM atlas_body
#define PROGRAM_INPUTS SLIDE2_SLIPPING_BODY_INPUTS
#define PROGRAM_FORMULAS SLIDE2_BODY_FORMULAS
#include "formula/program.h"
#undef PROGRAM_TABLE

#include "check/atlas/private.h"
#include "check/fold/private.h"

/* For kinds without hypotheses on the numbers. */
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

/* The result for a mode whose values x and y must be positive or zero: consistent when both are positive, boundary when
 * none is negative. */
enum found { NO_FORCE, ON_EDGE, INSIDE };

static enum found found_of(int x, int y)
{
    return x < 0 || y < 0 ? NO_FORCE : x == 0 || y == 0 ? ON_EDGE : INSIDE;
}

/* Slip at one contact with the force f >= 0: p f = -b, and the other contact lifts off, d + q f >= 0; multiplied by p >
 * 0 or p < 0 that is -c. */
static enum found one_slips(int p, int b, int d, int q, int c)
{
    if (p != 0) return found_of(-b * p, -c * p);
    if (b != 0 || (d < 0 && q <= 0)) return NO_FORCE;
    return d > 0 || q > 0 ? INSIDE : d == 0 ? ON_EDGE : NO_FORCE;
}

/* 1 when -b is a positive multiple of the column (p, q); c is the vector product of both. */
static int lies_on(const struct slides *s, int p, int q, int c)
{
    return c == 0 && s->b1 == -p && s->b2 == -q;
}

/* Slip at both contacts: forces with P f = -b, by Cramer's rule, or from parallel columns. */
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
    return (struct atlas_theory){.program = &atlas_fold_tangent_program, .is_inside = is_inside, .is_row = fold_is_row};
}

static int body_is_inside(const signed char *s)
{
    return s[BODY_mu1] >= 0 && s[BODY_mu2] >= 0;
}

static int body_is_row(const struct json *json, int row, const signed char *s)
{
    const struct slides slides = {s[BODY_p11], s[BODY_p12], s[BODY_p21], s[BODY_p22], s[BODY_b1], s[BODY_b2],
                                  s[BODY_D],   s[BODY_X],   s[BODY_c1],  s[BODY_c2],  NULL};
    return slides_are_row(json, row, &slides);
}

/* 1 when a field is a direction of slip, 1 or -1. */
static int is_direction(const struct json *json, int node)
{
    return node != 0 && (json_is(json, node, "1") || json_is(json, node, "-1"));
}

/* ---- the inertia of a body, when the problem gives it as rationals: positive semidefinite, by elimination */

static const char *const inertia_names[10] = {"A11", "A12", "A22", "B11", "B12", "B21", "B22", "C11", "C12", "C22"};
static const char *const tangential_names[] = {"A11", "A12", "A22", NULL};

/* The entries of a matrix of four rows; 0 when one of them is not rational. */
static int read_inertia(const struct json *json, struct scalar_pool *pool, int problem, scalar *matrix)
{
    static const int place[16] = {0, 1, 3, 4, 1, 2, 5, 6, 3, 5, 7, 8, 4, 6, 8, 9};
    for (int i = 0; i < 16; i++) {
        const int node = json_member(json, problem, inertia_names[place[i]]);
        if (node == 0 || json->node[node].type != JSON_STRING) return 0;
        matrix[i] = quantity_number(json, pool, node);
    }
    return 1;
}

/* Eliminates a row and its column from the matrix; 0 when they prove that it is not positive semidefinite. */
static int eliminate(struct scalar_pool *pool, scalar *matrix, int k)
{
    const scalar pivot = matrix[5 * k];
    if (scalar_sign(pivot) < 0) return 0;
    for (int i = k + 1; i < 4; i++) {
        const scalar below = matrix[4 * i + k];
        if (scalar_sign(below) == 0) continue;
        if (scalar_sign(pivot) == 0) return 0;
        const scalar factor = scalar_divide(pool, below, pivot);
        for (int j = k + 1; j < 4; j++)
            matrix[4 * i + j] =
                scalar_subtract(pool, matrix[4 * i + j], scalar_multiply(pool, factor, matrix[4 * k + j]));
    }
    return 1;
}

static int is_semidefinite(const struct json *json, struct scalar_pool *pool, int problem)
{
    scalar matrix[16];
    if (!read_inertia(json, pool, problem, matrix)) return 0;
    for (int k = 0; k < 4; k++)
        if (!eliminate(pool, matrix, k)) return 0;
    return 1;
}

/* Distinguishes the forms of the problem: a body of a mechanism, one with a given inertia, or P with or without a
 * compliance. */
struct atlas_theory atlas_slide2_theory(const struct json *json, int problem)
{
    static const struct atlas_theory slide2 = {.program = &atlas_slide2_program,
                                               .is_inside = is_inside,
                                               .is_row = slide2_is_row},
                                     compliant = {.program = &atlas_compliant_program,
                                                  .is_inside = compliant_is_inside,
                                                  .is_row = compliant_is_row},
                                     body = {.program = &atlas_body_program,
                                             .is_inside = body_is_inside,
                                             .is_row = body_is_row,
                                             .holds = is_semidefinite,
                                             .further = tangential_names},
                                     none = {.program = NULL};
    const int s1 = json_member(json, problem, "s1"), s2 = json_member(json, problem, "s2");
    if (json_member(json, problem, "mechanism") == 0 && s1 == 0)
        return json_member(json, problem, "k1") != 0 ? compliant : slide2;
    return is_direction(json, s1) && is_direction(json, s2) ? body : none;
}
