/* SPDX-License-Identifier: BSD-2-Clause */
/* Which number a + b sqrt(d) a value in a record denotes, stated of the bytes of the record (placed.h): a rational, an element of the field, or an
 * object with the members a, b and d. */
#ifndef PROOFS_CHECK_SURD_DENOTED_H
#define PROOFS_CHECK_SURD_DENOTED_H

#include "state_denoted.h"
#include "surd_root.h"

/*@ predicate spells_d{L}(char *s) = SPELT_1(0, 'd');
  @ FIELD_DENOTES(d)
  @ // d > 0 and s is its square root.
  @ predicate root_denoted{L}(struct json *j, unsigned char *text, integer node, real root, real a, real b, real d) =
  @   field_a(j, text, node, root, a) && field_b(j, text, node, root, b) && field_d(j, text, node, root, d) && surd_squares(surd_root(d), d);
  @ predicate surd_denoted{L}(struct json *j, unsigned char *text, integer node, real root, real x) = node_denotes(j, text, node, root, x) ||
  @   \exists real a, b, d; root_denoted(j, text, node, root, a, b, d) && x == surd_of(a, b, surd_root(d)); */

#endif
