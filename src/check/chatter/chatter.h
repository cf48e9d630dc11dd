/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `chatter`: spec/certificate.md, section 10. */
#ifndef CHECK_CHATTER_CHATTER_H
#define CHECK_CHATTER_CHATTER_H

#include "check/text/json.h"
#include "check/quantities.h"
#include "check/schema.h"
#include "check/numbers/surd.h"
#include "chatter/formula.h"

/* The quantities in the order of the specification: CHATTER_a, ..., CHATTER_R_minus. */
#define CHATTER_QUANTITY_OF_INPUT(name, unit, meaning) CHATTER_##name,
#define CHATTER_QUANTITY_OF_FORMULA(macro, output, unit, meaning) CHATTER_##output,
enum { CHATTER_INPUTS(CHATTER_QUANTITY_OF_INPUT) CHATTER_FORMULAS(CHATTER_QUANTITY_OF_FORMULA) CHATTER_QUANTITIES };

enum chatter_law { CHATTER_POISSON, CHATTER_ENERGETIC, CHATTER_NEWTON };

/* The course of the impacts (spec/certificate.md, section 10.3). */
enum chatter_course {
    CHATTER_FLIES,
    CHATTER_LANDS,
    CHATTER_STOPS,
    CHATTER_SLIDES,
    CHATTER_REVERSES,
    CHATTER_STICK_SLIDES,
    CHATTER_SETTLES
};

/* A verified impact of the witness. */
struct chatter_impact {
    short there;
    scalar ratio, square; /* the ratio x, and e^2 */
    struct surd e, U;
    scalar d; /* d of the field of the impact; NULL for the rationals */
};

/* One direction of slip; backward slip as the mirror image of forward slip. */
struct chatter_side {
    scalar p, k;
    scalar after; /* 2 alpha, the ratio after an impact that ends in stick; NULL when b >= 0 */
    scalar reach; /* (1 + r) k / p; NULL for infinity */
};

/* What has been verified of one certificate so far. */
struct chatter {
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    int verdict, witness; /* indices of nodes */
    short given;          /* 1 when u and v are given */
    enum chatter_law law;
    scalar q[CHATTER_QUANTITIES];
    short sign[CHATTER_QUANTITIES];
    enum chatter_course course;
    short direction;   /* of the slip that persists; 0 when there is none */
    short transient;   /* direction of the slip that ceases after finitely many impacts; 0 when there is none */
    short against_one; /* the sign of r - 1 */
    struct chatter_impact first, landing, limit;
    short length_known; /* 1 when `transient` of the witness is a number */
    scalar length;      /* that number */
    scalar power;       /* r to the power `length` */
    scalar ratio;       /* the ratio x after the transient; NULL when its length is not known */
    scalar low, high, tail_low,
        tail_high; /* of the enclosure: bounds of S, NULL when there are none; and bounds of e at its end */
    short end;     /* of the enclosure: 1 forward, -1 backward, 0 trapped, 2 open */
};

enum { CHATTER_OPEN = 2 };

/* The fate of the bounces. */
enum {
    CHATTER_FATE_CHATTERS = -1,
    CHATTER_FATE_NEUTRAL,
    CHATTER_FATE_REVERSE,
    CHATTER_FATE_UNDECIDED,
    CHATTER_FATE_LIFTS_OFF
};

/* Bounds on m for writing down r^m: m times the number of characters of r must not be larger. */
enum { CHATTER_MAX_POWER = 1000000, CHATTER_MAX_IRRATIONAL_POWER = 10000 };

/*@ predicate chatter_reads{L}(struct chatter *c) = \valid(c) && quantities_ready(c->json, c->pool, c->answer) &&
  @   0 <= c->verdict < c->json->count && 0 <= c->witness < c->json->count && \separated(c, c->json, c->answer);
  @ // K and L see the same record and answer; the text of a record has the same place and length.
  @ predicate chatter_stays{K, L}(struct chatter *c) = \at(c->json, K) == \at(c->json, L) &&
  @   \at(c->pool, K) == \at(c->pool, L) && \at(c->answer, K) == \at(c->answer, L) &&
  @   \at(c->verdict, K) == \at(c->verdict, L) && \at(c->witness, K) == \at(c->witness, L);
  @ predicate json_stays{K, L}(struct json *j) = \at(j->text, K) == \at(j->text, L) &&
  @   \at(j->length, K) == \at(j->length, L) && \at(j->count, K) == \at(j->count, L);
  @ predicate chatter_numbers{L}(struct chatter *c) = \valid_read(c) && c->pool != \null &&
  @   \forall integer k; 0 <= k < CHATTER_QUANTITIES ==> c->q[k] != \null && -1 <= c->sign[k] <= 1;
  @ // The Painleve parameter of a direction of slip is positive, so that X = (1 + r) k / p exists.
  @ predicate chatter_forward{L}(struct chatter *c) = c->sign[CHATTER_p_plus] > 0;
  @ predicate chatter_backward{L}(struct chatter *c) = c->sign[CHATTER_p_minus] > 0;
  @ predicate chatter_reaches{L}(struct chatter *c, integer direction) =
  @   direction > 0 ? chatter_forward(c) : chatter_backward(c);
  @ // What holds if signs_agree answers 1.
  @ predicate chatter_signs{L}(struct chatter *c) =
  @   ((c->given != 0 || c->sign[CHATTER_b] < 0) ==> c->sign[CHATTER_v] < 0) &&
  @   ((c->sign[CHATTER_k_plus] < 0 || c->sign[CHATTER_k_minus] < 0) ==> chatter_forward(c) && chatter_backward(c)) &&
  @   (c->sign[CHATTER_v] < 0 && c->sign[CHATTER_u] > 0 && c->sign[CHATTER_D_r_plus] >= 0 ==> chatter_forward(c)) &&
  @   (c->sign[CHATTER_v] < 0 && c->sign[CHATTER_u] < 0 && c->sign[CHATTER_D_r_minus] >= 0 ==> chatter_backward(c)) &&
  @   (c->sign[CHATTER_B] > 0 ==> chatter_backward(c)) && (c->sign[CHATTER_B] < 0 ==> chatter_forward(c));
  @ // What is known when the quantities have been checked.
  @ predicate chatter_sees{L}(struct chatter *c) =
  @   chatter_reads(c) && chatter_numbers(c) && chatter_signs(c) && c->law <= CHATTER_NEWTON;
  @ predicate chatter_course{L}(struct chatter *c) = c->course <= CHATTER_SETTLES &&
  @   -1 <= c->direction <= 1 && -1 <= c->transient <= 1 && (c->course > CHATTER_LANDS ==> c->sign[CHATTER_b] < 0) &&
  @   (c->direction != 0 ==> chatter_reaches(c, c->direction)) && (c->transient != 0 ==> chatter_reaches(c, c->transient)) &&
  @   (c->transient != 0 ==> c->course >= CHATTER_STICK_SLIDES) &&
  @   (c->course == CHATTER_REVERSES ==> c->direction != 0 && chatter_forward(c) && chatter_backward(c));
  @ // What is known when the row has been checked besides.
  @ predicate chatter_named{L}(struct chatter *c) = chatter_sees(c) && chatter_course(c);
  @ predicate chatter_struck{L}(struct chatter_impact *i) = i->there != 0 ==> i->ratio != \null && i->square != \null &&
  @   i->e.a != \null && i->U.a != \null && (i->e.b != \null || i->U.b != \null ==> i->d != \null);
  @ predicate chatter_length{L}(struct chatter *c) = (c->length_known != 0 ==>
  @   c->length != \null && c->power != \null && c->ratio != \null && c->course >= CHATTER_STICK_SLIDES) &&
  @   (c->course >= CHATTER_STICK_SLIDES && c->length_known == 0 ==> c->transient != 0);
  @ // The impacts have been read: a first one if v < 0, and the one that repeats for ever if they settle.
  @ predicate chatter_impacts{L}(struct chatter *c) = chatter_struck(&c->first) && chatter_struck(&c->landing) &&
  @   chatter_struck(&c->limit) && (c->sign[CHATTER_v] < 0 ==> c->first.there != 0) &&
  @   (c->course == CHATTER_SETTLES ==> c->limit.there != 0);
  @ predicate chatter_followed{L}(struct chatter *c) = chatter_named(c) && chatter_impacts(c) && chatter_length(c);
  @ // What is known when the enclosure has been checked besides: all that the verdict depends on.
  @ predicate chatter_known{L}(struct chatter *c) = chatter_followed(c) && -1 <= c->end <= CHATTER_OPEN &&
  @   (c->low != \null ==> c->high != \null && c->course == CHATTER_REVERSES) &&
  @   (c->course == CHATTER_REVERSES ==> c->tail_low != \null && c->tail_high != \null); */

/* The schemas of records without u and v, and of records with them. */
extern const struct schema_field chatter_schema[], chatter_orbit_schema[];

/* chatter_check: whether every statement of a certificate that satisfies the schema is true. Returns 1, or 0 with the
 * reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int chatter_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* The parts of chatter_check, in order, with the sections of spec/certificate.md. Each returns 1, or 0 with the reason. */
/*@ requires chatter_sees(c);
  @ assigns c->course, c->direction, c->transient, *c->answer;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> chatter_named(c)); */
int chatter_check_row(struct chatter *c); /* row                            10.3 */
/*@ requires chatter_named(c);
  @ assigns c->first, c->landing, c->limit, c->length_known, c->length, c->power, c->ratio, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> chatter_followed(c)); */
int chatter_check_impacts(struct chatter *c); /* witness: impacts and transient 10.4 */
/*@ requires chatter_followed(c) && c->low == \null && c->end == 0;
  @ assigns c->low, c->high, c->tail_low, c->tail_high, c->end, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> chatter_known(c)); */
int chatter_check_enclosure(struct chatter *c); /* witness.enclosure              10.7 */
/*@ requires chatter_known(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int chatter_check_verdict(const struct chatter *c); /* verdict                        10.5, 10.6 */
/*@ requires chatter_known(c) && c->given != 0;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int chatter_check_end(const struct chatter *c); /* its time, bounces and u 10.5 */
/*@ requires chatter_known(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int chatter_check_sets(const struct chatter *c); /* its sets 10.6 */
/*@ requires chatter_known(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int chatter_check_fates(const struct chatter *c); /* its fates 10.6 */

/* chatter_side: the data of a direction of slip. chatter_repelling: (reach - 2 alpha r) / (1 - r) of a side, for r < 1. */
/*@ requires chatter_numbers(c);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result.p != \null && \result.k != \null;
  @ ensures c->sign[CHATTER_b] < 0 ==> \result.after != \null;
  @ ensures \result.reach != \null <==> chatter_reaches(c, direction); */
struct chatter_side chatter_side(const struct chatter *c, int direction);
/*@ requires chatter_numbers(c) && \valid_read(side) && side->after != \null && side->reach != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
scalar chatter_repelling(const struct chatter *c, const struct chatter_side *side);

/* chatter_e_square: the square of the factor by which |v| is multiplied in every later impact; not for the course
 * REVERSES. chatter_fate: CHATTER_FATE_..., by that factor or by the enclosure. */
/*@ requires chatter_followed(c);
  @ assigns \nothing;
  @ ensures \result != \null; */
scalar chatter_e_square(const struct chatter *c);
/*@ requires chatter_known(c);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && CHATTER_FATE_CHATTERS <= \result <= CHATTER_FATE_LIFTS_OFF;
  @ ensures \result == CHATTER_FATE_CHATTERS ==> c->course > CHATTER_LANDS;
  @ ensures \result == CHATTER_FATE_CHATTERS && c->course == CHATTER_REVERSES ==> c->low != \null; */
int chatter_fate(const struct chatter *c);
/*@ assigns \result \from fate;
  @ ensures constant_text(\result); */
const char *chatter_fate_word(int fate);

/* chatter_constant: 1 when e = r for every ratio. */
/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures \result == 0 ==> c->sign[CHATTER_B] != 0; */
int chatter_constant(const struct chatter *c);

/* chatter_member: the node of a member of the verdict. chatter_number: the number at a node. */
/*@ requires chatter_reads(c);
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
int chatter_member(const struct chatter *c, const char *key);
/*@ requires chatter_reads(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
scalar chatter_number(const struct chatter *c, int node);
/*@ requires chatter_reads(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int chatter_is_null(const struct chatter *c, int node);

/* chatter_rejected: sets the answer REJECTED; returns 0. */
/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
int chatter_rejected(const struct chatter *c, const char *place, const char *item, const char *what);

/* Short names for exact arithmetic. */
/*@ predicate chatter_counts{L}(struct chatter *c) = \valid_read(c) && c->pool != \null; */
/*@ requires chatter_counts(c);
  @ assigns \nothing;
  @ ensures \result != \null; */
scalar chatter_one(const struct chatter *c);
/*@ requires chatter_counts(c) && x != \null && y != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
scalar chatter_add(const struct chatter *c, scalar x, scalar y);
/*@ requires chatter_counts(c) && x != \null && y != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
scalar chatter_subtract(const struct chatter *c, scalar x, scalar y);
/*@ requires chatter_counts(c) && x != \null && y != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
scalar chatter_multiply(const struct chatter *c, scalar x, scalar y);
/*@ requires chatter_counts(c) && x != \null && y != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
scalar chatter_divide(const struct chatter *c, scalar x, scalar y);
/*@ requires chatter_counts(c) && x != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
scalar chatter_square(const struct chatter *c, scalar x);
/*@ requires chatter_counts(c) && x != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
scalar chatter_negate(const struct chatter *c, scalar x);
/*@ requires chatter_counts(c) && x != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
scalar chatter_magnitude(const struct chatter *c, scalar x);
/*@ requires chatter_counts(c) && x != \null && y != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && -1 <= \result <= 1; */
int chatter_compare(const struct chatter *c, scalar x, scalar y);

#endif
