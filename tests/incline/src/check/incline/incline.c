/* SPDX-License-Identifier: BSD-2-Clause */
/* The data of kind `incline` for the rules EVAL and WORD. */
#include "check/incline/incline.h"

#include "check/kernel/theory.h"
#include "check/kernel/word.h"
#include "check/known_schema.h"
#include "incline/formula.h"

#include <stddef.h>

#define PROGRAM_TABLE
#define PROGRAM incline
#define PROGRAM_INPUTS INCLINE_INPUTS
#define PROGRAM_FORMULAS INCLINE_FORMULAS
#include "formula/program.h"

enum { SIGN_s, SIGN_c, SIGN_mu, SIGN_margin, SIGNS };

static const struct theory_hypothesis hypotheses[] = {{"c", {SIGN_c, IS_POSITIVE}}, {"mu", {SIGN_mu, NOT_NEGATIVE}}};
static const struct word_row rows[] = {
    {"sticks", {{SIGN_margin, IS_POSITIVE}}}, {"edge", {{SIGN_margin, IS_ZERO}}}, {"slides", {{0, 0}}}};
static const struct theory theory = {.program = &incline_program, .hypotheses = 2, .hypothesis = hypotheses};

#define INPUT_FIELD(name, unit, meaning) REQUIRED(#name, SHAPE_NUMBER),
static const struct shape_field problem[] = {REQUIRED("kind", SHAPE_STRING), INCLINE_INPUTS(INPUT_FIELD) ENDS};
static const struct shape_field quantity[] = {REQUIRED("value", SHAPE_NUMBER), REQUIRED("sign", SHAPE_INTEGER),
                                              REQUIRED("by", SHAPE_STRING), ENDS};
#define INPUT_QUANTITY(name, unit, meaning) OBJECT(#name, quantity),
#define FORMULA_QUANTITY(macro, output, unit, meaning) OBJECT(#output, quantity),
static const struct shape_field quantities[] = {INCLINE_INPUTS(INPUT_QUANTITY) INCLINE_FORMULAS(FORMULA_QUANTITY) ENDS};
static const struct shape_field verdict[] = {REQUIRED("zeros", SHAPE_STRINGS), ENDS}, witness[] = {ENDS};
static const struct shape_field shape[] = {REQUIRED("v", SHAPE_INTEGER),     REQUIRED("type", SHAPE_STRING),
                                           REQUIRED("kind", SHAPE_STRING),   OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
                                           OPTIONAL("field", SHAPE_ROOT),    OBJECT("problem", problem),
                                           REQUIRED("sha256", SHAPE_STRING), REQUIRED("row", SHAPE_STRING),
                                           OBJECT("verdict", verdict),       OBJECT("quantities", quantities),
                                           OBJECT("witness", witness),       ENDS};

const struct shape_field *known_incline_shape(void)
{
    return shape;
}

int incline_check(const struct json *json, struct rational_pool *pool, struct answer *answer)
{
    struct theory_case c;
    case_begin(&c, &theory, json, pool, answer);
    if (!case_check_quantities(&c)) return 0;
    const char *word = rows[word_find(rows, WORD_ROWS(rows), c.sign, SIGNS)].word;
    if (!case_is_word(&c, json_member(json, 0, "row"), word)) return case_rejected(&c, "row", "", "another row holds");
    return case_lists_zeros(&c, json_member(json, c.verdict, "zeros")) ||
           case_rejected(&c, "verdict", "zeros", "these are not the quantities that are 0");
}
