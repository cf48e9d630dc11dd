/* SPDX-License-Identifier: BSD-2-Clause */
/* Which real linear form a form of a table is, and the contracts of the functions that read and evaluate it (src/check/kernel/form.h). */
#ifndef PROOFS_CHECK_FORM_READ_H
#define PROOFS_CHECK_FORM_READ_H

#include "forms.h"

/*@ logic real quantity_of{L}(struct numbers *n, integer k) = k == FORM_NUMBER ? 1.0 : scalar_value(n->q[k]);
    logic real coefficient_real{L}(struct numbers *n, struct coefficient x) = x.sign == 0 ? 0.0 :
      x.sign == 1 ? quantity_of(n, x.quantity) : check_difference(0.0, quantity_of(n, x.quantity));
    // The value of a form of a table at a point.
    logic real form_real{L}(struct numbers *n, struct form *f, \list<real> x) = form_sum(coefficient_real(n, f->of[0]), coefficient_real(n, f->of[1]),
      coefficient_real(n, f->of[2]), coefficient_real(n, f->of[3]), coefficient_real(n, f->constant), x);
    // side * v, for side 1 or -1
    logic real sided(integer side, real v) = side == 1 ? v : check_difference(0.0, v); */

/*@ STEP(sided_back: \forall real v; check_difference(0.0, check_difference(0.0, v)) == v)
    STEP(sided_zero: check_difference(0.0, 0.0) == 0.0)
    STEP(form_turned: \forall real a, b, c, d, e, \list<real> x; form_sum(check_difference(0.0, a), check_difference(0.0, b), check_difference(0.0, c),
      check_difference(0.0, d), check_difference(0.0, e), x) == check_difference(0.0, form_sum(a, b, c, d, e, x)))
    lemma form_sided: \forall real a, b, c, d, e, \list<real> x, integer s; form_sum(sided(s, a), sided(s, b), sided(s, c), sided(s, d), sided(s, e), x) ==
      sided(s, form_sum(a, b, c, d, e, x));
    lemma sided_turned: \forall integer s, t, real v; (s == 1 || s == -1) && (t == 1 || t == -1) ==>
      sided(t, s == 1 ? v : check_difference(0.0, v)) == (s == t ? v : check_difference(0.0, v));
    lemma sided_none: \forall integer s; sided(s, 0.0) == 0.0; */

/*@ ensures value: \forall \list<real> x; form_value(\result, x) == sided(side, form_real(n, f, x)); */
struct linear form_read(const struct numbers *n, const struct form *f, int side);
/*@ ensures value: scalar_value(\result) == value_at(f, x); */
scalar form_at(struct scalar_pool *pool, struct linear f, struct point x);

#endif
