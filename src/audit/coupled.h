/* SPDX-License-Identifier: BSD-2-Clause */
/* All contacts of a problem at once: which of their words solve it, by kind `modes` (spec/audit.md, section 3). */
#ifndef AUDIT_COUPLED_H
#define AUDIT_COUPLED_H

#include "audit/problem.h"

/* What the exact problem says, as a certificate of kind `modes`, or why nothing is said; one of both is NULL. */
struct coupled {
    char *certificate, *reason; /* owned */
    int is_undecided;           /* the reason is that the work was used up, and not one of the problem */
};

/* coupled_decide: the step U = W P + q of two contacts or more with Signorini's conditions on U_N and Coulomb's on U_T, every number being the
 * double that it is.  coupled_free: frees the texts. */
void coupled_decide(const struct contact_problem *problem, struct coupled *coupled);
void coupled_free(struct coupled *coupled);

#endif
