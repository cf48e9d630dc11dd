/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `contact`: spec/certificate.md, section 4, from first principles. */
#ifndef CHECK_CONTACT_H
#define CHECK_CONTACT_H

#include "check/json.h"
#include "check/rational.h"
#include "check/shape.h"
#include "formula/contact.h"

/* The quantities in the order of the specification: Q_a, ..., Q_u, Q_Delta, ..., Q_N_T. */
#define QUANTITY_OF_INPUT(name, unit, meaning) Q_##name,
#define QUANTITY_OF_FORMULA(macro, output, unit, meaning) Q_##output,
enum { CONTACT_INPUTS(QUANTITY_OF_INPUT) CONTACT_FORMULAS(QUANTITY_OF_FORMULA) QUANTITIES };

enum mode { FLIGHT, SLIP_PLUS, SLIP_MINUS, STICK, MODES };

enum mode_status { CONSISTENT, BOUNDARY, INCONSISTENT, INADMISSIBLE };

/* A contact force and the accelerations that it causes. */
struct force {
    rational lambda_N, lambda_T, u_dot, v_dot;
};

/* What has been verified so far of one certificate. */
struct contact {
    const struct json *json;
    struct rational_pool *pool;
    struct answer *answer;
    int root, verdict, witness; /* nodes */
    rational q[QUANTITIES];
    int sign[QUANTITIES];
    enum mode_status status[MODES];
    struct force force[MODES]; /* of the consistent and boundary modes */
    int continuum;             /* the mode that is one, or -1 */
    rational to;               /* its end; NULL when it has none */
    int solutions;             /* distinct forces; unless there is a continuum */
};

extern const struct shape_field contact_shape[];
extern const char *const contact_quantity_name[QUANTITIES];
extern const char *const contact_mode_name[MODES];

/* contact_check: whether every statement of a certificate of the right shape is true.
 * Returns 1, or 0 with the reason in `answer`. */
int contact_check(const struct json *json, struct rational_pool *pool, struct answer *answer);

/* The parts of contact_check, in order.  Each returns 1, or 0 with the reason. */
int contact_check_quantities(struct contact *c); /* problem, hash, hypotheses, quantities  4.1, 4.2 */
int contact_check_modes(struct contact *c);      /* witness.modes, verdict.modes           4.3, 4.4 */
int contact_check_solutions(struct contact *c);  /* witness.solutions, verdict.solutions   4.4, 4.5 */
int contact_check_verdict(struct contact *c);    /* the rest of verdict                    4.6 */
int contact_check_row(struct contact *c);        /* row                                    4.6 */

/* contact_newton: the accelerations of a force (lambda_N, lambda_T). */
struct force contact_newton(const struct contact *c, rational lambda_N, rational lambda_T);

/* contact_slip_direction: 1 for S+, -1 for S-, 0 for F and T. */
int contact_slip_direction(enum mode mode);

/* contact_has_force: 1 for a consistent or boundary mode. */
int contact_has_force(const struct contact *c, enum mode mode);

/* contact_number: the rational that a string node denotes. */
rational contact_number(const struct contact *c, int node);

/* contact_sign_is: 1 when an integer node is the sign s. */
int contact_sign_is(const struct contact *c, int node, int s);

/* contact_rejected: answers REJECTED; returns 0. */
int contact_rejected(struct contact *c, const char *place, const char *item, const char *what);

#endif
