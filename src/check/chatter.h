/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `chatter`: spec/certificate.md, section 10. */
#ifndef CHECK_CHATTER_H
#define CHECK_CHATTER_H

#include "check/json.h"
#include "check/shape.h"
#include "check/surd.h"
#include "formula/chatter.h"

/* The quantities in the order of the specification: CHATTER_a, ..., CHATTER_R_minus. */
#define CHATTER_QUANTITY_OF_INPUT(name, unit, meaning) CHATTER_##name,
#define CHATTER_QUANTITY_OF_FORMULA(macro, output, unit, meaning) CHATTER_##output,
enum { CHATTER_INPUTS(CHATTER_QUANTITY_OF_INPUT) CHATTER_FORMULAS(CHATTER_QUANTITY_OF_FORMULA) CHATTER_QUANTITIES };

enum chatter_law { CHATTER_POISSON, CHATTER_ENERGETIC, CHATTER_NEWTON };

/* What the impacts come to (10.3). */
enum chatter_course {
    CHATTER_FLIES,
    CHATTER_LANDS,
    CHATTER_STOPS,
    CHATTER_SLIDES,
    CHATTER_REVERSES,
    CHATTER_STICK_SLIDES,
    CHATTER_SETTLES
};

/* An impact of the witness, verified. */
struct chatter_impact {
    int there;
    rational ratio, square; /* x; e^2 */
    struct surd e, U;
    rational d; /* of the field; NULL for the rationals */
};

/* One direction of slip, backward as the mirror image of forward. */
struct chatter_side {
    rational p, k, alpha, reach; /* reach NULL for infinity; alpha NULL where b >= 0 */
};

/* What has been verified so far of one certificate. */
struct chatter {
    const struct json *json;
    struct rational_pool *pool;
    struct answer *answer;
    int verdict, witness, given; /* nodes; whether u and v are given */
    enum chatter_law law;
    rational q[CHATTER_QUANTITIES];
    int sign[CHATTER_QUANTITIES];
    enum chatter_course course;
    int direction;   /* of the slip that lasts; 0 for none */
    int transient;   /* direction of the slip that dies out; 0 for none */
    int against_one; /* sign of r - 1 */
    struct chatter_impact first, landing, limit;
    int length_known; /* 1 when `transient` of the witness is a number */
    rational length;  /* that number */
    rational power;   /* r to it */
    rational ratio;   /* x after the transient; NULL when its length is not known */
    rational low, high, tail_low,
        tail_high; /* of the enclosure: bounds of S, NULL where there are none; of e at its end */
    int end;       /* of the enclosure: 1 forward, -1 backward, 0 trapped, 2 open */
    int steps;
};

enum { CHATTER_OPEN = 2 };

/* m times the characters of r may not be more, so that r^m can be written down. */
enum { CHATTER_MAX_POWER = 1000000, CHATTER_MAX_IRRATIONAL_POWER = 10000 };

/* Of a problem without u and v, and of one with them. */
extern const struct shape_field chatter_shape[], chatter_orbit_shape[];

/* chatter_check: whether every statement of a certificate of the right shape is true.
 * Returns 1, or 0 with the reason in `answer`. */
int chatter_check(const struct json *json, struct rational_pool *pool, struct answer *answer);

/* The parts of chatter_check, in order.  Each returns 1, or 0 with the reason. */
int chatter_check_row(struct chatter *c);       /* row                            10.3 */
int chatter_check_impacts(struct chatter *c);   /* witness: impacts and transient 10.4 */
int chatter_check_enclosure(struct chatter *c); /* witness.enclosure              10.7 */
int chatter_check_verdict(struct chatter *c);   /* verdict                        10.5, 10.6 */
int chatter_check_end(struct chatter *c);       /* its time, bounces and u        10.5 */
int chatter_check_sets(struct chatter *c);      /* its sets                       10.6 */
int chatter_check_fates(struct chatter *c);     /* and fates                      10.6 */

/* chatter_side: in the orientation of a direction.  chatter_repelling: (reach - 2 alpha r) / (1 - r) of a side, r < 1. */
struct chatter_side chatter_side(const struct chatter *c, int direction);
rational chatter_repelling(const struct chatter *c, const struct chatter_side *side);

/* chatter_e_square: the square of the number by which |v| is multiplied for ever; not in the course REVERSES.
 * chatter_fate: -1 chatters, 0 neutral, 1 reverse-chatter, by that number or by the enclosure; 2 undecided, 3 lifts-off. */
rational chatter_e_square(const struct chatter *c);
int chatter_fate(const struct chatter *c);
const char *chatter_fate_word(int fate);

/* chatter_constant: 1 when e = r for every ratio. */
int chatter_constant(const struct chatter *c);

/* chatter_member: a member of the verdict.  chatter_number: the number at a node.  chatter_surd: a surd at a node with its
 * field; 0 when it is written otherwise than section 7.3 allows. */
int chatter_member(const struct chatter *c, const char *key);
rational chatter_number(const struct chatter *c, int node);
int chatter_surd(const struct chatter *c, int node, struct surd *x, struct surd_field *field);
int chatter_is_null(const struct chatter *c, int node);

/* chatter_rejected: answers REJECTED; returns 0. */
int chatter_rejected(const struct chatter *c, const char *place, const char *item, const char *what);

/* Short names for exact arithmetic. */
rational chatter_add(const struct chatter *c, rational x, rational y);
rational chatter_subtract(const struct chatter *c, rational x, rational y);
rational chatter_multiply(const struct chatter *c, rational x, rational y);
rational chatter_divide(const struct chatter *c, rational x, rational y);
rational chatter_negate(const struct chatter *c, rational x);
rational chatter_magnitude(const struct chatter *c, rational x);
int chatter_compare(const struct chatter *c, rational x, rational y);

#endif
