/* SPDX-License-Identifier: BSD-2-Clause */
/* The properties of an equilibrium that are decided before any motion is followed. */
#ifndef STANCE_STATICS_H
#define STANCE_STATICS_H

#include "stance/body.h"

/* The words of motions of two contacts that a rigid body allows besides rest: F free, S sticks, P and N slip forward
 * and backward. */
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
    char moves[STANCE_MOTIONS][3]; /* for STATICS_AMBIGUOUS: motions that may begin at rest */
    int move_count;
    int contact; /* for STATICS_EQUILIBRIUM: 1 or 2, the contact that the load presses, which is contact 1 in `body` */
    int persistent; /* [VO], Definition 4 */
    struct stance_body body;
};

/* statics_find: decides equilibrium, Painleve's paradox, ambiguity and persistence; a tie in any of them is
 * STATICS_BOUNDARY. */
void statics_find(struct number_pool *pool, const struct stance_given *given, struct stance_statics *statics);

#endif
