/* SPDX-License-Identifier: BSD-2-Clause */
/* The motion that the pieces of a witness describe (spec/impact/courses.h): what each piece adds to it. */
#ifndef PROOFS_CHECK_IMPACT_MOTION_H
#define PROOFS_CHECK_IMPACT_MOTION_H

#include "check/impact/impact.h"

#include "impact/courses.h"

#include "model.h"

/* Whether there is a piece; how many courses there are, the two courses, the phase in which the second began, and the phase of the last piece. */
#define STAGE_PARAMETERS integer pieces, integer slips, integer s, integer t, integer second, integer phase
#define STAGE pieces, slips, s, t, second, phase
#define SUMS_PARAMETERS real I_c, real W_c, real I_r, real W_r
#define COMPRESSES_PARAMETERS real I1, real J1, real v1, real I2, real J2
#define COMPRESSES I1, J1, v1, I2, J2

/*@ // A motion that has not ended: one course, or two, in compression.
  @ predicate one_compresses_by(integer s, ARRIVAL_PARAMETERS, REACHED_PARAMETERS, real J) = takes_course(s, BODY, u, v, I_c, J, u2, v2) && v2 <= 0 &&
  @   W_c == normal_work(v, v2, I_c) && I_r == 0 && W_r == 0;
  @ predicate one_compresses(integer s, ARRIVAL_PARAMETERS, REACHED_PARAMETERS) = \exists real J; one_compresses_by(s, ARRIVAL, REACHED, J);
  @ predicate two_compress_by(integer s, integer t, ARRIVAL_PARAMETERS, REACHED_PARAMETERS, COMPRESSES_PARAMETERS) =
  @   takes_course(s, BODY, u, v, I1, J1, 0.0, v1) && v1 < 0 && takes_course(t, BODY, 0.0, v1, I2, J2, u2, v2) && v2 <= 0 && I_c == I1 + I2 &&
  @   W_c == normal_work(v, v1, I1) + normal_work(v1, v2, I2) && I_r == 0 && W_r == 0;
  @ predicate two_compress(integer s, integer t, ARRIVAL_PARAMETERS, REACHED_PARAMETERS) =
  @   s != t && \exists COMPRESSES_PARAMETERS; two_compress_by(s, t, ARRIVAL, REACHED, COMPRESSES);
  @ predicate motion_begins(ARRIVAL_PARAMETERS, REACHED_PARAMETERS) = u2 == u && v2 == v && I_c == 0 && W_c == 0 && I_r == 0 && W_r == 0;
  @ predicate motion(STAGE_PARAMETERS, ARRIVAL_PARAMETERS, REACHED_PARAMETERS) =
  @   (pieces == 0 && slips == 0 && phase == PHASES && motion_begins(ARRIVAL, REACHED)) ||
  @   (pieces > 0 && slips == 1 && phase == PHASE_COMPRESSION && one_compresses(s, ARRIVAL, REACHED)) ||
  @   (pieces > 0 && slips == 1 && phase == PHASE_RESTITUTION && goes_through(s, ARRIVAL, REACHED)) ||
  @   (pieces > 0 && slips == 2 && phase == PHASE_COMPRESSION && second == PHASE_COMPRESSION && two_compress(s, t, ARRIVAL, REACHED)) ||
  @   (pieces > 0 && slips == 2 && phase == PHASE_RESTITUTION && second == PHASE_COMPRESSION && turns_early(s, t, ARRIVAL, REACHED)) ||
  @   (pieces > 0 && slips == 2 && phase == PHASE_RESTITUTION && second == PHASE_RESTITUTION && turns_late(s, t, ARRIVAL, REACHED));
  @ // A piece belongs to its phase, and follows one of another course or phase.
  @ predicate in_phase(integer phase, real v, real v2) =
  @   (phase == PHASE_COMPRESSION && v <= 0 && v2 <= 0 && (v < 0 || v2 < 0)) || (phase == PHASE_RESTITUTION && v >= 0 && v2 > v);
  @ predicate in_order(integer pieces, integer slip_before, integer phase_before, integer slip, integer phase, real v) =
  @   pieces == 0 ? phase == PHASE_COMPRESSION : (slip != slip_before || phase != phase_before) &&
  @     (phase == PHASE_COMPRESSION ? phase_before == PHASE_COMPRESSION && v < 0 : phase_before == PHASE_RESTITUTION || v == 0); */

/* The step from (u2, v2) by a piece with the impulses I, J to (u3, v3), and the sums after it. */
#define ALL_STEPS \forall integer s, t, ARRIVAL_PARAMETERS, REACHED_PARAMETERS, real I, J, u3, v3
#define IN_COMPRESSION u3, v3, I_c + I, W_c + normal_work(v2, v3, I), I_r, W_r
#define IN_RESTITUTION u3, v3, I_c, W_c, I_r + I, W_r + normal_work(v2, v3, I)
#define ALL_PIECES \forall STAGE_PARAMETERS, ARRIVAL_PARAMETERS, REACHED_PARAMETERS, integer slip, integer new_phase, real I, J, u3, v3
#define MOTION_BEFORE motion(STAGE, ARRIVAL, REACHED)
#define NEXT(phase2)                                                                                                                           \
    in_order(pieces, last_course(slips, s, t), phase, slip, phase2, v2) && in_phase(phase2, v2, v3) &&                                         \
    records(pieces, slips, s, t, second, last_course(slips, s, t), slip, phase2, slips2, s2, t2, second2)
#define ALL_ADDED \forall real v2, I, v3, I_c, W_c, I_r, W_r, I_c2, W_c2, I_r2, W_r2
#define BY(s) takes_course(s, BODY, u2, v2, I, J, u3, v3)
/*@ STEP(courses_meet: \forall integer s, t, BODY_PARAMETERS, real u, v, I, J, u2, v2, I2, J2, u3, v3; takes_course(s, BODY, u, v, I, J, u2, v2) &&
  @   takes_course(t, BODY, u2, v2, I2, J2, u3, v3) && s != t ==> u2 == 0)
  @ STEP(ends_or_not: \forall integer s, PIECE_PARAMETERS; takes_course_or_ends(s, PIECE) ==> takes_course(s, PIECE) || (I == 0 && J == 0 && u2 == u && v2 == v))
  @ STEP(may_end: \forall integer s, PIECE_PARAMETERS; takes_course(s, PIECE) ==> takes_course_or_ends(s, PIECE))
  @ STEP(has_ended: \forall integer s, BODY_PARAMETERS, real u, v; -1 <= s <= 1 ==> takes_course_or_ends(s, BODY, u, v, 0.0, 0.0, u, v))
  @ STEP(course_named: \forall integer s, PIECE_PARAMETERS; takes_course(s, PIECE) ==> -1 <= s <= 1)
  @ STEP(no_work: \forall real v, v2; normal_work(v, v2, 0.0) == 0)
  @ STEP(one_compresses_intro: \forall integer s, ARRIVAL_PARAMETERS, REACHED_PARAMETERS, real J; one_compresses_by(s, ARRIVAL, REACHED, J) ==> one_compresses(s, ARRIVAL, REACHED))
  @ STEP(goes_intro: \forall integer s, ARRIVAL_PARAMETERS, REACHED_PARAMETERS, GOES_PARAMETERS; goes_by(s, ARRIVAL, REACHED, GOES) ==> goes_through(s, ARRIVAL, REACHED))
  @ STEP(two_compress_intro: \forall integer s, t, ARRIVAL_PARAMETERS, REACHED_PARAMETERS, COMPRESSES_PARAMETERS;
  @   s != t && two_compress_by(s, t, ARRIVAL, REACHED, COMPRESSES) ==> two_compress(s, t, ARRIVAL, REACHED))
  @ STEP(turns_early_intro: \forall integer s, t, ARRIVAL_PARAMETERS, REACHED_PARAMETERS, TURNS_EARLY_PARAMETERS;
  @   s != t && turns_early_by(s, t, ARRIVAL, REACHED, TURNS_EARLY) ==> turns_early(s, t, ARRIVAL, REACHED))
  @ STEP(turns_late_intro: \forall integer s, t, ARRIVAL_PARAMETERS, REACHED_PARAMETERS, TURNS_LATE_PARAMETERS;
  @   s != t && turns_late_by(s, t, ARRIVAL, REACHED, TURNS_LATE) ==> turns_late(s, t, ARRIVAL, REACHED))
  @ STEP(courses_meet_later: \forall integer s, t, BODY_PARAMETERS, real u, v, I, J, u1, v1, I1, J1, u2, v2, I2, J2, u3, v3; takes_course(s, BODY, u, v, I, J, u1, v1) &&
  @   takes_course_or_ends(s, BODY, u1, v1, I1, J1, u2, v2) && takes_course(t, BODY, u2, v2, I2, J2, u3, v3) && s != t ==> u2 == 0)
  @ STEP(begins_by: ALL_STEPS; motion_begins(ARRIVAL, REACHED) && BY(s) && v3 <= 0 ==> one_compresses_by(s, ARRIVAL, IN_COMPRESSION, J))
  @ STEP(step_begins: ALL_STEPS; motion_begins(ARRIVAL, REACHED) && BY(s) && v3 <= 0 ==> one_compresses(s, ARRIVAL, IN_COMPRESSION))
  @ STEP(rises_by: ALL_STEPS, real J1; one_compresses_by(s, ARRIVAL, REACHED, J1) && BY(s) && v2 == 0 ==> goes_by(s, ARRIVAL, IN_RESTITUTION, J1, u2, J))
  @ STEP(step_rises: ALL_STEPS; one_compresses(s, ARRIVAL, REACHED) && BY(s) && v2 == 0 ==> goes_through(s, ARRIVAL, IN_RESTITUTION))
  @ STEP(turns_by: ALL_STEPS, real J1; one_compresses_by(s, ARRIVAL, REACHED, J1) && BY(t) && s != t && v2 < 0 && v3 <= 0 ==>
  @   two_compress_by(s, t, ARRIVAL, IN_COMPRESSION, I_c, J1, v2, I, J))
  @ STEP(step_turns: ALL_STEPS; one_compresses(s, ARRIVAL, REACHED) && BY(t) && s != t && v2 < 0 && v3 <= 0 ==> two_compress(s, t, ARRIVAL, IN_COMPRESSION))
  @ STEP(turns_at_end_by: ALL_STEPS, real J1; one_compresses_by(s, ARRIVAL, REACHED, J1) && BY(t) && s != t && v2 == 0 ==>
  @   turns_late_by(s, t, ARRIVAL, IN_RESTITUTION, J1, 0.0, 0.0, 0.0, 0.0, I, J))
  @ STEP(step_turns_at_end: ALL_STEPS; one_compresses(s, ARRIVAL, REACHED) && BY(t) && s != t && v2 == 0 ==> turns_late(s, t, ARRIVAL, IN_RESTITUTION))
  @ STEP(turns_late_goes: ALL_STEPS, GOES_PARAMETERS; goes_by(s, ARRIVAL, REACHED, GOES) && BY(t) && s != t ==>
  @   turns_late_by(s, t, ARRIVAL, IN_RESTITUTION, J1, u1, I_r, J2, v2, I, J))
  @ STEP(step_turns_late: ALL_STEPS; goes_through(s, ARRIVAL, REACHED) && BY(t) && s != t ==> turns_late(s, t, ARRIVAL, IN_RESTITUTION))
  @ STEP(early_by: ALL_STEPS, COMPRESSES_PARAMETERS; two_compress_by(s, t, ARRIVAL, REACHED, COMPRESSES) && BY(t) && v2 == 0 ==>
  @   turns_early_by(s, t, ARRIVAL, IN_RESTITUTION, I1, J1, v1, I2, J2, u2, J))
  @ STEP(step_early: ALL_STEPS; two_compress(s, t, ARRIVAL, REACHED) && BY(t) && v2 == 0 ==> turns_early(s, t, ARRIVAL, IN_RESTITUTION))
  @ STEP(one_ends_by: \forall integer s, ARRIVAL_PARAMETERS, REACHED_PARAMETERS, real J; one_compresses_by(s, ARRIVAL, REACHED, J) && v2 == 0 ==>
  @   goes_by(s, ARRIVAL, REACHED, J, u2, 0.0))
  @ STEP(one_ends: \forall integer s, ARRIVAL_PARAMETERS, REACHED_PARAMETERS; one_compresses(s, ARRIVAL, REACHED) && v2 == 0 ==> goes_through(s, ARRIVAL, REACHED))
  @ STEP(two_end_by: \forall integer s, t, ARRIVAL_PARAMETERS, REACHED_PARAMETERS, COMPRESSES_PARAMETERS; two_compress_by(s, t, ARRIVAL, REACHED, COMPRESSES) && v2 == 0 ==>
  @   turns_early_by(s, t, ARRIVAL, REACHED, COMPRESSES, u2, 0.0))
  @ STEP(two_end: \forall integer s, t, ARRIVAL_PARAMETERS, REACHED_PARAMETERS; two_compress(s, t, ARRIVAL, REACHED) && v2 == 0 ==> turns_early(s, t, ARRIVAL, REACHED))
  @ // Which courses there are after the piece; the sums over the phases after it.
  @ logic integer last_course(integer slips, integer s, integer t) = slips == 0 ? 2 : slips == 1 ? s : t;
  @ predicate records(integer pieces, integer slips, integer s, integer t, integer second, integer slip_before, integer slip, integer phase,
  @     integer slips2, integer s2, integer t2, integer second2) =
  @   (pieces > 0 && slip == slip_before && slips2 == slips && s2 == s && t2 == t && second2 == second) ||
  @   ((pieces == 0 || slip != slip_before) && ((slips == 0 && slips2 == 1 && s2 == slip) || (slips == 1 && slips2 == 2 && s2 == s && t2 == slip && second2 == phase)));
  @ predicate adds(integer phase, real v2, real I, real v3, SUMS_PARAMETERS, real I_c2, real W_c2, real I_r2, real W_r2) =
  @   (phase == PHASE_COMPRESSION && I_c2 == I_c + I && W_c2 == W_c + normal_work(v2, v3, I) && I_r2 == I_r && W_r2 == W_r) ||
  @   (phase == PHASE_RESTITUTION && I_r2 == I_r + I && W_r2 == W_r + normal_work(v2, v3, I) && I_c2 == I_c && W_c2 == W_c);
  @ STEP(motion_starts: ALL_PIECES; MOTION_BEFORE && pieces == 0 && BY(slip) && new_phase == PHASE_COMPRESSION && v3 <= 0 ==>
  @   motion(1, 1, slip, t, second, PHASE_COMPRESSION, ARRIVAL, IN_COMPRESSION))
  @ STEP(motion_rises: ALL_PIECES; MOTION_BEFORE && pieces > 0 && slip == last_course(slips, s, t) && phase == PHASE_COMPRESSION && v2 == 0 && BY(slip) ==>
  @   motion(1, slips, s, t, second, PHASE_RESTITUTION, ARRIVAL, IN_RESTITUTION))
  @ STEP(motion_turns: ALL_PIECES; MOTION_BEFORE && slips == 1 && phase == PHASE_COMPRESSION && slip != s && v2 < 0 && v3 <= 0 && BY(slip) ==>
  @   motion(1, 2, s, slip, PHASE_COMPRESSION, PHASE_COMPRESSION, ARRIVAL, IN_COMPRESSION))
  @ STEP(motion_turns_late: ALL_PIECES; MOTION_BEFORE && slips == 1 && slip != s && (phase == PHASE_RESTITUTION || v2 == 0) && BY(slip) ==>
  @   motion(1, 2, s, slip, PHASE_RESTITUTION, PHASE_RESTITUTION, ARRIVAL, IN_RESTITUTION))
  @ STEP(goes_in_compression: ALL_PIECES, integer slips2, s2, t2, second2; MOTION_BEFORE && BY(slip) && NEXT(PHASE_COMPRESSION) ==>
  @   motion(1, slips2, s2, t2, second2, PHASE_COMPRESSION, ARRIVAL, IN_COMPRESSION))
  @ STEP(goes_in_restitution: ALL_PIECES, integer slips2, s2, t2, second2; MOTION_BEFORE && BY(slip) && NEXT(PHASE_RESTITUTION) ==>
  @   motion(1, slips2, s2, t2, second2, PHASE_RESTITUTION, ARRIVAL, IN_RESTITUTION))
  @ // A piece that is in order continues the motion.
  @ lemma motion_goes_on: ALL_PIECES, integer slips2, s2, t2, second2, real I_c2, W_c2, I_r2, W_r2; MOTION_BEFORE && BY(slip) && NEXT(new_phase) &&
  @   adds(new_phase, v2, I, v3, I_c, W_c, I_r, W_r, I_c2, W_c2, I_r2, W_r2) ==>
  @   motion(1, slips2, s2, t2, second2, new_phase, ARRIVAL, u3, v3, I_c2, W_c2, I_r2, W_r2);
  @ lemma motion_at_start: \forall integer s, t, second, ARRIVAL_PARAMETERS, REACHED_PARAMETERS; motion_begins(ARRIVAL, REACHED) ==>
  @   motion(0, 0, s, t, second, PHASES, ARRIVAL, REACHED);
  @ lemma work_of_product: \forall real v2, v3, I; check_product(check_sum(v2, v3), I) == normal_work(v2, v3, I);
  @ lemma adds_in_compression: ALL_ADDED; I_r2 == I_r && W_r2 == W_r && I_c2 == check_sum(I_c, I) && W_c2 == check_sum(W_c, normal_work(v2, v3, I)) ==>
  @   adds(PHASE_COMPRESSION, v2, I, v3, I_c, W_c, I_r, W_r, I_c2, W_c2, I_r2, W_r2);
  @ lemma adds_in_restitution: ALL_ADDED; I_c2 == I_c && W_c2 == W_c && I_r2 == check_sum(I_r, I) && W_r2 == check_sum(W_r, normal_work(v2, v3, I)) ==>
  @   adds(PHASE_RESTITUTION, v2, I, v3, I_c, W_c, I_r, W_r, I_c2, W_c2, I_r2, W_r2);
  @ lemma motion_ends: \forall STAGE_PARAMETERS, ARRIVAL_PARAMETERS, REACHED_PARAMETERS; motion(STAGE, ARRIVAL, REACHED) && pieces > 0 && (phase == PHASE_RESTITUTION || v2 == 0) ==>
  @   whole_motion(slips, s, t, second, ARRIVAL, REACHED); */

#endif
