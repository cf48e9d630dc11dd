/* SPDX-License-Identifier: BSD-2-Clause */
/* The G-spot, and the state near it, that the problem of a record denotes: the fields of the key `problem`, by their names. */
#ifndef PROOFS_CHECK_JAM_DENOTED_H
#define PROOFS_CHECK_JAM_DENOTED_H

#include "jam/words.h"

#include "state_denoted.h"

/*@ predicate spells_alpha1{L}(char *s) = SPELT_6(0, 'a', 'l', 'p', 'h', 'a', '1');
  @ predicate spells_alpha2{L}(char *s) = SPELT_6(0, 'a', 'l', 'p', 'h', 'a', '2');
  @ predicate spells_alpha3{L}(char *s) = SPELT_6(0, 'a', 'l', 'p', 'h', 'a', '3');
  @ predicate spells_p{L}(char *s) = SPELT_1(0, 'p');
  @ FIELD_DENOTES(alpha1) FIELD_DENOTES(alpha2) FIELD_DENOTES(alpha3) FIELD_DENOTES(p)
  @ predicate rates_denoted{L}(struct json *j, unsigned char *text, integer problem, real root, RATES_PARAMETERS) =
  @   field_alpha1(j, text, problem, root, alpha1) && field_alpha2(j, text, problem, root, alpha2) &&
  @   field_alpha3(j, text, problem, root, alpha3);
  @ predicate motion_denoted{L}(struct json *j, unsigned char *text, integer problem, real root, real p, real b) =
  @   field_p(j, text, problem, root, p) && field_b(j, text, problem, root, b);
  @ // Whether the problem has the key p.
  @ predicate state_given{L}(struct json *j, unsigned char *text, integer problem, integer given) =
  @   \exists char *key, integer node; spells_p(key) && has_at(j, text, problem, key, node) && (given != 0 <==> node != 0); */

#endif
