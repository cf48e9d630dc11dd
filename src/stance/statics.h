/* SPDX-License-Identifier: BSD-2-Clause */
/* What is known of an equilibrium before any motion is followed. */
#ifndef STANCE_STATICS_H
#define STANCE_STATICS_H

#include "stance/body.h"

/* The words of two contacts that a rigid body allows beside rest: F free, S sticks, P and N slip forward and backward. */
enum { STANCE_MOTIONS = 9 };

enum statics_code {
    STATICS_NO_EQUILIBRIUM,
    STATICS_PAINLEVE,
    STATICS_AMBIGUOUS,
    STATICS_BOUNDARY,
    STATICS_EQUILIBRIUM
};

struct stance_statics {
    enum statics_code code;
    char moves[STANCE_MOTIONS][3]; /* motions that may begin at rest, beside STATICS_AMBIGUOUS */
    int move_count;
    int contact; /* 1 or 2: that on which the load presses, beside STATICS_EQUILIBRIUM; it plays contact 1 in `body` */
    int persistent; /* Definition 4 */
    struct stance_body body;
};

/* statics_find: equilibrium, Painleve's paradox, ambiguity, persistence; a tie of any of them is STATICS_BOUNDARY. */
void statics_find(struct number_pool *pool, const struct stance_given *given, struct stance_statics *statics);

#endif
