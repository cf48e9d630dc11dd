/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of the checker of kind `stance`: a body on two contacts
 * (spec/stance/certificate.md).
 *
 * Everything is computed again in intervals: first with few bits, and with more when these do not decide. */
#ifndef CHECK_STANCE_STANCE_H
#define CHECK_STANCE_STANCE_H

#include "check/quantities.h"
#include "check/schema.h"
#include "check/stance/enclosed.h"

extern const struct schema_field stance_schema[];

/* known_stance_schema: stance_schema, with a contract that it is a list of fields that ends (known_schema.h). */
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_stance_schema(void);

/* stance_check: whether every statement of a certificate that satisfies the schema is true.
 * Returns 1, or 0 with the reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int stance_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* Tangential and normal directions of the contacts, the indices of the rows of G and c. */
enum { X1, Z1, X2, Z2, DIRECTIONS };

struct stance_data {
    struct range foot[2], height, friction[2], load[2], torque, gyration_squared;
    struct direction tangent[2];
};

/* The matrix G of accelerations per force, and the accelerations c due to the load alone. */
struct stance_body {
    struct enclosed *e;
    struct stance_data data;
    struct range G[DIRECTIONS][DIRECTIONS], c[DIRECTIONS];
};

/* The accelerations while one contact slips or sticks and the other is free, and the forces. */
struct stance_motion {
    struct range acceleration[DIRECTIONS], normal, tangential;
};

/* stance_read: reads the data of the problem. Returns 1, or 0 with the reason: an angle of another form, or a
 * hypothesis that fails. */
int stance_read(struct enclosed *e, const struct json *json, struct stance_data *data, struct answer *answer);

/* stance_make_body: computes G and c. stance_exchange: exchanges the contacts. */
void stance_make_body(struct enclosed *e, const struct stance_data *data, struct stance_body *body);
void stance_exchange(struct stance_data *data);

/* stance_painleve: p = C - d mu B. stance_slip: contact i slips in direction d. stance_rest: the motion after contact i
 * comes to rest: returns 0 when it sticks, else the direction of slip. stance_second: the direction of slip at contact
 * 2 while both contacts slip, contact 1 in direction d. */
struct range stance_painleve(const struct stance_body *body, int i, int d);
void stance_slip(const struct stance_body *body, int i, int d, struct stance_motion *motion);
void stance_stick(const struct stance_body *body, int i, struct stance_motion *motion);
int stance_rest(const struct stance_body *body, int i, struct stance_motion *motion);
int stance_second(const struct stance_body *body, int d);
void stance_both_slip(const struct stance_body *body, int d, struct range normal[2]);

/* The results before any map. */
enum stance_code { STANCE_NO_EQUILIBRIUM, STANCE_PAINLEVE, STANCE_AMBIGUOUS, STANCE_BOUNDARY, STANCE_EQUILIBRIUM };

enum { STANCE_MOTIONS = 9 };

struct stance_statics {
    enum stance_code code;
    int contact, persistent; /* for STANCE_EQUILIBRIUM: the contact that is number 1 in `body`; and persistence */
    const char *move[STANCE_MOTIONS]; /* the words of motions that may begin at rest; NULL at the end */
    int moves;
    struct stance_body body;
};

void stance_find_statics(struct enclosed *e, const struct stance_data *data, struct stance_statics *statics);

/* An end of an interval, or of its image: a number enclosed by `x`, or infinity with this sign. */
struct stance_end {
    int infinite;
    struct range x;
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

enum { STANCE_HALF_LEAVES = 8, STANCE_LEAVES = 64 };

/* A half map (rule HALFMAP): contact i hits the ground with velocity (t, -1) while the other one has a height and
 * rises. */
struct stance_half {
    const struct stance_body *body;
    struct enclosed *e;
    int i, j, flies, touches;
    struct range height, rise, reach[2], kappa, slope;
    struct stance_line lift;
};

/* stance_half_leaves: computes the leaves on an interval. Returns their number; when e->open is set they must not be
 * used. */
void stance_make_half(const struct stance_body *body, int i, int flies, struct range height, struct range rise,
                      struct stance_half *half);
int stance_half_leaves(const struct stance_half *half, const struct stance_end span[2],
                       struct stance_leaf leaf[STANCE_HALF_LEAVES]);

/* stance_step_leaves: the same for a step, which consists of two half maps; the lower value of a leaf comes first. */
struct stance_step {
    struct stance_half half[2];
};
void stance_make_step(const struct stance_body *body, struct stance_step *step);
int stance_step_leaves(const struct stance_step *step, const struct stance_end span[2],
                       struct stance_leaf leaf[STANCE_LEAVES]);

struct stance_end stance_line_at(struct enclosed *e, const struct stance_line *line, const struct stance_end *t);

/* The rules PARTITION and FIXED. Each returns 1, or 0 with the reason. stance_check_partition returns the theorem that
 * applies, 3 or 4, or 0. */
int stance_check_partition(const struct stance_statics *statics, const struct json *json, int partition,
                           struct answer *answer);
int stance_check_trap(const struct stance_statics *statics, const struct json *json, int trap, struct answer *answer);
int stance_check_neutral(const struct stance_statics *statics, const struct json *json, int trap,
                         struct answer *answer);

/* stance_rejected: sets the answer REJECTED; returns 0. */
int stance_rejected(struct answer *answer, const char *place, const char *item, const char *what);

#endif
