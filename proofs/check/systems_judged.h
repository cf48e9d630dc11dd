/* SPDX-License-Identifier: BSD-2-Clause */
/* The contracts of the functions that mode.c and mode_line.c (src/check/kernel/mode_private.h) call of each other. */
#ifndef PROOFS_CHECK_SYSTEMS_JUDGED_H
#define PROOFS_CHECK_SYSTEMS_JUDGED_H

#include "on_line.h"
#include "systems_solved.h"

/*@ ensures meets: scalar_doubt == 0 && \result == FLAW_NONE ==> meets_for(s, x.point, s.unknowns); */
enum mode_flaw system_flaw(struct scalar_pool *pool, struct system s, struct candidate x);
/*@ ensures status: scalar_doubt == 0 && \result.flaw == FLAW_NONE && ON_LINE(s, along) && is_padded(x.point, s.unknowns) ==>
      status_means(s, \result.outcome.point, \result.outcome.status); */
struct judgement system_on_line(struct scalar_pool *pool, struct system s, int along, struct candidate x, struct mode_outcome outcome);

#endif
