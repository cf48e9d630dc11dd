/* SPDX-License-Identifier: BSD-2-Clause */
/* The model `enlarged` as data for the kernel: formulas and hypotheses. It has no modes. */
#include "check/kernel/complete.h"
#include "check/kernel/word.h"
#include "check/wedge/framework.h"
#include "check/wedge/programs.h"

#include <stddef.h>

static const struct theory_hypothesis hypotheses[] = {{"m", {Q_m, IS_POSITIVE}},   {"M", {Q_M, IS_POSITIVE}},
                                                      {"c", {Q_c, IS_POSITIVE}},   {"g", {Q_g, IS_POSITIVE}},
                                                      {"mu", {Q_mu, IS_POSITIVE}}, {"v", {Q_v, IS_POSITIVE}}};
static const struct theory theory = {
    .program = &enlarged_program, .hypotheses = WORD_ROWS(hypotheses), .hypothesis = hypotheses};

const struct theory *framework_theory(void)
{
    return complete_theory(&theory, wedge_enlarged_program(), hypotheses, WORD_ROWS(hypotheses), NULL, 0);
}
