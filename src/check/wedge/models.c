/* SPDX-License-Identifier: BSD-2-Clause */
/* The models as data for the kernel. The unknowns are the force z and the friction force R, or R1 and R2. Every mode
 * requires Newton's equation without acceleration, A z + B R = H; motion requires Coulomb's law of sliding; rest
 * requires R = -P and
 * R| <= k |z|. */
#include "check/kernel/word.h"
#include "check/wedge/private.h"
#include "check/wedge/programs.h"

#include <stddef.h>

/* The indices of the quantities of each model: fields, then formulas. */
#define K_INPUT(name, unit, meaning) KLEIN_##name,
#define K_FORMULA(macro, name, unit, meaning) KLEIN_##name,
#define T_INPUT(name, unit, meaning) TWO_##name,
#define T_FORMULA(macro, name, unit, meaning) TWO_##name,
#define S_INPUT(name, unit, meaning) SLIPPER_##name,
#define S_FORMULA(macro, name, unit, meaning) SLIPPER_##name,
#define PRINTED_FORMULA(macro, name, unit, meaning) PRINTED_##name,
enum { WEDGE_KLEIN_INPUTS(K_INPUT) WEDGE_KLEIN_FORMULAS(K_FORMULA) KLEIN_QUANTITIES };
enum { WEDGE_TWO_MU_INPUTS(T_INPUT) WEDGE_TWO_MU_FORMULAS(T_FORMULA) TWO_QUANTITIES };
enum { WEDGE_SLIPPER_INPUTS(S_INPUT) WEDGE_SLIPPER_FORMULAS(S_FORMULA) SLIPPER_QUANTITIES };
/* Both slipper models have quantities of the same names in the same order. */
enum { PRINTED_FIRST = SLIPPER_P - 1, WEDGE_PRINTED_FORMULAS(PRINTED_FORMULA) PRINTED_QUANTITIES };
_Static_assert((int)PRINTED_H == (int)SLIPPER_H && (int)PRINTED_c_mm == (int)SLIPPER_c_mm, "the same order");

#define PLUS(quantity) FORM_PLUS(quantity)
#define MINUS(quantity) FORM_MINUS(quantity)
#define ALWAYS 0
#define SIDE(s)                                                                                                        \
    {                                                                                                                  \
        "z", {.of = {FORM_ONE}}, s, 0,                                                                                 \
        {                                                                                                              \
            ALWAYS                                                                                                     \
        }                                                                                                              \
    }
/* The condition that a linear form in the unknowns is >= 0. */
#define ASKS(name, ...)                                                                                                \
    {                                                                                                                  \
        name, {.of = {__VA_ARGS__}}, 1, 0,                                                                             \
        {                                                                                                              \
            ALWAYS                                                                                                     \
        }                                                                                                              \
    }

/* One coefficient of friction: R + e d k z = 0, where `friction` is the coefficient e d k. */
#define MOVES(name_, A, B, H, H_name, friction_sign, friction, side)                                                   \
    {                                                                                                                  \
        .name = name_, .none = {H_name, H},                                                                            \
        .equation = {{.of = {PLUS(A), PLUS(B)}, .constant = MINUS(H)}, {.of = {{friction_sign, friction}, FORM_ONE}}}, \
        .inequalities = 1, .inequality = {                                                                             \
            SIDE(side)                                                                                                 \
        }                                                                                                              \
    }
#define RESTS(name_, A, B, H, P, cone_sign, cone, side)                                                                \
    {                                                                                                                  \
        .name = name_,                                                                                                 \
        .equation = {{.of = {PLUS(A), PLUS(B)}, .constant = MINUS(H)},                                                 \
                     {.of = {FORM_ZERO, FORM_ONE}, .constant = PLUS(P)}},                                              \
        .inequalities = 3, .inequality = {                                                                             \
            SIDE(side),                                                                                                \
            ASKS("cone_plus", {cone_sign, cone}, FORM_ONE),                                                            \
            ASKS("cone_minus", {cone_sign, cone}, FORM_MINUS_ONE)                                                      \
        }                                                                                                              \
    }
#define ONE_COEFFICIENT(A, B_plus, B_minus, H, H_name, k, P)                                                           \
    {                                                                                                                  \
        MOVES("++", A, B_plus, H, H_name, 1, k, 1), MOVES("+-", A, B_minus, H, H_name, -1, k, -1),                     \
            MOVES("-+", A, B_plus, H, H_name, -1, k, 1), MOVES("--", A, B_minus, H, H_name, 1, k, -1),                 \
            RESTS("0+", A, B_plus, H, P, 1, k, 1), RESTS("0-", A, B_minus, H, P, -1, k, -1)                            \
    }

static const struct mode_table klein_modes[WEDGE_MODES] =
    ONE_COEFFICIENT(KLEIN_mass, KLEIN_M2, KLEIN_M2, KLEIN_Q, "Q", KLEIN_k, KLEIN_P);
static const struct mode_table slipper_modes[WEDGE_MODES] =
    ONE_COEFFICIENT(SLIPPER_A, SLIPPER_B_plus, SLIPPER_B_minus, SLIPPER_H, "H", SLIPPER_mu, SLIPPER_P);

/* Two coefficients of friction: mass z + M2 R1 - M1 R2 = Q, and both laws of sliding; at rest P1 + z + R1 = 0 and P2 -
 * z + R2 = 0. */
#define TWO_MOVES(name_, friction_sign, side)                                                                          \
    {                                                                                                                  \
        .name = name_, .none = {"Q", TWO_Q},                                                                           \
        .equation = {{.of = {PLUS(TWO_mass), PLUS(TWO_M2), MINUS(TWO_M1)}, .constant = MINUS(TWO_Q)},                  \
                     {.of = {{friction_sign, TWO_k1}, FORM_ONE}},                                                      \
                     {.of = {{friction_sign, TWO_k2}, FORM_ZERO, FORM_ONE}}},                                          \
        .inequalities = 1, .inequality = {                                                                             \
            SIDE(side)                                                                                                 \
        }                                                                                                              \
    }
#define TWO_RESTS(name_, side)                                                                                         \
    {                                                                                                                  \
        .name = name_, .line = {"P", TWO_P},                                                                           \
        .equation = {{.of = {FORM_ONE, FORM_ONE}, .constant = PLUS(TWO_P1)},                                           \
                     {.of = {FORM_MINUS_ONE, FORM_ZERO, FORM_ONE}, .constant = PLUS(TWO_P2)}},                         \
        .inequalities = 5, .inequality = {                                                                             \
            SIDE(side),                                                                                                \
            ASKS("cone1_plus", {side, TWO_k1}, FORM_ONE),                                                              \
            ASKS("cone1_minus", {side, TWO_k1}, FORM_MINUS_ONE),                                                       \
            ASKS("cone2_plus", {side, TWO_k2}, FORM_ZERO, FORM_ONE),                                                   \
            ASKS("cone2_minus", {side, TWO_k2}, FORM_ZERO, FORM_MINUS_ONE)                                             \
        }                                                                                                              \
    }
static const struct mode_table two_modes[WEDGE_MODES] = {TWO_MOVES("++", 1, 1),  TWO_MOVES("+-", -1, -1),
                                                         TWO_MOVES("-+", -1, 1), TWO_MOVES("--", 1, -1),
                                                         TWO_RESTS("0+", 1),     TWO_RESTS("0-", -1)};

static const struct theory_hypothesis klein_hypotheses[] = {{"M1", {KLEIN_M1, IS_POSITIVE}},
                                                            {"M2", {KLEIN_M2, IS_POSITIVE}},
                                                            {"mu", {KLEIN_mu, NOT_NEGATIVE}},
                                                            {"tan_alpha", {KLEIN_tan_alpha, NOT_NEGATIVE}}};
static const struct theory_hypothesis two_hypotheses[] = {{"M1", {TWO_M1, IS_POSITIVE}},
                                                          {"M2", {TWO_M2, IS_POSITIVE}},
                                                          {"mu1", {TWO_mu1, NOT_NEGATIVE}},
                                                          {"mu2", {TWO_mu2, NOT_NEGATIVE}},
                                                          {"tan_alpha", {TWO_tan_alpha, NOT_NEGATIVE}}};
static const struct theory_hypothesis slipper_hypotheses[] = {{"M1", {SLIPPER_M1, IS_POSITIVE}},
                                                              {"M2", {SLIPPER_M2, IS_POSITIVE}},
                                                              {"mu", {SLIPPER_mu, NOT_NEGATIVE}},
                                                              {"l2", {SLIPPER_l2, IS_POSITIVE}}};

/* The resultant of load and friction, (M1 + M2) x''. */
#define RESULTANT(P)                                                                                                   \
    {                                                                                                                  \
        "F",                                                                                                           \
        {                                                                                                              \
            .of = {FORM_ZERO, FORM_ONE}, .constant = PLUS(P)                                                           \
        }                                                                                                              \
    }
#define RESULTANT_OF_TWO                                                                                               \
    {                                                                                                                  \
        "F",                                                                                                           \
        {                                                                                                              \
            .of = {FORM_ZERO, FORM_ONE, FORM_ONE}, .constant = PLUS(TWO_P)                                             \
        }                                                                                                              \
    }
#define THEORY(program_, hypotheses_, modes_, unknowns_, names, report_)                                               \
    {                                                                                                                  \
        .program = &program_, .hypotheses = WORD_ROWS(hypotheses_), .hypothesis = hypotheses_, .unknowns = unknowns_,  \
        .unknown = names, .reports = 1, .report = {report_}, .modes = WEDGE_MODES, .mode = modes_                      \
    }
#define ONE_FRICTION                                                                                                   \
    {                                                                                                                  \
        "z", "R"                                                                                                       \
    }
#define TWO_FRICTIONS                                                                                                  \
    {                                                                                                                  \
        "z", "R1", "R2"                                                                                                \
    }
#define SLOPES(model)                                                                                                  \
    {                                                                                                                  \
        model##_c_pp, model##_c_pm, model##_c_mp, model##_c_mm                                                         \
    }

static const struct wedge_model klein = {
    THEORY(klein_program, klein_hypotheses, klein_modes, 2, ONE_FRICTION, RESULTANT(KLEIN_P)),
    SLOPES(KLEIN),
    KLEIN_Q,
    KLEIN_P,
    KLEIN_v,
    1};
static const struct wedge_model two_mu = {
    THEORY(two_mu_program, two_hypotheses, two_modes, 3, TWO_FRICTIONS, RESULTANT_OF_TWO),
    SLOPES(TWO),
    TWO_Q,
    TWO_P,
    TWO_v,
    0};
static const struct wedge_model slipper = {
    THEORY(slipper_program, slipper_hypotheses, slipper_modes, 2, ONE_FRICTION, RESULTANT(SLIPPER_P)),
    SLOPES(SLIPPER),
    SLIPPER_H,
    SLIPPER_P,
    SLIPPER_v,
    0};
static const struct wedge_model slipper_as_printed = {
    THEORY(slipper_as_printed_program, slipper_hypotheses, slipper_modes, 2, ONE_FRICTION, RESULTANT(SLIPPER_P)),
    SLOPES(SLIPPER),
    SLIPPER_H,
    SLIPPER_P,
    SLIPPER_v,
    0};

const struct wedge_model *wedge_model_of(const struct json *json, int word)
{
    if (json_is(json, word, "klein"))
        return wedge_complete_model(&klein, wedge_klein_program(), klein_hypotheses, WORD_ROWS(klein_hypotheses),
                                    klein_modes);
    if (json_is(json, word, "two_mu"))
        return wedge_complete_model(&two_mu, wedge_two_mu_program(), two_hypotheses, WORD_ROWS(two_hypotheses),
                                    two_modes);
    if (json_is(json, word, "slipper"))
        return wedge_complete_model(&slipper, wedge_slipper_program(), slipper_hypotheses,
                                    WORD_ROWS(slipper_hypotheses), slipper_modes);
    if (json_is(json, word, "slipper_as_printed"))
        return wedge_complete_model(&slipper_as_printed, wedge_printed_program(), slipper_hypotheses,
                                    WORD_ROWS(slipper_hypotheses), slipper_modes);
    return NULL;
}
