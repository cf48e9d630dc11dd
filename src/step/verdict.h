/* SPDX-License-Identifier: BSD-2-Clause */
/* The judgement of a step, from signs and counts alone: spec/step/table.h. The words are defined in spec/step.md and
 * spec/step/meaning.h. */
#ifndef STEP_VERDICT_H
#define STEP_VERDICT_H

#include "contact/verdict.h"

enum step_law { LAW_COULOMB, LAW_ASSOCIATED, LAW_SOFT, LAW_SUBSTEPPED, LAW_OTHER };

#define RESTITUTION_INDEX(name, word) RESTITUTION_##name,
#include "step/table.h"
enum step_restitution { T_STEP_RESTITUTION(RESTITUTION_INDEX) RESTITUTIONS };

/* Signs of quantities with the chosen restitution, each -1, 0 or 1. */
struct step_signs {
    int q_plus, q_minus, E_plus, E_minus, N;
};

/* The data of the judgement. */
struct step_evidence {
    int residual; /* the sign of the residual of Newton's law minus eps */
    int chosen;   /* the number of modes that explain the answer */
    int common;   /* the number of those that are exact solutions */
    int law;      /* enum step_law */
};

/* step_associated: the status of a mode in the exact set of the associated law: CONSISTENT, BOUNDARY or INCONSISTENT. */
enum mode_status step_associated(enum contact_mode mode, const struct step_signs *s);

/* step_in_set: 1 when a mode of that status belongs to the exact set. */
int step_in_set(enum mode_status status);

/* step_judgement: the row of T_STEP; -1 when none holds, which is impossible for 0 <= common <= chosen. */
int step_judgement(const struct step_evidence *evidence);

/* step_sticks_in_limit: 1 when stick solves all short steps of a point that slips, given p of its direction, and b. */
int step_sticks_in_limit(int p, int b);

/* step_difference: the row of T_STEP_DIFFERENCE, from the row of T_STEP; -1 when none holds. */
int step_difference(int judgement, int continuous, int stick);

/* step_row_name: the name of the row, "other_problem". step_row_word: the word of the verdict, "other-problem".
 * step_difference_word, step_restitution_word: these words. Static; NULL when the index is out of range. */
const char *step_row_name(int row);
const char *step_row_word(int row);
const char *step_difference_word(int difference);
const char *step_restitution_word(int restitution);

#endif
