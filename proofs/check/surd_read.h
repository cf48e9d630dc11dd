/* SPDX-License-Identifier: BSD-2-Clause */
/* A number a + b sqrt(d) that is made of the members of an object is the one that the object denotes. */
#ifndef PROOFS_CHECK_SURD_READ_H
#define PROOFS_CHECK_SURD_READ_H

#include "surd.h"
#include "surd_denoted.h"

/*@ lemma surd_denoted_here{L}: \forall struct json *j, unsigned char *text, integer node, real root, struct scalar *a, struct scalar *b, struct scalar *d, struct scalar *e;
  @   field_a(j, text, node, root, scalar_value(a)) && field_b(j, text, node, root, scalar_value(b)) && field_d(j, text, node, root, scalar_value(d)) &&
  @   b != \null && scalar_value(d) == scalar_value(e) && surd_squares(surd_root(scalar_value(e)), scalar_value(e)) ==>
  @   surd_denoted(j, text, node, root, surd_number(a, b, e)); */

#endif
