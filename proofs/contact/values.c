/* SPDX-License-Identifier: BSD-2-Clause */
#include "values.h"

/* Proves values.h: each formula is evaluated instruction by instruction. */
#define FOLLOW_ADD(t, x, y) \forall real t; applies(OPERATION_ADD, x, y, t) ==>
#define FOLLOW_SUB(t, x, y) \forall real t; applies(OPERATION_SUB, x, y, t) ==>
#define FOLLOW_MUL(t, x, y) \forall real t; applies(OPERATION_MUL, x, y, t) ==>
#define FOLLOW(formula, output, unit, meaning)                                                                        \
    lemma follow_##output: ALL_STATES; formula(LOGIC_IN, FOLLOW_ADD, FOLLOW_SUB, FOLLOW_MUL) output == value_##output(STATE);
/*@ CONTACT_FORMULAS(FOLLOW) */

/* E+ and E- use the outputs of other formulas, which therefore come first. */
void values_follow(const struct number **node)
{
    (void)node;
    //@ assert p_plus: HAS(p_plus);
    //@ assert p_minus: HAS(p_minus);
    //@ assert k_plus: HAS(k_plus);
    //@ assert k_minus: HAS(k_minus);
}
