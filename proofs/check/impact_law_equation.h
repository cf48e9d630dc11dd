/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/impact/sums.c: what the laws of restitution compare, and that comparing the sums of the pieces changes none of them. */
#ifndef PROOFS_CHECK_IMPACT_LAW_EQUATION_H
#define PROOFS_CHECK_IMPACT_LAW_EQUATION_H

#include "impact_law_found.h"

#include "../contact/known.h"

#include "impact_laws.h"

#include "../contact/proved.h"

/*@ ensures equation: IMPACT_REAL(c) ==> IMPACT_SURD(c, \result) == check_product(IMPACT_VALUE(c, r), IMPACT_SURD(c, x)); */
static struct surd times_r(const struct impact *c, struct surd x);
/*@ ensures equation: ACCEPTED(c) ==> poisson_equation(IMPACT_VALUE(c, r), IMPACT_SURD(c, compression), IMPACT_SURD(c, restitution)); */
static int poisson_holds(const struct impact *c, struct surd restitution, struct surd compression);
/*@ ensures equation: ACCEPTED(c) ==> newton_equation(IMPACT_VALUE(c, r), IMPACT_SURD(c, before), IMPACT_SURD(c, after)); */
static int newton_holds(const struct impact *c, struct surd after, struct surd before);
/*@ ensures equation: ACCEPTED(c) ==> energetic_equation(IMPACT_VALUE(c, r), IMPACT_SURD(c, compression), IMPACT_SURD(c, restitution)); */
static int energetic_holds(const struct impact *c, struct surd restitution, struct surd compression);
/*@ ensures equation: unchanged: RECORD_STAYS(c) && STATE_STAYS(c) && STAYS_AT(c, r) && SAME(c->pieces); */
static int check_sum(const struct impact *c, const char *phase, const struct phase_sum *sum);

/*@ ensures equation: IMPACT_SURD(c, \result) == check_sum(IMPACT_SURD(c, x), IMPACT_SURD(c, x)); */
static struct surd twice(const struct impact *c, struct surd x);
/*@ ensures equation: IMPACT_REAL(c) ==>
  @   is_quadratic_term(IMPACT_SURD(c, \result), scalar_value(c->q[quantity]), IMPACT_SURD(c, x), IMPACT_SURD(c, y)); */
static struct surd quadratic_term(const struct impact *c, int quantity, struct surd x, struct surd y);
/*@ ensures equation: IMPACT_REAL(c) ==> IMPACT_SURD(c, \result) == energy(BODY_OF(c), IMPACT_SURD(c, u), IMPACT_SURD(c, v)); */
static struct surd scaled_energy(const struct impact *c, struct surd u, struct surd v);
/*@ ensures equation: \result != 0 && scalar_doubt == 0 && \old(IMPACT_REAL(c)) ==>
  @   sign_of(c->energy, check_difference(\old(ENERGY_AFTER(c)), \old(ENERGY_BEFORE(c))));
  @ ensures equation: unchanged: \result != 0 ==> RECORD_STAYS(c) && STATE_STAYS(c); */
static int check_energy(struct impact *c);

#endif
