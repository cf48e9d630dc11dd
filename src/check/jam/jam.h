/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `jam`: spec/certificate.md, the section on it. The verdict is that of the closed solution of the
 * two linear equations near a G-spot. */
#ifndef CHECK_JAM_JAM_H
#define CHECK_JAM_JAM_H

#include "check/text/json.h"
#include "check/quantities.h"
#include "check/numbers/scalar.h"
#include "check/schema.h"
#include "jam/formula.h"

/* The quantities: those of the G-spot, JAM_alpha1, ..., JAM_delta; then those of a state. */
#define JAM_QUANTITY_OF_INPUT(name, unit, meaning) JAM_##name,
#define JAM_QUANTITY_OF_FORMULA(macro, output, unit, meaning) JAM_##output,
enum {
    JAM_INPUTS(JAM_QUANTITY_OF_INPUT) JAM_FORMULAS(JAM_QUANTITY_OF_FORMULA) JAM_SPOT_QUANTITIES,
    JAM_p = JAM_SPOT_QUANTITIES,
    JAM_b,
    JAM_fall,
    JAM_QUANTITIES
};

/* The normal force of a state at first falls, stays as it is, or rises; as the equations are linear, it goes on so. */
enum jam_course { JAM_FALLING, JAM_RESTING, JAM_RISING, JAM_COURSES };

/* The limit of the normal force. */
enum jam_limit { JAM_NOWHERE, JAM_AT_ZERO, JAM_DIVERGES, JAM_AT_FIXED };

/* How the slip ends. */
enum jam_fate { JAM_NONE, JAM_LIFTS_OFF, JAM_SLIPS, JAM_UNDECIDED, JAM_JAMS, JAM_ARRESTS };

/* The two together. */
struct jam_outcome {
    enum jam_fate fate;
    enum jam_limit limit;
};

/* One certificate, and the part of it that has been verified. */
struct jam {
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    int verdict, witness; /* nodes */
    short state;          /* 1 when the problem gives a state, p and b */
    scalar q[JAM_QUANTITIES];
    short sign[JAM_QUANTITIES];
    scalar force,
        fixed; /* the normal force -b / p of the state, and alpha2 / delta, the one that stays as it is; NULL where they do not exist */
};

/*@ predicate jam_reads{L}(struct jam *c) = \valid(c) && quantities_ready(c->json, c->pool, c->answer) &&
  @   0 <= c->verdict < c->json->count && 0 <= c->witness < c->json->count && \separated(c, c->json, c->answer);
  @ predicate jam_numbers{L}(struct jam *c, integer n) = \forall integer k; 0 <= k < n ==> c->q[k] != \null;
  @ predicate jam_signs{L}(struct jam *c) = \forall integer k; 0 <= k < JAM_SPOT_QUANTITIES ==> -1 <= c->sign[k] <= 1;
  @ // What is known when only signs are.
  @ predicate jam_knows{L}(struct jam *c) = \valid_read(c) && json_ok(c->json) && c->json->count > 0 &&
  @   0 <= c->verdict < c->json->count && jam_signs(c);
  @ // What is known when the quantities have been checked.
  @ predicate jam_sees{L}(struct jam *c) = jam_reads(c) && jam_numbers(c, JAM_SPOT_QUANTITIES) && jam_signs(c) &&
  @   (c->state != 0 ==> jam_numbers(c, JAM_QUANTITIES)); */

extern const struct schema_field jam_schema[];

/* known_jam_uncertain_schema: the schema of a record of uncertain data, well formed. */
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_jam_uncertain_schema(void);

/* jam_check: whether every statement of a certificate is true; its schema has been checked.
 * Returns 1, or 0 with the reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int jam_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* jam_check_verdict: its part for verdict and row. */
/*@ requires jam_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int jam_check_verdict(const struct jam *c);

/* jam_words_follow: the same where only signs are known: 1 when the verdict states what follows from them, with the formula of each
 * number in its place, and `row` (a node) the row. */
/*@ requires jam_knows(c) && 0 <= row < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int jam_words_follow(const struct jam *c, int row);

/* jam_row_is: 1 when a node states the row that follows from the signs of the rates. */
/*@ requires jam_knows(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int jam_row_is(const struct jam *c, int node);

/* jam_rejected: sets the answer to REJECTED with this reason; returns 0. */
/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
int jam_rejected(const struct jam *c, const char *place, const char *item, const char *what);

#endif
