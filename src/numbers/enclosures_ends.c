/* SPDX-License-Identifier: BSD-2-Clause */
/* The ends of an enclosure as rational numbers. */
#include "numbers/enclosures.h"

#include "numbers/number_private.h"

/* An end, rounded to `bits` bits; NULL when it overflows. */
/*@ requires pool: pool != \null;
    requires end: \valid_read(end) && is_number(end);
    requires bits: 0 < bits <= 0x1000000000000000;
    assigns \nothing;
    ensures below: \result != \null && rounding == MPFR_RNDD ==> value(\result) <= end{Pre}(end);
    ensures above: \result != \null && rounding == MPFR_RNDU ==> end{Pre}(end) <= value(\result); */
static const struct number *end_number(struct number_pool *pool, mpfr_srcptr end, long bits, mpfr_rnd_t rounding)
{
    mpfr_t shorter;
    mpfr_init2(shorter, bits);
    mpfr_set(shorter, end, rounding);
    if (!mpfr_number_p(shorter)) {
        mpfr_clear(shorter);
        return NULL;
    }
    struct number *x = number_fresh(pool);
    mpfr_get_q(x->value, shorter);
    //@ assert value: value(x) == end(&shorter[0]);
    mpfr_clear(shorter);
    return x;
}

int enclosures_ends(struct number_pool *pool, enclosed x, long bits, const struct number **low,
                    const struct number **high)
{
    if (!x->known) return 0;
    const struct number *below = end_number(pool, x->low, bits, MPFR_RNDD);
    const struct number *above = end_number(pool, x->high, bits, MPFR_RNDU);
    if (below == NULL || above == NULL) return 0;
    *low = below;
    *high = above;
    return 1;
}

long enclosures_exponent(enclosed x)
{
    return x->known && !mpfr_zero_p(x->low) ? (long)mpfr_get_exp(x->low) : 0;
}
