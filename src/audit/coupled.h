/* SPDX-License-Identifier: BSD-2-Clause */
/* All contacts of a problem at once: which of their words solve it, by kind `modes` (spec/audit.md, section 3). */
#ifndef AUDIT_COUPLED_H
#define AUDIT_COUPLED_H

#include "audit/problem.h"

/* The verdict on the exact problem, as a certificate of kind `modes`, or the reason why there is none; one of both is
 * NULL. */
struct coupled {
    char *certificate, *reason; /* owned */
    int is_undecided;           /* 1 when the reason is the budget of work, not the problem */
};

/* coupled_decide: decides the step U = W P + q of two or more contacts with Signorini's conditions on U_N and Coulomb's
 * on U_T; every number is exactly the double in the log. coupled_free: frees the texts. */
void coupled_decide(const struct contact_problem *problem, struct coupled *coupled);
void coupled_free(struct coupled *coupled);

#endif
