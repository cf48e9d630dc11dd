/* SPDX-License-Identifier: BSD-2-Clause */
/* What src/check/rest/rest.c has found of the numbers of an equilibrium when it comes to the conditions on its stability. */
#ifndef PROOFS_CHECK_REST_ESTABLISHED_H
#define PROOFS_CHECK_REST_ESTABLISHED_H

#include "rest_at.h"

#define UNCHANGED(name) c->q[REST_##name] == \old(c->q[REST_##name])
#define REST_ESTABLISHED(name, condition) ensures found: name: condition;
#define REST_ESTABLISHED_IF(name, condition) ensures found: name: \result != 0 ==> (condition);

/*@ REST_VALUES(REST_ESTABLISHED, c)
  @ ensures found: signed: scalar_doubt == 0 ==> rest_signed(c); */
static void evaluate(struct rest *c);
/*@ ensures found: \result != 0 ==> rest_inside(c); */
static int check_hypotheses(const struct rest *c);
/*@ ensures found: \result != 0 ==> rest_inside(c);
  @ ensures found: inputs: UNCHANGED(a) && UNCHANGED(b) && UNCHANGED(A) && UNCHANGED(B) && UNCHANGED(C) && UNCHANGED(mu) && UNCHANGED(r);
  @ ensures found: results: UNCHANGED(Delta) && UNCHANGED(r_range) && UNCHANGED(N) && UNCHANGED(p_plus) && UNCHANGED(p_minus) &&
  @   UNCHANGED(k_plus) && UNCHANGED(k_minus) && UNCHANGED(E_plus) && UNCHANGED(E_minus); */
static int check_stated(const struct rest *c);
/*@ REST_VALUES(REST_ESTABLISHED_IF, c)
  @ ensures found: signed: \result != 0 && scalar_doubt == 0 ==> rest_signed(c);
  @ ensures found: inside: \result != 0 ==> rest_inside(c); */
static int check_numbers(struct rest *c, int problem);

#endif
