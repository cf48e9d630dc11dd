/* SPDX-License-Identifier: BSD-2-Clause */
/* The equations by which the checker of an impact decides whether a law of restitution holds, and the terms of which it makes the energy. */
#ifndef PROOFS_CHECK_IMPACT_LAWS_H
#define PROOFS_CHECK_IMPACT_LAWS_H

#include "impact/meaning.h"

#include "model.h"

/*@ predicate newton_equation(real r, real v, real v_end) = check_sum(v_end, check_product(r, v)) == 0;
  @ predicate poisson_equation(real r, real I_c, real I_r) = I_r == check_product(r, I_c);
  @ predicate energetic_equation(real r, real W_c, real W_r) = check_sum(W_r, check_product(r, check_product(r, W_c))) == 0;
  @ predicate is_quadratic_term(real t, real q, real x, real y) = t == check_product(check_product(x, y), q);
  @ lemma energy_of_terms: \forall BODY_PARAMETERS, real u, v, uu, uv, vv; is_quadratic_term(uu, C, u, u) && is_quadratic_term(uv, B, u, v) &&
  @   is_quadratic_term(vv, A, v, v) ==> energy(BODY, u, v) == check_sum(check_difference(uu, check_sum(uv, uv)), vv); */

#endif
