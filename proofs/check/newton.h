/* SPDX-License-Identifier: BSD-2-Clause */
/* For contact_newton of src/check/contact/contact.c: it returns the force with the accelerations that this causes by Newton's law. */
#ifndef PROOFS_CHECK_NEWTON_H
#define PROOFS_CHECK_NEWTON_H

#include "contact.h"

/*@ // The accelerations stored with the force f are those that it causes.
  @ predicate caused{L}(struct contact *c, struct force f) =
  @   scalar_value(f.u_dot) == acceleration_T(STATE_OF(c), scalar_value(f.lambda_N), scalar_value(f.lambda_T)) &&
  @   scalar_value(f.v_dot) == acceleration_N(STATE_OF(c), scalar_value(f.lambda_N), scalar_value(f.lambda_T)); */

/*@ ensures newton: \result.lambda_N == lambda_N && \result.lambda_T == lambda_T && caused(c, \result); */
struct force contact_newton(const struct contact *c, scalar lambda_N, scalar lambda_T);

#endif
