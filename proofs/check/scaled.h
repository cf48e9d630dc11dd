/* SPDX-License-Identifier: BSD-2-Clause */
/* What elimination does to the values of linear forms (the rule MODE, src/check/kernel/mode_solve.c). */
#ifndef PROOFS_CHECK_SCALED_H
#define PROOFS_CHECK_SCALED_H

#include "forms.h"

/*@ // size x - by y
    logic real scaled(real size, real x, real by, real y) = check_difference(check_product(size, x), check_product(by, y)); */

/*@ lemma scaled_form: \forall real s, t, a, b, c, d, e, f, g, h, i, j, \list<real> x;
      form_sum(scaled(s, a, t, f), scaled(s, b, t, g), scaled(s, c, t, h), scaled(s, d, t, i), scaled(s, e, t, j), x) ==
        scaled(s, form_sum(a, b, c, d, e, x), t, form_sum(f, g, h, i, j, x));
    lemma scaled_sign: \forall real s, x, t, y; s > 0 && y == 0 ==> same_sign(scaled(s, x, t, y), x);
    lemma scaled_away: \forall real p, a; scaled(p, a, a, p) == 0;
    lemma scaled_away_turned: \forall real p, a; scaled(check_difference(0.0, p), a, check_difference(0.0, a), p) == 0;
    lemma scaled_zero: \forall real s, x, t, y; x == 0 && y == 0 ==> scaled(s, x, t, y) == 0;
    lemma scaled_nonzero: \forall real s, x, t, y; s > 0 && x != 0 && y == 0 ==> scaled(s, x, t, y) != 0;
    lemma turned: \forall real p; p < 0 ==> check_difference(0.0, p) > 0; */

#endif
