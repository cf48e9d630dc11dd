/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of the checker of kind `stance`.
 *
 * Everything is computed again in intervals: first with few bits, and with more when these do not decide. Bodies,
 * motions and leaves are values, which no function changes in place; so no contract need say what else stays as it is. */
#ifndef CHECK_STANCE_PRIVATE_H
#define CHECK_STANCE_PRIVATE_H

#include "check/stance/enclosed.h"
#include "check/stance/stance.h"

/* What is wrong with a certificate; nothing when `what` is NULL. */
struct stance_flaw {
    const char *place, *item, *what;
};

/*@ assigns \nothing;
  @ ensures \result.what == \null; */
struct stance_flaw stance_no_flaw(void);
/*@ assigns \nothing;
  @ ensures \result.place == place && \result.item == item && \result.what == what; */
struct stance_flaw stance_flaw(const char *place, const char *item, const char *what);

/* Tangential and normal directions of the contacts, the indices of the rows of G and c: of contact i, 2 i and 2 i + 1. */
enum { X1, Z1, X2, Z2, DIRECTIONS };

struct stance_contact {
    struct range foot, friction;
    struct direction tangent;
};

struct stance_data {
    struct stance_contact contact[2];
    struct range height, load[2], torque, gyration_squared;
};

/* The matrix G of accelerations per force, and the accelerations c due to the load alone. */
struct stance_body {
    struct stance_data data;
    struct range G[DIRECTIONS][DIRECTIONS], c[DIRECTIONS];
};

/* The accelerations while one contact slips in direction `slip` or sticks (0) and the other is free, and the forces. */
struct stance_motion {
    int slip;
    struct range acceleration[DIRECTIONS], normal, tangential;
};

/* A number for each contact. */
struct stance_pair {
    struct range at[2];
};

/*@ predicate stance_contact_ok(struct stance_contact x) = range_ok(x.foot) && range_ok(x.friction) &&
  @   direction_ok(x.tangent);
  @ predicate stance_data_ok(struct stance_data x) =
  @   (\forall integer i; 0 <= i < 2 ==> stance_contact_ok(x.contact[i])) && range_ok(x.height) &&
  @   range_ok(x.load[0]) && range_ok(x.load[1]) && range_ok(x.torque) && range_ok(x.gyration_squared);
  @ predicate stance_body_ok(struct stance_body x) = stance_data_ok(x.data) &&
  @   (\forall integer k, l; 0 <= k < DIRECTIONS && 0 <= l < DIRECTIONS ==> range_ok(x.G[k][l])) &&
  @   (\forall integer k; 0 <= k < DIRECTIONS ==> range_ok(x.c[k]));
  @ predicate stance_motion_ok(struct stance_motion x) = -1 <= x.slip <= 1 && range_ok(x.normal) &&
  @   range_ok(x.tangential) && (\forall integer k; 0 <= k < DIRECTIONS ==> range_ok(x.acceleration[k]));
  @ predicate stance_pair_ok(struct stance_pair x) = range_ok(x.at[0]) && range_ok(x.at[1]); */

/* The data of the problem, unless there is a flaw: an angle of another form, or a hypothesis that fails. */
struct stance_problem {
    struct stance_flaw flaw;
    struct stance_data data;
};

/* stance_read: reads the problem. */
/*@ requires enclosed_ok(e) && json_ok(json) && json->count > 0;
  @ assigns e->open, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures data: \result.flaw.what == \null ==> stance_data_ok(\result.data); */
struct stance_problem stance_read(struct enclosed *e, const struct json *json);

/* stance_make_body: computes G and c. stance_exchanged: with the contacts exchanged. */
/*@ requires enclosed_ok(e) && stance_data_ok(data);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_body_ok(\result) && DOUBT_STAYS; */
struct stance_body stance_make_body(struct enclosed *e, struct stance_data data);
/*@ requires stance_data_ok(data);
  @ assigns \nothing;
  @ ensures stance_data_ok(\result); */
struct stance_data stance_exchanged(struct stance_data data);

/* stance_push: the acceleration in direction k due to a normal force 1 at contact i with friction against slip in direction d. */
/*@ requires enclosed_ok(e) && stance_body_ok(body) && 0 <= k < DIRECTIONS && 0 <= i <= 1 && -1 <= d <= 1;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range stance_push(const struct enclosed *e, struct stance_body body, int k, int i, int d);

/* stance_painleve: p = C - d mu B. stance_slip: contact i slips in direction d. stance_stick: it sticks. stance_rest: the
 * motion after contact i comes to rest. stance_second: the direction of slip at contact 2 while both contacts slip,
 * contact 1 in direction d. stance_both_slip: the normal forces meanwhile. */
/*@ requires enclosed_ok(e) && stance_body_ok(body) && 0 <= i <= 1 && -1 <= d <= 1;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range stance_painleve(const struct enclosed *e, struct stance_body body, int i, int d);
/*@ requires enclosed_ok(e) && stance_body_ok(body) && 0 <= i <= 1 && -1 <= d <= 1;
  @ assigns e->open, scalar_doubt;
  @ ensures stance_motion_ok(\result) && DOUBT_STAYS; */
struct stance_motion stance_slip(struct enclosed *e, struct stance_body body, int i, int d);
/*@ requires enclosed_ok(e) && stance_body_ok(body) && 0 <= i <= 1;
  @ assigns e->open, scalar_doubt;
  @ ensures stance_motion_ok(\result) && DOUBT_STAYS; */
struct stance_motion stance_stick(struct enclosed *e, struct stance_body body, int i);
/*@ requires enclosed_ok(e) && stance_body_ok(body) && 0 <= i <= 1;
  @ assigns e->open, scalar_doubt;
  @ ensures stance_motion_ok(\result) && DOUBT_STAYS; */
struct stance_motion stance_rest(struct enclosed *e, struct stance_body body, int i);
/*@ requires enclosed_ok(e) && stance_body_ok(body) && -1 <= d <= 1;
  @ assigns e->open, scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
int stance_second(struct enclosed *e, struct stance_body body, int d);
/*@ requires enclosed_ok(e) && stance_body_ok(body) && -1 <= d <= 1;
  @ assigns e->open, scalar_doubt;
  @ ensures stance_pair_ok(\result) && DOUBT_STAYS; */
struct stance_pair stance_both_slip(struct enclosed *e, struct stance_body body, int d);

/* The words of the motions that may begin at rest, and the largest status of all: 1 when one may begin, 0 for a
 * boundary. */
enum { STANCE_MOTIONS = 9 };
struct stance_moves {
    int count, most;
    const char *word[STANCE_MOTIONS];
};

/* The results before any map. */
enum stance_code { STANCE_NO_EQUILIBRIUM, STANCE_PAINLEVE, STANCE_AMBIGUOUS, STANCE_BOUNDARY, STANCE_EQUILIBRIUM };

struct stance_statics {
    enum stance_code code;
    int contact,
        persistent; /* for STANCE_EQUILIBRIUM: the contact that is number 1 in `body`; and persistence; else 0 */
    struct stance_moves moves; /* for STANCE_AMBIGUOUS; else none */
    struct stance_body body;
};

/*@ predicate stance_moves_ok(struct stance_moves x) = 0 <= x.count <= STANCE_MOTIONS &&
  @   \forall integer k; 0 <= k < x.count ==> constant_text(x.word[k]);
  @ predicate stance_statics_ok(struct stance_statics x) = 0 <= x.contact <= 2 && 0 <= x.persistent <= 1 &&
  @   stance_moves_ok(x.moves) && stance_body_ok(x.body); */

/*@ requires enclosed_ok(e) && stance_data_ok(data);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_statics_ok(\result) && DOUBT_STAYS; */
struct stance_statics stance_find_statics(struct enclosed *e, struct stance_data data);

/* An end of an interval, or of its image: a number enclosed by `x`, or infinity with this sign. */
struct stance_end {
    int infinite;
    struct range x;
};

struct stance_span {
    struct stance_end at[2];
};

struct stance_line {
    struct range a, b; /* the affine function a + b t */
};

enum stance_form { FORM_DOUBLE_IMPACT, FORM_CONSTANT, FORM_AFFINE, FORM_MONOTONE };

/* The formula of the map on an interval: its values at both ends, and an enclosure of the square of the growth. */
struct stance_leaf {
    enum stance_form form;
    struct stance_end low, high;
    struct range growth;
    struct stance_line line;
};

/* The leaves of a half map: at most two for each of three parts of an interval; and those of a step. */
enum { STANCE_HALF_LEAVES = 6, STANCE_LEAVES = STANCE_HALF_LEAVES * STANCE_HALF_LEAVES };
struct stance_half_leaves {
    int count;
    struct stance_leaf leaf[STANCE_HALF_LEAVES];
};
struct stance_leaves {
    int count;
    struct stance_leaf leaf[STANCE_LEAVES];
};

/* A half map (rule HALFMAP): contact i hits the ground with velocity (t, -1) while the other one, j, has a height and
 * rises. */
struct stance_half {
    struct stance_body body;
    int i, j, flies, touches;
    struct range height, rise, reach[2], kappa, slope;
    struct stance_line lift;
};

/* A step consists of two half maps. */
struct stance_step {
    struct stance_half half[2];
};

/*@ predicate stance_end_ok(struct stance_end x) = -1 <= x.infinite <= 1 && range_ok(x.x);
  @ predicate stance_span_ok(struct stance_span x) = stance_end_ok(x.at[0]) && stance_end_ok(x.at[1]);
  @ predicate stance_line_ok(struct stance_line x) = range_ok(x.a) && range_ok(x.b);
  @ predicate stance_leaf_ok(struct stance_leaf x) = stance_end_ok(x.low) && stance_end_ok(x.high) &&
  @   range_ok(x.growth) && stance_line_ok(x.line);
  @ predicate stance_half_leaves_ok(struct stance_half_leaves x) = 0 <= x.count <= STANCE_HALF_LEAVES &&
  @   \forall integer k; 0 <= k < x.count ==> stance_leaf_ok(x.leaf[k]);
  @ predicate stance_leaves_ok(struct stance_leaves x) = 0 <= x.count <= STANCE_LEAVES &&
  @   \forall integer k; 0 <= k < x.count ==> stance_leaf_ok(x.leaf[k]);
  @ predicate stance_half_ok(struct stance_half x) = stance_body_ok(x.body) && 0 <= x.i <= 1 && x.j == 1 - x.i &&
  @   range_ok(x.height) && range_ok(x.rise) && range_ok(x.reach[0]) && range_ok(x.reach[1]) && range_ok(x.kappa) &&
  @   range_ok(x.slope) && stance_line_ok(x.lift);
  @ predicate stance_step_ok(struct stance_step x) = stance_half_ok(x.half[0]) && stance_half_ok(x.half[1]); */

/* stance_make_half: the half map of contact i; `flies` is 1 when the load lifts the other contact afterwards.
 * stance_half_leaves: the leaves on an interval; when they set e->open they must not be used. */
/*@ requires enclosed_ok(e) && stance_body_ok(body) && 0 <= i <= 1 && range_ok(height) && range_ok(rise);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_half_ok(\result) && DOUBT_STAYS; */
struct stance_half stance_make_half(struct enclosed *e, struct stance_body body, int i, int flies, struct range height,
                                    struct range rise);
/*@ requires enclosed_ok(e) && stance_half_ok(half) && stance_span_ok(span);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_half_leaves_ok(\result) && DOUBT_STAYS; */
struct stance_half_leaves stance_half_leaves(struct enclosed *e, struct stance_half half, struct stance_span span);

/* stance_make_step, stance_step_leaves: the same for a step; the lower value of a leaf comes first. */
/*@ requires enclosed_ok(e) && stance_body_ok(body);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_step_ok(\result) && DOUBT_STAYS; */
struct stance_step stance_make_step(struct enclosed *e, struct stance_body body);
/*@ requires enclosed_ok(e) && stance_step_ok(step) && stance_span_ok(span);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_leaves_ok(\result) && DOUBT_STAYS; */
struct stance_leaves stance_step_leaves(struct enclosed *e, struct stance_step step, struct stance_span span);

/*@ requires enclosed_ok(e) && stance_line_ok(line) && stance_end_ok(t);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_end_ok(\result) && DOUBT_STAYS; */
struct stance_end stance_line_at(struct enclosed *e, struct stance_line line, struct stance_end t);

/* The theorem that a partition proves, 3 or 4, unless there is a flaw. */
struct stance_theorem {
    struct stance_flaw flaw;
    int number;
};

/* The rules PARTITION and FIXED, which give what is wrong with the witness. */
/*@ requires enclosed_ok(e) && stance_statics_ok(statics) && json_ok(json) && 0 <= partition < json->count;
  @ assigns e->open, scalar_doubt;
  @ ensures DOUBT_STAYS; */
struct stance_theorem stance_check_partition(struct enclosed *e, struct stance_statics statics, const struct json *json,
                                             int partition);
/*@ requires enclosed_ok(e) && stance_statics_ok(statics) && json_ok(json) && 0 <= trap < json->count;
  @ assigns e->open, scalar_doubt;
  @ ensures DOUBT_STAYS; */
struct stance_flaw stance_check_trap(struct enclosed *e, struct stance_statics statics, const struct json *json,
                                     int trap);
/*@ requires enclosed_ok(e) && stance_statics_ok(statics) && json_ok(json) && 0 <= trap < json->count;
  @ assigns e->open, scalar_doubt;
  @ ensures DOUBT_STAYS; */
struct stance_flaw stance_check_neutral(struct enclosed *e, struct stance_statics statics, const struct json *json,
                                        int trap);

#endif
