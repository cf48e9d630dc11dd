/* SPDX-License-Identifier: BSD-2-Clause */
/* None of these may be proved.
 * unit: filter */
#include "numbers/filter.c"

/* The values need not be equal: there is an error. */
/*@ ensures false_exact: \forall real X, Y; holds(x.value, x.error, X) && holds(y.value, y.error, Y) ==>
        !unknown(\result.error) ==> (real)\result.value == X + Y; */
static struct ball sum_without_error(struct ball x, struct ball y)
{
    return ball_add(x, y);
}

/* A product of finite numbers may overflow: then nothing is known. */
/*@ requires \is_finite(x.value) && \is_finite(x.error);
    ensures false_known: \is_finite(\result.error); */
static struct ball square_without_overflow(struct ball x)
{
    return ball_multiply(x, x);
}

/* Without a bound of the distance there is no sign. */
/*@ ensures false_sign: \result == 1 ==> exact > 0; */
static int sign_of_anything(struct ball x) /*@ ghost (double exact) */
{
    return ball_sign(x);
}
