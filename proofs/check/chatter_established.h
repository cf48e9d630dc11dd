/* SPDX-License-Identifier: BSD-2-Clause */
/* What src/check/chatter/chatter.c has found of the numbers of a problem when it comes to the row of the verdict. */
#ifndef PROOFS_CHECK_CHATTER_ESTABLISHED_H
#define PROOFS_CHECK_CHATTER_ESTABLISHED_H

#include "../contact/known.h"

#include "chatter_claim.h"

#include "../contact/proved.h"

/* Written out in place of the predicate, which the provers would have to unfold behind many writes. */
#define FORMULA_ESTABLISHED(formula, output, unit, meaning)                                                            \
    ensures found: output: formula(FOUND_IN, FOUND_ADD, FOUND_SUB, FOUND_MUL) CHATTER_NUMBER(c, output) == output;
#define CHATTER_ESTABLISHED(formula, output, unit, meaning) ensures found: output: found_##output(c);
#define CHATTER_ESTABLISHED_IF(formula, output, unit, meaning) ensures found: output: \result != 0 ==> found_##output(c);

/*@ CHATTER_FORMULAS(FORMULA_ESTABLISHED) */
static void evaluate(struct chatter *c);
/*@ ensures found: scalar_doubt == 0 ==> chatter_signed(c); */
static void find_signs(struct chatter *c);
/*@ ensures found: \result != 0 ==> chatter_inside(c); */
static int check_hypotheses(const struct chatter *c);
/*@ CHATTER_FORMULAS(CHATTER_ESTABLISHED)
  @ ensures found: signed: scalar_doubt == 0 ==> chatter_signed(c); */
static void find_quantities(struct chatter *c, int problem);
/*@ ensures found: inside: \result != 0 ==> chatter_inside(c);
  @ ensures found: numbers: numbers_unchanged{Pre,Here}(c); */
static int check_stated(const struct chatter *c);
/*@ CHATTER_FORMULAS(CHATTER_ESTABLISHED_IF)
  @ ensures found: signed: \result != 0 && scalar_doubt == 0 ==> chatter_signed(c);
  @ ensures found: inside: \result != 0 ==> chatter_inside(c); */
static int check_given(struct chatter *c, int problem);

#endif
