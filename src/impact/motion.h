/* SPDX-License-Identifier: BSD-2-Clause */
/* The impulse process: the motion of (u, v) during an impact, as at most three straight pieces.
 *
 * The motion is divided where slip ends (u = 0) and where compression ends (v = 0); a piece without normal impulse is
 * omitted. Every value is exact: rational, or for the energetic law in the quadratic field of the outgoing normal
 * velocity. */
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
    struct surd node[piece_NODES]; /* nodes of piece_program: velocities before and after, impulses, twice the work */
};

/* The sums over one phase: normal and tangential impulse, and twice the work of the normal force. */
struct impact_sum {
    struct surd I, J, W;
};

struct impact_motion {
    short pieces; /* for the type see proofs/README.md, "Types that differ" */
    struct impact_piece piece[IMPACT_MAX_PIECES];
    struct impact_sum sum[2];                /* of COMPRESSION and RESTITUTION */
    struct surd u, v;                        /* outgoing */
    struct surd energy_before, energy_after; /* kinetic energy of the contact point, J */
    signed char energy_change;               /* its sign */
};

/*@ predicate program_runs{L}(struct program *program, integer operations, integer inputs) =
  @   \valid_read(program->code + (0 .. operations - 1)) && well_formed(program->code, operations, inputs);
  @ predicate programs_ok{L} = program_runs(&piece_program, piece_OPERATIONS, piece_INPUTS) &&
  @   program_runs(&rebound_program, rebound_OPERATIONS, rebound_INPUTS) &&
  @   program_runs(&energy_program, energy_OPERATIONS, energy_INPUTS);
  @ predicate programs_stay{L}(struct impact_motion *motion) =
  @   \separated(motion, &piece_program, piece_program.code + (0 .. piece_OPERATIONS - 1)) &&
  @   \separated(motion, &rebound_program, rebound_program.code + (0 .. rebound_OPERATIONS - 1)) &&
  @   \separated(motion, &energy_program, energy_program.code + (0 .. energy_OPERATIONS - 1));
  @ predicate has_values{L}(struct evaluation *e) = \valid_read(e) && (\forall integer k; 0 <= k < impact_NODES ==> e->value[k] != \null) &&
  @   value(e->value[impact_A]) != 0 && value(e->value[impact_Delta]) > 0;
  @ // ends_slip: slip changes u, so that it may end. changes_v: the motion changes v.
  @ predicate ends_slip{L}(struct evaluation *e, integer slip) = slip == SLIP_PLUS && value(e->value[impact_k_plus]) != 0 ||
  @   slip == SLIP_MINUS && value(e->value[impact_k_minus]) != 0;
  @ predicate changes_v{L}(struct evaluation *e, integer slip) = (slip == SLIP_PLUS ==> value(e->value[impact_p_plus]) != 0) &&
  @   (slip == SLIP_MINUS ==> value(e->value[impact_p_minus]) != 0);
  @ // What the rows of the table imply for each piece, so that no divisor is zero.
  @ predicate impact_runs{L}(struct impact_verdict *verdict, struct evaluation *e) =
  @   (verdict->switch_phase != NEVER ==> ends_slip(e, verdict->first)) &&
  @   (verdict->switch_phase != COMPRESSION || verdict->second == NONE ==> changes_v(e, verdict->first)) &&
  @   (verdict->second != NONE ==> changes_v(e, verdict->second));
  @ predicate is_sum{L}(struct impact_sum *sum) = is_surd(sum->I) && is_surd(sum->J) && is_surd(sum->W);
  @ predicate is_motion{L}(struct impact_motion *motion) = \valid(motion) && 0 <= motion->pieces <= IMPACT_MAX_PIECES &&
  @   is_surd(motion->u) && is_surd(motion->v) && is_sum(&motion->sum[COMPRESSION]) && is_sum(&motion->sum[RESTITUTION]); */

/* impact_motion_of: the motion of an impact.
 *
 * In      pool      owns the results
 *         verdict   of a problem with outcome OUTCOME_IMPACT or OUTCOME_NONE
 *         e         its evaluation, with the exact values
 *         law       that determines the end of restitution
 * Out     motion    every field
 * Returns STATUS_OK; STATUS_UNDECIDED when the sign of an irrational number is not found within the budget
 * Source  [CV16] section 3.2, Stronge (2000) for the energetic law */
/*@ requires pool != \null && \valid_read(verdict) && has_values(e) && \valid(motion) && \valid(failure) && programs_ok;
  @ requires verdict->outcome == OUTCOME_IMPACT ==> impact_runs(verdict, e);
  @ requires \separated(motion, verdict, e, failure) && programs_stay(motion);
  @ assigns *motion, *failure; */
enum status impact_motion_of(struct number_pool *pool, const struct impact_verdict *verdict, const struct evaluation *e,
                             enum impact_law law, struct impact_motion *motion, struct failure *failure) WARN_UNUSED;

#endif
