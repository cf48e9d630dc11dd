/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted verdict on impact after impact claims: the row that it names has its meaning in spec/chatter/meaning.h. */
#ifndef PROOFS_CHECK_CHATTER_VERDICT_CLAIM_H
#define PROOFS_CHECK_CHATTER_VERDICT_CLAIM_H

#include "chatter_denoted.h"
#include "chatter_row_stated.h"

/*@ // The member `row` of the record names the row of the orbit.
  @ predicate orbit_row_holds{L}(struct json *j, unsigned char *text, CHATTER_PARAMETERS) =
  @   \exists integer row; chatter_row(row, CHATTER_STATE) && chatter_row_stated(j, text, row);
  @ // It does so for the orbit that the problem denotes, which is in the hypotheses.
  @ predicate orbit_is_stated{K,L}(struct json *j, unsigned char *text, integer problem, real root) = \exists CHATTER_PARAMETERS;
  @   orbit_denoted{K}(j, text, problem, root, CHATTER_STATE) && body(A, B, C, mu) && 0 <= r && r <= 1 && orbit_row_holds{L}(j, text, CHATTER_STATE); */

#endif
