/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `impact` (spec/certificate.md, section 7): it follows the motion piece by piece. */
#ifndef CHECK_IMPACT_IMPACT_H
#define CHECK_IMPACT_IMPACT_H

#include "check/text/json.h"
#include "check/quantities.h"
#include "check/schema.h"
#include "check/numbers/surd.h"
#include "impact/formula.h"

#include <stddef.h>

/* The quantities in the order of the specification: IMPACT_A, ..., IMPACT_D_r_minus. */
#define IMPACT_QUANTITY_OF_INPUT(name, unit, meaning) IMPACT_##name,
#define IMPACT_QUANTITY_OF_FORMULA(macro, output, unit, meaning) IMPACT_##output,
enum { IMPACT_INPUTS(IMPACT_QUANTITY_OF_INPUT) IMPACT_FORMULAS(IMPACT_QUANTITY_OF_FORMULA) IMPACT_QUANTITIES };

enum { PHASE_COMPRESSION, PHASE_RESTITUTION, PHASES };

struct velocity {
    struct surd u, v;
};

/* The sums over one phase. */
struct phase_sum {
    struct surd normal, tangential, twice_work;
};

/* What has been verified of one certificate so far. */
struct impact {
    const struct json *json;
    struct answer *answer;
    int verdict, witness; /* indices of nodes */
    struct surd_field field;
    scalar q[IMPACT_QUANTITIES];
    short sign[IMPACT_QUANTITIES];
    struct velocity now;  /* at the end of the pieces checked so far */
    size_t pieces;        /* 1 when there is a piece, else 0 */
    short slip[2], slips; /* the sequence of slips: 1 forward, -1 backward, 0 stick; and its length */
    short second_phase;   /* the phase in which the second slip begins */
    short energy;         /* the sign of the change of kinetic energy */
    struct phase_sum sum[PHASES];
};

/*@ predicate impact_numbers{L}(struct impact *c) =
  @   \forall integer k; 0 <= k < IMPACT_QUANTITIES ==> c->q[k] != \null && -1 <= c->sign[k] <= 1;
  @ predicate impact_reads{L}(struct impact *c) = \valid(c) && quantities_ready(c->json, c->field.pool, c->answer) &&
  @   0 <= c->verdict < c->json->count && 0 <= c->witness < c->json->count && \separated(c, c->json, c->answer);
  @ // What is known before the pieces are checked.
  @ predicate impact_sees{L}(struct impact *c) = impact_reads(c) && impact_numbers(c);
  @ predicate impact_velocity{L}(struct impact *c, struct velocity x) = surd_ok(&c->field, x.u) && surd_ok(&c->field, x.v);
  @ predicate impact_sums{L}(struct impact *c) = \forall integer k; 0 <= k < PHASES ==> surd_ok(&c->field, c->sum[k].normal) &&
  @   surd_ok(&c->field, c->sum[k].tangential) && surd_ok(&c->field, c->sum[k].twice_work);
  @ predicate impact_itinerary{L}(struct impact *c) = 0 <= c->slips <= 2 && (c->slips > 0 ==> -1 <= c->slip[0] <= 1) &&
  @   (c->slips > 1 ==> -1 <= c->slip[1] <= 1) && (c->pieces > 0 ==> c->slips > 0);
  @ // What is known after that.
  @ predicate impact_followed{L}(struct impact *c) =
  @   impact_sees(c) && impact_velocity(c, c->now) && impact_sums(c) && impact_itinerary(c); */

/* impact_witness_schema: the schema of the object `witness` alone. */
extern const struct schema_field impact_schema[], impact_witness_schema[];

/* impact_check: whether every statement of a certificate that satisfies the schema is true. Returns 1, or 0 with the
 * reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int impact_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* impact_evaluate: computes q and sign from the inputs in q. */
/*@ requires impact_reads(c);
  @ requires inputs: \forall integer k; 0 <= k <= IMPACT_r ==> c->q[k] != \null;
  @ assigns c->q[IMPACT_r + 1 .. IMPACT_QUANTITIES - 1], c->sign[0 .. IMPACT_QUANTITIES - 1], scalar_doubt;
  @ ensures impact_sees(c) && DOUBT_STAYS; */
void impact_evaluate(struct impact *c);

/* impact_find_field: the field of the motion: its d is the square of the outgoing v, whose node is given. Returns 0
 * when that node is an object, but not the root of a number that is not a square. */
/*@ requires impact_sees(c) && 0 <= v < c->json->count;
  @ assigns c->field.d, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && impact_sees(c); */
int impact_find_field(struct impact *c, int v);

/* The parts of impact_check, in order, with the sections of spec/certificate.md. Each returns 1, or 0 with the reason. */
/*@ requires impact_sees(c) && c->pieces == 0 && c->slips == 0;
  @ assigns c->now, c->pieces, c->slip[0 .. 1], c->slips, c->second_phase, c->sum[0 .. PHASES - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result == 1 ==> impact_followed(c); */
int impact_check_pieces(struct impact *c); /* witness.pieces                    7.4 */
/*@ requires impact_followed(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result == 1 ==> impact_followed(c); */
int impact_check_sums(struct impact *c); /* sums over the phases, the law 7.4 */
/*@ requires impact_followed(c);
  @ assigns c->energy, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result == 1 ==> impact_followed(c); */
int impact_check_witness(struct impact *c); /* the two parts above, and energy 7.4 */
/*@ requires impact_followed(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int impact_check_verdict(struct impact *c); /* verdict and row                   7.5 */

/* impact_is_degenerate: 1 when v = 0, u is not 0 and p = 0. impact_p: the sign of p in the direction of u. */
/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int impact_is_degenerate(const struct impact *c);
/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures \result == c->sign[c->sign[IMPACT_u] < 0 ? IMPACT_p_minus : IMPACT_p_plus]; */
int impact_p(const struct impact *c);

/* surd_is_written: 1 when the node has the form {"a","b","d"}. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int surd_is_written(const struct json *json, int node);

/* impact_value: a quantity as a surd. impact_surd: reads the value of a node; returns 0 when it is not in the field. */
/*@ requires \valid_read(c) && impact_numbers(c) && 0 <= quantity < IMPACT_QUANTITIES;
  @ assigns \nothing;
  @ ensures surd_ok(&c->field, \result); */
struct surd impact_value(const struct impact *c, int quantity);
/*@ requires impact_reads(c) && 0 <= node < c->json->count && \valid(x) && \separated(x, c, c->json);
  @ assigns *x, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> surd_ok(&c->field, *x)); */
int impact_surd(const struct impact *c, int node, struct surd *x);

/* impact_rejected: sets the answer REJECTED; returns 0. */
/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
int impact_rejected(const struct impact *c, const char *place, const char *item, const char *what);

#endif
