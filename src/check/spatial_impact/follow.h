/* SPDX-License-Identifier: BSD-2-Clause */
/* An impact from beginning to end (spec/spatial_impact/certificate.md). */
#ifndef CHECK_SPATIAL_IMPACT_FOLLOW_H
#define CHECK_SPATIAL_IMPACT_FOLLOW_H

#include "check/numbers/surd.h"
#include "check/quantities.h"
#include "check/spatial_impact/path.h"

struct impact3_event {
    struct range I, v, W, u1, u2;
};

/* What is known of an impact before it is followed. */
struct impact3_given {
    const struct json *json;
    struct answer *answer;
    int witness; /* the index of a node */
    struct enclose e;
    scalar A11, A12, A22, B1, B2, C, mu, u1, u2, detA, detG, v0, restitution;
    int law;                                           /* the first letter of its name */
    int stick, v, p, turns;                            /* signs, as in the verdict */
    int starts;                                        /* 1 when slip starts from rest in one direction */
    struct range rate, speed_up, towards_1, towards_2; /* the motion in this direction */
    /* For straight slip: the field of |u|, with |u|, the direction, and the deceleration of the slip. */
    struct surd_field field;
    struct surd speed, cosine, sine, brake;
};

/* How far an impact has been followed. */
struct impact3_walk {
    int is_right; /* 0 when the certificate is rejected */
    int is_done;  /* 1 when the end is found */
    int row; /* how slip ends: 0 it does not, 1 in compression, 2 in restitution, 3 the point is at rest from the beginning */
    struct impact3_event stop, compression, end;
    int slips[2],
        rests[2]; /* 1 when the point slips, and then is at rest or starts from rest, in compression and restitution */
    struct impact3_state state;
    int compressed; /* 1 when compression has ended; then `target` is what ends the impact */
    struct range target;
    int in_compression, in_end; /* the cells of the events; -1 when there is none */
    int cells, quarter;         /* the numbers of cells and of right angles so far */
    int has_cuts;               /* 1 when there has been a frame; then `last` is its last cut */
    scalar last;
};

/*@ predicate impact3_event_ok(struct impact3_event x) = range_ok(x.I) && range_ok(x.v) && range_ok(x.W) &&
  @   range_ok(x.u1) && range_ok(x.u2);
  @ predicate impact3_numbers{L}(struct impact3_given *g) = g->A11 != \null && g->A12 != \null && g->A22 != \null &&
  @   g->B1 != \null && g->B2 != \null && g->C != \null && g->mu != \null && g->u1 != \null && g->u2 != \null &&
  @   g->detA != \null && g->detG != \null && g->v0 != \null && g->restitution != \null;
  @ predicate impact3_moves{L}(struct impact3_given *g) = range_ok(g->rate) && range_ok(g->speed_up) &&
  @   range_ok(g->towards_1) && range_ok(g->towards_2) && surd_field_ok(&g->field) && surd_ok(&g->field, g->speed) &&
  @   surd_ok(&g->field, g->cosine) && surd_ok(&g->field, g->sine) && surd_ok(&g->field, g->brake);
  @ predicate impact3_given_ok{L}(struct impact3_given *g) = \valid_read(g) &&
  @   quantities_ready(g->json, g->e.pool, g->answer) && 0 <= g->witness < g->json->count && enclose_ok(&g->e) &&
  @   \separated(g, g->json, g->answer) && impact3_numbers(g) && impact3_moves(g);
  @ predicate impact3_walk_ok(struct impact3_walk w) = 0 <= w.is_right <= 1 && 0 <= w.is_done <= 1 && impact3_event_ok(w.stop) &&
  @   impact3_event_ok(w.compression) && impact3_event_ok(w.end) && impact3_state_ok(w.state) && range_ok(w.target) &&
  @   w.last != \null && 0 <= w.quarter <= IMPACT3_FRAMES && 0 <= w.cells <= (w.quarter + 1) * JSON_MAX_VALUES; */

/* impact3_has_no_path: 1 when the fields about the path are absent, as they must be where slip does not turn; else 0 with
 * the reason. */
/*@ requires impact3_given_ok(g);
  @ assigns *g->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures given: \result == 1 ==> impact3_given_ok(g); */
int impact3_has_no_path(const struct impact3_given *g);

/* impact3_follow: follows an impact; when it is not right, the reason is in the answer. */
/*@ requires impact3_given_ok(g);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
struct impact3_walk impact3_follow(const struct impact3_given *g);

#endif
