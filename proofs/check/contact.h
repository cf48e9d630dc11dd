/* SPDX-License-Identifier: BSD-2-Clause */
/* contact_known: what the checker knows of the state after contact_check_quantities.  (That the parts of contact_check are safe is stated
 * in src/check/contact/contact.h.)  As for all numbers of the checker (model.h), nothing is concluded while scalar_doubt is not 0, that
 * is, where a sign or value could not be determined. */
#ifndef PROOFS_CHECK_CONTACT_H
#define PROOFS_CHECK_CONTACT_H

#include "check/contact/contact.h"
#include "contact/quantities.h"
#include "model.h"

/* The state of the problem, as seven arguments. */
#define NUMBER(c, name) scalar_value(c->q[Q_##name])
#define STATE_OF(c) NUMBER(c, a), NUMBER(c, b), NUMBER(c, A), NUMBER(c, B), NUMBER(c, C), NUMBER(c, mu), NUMBER(c, u)
#define HAS_SIGN(c, name) sign_of(c->sign[Q_##name], NUMBER(c, name))
#define IS_VALUED(output) NUMBER(c, output) == value_##output(STATE_OF(c))
#define HAS_VALUE(macro, output, unit, meaning) && IS_VALUED(output)
#define ENSURES_VALUE(macro, output, unit, meaning) ensures output: IS_VALUED(output);

/* The same for a local variable. */
#define IS_VALUE(output)                                                                                               \
    scalar_value(output) == value_##output(scalar_value(a), scalar_value(b), scalar_value(A),                  \
                                             scalar_value(B), scalar_value(C), scalar_value(mu), scalar_value(u))

/*@ lemma edge_plus: ALL_STATES;
  @   check_sum(check_product(a, value_p_plus(STATE)), check_product(b, value_k_plus(STATE))) == value_E_plus(STATE);
  @ lemma edge_minus: ALL_STATES;
  @   check_difference(check_product(b, value_k_minus(STATE)), check_product(a, value_p_minus(STATE))) == value_E_minus(STATE); */

/*@ // Each quantity has the value of its formula for the numbers of the problem.
  @ predicate contact_valued{L}(struct contact *c) = \true CONTACT_FORMULAS(HAS_VALUE);
  @ // The first n signs are those of the quantities.
  @ predicate contact_signed{L}(struct contact *c, integer n) =
  @   \forall integer k; 0 <= k < n ==> sign_of(c->sign[k], scalar_value(c->q[k]));
  @ predicate contact_known{L}(struct contact *c) =
  @   hypotheses(STATE_OF(c)) && contact_valued(c) && contact_signed(c, QUANTITIES); */

/*@ ensures \result != 0 && scalar_doubt == 0 ==> contact_known(c); */
int contact_check_quantities(struct contact *c);

#endif
