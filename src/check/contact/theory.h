/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of one contact as a constant. */
#ifndef CHECK_CONTACT_THEORY_H
#define CHECK_CONTACT_THEORY_H

#include "check/contact/contact.h"

/*@ // The memory of an answer is separate from that of the theory.
  @ predicate theory_constant{L}(struct uncertain_theory *t) = \forall struct answer *a; \valid(a) ==>
  @   \base_addr(a) != \base_addr(t) && \base_addr(a) != \base_addr(t->program) &&
  @   \base_addr(a) != \base_addr(t->program->code) && \base_addr(a) != \base_addr(t->program->quantity) &&
  @   \base_addr(a) != \base_addr(t->identities); */

/* contact_known_theory: contact_theory, with a contract that it is well formed and has the quantities of contact.h. */
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result) && \result->program->quantities == QUANTITIES; */
const struct uncertain_theory *contact_known_theory(void);

#endif
