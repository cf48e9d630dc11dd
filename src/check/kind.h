/* SPDX-License-Identifier: BSD-2-Clause */
/* The kinds of certificates: of each its shape, and what makes its statements true. */
#ifndef CHECK_KIND_H
#define CHECK_KIND_H

#include "check/quantities.h"
#include "check/uncertain.h"

typedef int kind_checker(const struct json *json, struct rational_pool *pool, struct answer *answer);

struct kind {
    const char *name;
    const struct shape_field *shape, *state_shape; /* of a problem without u, and with it */
    kind_checker *check;
    /* What it knows of uncertain data, and of numbers that are only enclosed; NULL when it has no certificates of them. */
    const struct uncertain_theory *uncertain;
    const struct shape_field *mechanism_shape; /* of uncertain data of a mechanism */
    kind_checker *check_enclosed;
};

/*@ // A43
  @ axiomatic Kind { predicate kind_known(struct kind *k) reads \nothing; }
  @ predicate kind_shapes{L}(struct kind *k) = shape_fields(k->shape) && shape_fields(k->state_shape) &&
  @   (k->uncertain != \null ==> \valid_read(k->uncertain) && shape_fields(k->uncertain->shape) &&
  @     shape_fields(k->mechanism_shape));
  @ predicate kind_ready{L}(struct kind *k, struct answer *answer) =
  @   kind_known(k) && \valid_read(k) && \separated(k, answer); */

/* kind_find: the kind with the name in a node; NULL for none. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \result \from json, node;
  @ ensures \result == \null || (kind_known(\result) && \valid_read(\result) && kind_shapes(\result));
  @ ensures \forall struct answer *answer; \valid(answer) ==> \separated(\result, answer); */
const struct kind *kind_find(const struct json *json, int node);

/* kind_check: whether every statement of a certificate of the right shape is true; kind_check_enclosed,
 * kind_check_uncertain, kind_check_mechanism: the same where numbers of the problem are only enclosed, where they are uncertain, and
 * where they are of an uncertain mechanism, for a kind that has such certificates.
 * Each returns 1, or 0 with the reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer) && kind_ready(kind, answer);
  @ assigns *answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int kind_check(const struct kind *kind, const struct json *json, struct rational_pool *pool, struct answer *answer);
/*@ requires quantities_ready(json, pool, answer) && kind_ready(kind, answer) && kind->check_enclosed != \null;
  @ assigns *answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int kind_check_enclosed(const struct kind *kind, const struct json *json, struct rational_pool *pool,
                        struct answer *answer);
/*@ requires quantities_ready(json, pool, answer) && kind_ready(kind, answer) && kind->uncertain != \null;
  @ assigns *answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int kind_check_uncertain(const struct kind *kind, const struct json *json, struct rational_pool *pool,
                         struct answer *answer);
/*@ requires quantities_ready(json, pool, answer) && kind_ready(kind, answer) && kind->uncertain != \null;
  @ assigns *answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int kind_check_mechanism(const struct kind *kind, const struct json *json, struct rational_pool *pool,
                         struct answer *answer);

#endif
