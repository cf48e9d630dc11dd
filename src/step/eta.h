/* SPDX-License-Identifier: BSD-2-Clause */
/* How much the data of a step would have to change for its answer to be exact: spec/step.md, section 3. */
#ifndef STEP_ETA_H
#define STEP_ETA_H

#include "step/data.h"

/* A relative change: a number >= 0, or NULL when no change is large enough. */
typedef const struct number *change;

enum { STEP_MAX_TERMS = 4 };

/* The terms of a mode, and the largest of them. */
struct step_mode {
    const char *name[STEP_MAX_TERMS];
    change term[STEP_MAX_TERMS];
    int terms;
    change eta;
};

/* Properties of the answer that do not depend on the law. */
enum step_excess { EXCESS_ENERGY, EXCESS_CONE, EXCESS_PULL, EXCESS_NORMAL, STEP_EXCESSES };

/* All measurements with one bias. */
struct step_changes {
    const struct number *size[step_sizes_NODES];
    struct step_mode mode[CONTACT_MODES];
    change residual;
    change excess[STEP_EXCESSES];
};

/* step_changes_of: measures an answer.  `node` has the values of step_program. */
void step_changes_of(struct number_pool *pool, const struct step_data *data, const struct number *const *node,
                     struct step_changes *changes);

/* step_compare: the sign of x - y, where NULL is infinite; 0 for two of these. */
int step_compare(struct number_pool *pool, change x, change y);

#endif
