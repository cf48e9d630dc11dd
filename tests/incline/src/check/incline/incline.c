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

#define INPUT_FIELD(name, unit, meaning) REQUIRED(#name, SCHEMA_NUMBER),
static const struct schema_field problem[] = {REQUIRED("kind", SCHEMA_STRING), INCLINE_INPUTS(INPUT_FIELD) ENDS};
static const struct schema_field quantity[] = {REQUIRED("value", SCHEMA_NUMBER), REQUIRED("sign", SCHEMA_INTEGER),
                                               REQUIRED("by", SCHEMA_STRING), ENDS};
#define INPUT_QUANTITY(name, unit, meaning) OBJECT(#name, quantity),
#define FORMULA_QUANTITY(macro, output, unit, meaning) OBJECT(#output, quantity),
static const struct schema_field quantities[] = {INCLINE_INPUTS(INPUT_QUANTITY) INCLINE_FORMULAS(FORMULA_QUANTITY)
                                                     ENDS};
static const struct schema_field verdict[] = {REQUIRED("zeros", SCHEMA_STRINGS), ENDS}, witness[] = {ENDS};
static const struct schema_field schema[] = {
    REQUIRED("v", SCHEMA_INTEGER),     REQUIRED("type", SCHEMA_STRING),
    REQUIRED("kind", SCHEMA_STRING),   OPTIONAL("id", SCHEMA_STRING_OR_INTEGER),
    OPTIONAL("field", SCHEMA_ROOT),    OBJECT("problem", problem),
    REQUIRED("sha256", SCHEMA_STRING), REQUIRED("row", SCHEMA_STRING),
    OBJECT("verdict", verdict),        OBJECT("quantities", quantities),
    OBJECT("witness", witness),        ENDS};

const struct schema_field *known_incline_schema(void)
{
    return schema;
}

int incline_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    struct theory_case c;
    case_begin(&c, &theory, json, pool, answer);
    if (!case_check_quantities(&c)) return 0;
    const char *word = rows[word_find(rows, WORD_ROWS(rows), c.sign, SIGNS)].word;
    if (!case_is_word(&c, json_member(json, 0, "row"), word)) return case_rejected(&c, "row", "", "another row holds");
    return case_lists_zeros(&c, json_member(json, c.verdict, "zeros")) ||
           case_rejected(&c, "verdict", "zeros", "these are not the quantities that are 0");
}
