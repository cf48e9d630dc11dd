/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `contact`: it verifies certificates from Newton's, Signorini's and Coulomb's laws
 * (spec/certificate.md, section 4). */
#ifndef CHECK_CONTACT_CONTACT_H
#define CHECK_CONTACT_CONTACT_H

#include "check/text/json.h"
#include "check/quantities.h"
#include "check/numbers/scalar.h"
#include "check/schema.h"
#include "check/cover/uncertain.h"
#include "contact/formula.h"

/* The quantities in the order of the specification: Q_a, ..., Q_u, Q_Delta, ..., Q_N_T. */
#define QUANTITY_OF_INPUT(name, unit, meaning) Q_##name,
#define QUANTITY_OF_FORMULA(macro, output, unit, meaning) Q_##output,
enum { CONTACT_INPUTS(QUANTITY_OF_INPUT) CONTACT_FORMULAS(QUANTITY_OF_FORMULA) QUANTITIES };

enum mode { FLIGHT, SLIP_PLUS, SLIP_MINUS, STICK, MODES };

enum mode_status { CONSISTENT, BOUNDARY, INCONSISTENT, INADMISSIBLE };

/* A contact force, and the accelerations under it. */
struct force {
    scalar lambda_N, lambda_T, u_dot, v_dot;
};

/* What has been verified of one certificate so far. (For the types of the members see proofs/README.md, "Types that
 * differ".) */
struct contact {
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    int root, verdict, witness; /* indices of nodes */
    scalar q[QUANTITIES];
    short sign[QUANTITIES];
    unsigned char status[MODES]; /* enum mode_status */
    struct force force[MODES];   /* of the modes that are consistent or a boundary */
    short continuum;             /* the mode whose forces are a continuum, or -1 */
    scalar to;                   /* the end of the continuum; NULL when it has none */
    short solutions;             /* the number of distinct forces, unless there is a continuum */
};

extern const struct schema_field contact_schema[];

/*@ predicate contact_signs{L}(struct contact *c) = \forall integer k; 0 <= k < QUANTITIES ==> -1 <= c->sign[k] <= 1;
  @ predicate contact_sees{L}(struct contact *c) = \valid_read(c) && json_ok(c->json) && c->json->count > 0 &&
  @   \valid(c->answer) && \separated(c->answer, c->json) && \separated(c->answer, c) &&
  @   0 <= c->verdict < c->json->count && contact_signs(c);
  @ // c is separate from what it points to.
  @ predicate contact_apart{L}(struct contact *c) = \separated(c, c->json) && \separated(c, c->answer) &&
  @   \separated(c, c->json->text + (0 .. c->json->length - 1));
  @ predicate contact_ready{L}(struct contact *c) =
  @   \valid(c) && quantities_ready(c->json, c->pool, c->answer) && contact_apart(c) && c->root == 0 &&
  @   0 <= c->verdict < c->json->count && 0 <= c->witness < c->json->count;
  @ predicate contact_numbers{L}(struct contact *c) = \forall integer k; 0 <= k < QUANTITIES ==> c->q[k] != \null;
  @ predicate contact_evaluated{L}(struct contact *c) = contact_ready(c) && contact_numbers(c) && contact_signs(c);
  @ predicate force_ok(struct force f) =
  @   f.lambda_N != \null && f.lambda_T != \null && f.u_dot != \null && f.v_dot != \null;
  @ predicate has_force{L}(struct contact *c, integer mode) =
  @   c->status[mode] == CONSISTENT || c->status[mode] == BOUNDARY;
  @ predicate contact_forces{L}(struct contact *c, integer n) =
  @   \forall integer i; 0 <= i < n ==> has_force(c, i) ==> force_ok(c->force[i]);
  @ predicate contact_judged{L}(struct contact *c) = contact_evaluated(c) && contact_forces(c, MODES);
  @ predicate contact_counted{L}(struct contact *c) = c->continuum >= 0 || 0 <= c->solutions <= MODES; */

/* contact_mode_name: F, S+, S- or T.  contact_quantity_name: its name in the specification. */
/*@ assigns \result \from mode;
  @ ensures constant_text(\result); */
const char *contact_mode_name(enum mode mode);
/*@ assigns \result \from quantity;
  @ ensures constant_text(\result); */
const char *contact_quantity_name(int quantity);

/* contact_check: whether every statement of a certificate that satisfies the schema is true. Returns 1, or 0 with the
 * reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int contact_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* contact_check_enclosed: the same when some numbers of the problem are given by enclosures. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int contact_check_enclosed(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* The parts of contact_check that verify the witness, in order, with the sections of spec/certificate.md. Each returns
 * 1, or 0 with the reason. */
/*@ requires contact_ready(c);
  @ assigns c->q[0 .. QUANTITIES - 1], c->sign[0 .. QUANTITIES - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> contact_evaluated(c)); */
int contact_check_quantities(struct contact *c); /* problem, hash, hypotheses, quantities  4.1, 4.2 */
/*@ requires contact_evaluated(c) && c->continuum == -1;
  @ assigns c->status[0 .. MODES - 1], c->force[0 .. MODES - 1], c->continuum, c->to, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> contact_judged(c)); */
int contact_check_modes(struct contact *c); /* witness.modes                         4.3, 4.4 */
/*@ requires contact_judged(c);
  @ assigns c->solutions, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> contact_judged(c) && contact_counted(c)); */
int contact_check_solutions(struct contact *c); /* witness.solutions                     4.4, 4.5 */

/* The parts that compare the verdict with what was verified: 1 when they agree. contact_wrong_word: the first other
 * field of the verdict that disagrees; NULL when there is none. */
/*@ requires contact_sees(c) && contact_counted(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int contact_number_is_stated(const struct contact *c); /* verdict.solutions 4.4 */
/*@ requires contact_sees(c) && contact_counted(c);
  @ assigns \result \from *c;
  @ ensures \result != \null ==> constant_text(\result); */
const char *contact_wrong_word(const struct contact *c); /* rest of verdict 4.6 */
/*@ requires contact_sees(c) && 0 <= row < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int contact_row_is_stated(const struct contact *c, int row); /* the row at a node 4.6 */

/* contact_theory: the functions of this kind that uncertain data need (spec/certificate.md, section 9). */
extern const struct uncertain_theory contact_theory;

/* contact_conclude: computes statuses, continuum and number of solutions from the signs alone (section 9.4).
 * contact_check_claims: whether `verdict` and the row at a node agree with what was computed. */
/*@ requires \valid(c) && contact_signs(c);
  @ assigns c->status[0 .. MODES - 1], c->continuum, c->solutions;
  @ ensures contact_counted(c) && contact_signs(c); */
void contact_conclude(struct contact *c);
/*@ requires contact_sees(c) && contact_counted(c) && 0 <= row < c->json->count;
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1; */
int contact_check_claims(struct contact *c, int row);

/* contact_is_same_force: for two modes, x before y, that have one force each: 1 when the forces are equal, by the
 * signs. */
/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int contact_is_same_force(const struct contact *c, enum mode x, enum mode y);

/* contact_is_mode_status: 1 when a node is the word for this status. */
/*@ requires contact_sees(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int contact_is_mode_status(const struct contact *c, int node, enum mode_status status);

/* contact_is_inside: 1 when the signs satisfy the hypotheses. contact_reject_outside: rejects the certificate for that
 * reason; returns 0. */
/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures \result != 0 <==> c->sign[Q_A] > 0 && c->sign[Q_C] > 0 && c->sign[Q_Delta] > 0 && c->sign[Q_mu] >= 0; */
int contact_is_inside(const struct contact *c);
/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
int contact_reject_outside(const struct contact *c);

/* contact_newton: the accelerations of a force (lambda_N, lambda_T). */
/*@ requires contact_evaluated(c) && lambda_N != \null && lambda_T != \null;
  @ assigns \nothing;
  @ ensures force_ok(\result); */
struct force contact_newton(const struct contact *c, scalar lambda_N, scalar lambda_T);

/* contact_slip_direction: 1 for S+, -1 for S-, 0 for F and T. */
/*@ assigns \nothing;
  @ ensures \result == (mode == SLIP_PLUS ? 1 : mode == SLIP_MINUS ? -1 : 0); */
int contact_slip_direction(enum mode mode);

/* contact_has_force: 1 for a consistent or boundary mode. */
/*@ requires \valid_read(c) && mode < MODES;
  @ assigns \nothing;
  @ ensures \result != 0 <==> c->status[mode] == CONSISTENT || c->status[mode] == BOUNDARY; */
int contact_has_force(const struct contact *c, enum mode mode);

/* contact_number: the rational at a string node. */
/*@ requires contact_ready(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt, \result \from c, node;
  @ ensures \result != \null && DOUBT_STAYS; */
scalar contact_number(const struct contact *c, int node);

/* contact_sign_is: 1 when an integer node is the sign s. */
/*@ requires \valid_read(c) && json_ok(c->json) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int contact_sign_is(const struct contact *c, int node, int s);

/* contact_rejected: sets the answer REJECTED; returns 0. */
/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
int contact_rejected(const struct contact *c, const char *place, const char *item, const char *what);

#endif
