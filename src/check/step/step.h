/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `step` (spec/certificate.md, section 13, and spec/step.md): it computes everything again. */
#ifndef CHECK_STEP_STEP_H
#define CHECK_STEP_STEP_H

#include "check/text/json.h"
#include "check/quantities.h"
#include "check/numbers/scalar.h"
#include "check/schema.h"
#include "step/formula.h"

/* The quantities in the order of the specification: STEP_a, ..., STEP_work2; and the sizes: STEP_SIZE_s_T, ..., STEP_SIZE_noise_work. */
#define STEP_QUANTITY_OF_INPUT(name, unit, meaning) STEP_##name,
#define STEP_QUANTITY_OF_FORMULA(macro, output, unit, meaning) STEP_##output,
#define STEP_SIZE_OF_FORMULA(macro, output, unit, meaning) STEP_SIZE_##output,
enum { STEP_INPUTS(STEP_QUANTITY_OF_INPUT) STEP_FORMULAS(STEP_QUANTITY_OF_FORMULA) STEP_QUANTITIES };
enum { STEP_SIZES_FORMULAS(STEP_SIZE_OF_FORMULA) STEP_SIZES };

enum step_mode { STEP_F, STEP_S_PLUS, STEP_S_MINUS, STEP_T, STEP_MODES };
enum step_status { STEP_CONSISTENT, STEP_BOUNDARY, STEP_INCONSISTENT, STEP_INADMISSIBLE };
enum step_judgement { STEP_OTHER_PROBLEM, STEP_AGREE, STEP_NEAR, STEP_WRONG, STEP_OTHER_LAW };
enum step_restitution { STEP_NONE, STEP_KEPT, STEP_IGNORED, STEP_OTHER, STEP_BROKEN };
enum { STEP_MAX_TERMS = 4, STEP_EXCESSES = 4 };

/* The data of the problem besides the quantities. */
struct step_given {
    scalar v, e, a_size, b_size, body_noise, body_impulse, eps, floor;
    scalar u;                    /* NULL when it is unknown */
    scalar moment, s_M, noise_M; /* NULL without a body */
};

/* What the answer lacks of a mode: NULL means infinite. */
struct step_terms {
    scalar value[STEP_MAX_TERMS];
};

/* The force of a mode: its impulse, and how well it satisfies the inequalities. */
struct step_force {
    enum step_status status;
    scalar P_T, P_N; /* NULL when the mode is not in the exact set */
};

/* What has been computed for one certificate, with the bias that was tried last. */
struct step {
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    int problem, verdict, witness; /* indices of nodes */
    short body, associated, binding;
    struct step_given given;
    scalar q[STEP_QUANTITIES];
    short sign[STEP_QUANTITIES];
    scalar size[STEP_SIZES];
    struct step_terms term[STEP_MODES];
    scalar eta[STEP_MODES], residual, excess[STEP_EXCESSES]; /* NULL means infinite */
    struct step_force force[STEP_MODES];
    enum step_restitution restitution;
};

/* clang-format off */
/*@ predicate step_reads{L}(struct step *c) = \valid(c) && quantities_ready(c->json, c->pool, c->answer) &&
  @   0 <= c->problem < c->json->count && 0 <= c->verdict < c->json->count && 0 <= c->witness < c->json->count &&
  @   \separated(c, c->json, c->answer);
  @ predicate step_inputs{L}(struct step *c) = \forall integer k; 0 <= k < STEP_bias ==> c->q[k] != \null;
  @ predicate step_numbers{L}(struct step *c) =
  @   \forall integer k; 0 <= k < STEP_QUANTITIES ==> c->q[k] != \null && -1 <= c->sign[k] <= 1;
  @ predicate step_sized{L}(struct step *c) = \forall integer k; 0 <= k < STEP_SIZES ==> c->size[k] != \null;
  @ predicate step_given_numbers{L}(struct step *c) = c->given.v != \null && c->given.e != \null &&
  @   c->given.a_size != \null && c->given.b_size != \null && c->given.body_noise != \null &&
  @   c->given.body_impulse != \null && c->given.eps != \null && c->given.floor != \null &&
  @   (c->given.moment != \null ==> c->given.s_M != \null && c->given.noise_M != \null);
  @ // What is known when the data have been read, and when they have been evaluated with some bias.
  @ predicate step_ready{L}(struct step *c) = step_reads(c) && step_inputs(c) && step_given_numbers(c);
  @ predicate step_forces{L}(struct step *c) = \forall integer k; 0 <= k < STEP_MODES ==>
  @   STEP_CONSISTENT <= c->force[k].status <= STEP_INADMISSIBLE &&
  @   (c->force[k].status <= STEP_BOUNDARY ==> c->force[k].P_T != \null && c->force[k].P_N != \null);
  @ predicate step_sees{L}(struct step *c) = step_ready(c) && step_numbers(c) && step_sized(c); */
/* clang-format on */

extern const struct schema_field step_contact_schema[], step_body_schema[];

/* The schemas of a record: known_step_schema for a body, known_step_contact_schema for a contact. */
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_step_schema(void);
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_step_contact_schema(void);

/* step_check: whether every statement of a certificate that satisfies the schema is true.
 * Returns 1, or 0 with the reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int step_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* The parts of step_check. step_read: reads the data of the problem; 0 with the reason when the hypotheses fail. */
/*@ requires step_reads(c);
  @ assigns c->body, c->associated, c->binding, c->q[0 .. STEP_bias - 1], c->given, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> step_ready(c)); */
int step_read(struct step *c);

/* step_evaluate: computes the quantities and sizes with this bias. */
/*@ requires step_ready(c) && bias != \null;
  @ assigns c->q[STEP_bias .. STEP_QUANTITIES - 1], c->sign[0 .. STEP_QUANTITIES - 1], c->size[0 .. STEP_SIZES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && step_sees(c); */
void step_evaluate(struct step *c, scalar bias);

/* step_measure: computes the terms of each mode, the residual of Newton's law, and what the answer did. */
/*@ requires step_sees(c);
  @ assigns c->term[0 .. STEP_MODES - 1], c->eta[0 .. STEP_MODES - 1], c->residual,
  @   c->excess[0 .. STEP_EXCESSES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && step_sees(c); */
void step_measure(struct step *c);

/* step_find_forces: computes the exact set, by the declared law. step_rest_force, step_slip_force: a force of a contact
 * with the free velocity (a, q) by Coulomb's law, at rest when u is NULL, else sliding with u. */
/*@ requires step_sees(c);
  @ assigns c->force[0 .. STEP_MODES - 1], scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures sees: step_sees(c);
  @ ensures forces: step_forces(c); */
void step_find_forces(struct step *c);

/* step_compare: the sign of x - y, where NULL means infinite. */
/*@ requires pool != \null;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
int step_compare(struct scalar_pool *pool, scalar x, scalar y);

/* step_check_verdict, step_check_continuous, step_check_witness: check the objects with these names. `chosen` has 1 for
 * the chosen modes. */
/*@ requires step_sees(c) && step_forces(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int step_check_verdict(const struct step *c);
/*@ requires step_sees(c) && step_forces(c) && \valid_read(chosen + (0 .. STEP_MODES - 1));
  @ requires \separated(chosen + (0 .. STEP_MODES - 1), c->answer);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int step_check_continuous(const struct step *c, const short *chosen, enum step_judgement judgement);
/*@ requires step_sees(c) && step_forces(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> step_sees(c) && step_forces(c)); */
int step_check_witness(const struct step *c);

/* step_chosen: the number of modes that explain the answer within a change eps; they are marked in `chosen`. */
/*@ requires step_sees(c) && eps != \null && \valid(chosen + (0 .. STEP_MODES - 1));
  @ requires \separated(chosen + (0 .. STEP_MODES - 1), c);
  @ assigns chosen[0 .. STEP_MODES - 1], scalar_doubt;
  @ ensures 0 <= \result <= STEP_MODES && DOUBT_STAYS; */
int step_chosen(const struct step *c, scalar eps, short *chosen);

/* step_number_is: 1 when a node is this number, or null when x is NULL. */
/*@ requires step_reads(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int step_number_is(const struct step *c, int node, scalar x);

/* step_is_statuses: 1 when a node lists these statuses. step_mode_name: "F", "S+", "S-" or "T". */
/*@ requires step_reads(c) && 0 <= node < c->json->count && \valid_read(status + (0 .. STEP_MODES - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int step_is_statuses(const struct step *c, int node, const enum step_status *status);
/*@ assigns \result \from mode;
  @ ensures constant_text(\result); */
const char *step_mode_name(enum step_mode mode);

/* step_quantity_name: its name in the specification. */
/*@ assigns \result \from quantity;
  @ ensures constant_text(\result); */
const char *step_quantity_name(int quantity);

/* step_rejected: sets the answer REJECTED; returns 0. */
/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
int step_rejected(const struct step *c, const char *place, const char *item, const char *what);

#endif
