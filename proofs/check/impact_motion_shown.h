/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/impact/pieces.c: the pieces that are accepted are together an impact (spec/impact/courses.h). */
#ifndef PROOFS_CHECK_IMPACT_MOTION_SHOWN_H
#define PROOFS_CHECK_IMPACT_MOTION_SHOWN_H

#include "impact_established.h"
#include "impact_piece.h"

#define REACHED_OF(c) IMPACT_SURD(c, c->now.u), IMPACT_SURD(c, c->now.v), SUMS_OF(c)
#define MOTION_OF(c, phase) motion(c->pieces, ITINERARY_OF(c), phase, ARRIVAL_OF(c), REACHED_OF(c))
#define WHOLE_MOTION_OF(c) whole_motion(ITINERARY_OF(c), ARRIVAL_OF(c), REACHED_OF(c))
/* The piece begins where the pieces before it have ended. */
#define FOLLOWS(c, p) p.before.u.a == c->now.u.a && p.before.u.b == c->now.u.b && p.before.v.a == c->now.v.a && p.before.v.b == c->now.v.b
#define LAST_COURSE(c) last_course(c->slips, c->slip[0], c->slip[1])
/* The piece p, in the words of the checker before it is taken. */
#define TAKES_COURSE(c, p) takes_course(p.slip, PIECE_AT(c, p))
#define IN_PHASE(c, p) in_phase(p.phase, IMPACT_SURD(c, p.before.v), IMPACT_SURD(c, p.after.v))
#define IN_ORDER(c, p, slip_before, phase_before) in_order(c->pieces, slip_before, phase_before, p.slip, p.phase, IMPACT_SURD(c, p.before.v))
#define PIECE_WORK(c, p) normal_work(IMPACT_SURD(c, p.before.v), IMPACT_SURD(c, p.after.v), IMPACT_SURD(c, p.I))
#define SURD_IS(x, y) x.a == y.a && x.b == y.b
#define SUM_IS(c, phase, x) SURD_IS(c->sum[phase].normal, x) && SURD_IS(c->sum[phase].twice_work, x)
#define OLD_SUMS(c) \old(NORMAL_SUM(c, 0)), \old(WORK_SUM(c, 0)), \old(NORMAL_SUM(c, 1)), \old(WORK_SUM(c, 1))

/*@ ensures motion: FOLLOWS(c, \result); */
static struct piece read_piece(const struct impact *c, int node);
/*@ ensures motion: \result != 0 ==> records(\old(c->pieces), \old(c->slips), \old(c->slip[0]), \old(c->slip[1]), \old(c->second_phase), slip_before,
  @   p.slip, p.phase, ITINERARY_OF(c));
  @ ensures motion: unchanged: STATE_STAYS(c) && SAME(c->pieces); */
static int record_slip(struct impact *c, struct piece p, int slip_before);
/*@ ensures motion: IMPACT_REAL(c) ==> IMPACT_SURD(c, \result) == PIECE_WORK(c, p); */
static struct surd twice_work_of(const struct impact *c, struct piece p);
/*@ ensures motion: normal: IMPACT_SURD(c, \result.normal) == check_sum(NORMAL_SUM(c, p.phase), IMPACT_SURD(c, p.I));
  @ ensures motion: work: IMPACT_REAL(c) ==> IMPACT_SURD(c, \result.twice_work) == check_sum(WORK_SUM(c, p.phase), PIECE_WORK(c, p)); */
static struct phase_sum sum_with(const struct impact *c, struct piece p);
/*@ ensures motion: counted: c->pieces == 1;
  @ ensures motion: now: c->now.u.a == p.after.u.a && c->now.u.b == p.after.u.b && c->now.v.a == p.after.v.a && c->now.v.b == p.after.v.b;
  @ ensures motion: normal: NORMAL_SUM(c, p.phase) == check_sum(\old(NORMAL_SUM(c, p.phase)), \old(IMPACT_SURD(c, p.I)));
  @ ensures motion: work: \old(IMPACT_REAL(c)) ==> WORK_SUM(c, p.phase) == check_sum(\old(WORK_SUM(c, p.phase)), \old(PIECE_WORK(c, p)));
  @ ensures motion: other: p.phase == PHASE_COMPRESSION ==> SUM_STAYS(c, 1);
  @ ensures motion: other: p.phase == PHASE_RESTITUTION ==> SUM_STAYS(c, 0);
  @ ensures motion: unchanged: ARRIVAL_STAYS(c) && SAME(c->slips) && SAME(c->slip[0]) && SAME(c->slip[1]) && SAME(c->second_phase); */
static void end_piece(struct impact *c, struct piece p);
/*@ ensures motion: records: \result != 0 ==> records(\old(c->pieces), \old(c->slips), \old(c->slip[0]), \old(c->slip[1]), \old(c->second_phase),
  @   slip_before, p.slip, p.phase, ITINERARY_OF(c));
  @ ensures motion: unchanged: ARRIVAL_STAYS(c);
  @ ensures motion: counted: \result != 0 ==> c->pieces == 1;
  @ ensures motion: now: \result != 0 ==> IMPACT_SURD(c, c->now.u) == \old(IMPACT_SURD(c, p.after.u)) && IMPACT_SURD(c, c->now.v) == \old(IMPACT_SURD(c, p.after.v));
  @ ensures motion: added: \result != 0 && \old(IMPACT_REAL(c)) ==> adds(p.phase, \old(IMPACT_SURD(c, p.before.v)), \old(IMPACT_SURD(c, p.I)),
  @   \old(IMPACT_SURD(c, p.after.v)), OLD_SUMS(c), SUMS_OF(c)); */
static int take_piece(struct impact *c, struct piece p, int slip_before);
/*@ ensures motion: \result == LAST_COURSE(c); */
static int last_slip(const struct impact *c);
/*@ ensures motion: unchanged: \result != 0 ==> STATE_STAYS(c); */
static int check_equations(const struct impact *c, struct piece p);
/*@ ensures motion: unchanged: \result != 0 ==> STATE_STAYS(c); */
static int check_coulomb(const struct impact *c, struct piece p);
/*@ ensures motion: unchanged: \result != 0 ==> STATE_STAYS(c); */
static int check_phase(const struct impact *c, struct piece p);
/*@ ensures motion: unchanged: \result != 0 ==> STATE_STAYS(c); */
static int check_order(const struct impact *c, struct piece p, int slip_before, int phase_before);
/*@ ensures motion: unchanged: \result != 0 ==> STATE_STAYS(c); */
static int check_piece(const struct impact *c, struct piece p, int slip_before, int phase_before);
/*@ ensures motion: \result < PHASES && scalar_doubt == 0 && \old(IMPACT_REAL(c)) && \old(MOTION_OF(c, phase_before)) ==> MOTION_OF(c, \result);
  @ ensures motion: unchanged: \result < PHASES ==> ARRIVAL_STAYS(c); */
static int follow_piece(struct impact *c, int node, int phase_before);
/*@ ensures motion: \result != 0 && scalar_doubt == 0 && \old(IMPACT_REAL(c)) && \old(MOTION_OF(c, phase)) && \old(c->pieces) > 0 ==> WHOLE_MOTION_OF(c);
  @ ensures motion: unchanged: \result != 0 ==> ARRIVAL_STAYS(c); */
static int check_end(const struct impact *c, int phase);
/*@ ensures motion: \result != 0 && scalar_doubt == 0 && \old(IMPACT_REAL(c)) && \old(MOTION_OF(c, phase)) && c->pieces > 0 ==> WHOLE_MOTION_OF(c);
  @ ensures motion: unchanged: \result != 0 ==> ARRIVAL_STAYS(c); */
static int check_from(struct impact *c, int node, int end, int phase);
/*@ ensures motion: IMPACT_SURD(c, \result) == 0; */
static struct surd zero(const struct impact *c);
/*@ ensures motion: first: SUM_IS(c, 0, none);
  @ ensures motion: second: SUM_IS(c, 1, none);
  @ ensures motion: unchanged: ARRIVAL_STAYS(c) && SAME(c->pieces) && SAME(c->slips); */
static void clear_sums(struct impact *c, struct surd none);
/*@ ensures motion: now: c->now.u.a == initial.u.a && c->now.u.b == initial.u.b && c->now.v.a == initial.v.a && c->now.v.b == initial.v.b;
  @ ensures motion: unchanged: ARRIVAL_STAYS(c) && SUM_STAYS(c, 0) && SUM_STAYS(c, 1) && SAME(c->pieces) && SAME(c->slips); */
static void set_velocity(struct impact *c, struct velocity initial);
/*@ ensures motion: u: IMPACT_SURD(c, c->now.u) == IMPACT_VALUE(c, u);
  @ ensures motion: v: IMPACT_SURD(c, c->now.v) == IMPACT_VALUE(c, v);
  @ ensures motion: normal: NORMAL_SUM(c, 0) == 0 && NORMAL_SUM(c, 1) == 0;
  @ ensures motion: work: WORK_SUM(c, 0) == 0 && WORK_SUM(c, 1) == 0;
  @ ensures motion: none: c->pieces == 0 && c->slips == 0;
  @ ensures motion: begins: motion_begins(ARRIVAL_OF(c), REACHED_OF(c));
  @ ensures motion: unchanged: ARRIVAL_STAYS(c);
  @ ensures motion: MOTION_OF(c, PHASES); */
static void begin(struct impact *c);
/*@ ensures motion: \result != 0 && scalar_doubt == 0 && \old(IMPACT_REAL(c)) && c->pieces > 0 ==> WHOLE_MOTION_OF(c);
  @ ensures motion: unchanged: \result != 0 ==> ARRIVAL_STAYS(c); */
int impact_check_pieces(struct impact *c);

#endif
