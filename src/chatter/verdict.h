/* SPDX-License-Identifier: BSD-2-Clause */
/* The row of spec/chatter/table.h from signs alone, and the motion of the point after the impacts. */
#ifndef CHATTER_VERDICT_H
#define CHATTER_VERDICT_H

#include "numbers/status.h"

enum chatter_course { FLIES, LANDS, STOPS, SLIDES, REVERSES, STICK_SLIDES, SETTLES };

enum chatter_fate { FATE_CHATTERS, FATE_REVERSE, FATE_LIFTS_OFF, FATE_NEUTRAL, FATE_UNDECIDED };

/* The mode after the impacts; REST_UNKNOWN also when they do not end. */
enum chatter_rest { REST_STICK, REST_PLUS, REST_MINUS, REST_UNKNOWN };

/* Signs of the quantities of spec/chatter/formula.h, each -1, 0 or 1. */
struct chatter_signs {
    int b, r, u, p_plus, p_minus, k_plus, k_minus, D_r_plus, D_r_minus, E_plus, E_minus, L_plus, L_minus, R_plus,
        R_minus;
};

struct chatter_row {
    int row; /* index into the verdict table, chatter_row_name */
    enum chatter_course course;
    int direction; /* 1 forward, -1 backward, 0 none */
    int transient; /* 1 or -1: the first impact slips throughout in this direction, and slip ceases later; else 0 */
};

/* chatter_classify: the row.
 *
 * In      s    signs that satisfy the hypotheses of spec/chatter/table.h
 * Source  [CV16] sections 3.3, 5.2; spec/chatter/README.md */
struct chatter_row chatter_classify(const struct chatter_signs *s);

/* chatter_at_rest: the mode of the point at u = v = 0 with b < 0: the only one that is consistent and stable (theory
 * `contact`). */
enum chatter_rest chatter_at_rest(const struct chatter_signs *s);

/* chatter_slipping: the mode of slip in a direction; for direction 0 that at rest. */
enum chatter_rest chatter_slipping(const struct chatter_signs *s, int direction);

/* Names: rows of the table (NULL when the index is out of range); words of the certificate (NULL for REST_UNKNOWN). */
const char *chatter_row_name(int row);
const char *chatter_fate_name(enum chatter_fate fate);
const char *chatter_rest_name(enum chatter_rest rest);

#endif
