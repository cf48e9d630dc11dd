/* SPDX-License-Identifier: BSD-2-Clause */
/* Controls: false statements.  If a prover proves one of them, something is wrong.
 * unit: filter */
#include "numbers/filter.c"

/* False: the computed value need not be the exact one, since it is rounded. */
/*@ ensures false_exact: \forall real X, Y; holds(x.value, x.error, X) && holds(y.value, y.error, Y) ==>
        !unknown(\result.error) ==> (real)\result.value == X + Y; */
static struct ball sum_without_error(struct ball x, struct ball y)
{
    return ball_add(x, y);
}

/* False: a product of finite numbers may overflow, and then nothing is known of it. */
/*@ requires \is_finite(x.value) && \is_finite(x.error);
    ensures false_known: \is_finite(\result.error); */
static struct ball square_without_overflow(struct ball x)
{
    return ball_multiply(x, x);
}

/* False: the sign follows only from a bound of the distance. */
/*@ ensures false_sign: \result == 1 ==> exact > 0; */
static int sign_of_anything(struct ball x) /*@ ghost (double exact) */
{
    return ball_sign(x);
}
