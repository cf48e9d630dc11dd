/* SPDX-License-Identifier: BSD-2-Clause */
/* The impulse process: the motion of (u, v) during an impact, as at most three straight pieces.
 *
 * The motion is cut where slip ends (u = 0) and where compression ends (v = 0); a piece without normal
 * impulse is left out.  Every value is exact: rational, or for the energetic law in the quadratic field of
 * the outgoing normal velocity.
 */
#ifndef IMPACT_MOTION_H
#define IMPACT_MOTION_H

#include "impact/program.h"
#include "impact/verdict.h"
#include "numbers/surd.h"
#include "sign/cascade.h"

enum { IMPACT_MAX_PIECES = 3 };

struct impact_piece {
    enum impact_slip slip;
    enum impact_phase phase;
    struct surd node[piece_NODES]; /* program piece: velocities before and after, impulses, twice the work */
};

/* What one phase adds up to: normal and tangential impulse, and twice the work of the normal force. */
struct impact_sum {
    struct surd I, J, W;
};

struct impact_motion {
    int pieces;
    struct impact_piece piece[IMPACT_MAX_PIECES];
    struct impact_sum sum[2];                /* of COMPRESSION and RESTITUTION */
    struct surd u, v;                        /* outgoing */
    struct surd energy_before, energy_after; /* kinetic energy of the contact point, J */
    int energy_change;                       /* its sign */
};

/* impact_motion_of: the motion that a verdict names.
 *
 * In      pool      owns the results
 *         verdict   of a problem with outcome OUTCOME_IMPACT or OUTCOME_NONE
 *         e         its evaluation, with the exact values
 *         law       how restitution ends
 * Out     motion    every field
 * Returns STATUS_OK; STATUS_UNDECIDED when irrational data hide a sign beyond the budget
 * Source  [CV16] section 3.2, Stronge (2000) for the energetic law
 */
enum status impact_motion_of(struct number_pool *pool, const struct impact_verdict *verdict, const struct evaluation *e,
                             enum impact_law law, struct impact_motion *motion, struct failure *failure) WARN_UNUSED;

#endif
