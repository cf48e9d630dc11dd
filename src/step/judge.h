/* SPDX-License-Identifier: BSD-2-Clause */
/* The judge of solvers: from the data of one step to the judgement (spec/step.md). */
#ifndef STEP_JUDGE_H
#define STEP_JUDGE_H

#include "contact/verdict.h"
#include "sign/cascade.h"
#include "step/eta.h"

/* The limits of the judge, as for cascade_signs. */
struct step_limits {
    unsigned tiers;
    long budget_bits;
};

/* The verdict in continuous time, when the point slips or rests in contact. */
struct step_continuous {
    int known; /* 0 when the comparison makes no sense; the other members are then unset */
    enum mode_status mode[CONTACT_MODES];
    const struct number *h0_over_h; /* NULL for infinite */
    int difference;                 /* step_difference_word */
};

struct step_result {
    int judgement, at_10_eps;                                     /* step_row_word */
    enum mode_status mode[CONTACT_MODES];                         /* the exact set */
    const struct number *P_T[CONTACT_MODES], *P_N[CONTACT_MODES]; /* its impulses; NULL outside */
    int chosen[CONTACT_MODES];                                    /* 1 for the modes that explain the answer */
    int nearest;                                                  /* a mode, or -1 */
    enum step_restitution restitution;
    const struct number *restitution_shown; /* NULL when the answer does not determine it */
    int energy;                             /* the sign of the work */
    int mark[STEP_EXCESSES];
    struct step_continuous continuous;
    struct step_changes changes; /* with the chosen bias */
};

/* step_judge: judges one answer.
 *
 * In      pool, limits  the pool owns the numbers that are made
 *         data          complete (step_fill_contact, step_body_contact)
 * Out     evaluation    the quantities of step_program with the chosen bias: sign, tier, exact value
 *         result        every field
 * Returns STATUS_OK; STATUS_HYPOTHESIS; STATUS_UNDECIDED; STATUS_INTERNAL */
enum status step_judge(struct number_pool *pool, const struct step_limits *limits, const struct step_data *data,
                       struct evaluation *evaluation, struct step_result *result, struct failure *failure) WARN_UNUSED;

/* step_find_continuous: computes result->continuous from the other members.
 *
 * In      rest   the quantities of contact_program for the step */
enum status step_find_continuous(struct number_pool *pool, const struct step_limits *limits,
                                 const struct step_data *data, const struct evaluation *rest,
                                 struct step_result *result, struct failure *failure) WARN_UNUSED;

#endif
