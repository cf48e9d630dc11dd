/* SPDX-License-Identifier: BSD-2-Clause */
/* What src/check/fold/point.c has found of the numbers of a point that is given by its rates. */
#ifndef PROOFS_CHECK_FOLD_ESTABLISHED_H
#define PROOFS_CHECK_FOLD_ESTABLISHED_H

#include "../contact/known.h"

#include "fold_claim.h"

#include "../contact/proved.h"

#include "check/fold/point.h"

/* Written out in place of the predicate, which the provers would have to unfold behind many writes. */
#define FOLD_FORMULA_ESTABLISHED(formula, output, unit, meaning) ensures found: output: FOLD_MADE(formula, output);
#define FOLD_ESTABLISHED(formula, output, unit, meaning) ensures found: output: c->form == FOLD_TANGENT ==> fold_found_##output(c);

/*@ ensures found: fold_rates_there(c); */
static void read_rates(struct fold *c);
/*@ FOLD_TWO_FOLD_FORMULAS(FOLD_FORMULA_ESTABLISHED)
  @ ensures found: there: \forall integer k; FOLD_Kpp <= k < FOLD_agree && k != FOLD_gap ==> c->seen[k] != \null; */
static void read_tangents(struct fold *c);
/*@ ensures found: scalar_doubt == 0 ==> fold_signed(c); */
static void find_signs(struct fold *c);
/*@ ensures found: fold_unchanged{Pre,Here}(c); */
static void list(struct fold *c);
/*@ FOLD_TWO_FOLD_FORMULAS(FOLD_ESTABLISHED)
  @ ensures found: Lp: c->seen[FOLD_Lp] != \null;
  @ ensures found: Lm: c->seen[FOLD_Lm] != \null;
  @ ensures found: there: c->form == FOLD_TANGENT ==> fold_there(c);
  @ ensures found: signed: scalar_doubt == 0 ==> fold_signed(c); */
void fold_read_point(struct fold *c);

#endif
