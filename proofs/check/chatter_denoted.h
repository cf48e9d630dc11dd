/* SPDX-License-Identifier: BSD-2-Clause */
/* The first impact that the problem of a record denotes, and the accelerations after it: the fields of the key `problem`, by their names. */
#ifndef PROOFS_CHECK_CHATTER_DENOTED_H
#define PROOFS_CHECK_CHATTER_DENOTED_H

#include "chatter/meaning.h"

#include "impact_denoted.h"

#define CHATTER_BODY_DATA real a, real b, real A, real B, real C, real mu, real r
#define CHATTER_DATA a, b, A, B, C, mu, r

/*@ // Whether the problem has the key u; the checker has established that it then has the key v.
  @ predicate velocity_given{L}(struct json *j, unsigned char *text, integer problem, integer given) =
  @   \exists char *key, integer node; spells_u(key) && has_at(j, text, problem, key, node) && (given != 0 <==> node != 0);
  @ // The velocity before the first impact is the one that is given; without it, that of a point which has left with u = 0.
  @ predicate velocity_denoted{L}(struct json *j, unsigned char *text, integer problem, real root, integer given, real a, real b, real u, real v) =
  @   (given != 0 ==> field_u(j, text, problem, root, u) && field_v(j, text, problem, root, v)) && (given == 0 ==> u == a + a && v == b);
  @ predicate bouncing_denoted{L}(struct json *j, unsigned char *text, integer problem, real root, CHATTER_BODY_DATA) =
  @   field_a(j, text, problem, root, a) && field_b(j, text, problem, root, b) && body_denoted(j, text, problem, root, A, B, C, mu) &&
  @   field_r(j, text, problem, root, r);
  @ predicate orbit_denoted{L}(struct json *j, unsigned char *text, integer problem, real root, CHATTER_PARAMETERS) =
  @   bouncing_denoted(j, text, problem, root, CHATTER_DATA) &&
  @   \exists integer given; velocity_given(j, text, problem, given) && velocity_denoted(j, text, problem, root, given, a, b, u, v); */

#endif
