/* SPDX-License-Identifier: BSD-2-Clause */
/* The contracts of the functions of mode_solve.c that mode.c and mode_line.c call (src/check/kernel/mode_private.h). */
#ifndef PROOFS_CHECK_SYSTEMS_SOLVED_H
#define PROOFS_CHECK_SYSTEMS_SOLVED_H

#include "systems.h"

/*@ ensures solved: scalar_doubt == 0 ==> is_solved(\result, 0);
    ensures alike: scalar_doubt == 0 ==> are_alike(\result, s); */
struct system system_eliminate(struct scalar_pool *pool, struct system s);
/*@ ensures contradiction: scalar_doubt == 0 && \result == 1 ==> never_met(s); */
int system_is_contradictory(struct system s);

#endif
