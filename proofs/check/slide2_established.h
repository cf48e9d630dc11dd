/* SPDX-License-Identifier: BSD-2-Clause */
/* What src/check/slide2/slide2.c has found of the numbers of a problem when it comes to the verdict. */
#ifndef PROOFS_CHECK_SLIDE2_ESTABLISHED_H
#define PROOFS_CHECK_SLIDE2_ESTABLISHED_H

#include "../contact/known.h"

#include "slide2_claim.h"

#include "../contact/proved.h"

#define SLIDE2_LIST_IN(x) \let x = scalar_value(q[SLIDE_##x]);
#define SLIDE2_LIST_ESTABLISHED(formula, output, unit, meaning)                                                        \
    ensures found: output: formula(SLIDE2_LIST_IN, SLIDE2_FOUND_ADD, SLIDE2_FOUND_SUB, SLIDE2_FOUND_MUL) scalar_value(q[SLIDE_##output]) == output;
#define SLIDE2_ESTABLISHED(formula, output, unit, meaning) ensures found: output: slide2_found_##output(c);
#define SLIDE2_ESTABLISHED_IF(formula, output, unit, meaning) ensures found: output: \result != 0 ==> slide2_found_##output(c);
#define SLIDE2_MATRIX_ESTABLISHED(formula, output, unit, meaning)                                                      \
    ensures found: output: SLIDE2_HAS_INERTIA(c) ==> slide2_found_##output(c);
#define SLIDE2_MATRIX_ESTABLISHED_IF(formula, output, unit, meaning)                                                   \
    ensures found: output: \result != 0 && SLIDE2_HAS_INERTIA(c) ==> slide2_found_##output(c);

/*@ SLIDE2_MATRIX_FORMULAS(SLIDE2_LIST_ESTABLISHED) */
static void evaluate_matrix(struct scalar_pool *pool, scalar *q);
/*@ SLIDE2_DECIDING_FORMULAS(SLIDE2_LIST_ESTABLISHED) */
static void evaluate_results(struct scalar_pool *pool, scalar *q);
/*@ SLIDE2_MATRIX_FORMULAS(SLIDE2_MATRIX_ESTABLISHED) SLIDE2_DECIDING_FORMULAS(SLIDE2_ESTABLISHED) */
static void evaluate(struct slide2 *c);
/*@ ensures found: scalar_doubt == 0 ==> slide2_signed(c);
  @ ensures found: same: slide2_same{Pre,Here}(c, 0, SLIDE_QUANTITIES); */
static void find_signs(struct slide2 *c);
/*@ SLIDE2_MATRIX_FORMULAS(SLIDE2_MATRIX_ESTABLISHED_IF) SLIDE2_DECIDING_FORMULAS(SLIDE2_ESTABLISHED_IF)
  @ ensures found: signed: \result != 0 && scalar_doubt == 0 ==> slide2_signed(c); */
static int find_quantities(struct slide2 *c, int problem);
/*@ ensures found: same: slide2_same{Pre,Here}(c, 0, SLIDE_QUANTITIES); */
static int check_quantities(const struct slide2 *c);
/*@ ensures found: \result != 0 && scalar_doubt == 0 ==> check_product(scalar_value(c->q[quantity]), scalar_value(c->q[quantity])) == 1; */
static int is_direction(const struct slide2 *c, int quantity);
#define SLIDE2_IS_SLIPPING(c) (\result != 0 && scalar_doubt == 0 && slide2_friction_there(c) && slide2_signed(c))
#define SLIDE2_UNIT(c, name) check_product(SLIDE2_NUMBER(c, name), SLIDE2_NUMBER(c, name)) == 1
/*@ ensures found: mu1: SLIDE2_IS_SLIPPING(c) ==> SLIDE2_NUMBER(c, mu1) >= 0;
  @ ensures found: mu2: SLIDE2_IS_SLIPPING(c) ==> SLIDE2_NUMBER(c, mu2) >= 0;
  @ ensures found: s1: SLIDE2_IS_SLIPPING(c) ==> SLIDE2_UNIT(c, s1);
  @ ensures found: s2: SLIDE2_IS_SLIPPING(c) ==> SLIDE2_UNIT(c, s2);
  @ ensures found: same: slide2_same{Pre,Here}(c, 0, SLIDE_QUANTITIES); */
static int check_hypotheses(const struct slide2 *c);
/*@ SLIDE2_MATRIX_FORMULAS(SLIDE2_MATRIX_ESTABLISHED_IF) SLIDE2_DECIDING_FORMULAS(SLIDE2_ESTABLISHED_IF)
  @ ensures found: signed: \result != 0 && scalar_doubt == 0 ==> slide2_signed(c);
  @ ensures found: slips: \result != 0 && scalar_doubt == 0 && SLIDE2_HAS_INERTIA(c) ==> slide2_slips(SLIDE2_FRICTION_OF(c)); */
static int read(struct slide2 *c, int problem);

#endif
