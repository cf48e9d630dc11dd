/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory `contact` a second time, another way: from the definitions, with no formula and no table.
 *
 * Newton, Signorini and Coulomb are alternatives of linear conditions on (lambda_N, lambda_T).  Each
 * combination of alternatives is a polyhedron of forces; the verdict is read off the polyhedra, and
 * stability and impact off the response of the contact to a normal force that is imposed on it. */
#ifndef ORACLE_CONTACT_H
#define ORACLE_CONTACT_H

#include <gmp.h>

enum { ORACLE_F, ORACLE_S_PLUS, ORACLE_S_MINUS, ORACLE_T, ORACLE_MODES };
enum { ORACLE_CONSISTENT, ORACLE_BOUNDARY, ORACLE_INCONSISTENT, ORACLE_INADMISSIBLE };
enum { ORACLE_DETERMINATE, ORACLE_INDETERMINATE, ORACLE_NONE, ORACLE_DEGENERATE };
enum { ORACLE_INTERIOR, ORACLE_EDGE, ORACLE_EXTERIOR };
enum { ORACLE_STABLE, ORACLE_NEUTRAL, ORACLE_UNSTABLE, ORACLE_NO_FORCE };
enum { ORACLE_NO_IMPACT, ORACLE_IMPACT, ORACLE_IMPACT_DEGENERATE };
enum { ORACLE_CONTINUUM = -1 };

/* The quantities of which signs are asked, in the order of the interface. */
enum {
    ORACLE_a,
    ORACLE_b,
    ORACLE_A,
    ORACLE_B,
    ORACLE_C,
    ORACLE_mu,
    ORACLE_u,
    ORACLE_INPUTS,
    ORACLE_Delta = ORACLE_INPUTS,
    ORACLE_p_plus,
    ORACLE_p_minus,
    ORACLE_k_plus,
    ORACLE_k_minus,
    ORACLE_E_plus,
    ORACLE_E_minus,
    ORACLE_N,
    ORACLE_N_T,
    ORACLE_QUANTITIES
};

/* The name of each quantity, as printed in `zeros`. */
extern const char *const oracle_quantity_name[ORACLE_QUANTITIES];

/* The data, in the order above. */
struct oracle_problem {
    mpq_t in[ORACLE_INPUTS];
};

struct oracle_verdict {
    int mode[ORACLE_MODES];
    int solutions; /* or ORACLE_CONTINUUM */
    int class;
    const char *cell; /* the paper's cell, or NULL */
    int cone;
    int stability[ORACLE_MODES];
    int impact;
    int follows[ORACLE_MODES], impact_follows, arrest_follows;
    int sign[ORACLE_QUANTITIES];
};

void oracle_problem_init(struct oracle_problem *problem);
void oracle_problem_clear(struct oracle_problem *problem);

/* oracle_in_hypotheses: A > 0, C > 0, A C - B^2 > 0, mu >= 0. */
int oracle_in_hypotheses(const struct oracle_problem *problem);

/* oracle_contact: the verdict on a problem in the hypotheses. */
void oracle_contact(const struct oracle_problem *problem, struct oracle_verdict *verdict);

#endif
