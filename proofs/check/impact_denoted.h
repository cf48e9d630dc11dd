/* SPDX-License-Identifier: BSD-2-Clause */
/* The impact that the problem of a record denotes: the fields of the key `problem`, by their names. */
#ifndef PROOFS_CHECK_IMPACT_DENOTED_H
#define PROOFS_CHECK_IMPACT_DENOTED_H

#include "impact/words.h"

#include "state_denoted.h"

/*@ predicate spells_v{L}(char *s) = SPELT_1(0, 'v');
  @ predicate spells_r{L}(char *s) = SPELT_1(0, 'r');
  @ FIELD_DENOTES(v) FIELD_DENOTES(r)
  @ predicate body_denoted{L}(struct json *j, unsigned char *text, integer problem, real root, BODY_PARAMETERS) =
  @   field_A(j, text, problem, root, A) && field_B(j, text, problem, root, B) && field_C(j, text, problem, root, C) &&
  @   field_mu(j, text, problem, root, mu);
  @ predicate arrival_denoted{L}(struct json *j, unsigned char *text, integer problem, real root, WORDS_PARAMETERS) =
  @   body_denoted(j, text, problem, root, BODY) && field_u(j, text, problem, root, u) && field_v(j, text, problem, root, v) &&
  @   field_r(j, text, problem, root, r); */

#endif
