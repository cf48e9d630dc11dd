/* SPDX-License-Identifier: BSD-2-Clause */
/* What src/check/rest/rest.c has found of the numbers of an equilibrium when it comes to the conditions on its stability. */
#ifndef PROOFS_CHECK_REST_ESTABLISHED_H
#define PROOFS_CHECK_REST_ESTABLISHED_H

#include "rest_at.h"

#define REST_EDGES_VALUED(c)                                                                                           \
    REST_NUMBER(c, E_plus) == check_sum(REST_PRODUCT(c, a, p_plus), REST_PRODUCT(c, b, k_plus)) &&                     \
        REST_NUMBER(c, E_minus) == check_difference(REST_PRODUCT(c, b, k_minus), REST_PRODUCT(c, a, p_minus))

/*@ ensures found: delta: REST_DELTA_VALUED(c);
  @ ensures found: range: REST_RANGE_VALUED(c);
  @ ensures found: force: REST_N_VALUED(c);
  @ ensures found: p_plus: REST_NUMBER(c, p_plus) == check_difference(REST_NUMBER(c, C), REST_PRODUCT(c, mu, B));
  @ ensures found: p_minus: REST_NUMBER(c, p_minus) == check_sum(REST_NUMBER(c, C), REST_PRODUCT(c, mu, B));
  @ ensures found: k_plus: REST_NUMBER(c, k_plus) == check_difference(REST_PRODUCT(c, mu, A), REST_NUMBER(c, B));
  @ ensures found: k_minus: REST_NUMBER(c, k_minus) == check_sum(REST_PRODUCT(c, mu, A), REST_NUMBER(c, B));
  @ ensures found: edges: REST_EDGES_VALUED(c);
  @ ensures found: signed: rational_doubt == 0 ==> rest_signed(c); */
static void evaluate(struct rest *c);
/*@ ensures found: \result != 0 ==> rest_inside(c); */
static int check_hypotheses(const struct rest *c);
/*@ ensures found: \result != 0 ==> rest_inside(c); */
static int check_stated(const struct rest *c);
/*@ ensures found: delta: \result != 0 ==> REST_DELTA_VALUED(c);
  @ ensures found: range: \result != 0 ==> REST_RANGE_VALUED(c);
  @ ensures found: force: \result != 0 ==> REST_N_VALUED(c);
  @ ensures found: plus: \result != 0 ==> REST_E_PLUS_VALUED(c);
  @ ensures found: minus: \result != 0 ==> REST_E_MINUS_VALUED(c);
  @ ensures found: signed: \result != 0 && rational_doubt == 0 ==> rest_signed(c);
  @ ensures found: inside: \result != 0 ==> rest_inside(c); */
static int check_numbers(struct rest *c, int problem);

#endif
