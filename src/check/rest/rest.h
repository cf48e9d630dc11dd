/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `rest` (spec/certificate.md, section 12): three conditions, each with its proof. */
#ifndef CHECK_REST_REST_H
#define CHECK_REST_REST_H

#include "check/impact/impact.h"
#include "check/text/json.h"
#include "check/quantities.h"
#include "check/numbers/scalar.h"
#include "check/schema.h"
#include "rest/formula.h"

/* The quantities in the order of the specification: REST_a, ..., REST_N. */
#define REST_QUANTITY_OF_INPUT(name, unit, meaning) REST_##name,
#define REST_QUANTITY_OF_FORMULA(macro, output, unit, meaning) REST_##output,
enum { REST_INPUTS(REST_QUANTITY_OF_INPUT) REST_FORMULAS(REST_QUANTITY_OF_FORMULA) REST_QUANTITIES };

enum { REST_MAX_SIZE = 12 };

struct rest_matrix {
    scalar at[REST_MAX_SIZE][REST_MAX_SIZE];
};

/* What has been verified of one certificate so far. */
struct rest {
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    int verdict, witness; /* indices of nodes */
    scalar q[REST_QUANTITIES];
    short sign[REST_QUANTITIES];
    short size; /* of the matrix H; 0 when there is none */
    struct rest_matrix H;
    short potential;  /* 1: definite; 0: semidefinite; -1: negative in some direction */
    short impacts;    /* the sign of e - 1, when it is needed */
    scalar e_squared; /* NULL when there is no impact to check */
};

/*@ predicate rest_reads{L}(struct rest *c) = \valid(c) && quantities_ready(c->json, c->pool, c->answer) &&
  @   0 <= c->verdict < c->json->count && 0 <= c->witness < c->json->count && \separated(c, c->json, c->answer);
  @ predicate rest_numbers{L}(struct rest *c) =
  @   \forall integer k; 0 <= k < REST_QUANTITIES ==> c->q[k] != \null && -1 <= c->sign[k] <= 1;
  @ // What is known when the quantities have been checked.
  @ predicate rest_sees{L}(struct rest *c) = rest_reads(c) && rest_numbers(c); */

extern const struct schema_field rest_schema[];

/* rest_check: whether every statement of a certificate that satisfies the schema is true. Returns 1, or 0 with the
 * reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int rest_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* The parts of rest_check, in order.  Each returns 1, or 0 with the reason. */
/*@ requires rest_sees(c);
  @ assigns c->size, c->H, c->potential, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> rest_sees(c) && -1 <= c->potential <= 1); */
int rest_check_potential(struct rest *c); /* H and witness.potential */
/*@ requires rest_sees(c);
  @ assigns c->impacts, c->e_squared, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> rest_sees(c) && -1 <= c->impacts <= 1); */
int rest_check_impact(struct rest *c); /* witness.impact and witness.e */
/*@ requires rest_sees(c) && -1 <= c->potential <= 1 && -1 <= c->impacts <= 1;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int rest_check_verdict(const struct rest *c);

/* rest_quantity_name: its name in the specification. */
/*@ assigns \result \from quantity;
  @ ensures constant_text(\result); */
const char *rest_quantity_name(int quantity);

/* rest_rejected: sets the answer REJECTED; returns 0. */
/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
int rest_rejected(const struct rest *c, const char *place, const char *item, const char *what);

#endif
