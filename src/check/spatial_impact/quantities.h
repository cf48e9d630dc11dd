/* SPDX-License-Identifier: BSD-2-Clause */
/* The quantities of kind `spatial-impact`, and its hypotheses. */
#ifndef CHECK_SPATIAL_IMPACT_QUANTITIES_H
#define CHECK_SPATIAL_IMPACT_QUANTITIES_H

#include "check/quantities.h"

/* The quantities in their order, the data first. */
enum {
    IMPACT3_A11,
    IMPACT3_A12,
    IMPACT3_A22,
    IMPACT3_B1,
    IMPACT3_B2,
    IMPACT3_C,
    IMPACT3_MU,
    IMPACT3_U1,
    IMPACT3_U2,
    IMPACT3_V,
    IMPACT3_R,
    IMPACT3_DET_A,
    IMPACT3_W1,
    IMPACT3_W2,
    IMPACT3_DET_G,
    IMPACT3_D,
    IMPACT3_SQUARE,
    IMPACT3_ALONG,
    IMPACT3_STICK,
    IMPACT3_TURN_B,
    IMPACT3_TURN_A,
    IMPACT3_RANGE,
    IMPACT3_QUANTITIES
};

/* The data, and the determinant of A. */
struct impact3_numbers {
    scalar A11, A12, A22, B1, B2, C, mu, u1, u2, v0, restitution, detA;
};

/*@ // Everything but mu, which an elliptic cone does not have.
  @ predicate impact3_plain(struct impact3_numbers k) = k.A11 != \null && k.A12 != \null && k.A22 != \null &&
  @   k.B1 != \null && k.B2 != \null && k.C != \null && k.u1 != \null && k.u2 != \null && k.v0 != \null &&
  @   k.restitution != \null && k.detA != \null; */

/* impact3_evaluate: computes the quantities of a circular cone. */
/*@ requires pool != \null && impact3_plain(k) && k.mu != \null && \valid(q + (0 .. IMPACT3_QUANTITIES - 1));
  @ assigns q[0 .. IMPACT3_QUANTITIES - 1];
  @ ensures \forall integer i; 0 <= i < IMPACT3_QUANTITIES ==> q[i] != \null; */
void impact3_evaluate(struct scalar_pool *pool, struct impact3_numbers k, scalar *q);

/* impact3_check_hypotheses: whether the data and the quantities are in the hypotheses. impact3_check_circular: whether
 * `quantities` has the quantities of a circular cone. impact3_check_elliptic: the same for an elliptic cone with mu1 and
 * mu2, whose quantities are the data and the data of the circular cone to which it is reduced. Each returns 1, or 0 with
 * the reason. */
/*@ requires json_ok(json) && 0 <= problem < json->count && \valid(answer) && \separated(answer, json);
  @ requires \separated(answer, q + (0 .. IMPACT3_QUANTITIES - 1)) && impact3_plain(k) && k.mu != \null && \valid_read(q + (0 .. IMPACT3_QUANTITIES - 1));
  @ requires \forall integer i; 0 <= i < IMPACT3_QUANTITIES ==> q[i] != \null;
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> json_ok(json)); */
int impact3_check_hypotheses(const struct json *json, int problem, struct impact3_numbers k, const scalar *q,
                             struct answer *answer);
/*@ requires quantities_ready(json, pool, answer) && \valid_read(q + (0 .. IMPACT3_QUANTITIES - 1));
  @ requires \forall integer i; 0 <= i < IMPACT3_QUANTITIES ==> q[i] != \null;
  @ requires \separated(answer, q + (0 .. IMPACT3_QUANTITIES - 1));
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> json_ok(json)); */
int impact3_check_circular(const struct json *json, struct scalar_pool *pool, const scalar *q, struct answer *answer);
/*@ requires quantities_ready(json, pool, answer) && impact3_plain(data) && impact3_plain(reduced);
  @ requires mu1 != \null && mu2 != \null;
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> json_ok(json)); */
int impact3_check_elliptic(const struct json *json, struct scalar_pool *pool, struct impact3_numbers data,
                           struct impact3_numbers reduced, scalar mu1, scalar mu2, struct answer *answer);

#endif
