/* SPDX-License-Identifier: BSD-2-Clause */
/* The value of a number a + b sqrt(d) of the checker (check/numbers/surd.h), for any d > 0, whether it is a square or not. */
#ifndef PROOFS_CHECK_SURD_H
#define PROOFS_CHECK_SURD_H

#include "check/numbers/surd.h"

#include "model.h"
#include "surd_root.h"

/* The number x of the field f; and that the root of the field is a real number. */
#define SURD(f, x) surd_number((x).a, (x).b, (f)->d)
#define SURD_ROOT(f) surd_root(scalar_value((f)->d))
#define SURD_REAL(f) ((f)->d != \null ==> surd_squares(SURD_ROOT(f), scalar_value((f)->d)))

/*@ logic real surd_number(struct scalar *a, struct scalar *b, struct scalar *d) =
  @   b == \null ? scalar_value(a) : surd_of(scalar_value(a), scalar_value(b), surd_root(scalar_value(d))); */

/*@ lemma surd_is_plain: \forall struct scalar *a, struct scalar *d; surd_number(a, \null, d) == scalar_value(a);
  @ lemma surd_root_squares: \forall real d; d > 0 ==> surd_squares(surd_root(d), d);
  @ // (r, q) is the product of (a, b) and (x, y), none of which is given as a rational.
  @ predicate surd_times(struct scalar *a, struct scalar *b, struct scalar *x, struct scalar *y, struct scalar *d, struct scalar *r, struct scalar *q) =
  @   scalar_value(r) == check_sum(check_product(scalar_value(a), scalar_value(x)), check_product(check_product(scalar_value(b), scalar_value(y)), scalar_value(d))) &&
  @   scalar_value(q) == check_sum(check_product(scalar_value(a), scalar_value(y)), check_product(scalar_value(b), scalar_value(x)));
  @ lemma surd_product: \forall struct scalar *a, struct scalar *b, struct scalar *x, struct scalar *y, struct scalar *d, struct scalar *r, struct scalar *q;
  @   b != \null && y != \null && q != \null && surd_squares(surd_root(scalar_value(d)), scalar_value(d)) && surd_times(a, b, x, y, d, r, q) ==>
  @   surd_number(r, q, d) == check_product(surd_number(a, b, d), surd_number(x, y, d)); */

#endif
