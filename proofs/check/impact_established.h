/* SPDX-License-Identifier: BSD-2-Clause */
/* What src/check/impact has found of the numbers of an impact when it comes to read the verdict, and of whether there is one. */
#ifndef PROOFS_CHECK_IMPACT_ESTABLISHED_H
#define PROOFS_CHECK_IMPACT_ESTABLISHED_H

#include "impact_at.h"

#define KEPT(name) c->q[IMPACT_##name] == \old(c->q[IMPACT_##name])

/*@ ensures found: delta: DELTA_VALUED(c);
  @ ensures found: plus: P_PLUS_VALUED(c);
  @ ensures found: minus: P_MINUS_VALUED(c);
  @ ensures found: range: R_RANGE_VALUED(c);
  @ ensures found: signed: scalar_doubt == 0 ==> impact_signed(c); */
void impact_evaluate(struct impact *c);
/*@ ensures found: \result != 0 ==> impact_inside(c); */
static int check_hypotheses(const struct impact *c);
/*@ ensures found: \result != 0 ==> impact_inside(c);
  @ ensures found: unchanged: KEPT(A) && KEPT(B) && KEPT(C) && KEPT(mu) && KEPT(r) && KEPT(Delta) && KEPT(p_plus) && KEPT(p_minus) && KEPT(r_range); */
static int check_stated(const struct impact *c);
/*@ ensures found: delta: \result != 0 ==> DELTA_VALUED(c);
  @ ensures found: plus: \result != 0 ==> P_PLUS_VALUED(c);
  @ ensures found: minus: \result != 0 ==> P_MINUS_VALUED(c);
  @ ensures found: range: \result != 0 ==> R_RANGE_VALUED(c);
  @ ensures found: signed: \result != 0 && scalar_doubt == 0 ==> impact_signed(c);
  @ ensures found: inside: \result != 0 ==> impact_inside(c); */
static int check_numbers(struct impact *c, int problem);
/*@ ensures found: \result != 0 <==> IMPACT_IS_POLE(c); */
int impact_is_degenerate(const struct impact *c);
/*@ ensures found: \result != 0 ==> IMPACT_IS_POLE(c) || (c->pieces > 0 <==> IMPACT_TAKES_PLACE(c)); */
int impact_check_pieces(struct impact *c);

#endif
