/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict on an equilibrium, from signs alone. */
#ifndef REST_VERDICT_H
#define REST_VERDICT_H

#include "numbers/status.h"

enum rest_stability { STABLE, UNSTABLE, UNDECIDED };

/* The three conditions: of contact forces, of the potential, of impacts. */
enum rest_condition { CONDITION_CONTACT, CONDITION_POTENTIAL, CONDITION_IMPACTS, CONDITIONS };

/* NOT_ASKED: the condition on impacts when b >= 0, because the point need not come back. */
enum condition_state { HOLDS, FAILS, OPEN, NOT_ASKED };

/* Signs, as in spec/rest/table.h, each -1, 0 or 1. */
struct rest_signs {
    int b, E_plus, E_minus, potential, impacts;
};

struct rest_verdict {
    int row; /* index into the verdict table, rest_row_name */
    enum rest_stability stability;
    enum condition_state state[CONDITIONS];
    int decides[CONDITIONS]; /* 1 for the conditions from which the stability follows */
};

/* rest_classify: the whole verdict.
 *
 * In      s         signs that satisfy the hypotheses of spec/rest/table.h
 * Out     verdict   every field
 * Returns STATUS_OK; STATUS_INTERNAL when no row holds
 * Source  [CV16] section 3.4; spec/rest/README.md */
enum status rest_classify(const struct rest_signs *s, struct rest_verdict *verdict) WARN_UNUSED;

/* rest_row_name: the row of spec/rest/table.h; static; NULL when the index is out of range.
 * rest_stability_word, rest_condition_name, rest_state_word: the words of the certificate; NULL for NOT_ASKED. */
const char *rest_row_name(int row);
const char *rest_stability_word(enum rest_stability stability);
const char *rest_condition_name(enum rest_condition condition);
const char *rest_state_word(enum condition_state state);

#endif
