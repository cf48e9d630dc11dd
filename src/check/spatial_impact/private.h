/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of the checker of kind `spatial-impact`. The forms on the circle are those of
 * check/spatial with the load a = 0, b = -1; then R is g and E is -k. */
#ifndef CHECK_SPATIAL_IMPACT_PRIVATE_H
#define CHECK_SPATIAL_IMPACT_PRIVATE_H

#include "check/spatial/private.h"
#include "check/spatial_impact/quantities.h"
#include "check/spatial_impact/verdict.h"
#include "check/spatial_impact/spatial_impact.h"

/* A certificate with its data. */
struct impact3 {
    const struct json *json;
    struct answer *answer;
    int verdict, witness, row; /* indices of nodes */
    int law;                   /* the first letter of its name */
    struct enclose e;
    struct contact3 x;
    struct impact3_numbers n;  /* the data, reduced to a circular cone */
    scalar detG, axis1, axis2; /* axis1, axis2: mu1, mu2 of an elliptic cone, else 1 */
    struct surd_field field;   /* of |u|; d is NULL when u = 0 */
};

/*@ predicate impact3_ok{L}(struct impact3 *x) = \valid_read(x) && quantities_ready(x->json, x->e.pool, x->answer) &&
  @   0 <= x->verdict < x->json->count && 0 <= x->witness < x->json->count && 0 <= x->row < x->json->count &&
  @   \separated(x, x->json, x->answer) && enclose_ok(&x->e) && contact3_ok(x->x) && impact3_plain(x->n) &&
  @   x->n.mu != \null && x->detG != \null && x->axis1 != \null && x->axis2 != \null && surd_field_ok(&x->field); */

/* The start of a point at rest: a direction with k < 0, and the motion in it. */
struct impact3_start {
    int is_right;                                      /* 0 when the certificate is rejected */
    int starts;                                        /* the number of such directions; 2 also when there are more */
    struct range rate, speed_up, towards_1, towards_2; /* in the last one of them; 0 when there is none */
};

/*@ predicate impact3_start_ok(struct impact3_start s) = 0 <= s.is_right <= 1 && range_ok(s.rate) && range_ok(s.speed_up) &&
  @   range_ok(s.towards_1) && range_ok(s.towards_2); */

/* impact3_check_directions: checks the directions in which the slip does not turn. */
/*@ requires impact3_ok(x);
  @ assigns *x->answer, scalar_doubt;
  @ ensures start: impact3_start_ok(\result) && DOUBT_STAYS;
  @ ensures right: \result.is_right == 1 ==> impact3_ok(x); */
struct impact3_start impact3_check_directions(const struct impact3 *x);

#endif
