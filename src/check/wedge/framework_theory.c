/* SPDX-License-Identifier: BSD-2-Clause */
/* The model `enlarged` as data for the kernel: formulas and hypotheses. It has no modes. */
#include "check/kernel/word.h"
#include "check/wedge/framework.h"

#define PROGRAM_TABLE
#define PROGRAM enlarged
#define PROGRAM_INPUTS WEDGE_ENLARGED_INPUTS
#define PROGRAM_FORMULAS WEDGE_ENLARGED_FORMULAS
#include "formula/program.h"

static const struct theory_hypothesis hypotheses[] = {{"m", {Q_m, IS_POSITIVE}},   {"M", {Q_M, IS_POSITIVE}},
                                                      {"c", {Q_c, IS_POSITIVE}},   {"g", {Q_g, IS_POSITIVE}},
                                                      {"mu", {Q_mu, IS_POSITIVE}}, {"v", {Q_v, IS_POSITIVE}}};
static const struct theory theory = {
    .program = &enlarged_program, .hypotheses = WORD_ROWS(hypotheses), .hypothesis = hypotheses};

const struct theory *framework_theory(void)
{
    return &theory;
}
