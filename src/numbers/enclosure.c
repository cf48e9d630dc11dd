/* SPDX-License-Identifier: BSD-2-Clause */
/* Proved: `make prove`.  What is assumed of MPFR, correct rounding in a direction, is in proofs/numbers/ends.h. */
#include "numbers/enclosure.h"

#include "numbers/number_private.h"
#include "numbers/real.h"

void enclosure_init(struct enclosure *x, long precision)
{
    x->known = 0;
    x->owns = precision > ENCLOSURE_ROOM_BITS;
    if (x->owns) {
        mpfr_init2(x->low, precision);
        mpfr_init2(x->high, precision);
    } else {
        mpfr_custom_init_set(x->low, MPFR_NAN_KIND, 0, precision, x->room[0]);
        mpfr_custom_init_set(x->high, MPFR_NAN_KIND, 0, precision, x->room[1]);
    }
}

void enclosure_clear(struct enclosure *x)
{
    if (!x->owns) return;
    mpfr_clear(x->low);
    mpfr_clear(x->high);
}

/* Whether both ends are numbers, neither infinite nor NaN. */
/*@ requires memory: \valid_read(x);
    assigns \nothing;
    ensures numbers: \result != 0 <==> has_numbers(x); */
static int has_ends(const struct enclosure *x)
{
    return mpfr_number_p(x->low) && mpfr_number_p(x->high);
}

/* The ends of a ball of Arb, rounded outwards. */
/*@ requires memory: \valid(out);
    requires precision: 0 < precision <= 0x1000000000000000;
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: lies(value(x), out); */
static void enclose_real(struct enclosure *out, const struct number *x, long precision)
{
    arb_t ball;
    arb_init(ball);
    real_enclose(ball, x, precision);
    arb_get_interval_mpfr(out->low, out->high, ball);
    arb_clear(ball);
    out->known = has_ends(out);
}

void enclosure_of_number(struct enclosure *out, const struct number *x, long precision)
{
    if (!number_is_plain(x)) {
        enclose_real(out, x, precision);
        return;
    }
    mpfr_set_q(out->low, x->value, MPFR_RNDD);
    mpfr_set_q(out->high, x->value, MPFR_RNDU);
    out->known = has_ends(out);
}

void enclosure_add(struct enclosure *out, const struct enclosure *x, const struct enclosure *y)
{
    out->known = 0;
    if (!x->known || !y->known) return;
    mpfr_add(out->low, x->low, y->low, MPFR_RNDD);
    mpfr_add(out->high, x->high, y->high, MPFR_RNDU);
    out->known = has_ends(out);
}

void enclosure_subtract(struct enclosure *out, const struct enclosure *x, const struct enclosure *y)
{
    out->known = 0;
    if (!x->known || !y->known) return;
    mpfr_sub(out->low, x->low, y->high, MPFR_RNDD);
    mpfr_sub(out->high, x->high, y->low, MPFR_RNDU);
    out->known = has_ends(out);
}

/* The smaller of two products rounded down, or the larger rounded up. */
/*@ requires memory: \valid(out) && \valid_read(a) && \valid_read(b) && \valid_read(c) && \valid_read(d);
    requires apart: \separated(out, a) && \separated(out, b) && \separated(out, c) && \separated(out, d);
    requires numbers: is_number(a) && is_number(b) && is_number(c) && is_number(d);
    requires direction: rounding == MPFR_RNDD || rounding == MPFR_RNDU;
    assigns *out;
    ensures below: is_number(out) && rounding == MPFR_RNDD ==>
        end(out) <= product(end{Pre}(a), end{Pre}(b)) && end(out) <= product(end{Pre}(c), end{Pre}(d));
    ensures above: is_number(out) && rounding == MPFR_RNDU ==>
        end(out) >= product(end{Pre}(a), end{Pre}(b)) && end(out) >= product(end{Pre}(c), end{Pre}(d)); */
static void outer_product(mpfr_ptr out, mpfr_srcptr a, mpfr_srcptr b, mpfr_srcptr c, mpfr_srcptr d, mpfr_rnd_t rounding)
{
    mpfr_t other;
    mpfr_init2(other, mpfr_get_prec(out));
    mpfr_mul(out, a, b, rounding);
    mpfr_mul(other, c, d, rounding);
    if (!mpfr_number_p(other)) {
        mpfr_set_nan(out);
    } else if (mpfr_number_p(out)) {
        const int order = mpfr_cmp(other, out);
        if (rounding == MPFR_RNDD ? order < 0 : order > 0) mpfr_set(out, other, rounding);
    }
    mpfr_clear(other);
}

/* A lower bound of the products of a number in x and one in y. When one of them has one sign only, that sign determines
 * which ends to multiply. */
/*@ requires memory: \valid(out) && \valid_read(x) && \valid_read(y) && \separated(out, x) && \separated(out, y);
    requires known: has_numbers(x) && has_numbers(y);
    assigns *out;
    ensures below: is_number(out) ==> \forall real a, b; is_between{Pre}(a, x) && is_between{Pre}(b, y) ==> end(out) <= product(a, b); */
static void multiply_below(mpfr_ptr out, const struct enclosure *x, const struct enclosure *y)
{
    if (mpfr_sgn(x->low) >= 0)
        mpfr_mul(out, mpfr_sgn(y->low) >= 0 ? x->low : x->high, y->low, MPFR_RNDD);
    else if (mpfr_sgn(x->high) <= 0)
        mpfr_mul(out, mpfr_sgn(y->high) >= 0 ? x->low : x->high, y->high, MPFR_RNDD);
    else if (mpfr_sgn(y->low) >= 0)
        mpfr_mul(out, x->low, y->high, MPFR_RNDD);
    else if (mpfr_sgn(y->high) <= 0)
        mpfr_mul(out, x->high, y->low, MPFR_RNDD);
    else
        outer_product(out, x->low, y->high, x->high, y->low, MPFR_RNDD);
}

/* An upper bound of these products. */
/*@ requires memory: \valid(out) && \valid_read(x) && \valid_read(y) && \separated(out, x) && \separated(out, y);
    requires known: has_numbers(x) && has_numbers(y);
    assigns *out;
    ensures above: is_number(out) ==> \forall real a, b; is_between{Pre}(a, x) && is_between{Pre}(b, y) ==> end(out) >= product(a, b); */
static void multiply_above(mpfr_ptr out, const struct enclosure *x, const struct enclosure *y)
{
    if (mpfr_sgn(x->low) >= 0)
        mpfr_mul(out, mpfr_sgn(y->high) >= 0 ? x->high : x->low, y->high, MPFR_RNDU);
    else if (mpfr_sgn(x->high) <= 0)
        mpfr_mul(out, mpfr_sgn(y->low) >= 0 ? x->high : x->low, y->low, MPFR_RNDU);
    else if (mpfr_sgn(y->low) >= 0)
        mpfr_mul(out, x->high, y->high, MPFR_RNDU);
    else if (mpfr_sgn(y->high) <= 0)
        mpfr_mul(out, x->low, y->low, MPFR_RNDU);
    else
        outer_product(out, x->low, y->low, x->high, y->high, MPFR_RNDU);
}

void enclosure_multiply(struct enclosure *out, const struct enclosure *x, const struct enclosure *y)
{
    out->known = 0;
    if (!x->known || !y->known) return;
    multiply_below(out->low, x, y);
    multiply_above(out->high, x, y);
    out->known = has_ends(out);
}

int enclosure_find_sign(const struct enclosure *x)
{
    if (!x->known) return NUMBER_SIGN_UNKNOWN;
    return mpfr_sgn(x->low) > 0 ? 1 : mpfr_sgn(x->high) < 0 ? -1 : NUMBER_SIGN_UNKNOWN;
}
