/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/variations.c and field_isolates of field.c: if field_isolates answers 1, the polynomial has exactly one root in
 * the interval, and changes its sign there.  Descartes' rule of signs (A64) is assumed, of the coefficients whose changes of sign are
 * counted; that they are those of the polynomial after a change of variable is proved (descartes.h). */
#ifndef PROOFS_CHECK_FIELD_ISOLATED_H
#define PROOFS_CHECK_FIELD_ISOLATED_H

#include "../contact/known.h"

#include "descartes.h"
#include "inside.h"

#include "../contact/proved.h"

#include "check/numbers/field_private.h"
#include "field_root.h"
#include "plain.h"

/*@ ensures value: is_raised{Pre,Post}(p, i, count, scalar_value(x));
    ensures value: \forall integer k; 0 <= k < i ==> p[k] == \old(p[k]); */
static void advance(struct scalar_pool *pool, scalar *p, int i, int count, scalar x);
/*@ ensures value: \forall real y, t; is_shifted(y, scalar_value(x), t) ==> polynomial_value(p, count, t) == \old(polynomial_value(p, count, y));
    ensures value: 0 < count ==> p[count - 1] == \old(p[count - 1]); */
static void shift(struct scalar_pool *pool, scalar *p, int count, scalar x);
/*@ ensures value: \forall real u, t; is_product(u, scalar_value(x), t) ==> polynomial_value(p, count, t) == \old(polynomial_value(p, count, u)); */
static void stretch(struct scalar_pool *pool, scalar *p, int count, scalar x);
/*@ ensures value: is_reversed{Pre,Post}(p, count); */
static void reverse(scalar *p, int count);
/*@ ensures value: turns{Pre,Post}(p, count, scalar_value(low), scalar_value(width));
    ensures value: 0 < count ==> scalar_value(p[count - 1]) == \old(polynomial_value(p, count, scalar_value(low))); */
static void turn(struct scalar_pool *pool, scalar *p, int count, scalar low, scalar width);
/*@ ensures value: scalar_doubt == 0 && \result == 1 ==> \exists integer s; changes_once(p, count, s);
    // A64
    ensures descartes: \forall integer s; changes_once(p, count, s) ==> \exists real r; has_one_root(p, count, s, r); */
int field_variations(const scalar *p, int count);
/*@ ensures value: scalar_doubt == 0 && \result == 1 && 0 < scalar_value(width) ==> \exists real r, integer s;
      crosses{Pre}(p, count, scalar_value(low), scalar_value(low) + scalar_value(width), r, s); */
static int variations_within(struct scalar_pool *pool, scalar *p, int count, scalar low, scalar width);
/*@ ensures value: scalar_doubt == 0 && \result == 1 ==>
      \exists real r, integer s; crosses{Pre}(coefficient, count, scalar_value(low), scalar_value(high), r, s); */
int field_isolates(struct scalar_pool *pool, const scalar *coefficient, int count, scalar low, scalar high);

#endif
