/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `impact`: spec/certificate.md, section 7: the motion is followed piece by piece. */
#ifndef CHECK_IMPACT_H
#define CHECK_IMPACT_H

#include "check/json.h"
#include "check/shape.h"
#include "check/surd.h"
#include "formula/impact.h"

/* The quantities in the order of the specification: IMPACT_A, ..., IMPACT_D_r_minus. */
#define IMPACT_QUANTITY_OF_INPUT(name, unit, meaning) IMPACT_##name,
#define IMPACT_QUANTITY_OF_FORMULA(macro, output, unit, meaning) IMPACT_##output,
enum { IMPACT_INPUTS(IMPACT_QUANTITY_OF_INPUT) IMPACT_FORMULAS(IMPACT_QUANTITY_OF_FORMULA) IMPACT_QUANTITIES };

enum { PHASE_COMPRESSION, PHASE_RESTITUTION, PHASES };

struct velocity {
    struct surd u, v;
};

/* What one phase adds up to. */
struct phase_sum {
    struct surd normal, tangential, twice_work;
};

/* What has been verified so far of one certificate. */
struct impact {
    const struct json *json;
    struct answer *answer;
    int verdict, witness; /* nodes */
    struct surd_field field;
    rational q[IMPACT_QUANTITIES];
    int sign[IMPACT_QUANTITIES];
    struct velocity now; /* at the end of the pieces that were followed */
    int pieces;
    int slip[2], slips; /* the itinerary: 1 forward, -1 backward, 0 stick */
    int second_phase;   /* in which the second slip begins */
    struct phase_sum sum[PHASES];
    int energy; /* sign of the change */
};

/* impact_witness_shape: of the object `witness` alone. */
extern const struct shape_field impact_shape[], impact_witness_shape[];

/* impact_check: whether every statement of a certificate of the right shape is true.
 * Returns 1, or 0 with the reason in `answer`. */
int impact_check(const struct json *json, struct rational_pool *pool, struct answer *answer);

/* impact_evaluate: fills q and sign from the inputs in q. */
void impact_evaluate(struct impact *c);

/* impact_find_field: the field of the motion: its d is the square of the outgoing v, whose node is given.  0 when that is
 * written as an object, but is not the root of a number that is no square. */
int impact_find_field(struct impact *c, int v);

/* The parts of impact_check, in order.  Each returns 1, or 0 with the reason. */
int impact_check_pieces(struct impact *c);  /* witness.pieces                    7.4 */
int impact_check_sums(struct impact *c);    /* what the phases add up to, the law 7.4 */
int impact_check_witness(struct impact *c); /* the same, and energy              7.4 */
int impact_check_verdict(struct impact *c); /* verdict and row                   7.5 */

/* impact_is_degenerate: 1 for v = 0, u not 0 and p = 0.  impact_p: the sign of p of the direction of u. */
int impact_is_degenerate(const struct impact *c);
int impact_p(const struct impact *c);

/* surd_is_written: 1 when the node is {"a","b","d"}. */
int surd_is_written(const struct json *json, int node);

/* impact_value: the quantity as a surd.  impact_surd: the value of a node; 0 when it is outside the field. */
struct surd impact_value(const struct impact *c, int quantity);
int impact_surd(const struct impact *c, int node, struct surd *x);

/* impact_rejected: answers REJECTED; returns 0. */
int impact_rejected(const struct impact *c, const char *place, const char *item, const char *what);

#endif
