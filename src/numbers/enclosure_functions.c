/* SPDX-License-Identifier: BSD-2-Clause */
/* Proved: what is assumed of MPFR, correct rounding in a direction, is in proofs/numbers/functions.h. Each function calls that of MPFR by its name, since
 * WP knows no contract of a pointer to a function. */
#include "numbers/enclosure_functions.h"

/* Notes whether both ends are numbers, neither infinite nor NaN. */
/*@ requires memory: \valid(out);
    assigns out->known;
    ensures known: out->known != 0 <==> has_numbers(out); */
static void finish(struct enclosure *out)
{
    out->known = mpfr_number_p(out->low) && mpfr_number_p(out->high);
}

void enclosure_invert(struct enclosure *out, const struct enclosure *x)
{
    out->known = 0;
    if (!x->known || (mpfr_sgn(x->low) <= 0 && mpfr_sgn(x->high) >= 0)) return;
    //@ assert sign: end(&x->low[0]) > 0 || end(&x->high[0]) < 0;
    mpfr_ui_div(out->low, 1, x->high, MPFR_RNDD);
    //@ assert below: is_number(&out->low[0]) ==> is_below_inverses(end(&out->low[0]), end{Pre}(&x->low[0]), end{Pre}(&x->high[0]));
    //@ assert known: \at(x->known, Pre) != 0 && end(&x->low[0]) == end{Pre}(&x->low[0]);
    mpfr_ui_div(out->high, 1, x->low, MPFR_RNDU);
    //@ assert above: is_number(&out->high[0]) ==> is_above_inverses(end(&out->high[0]), end{Pre}(&x->low[0]), end{Pre}(&x->high[0]));
    //@ assert unchanged: is_number(&out->low[0]) ==> is_below_inverses(end(&out->low[0]), end{Pre}(&x->low[0]), end{Pre}(&x->high[0]));
    finish(out);
    //@ assert numbers: out->known != 0 ==> is_number(&out->low[0]) && is_number(&out->high[0]);
    /*@ assert inverses: out->known != 0 ==> \forall real a, b; end{Pre}(&x->low[0]) <= a <= end{Pre}(&x->high[0]) && is_inverse(b, a) ==>
            end(&out->low[0]) <= b <= end(&out->high[0]); */
}

void enclosure_sqrt(struct enclosure *out, const struct enclosure *x)
{
    out->known = 0;
    if (!x->known) return;
    mpfr_sqrt(out->low, x->low, MPFR_RNDD);
    //@ assert below: is_number(&out->low[0]) ==> \forall real a, b; end{Pre}(&x->low[0]) <= a && is_root(b, a) ==> end(&out->low[0]) <= b;
    //@ assert known: \at(x->known, Pre) != 0 && end(&x->high[0]) == end{Pre}(&x->high[0]);
    mpfr_sqrt(out->high, x->high, MPFR_RNDU);
    //@ assert above: is_number(&out->high[0]) ==> \forall real a, b; a <= end{Pre}(&x->high[0]) && is_root(b, a) ==> b <= end(&out->high[0]);
    //@ assert unchanged: is_number(&out->low[0]) ==> \forall real a, b; end{Pre}(&x->low[0]) <= a && is_root(b, a) ==> end(&out->low[0]) <= b;
    finish(out);
    //@ assert numbers: out->known != 0 ==> is_number(&out->low[0]) && is_number(&out->high[0]);
}

void enclosure_exp(struct enclosure *out, const struct enclosure *x)
{
    out->known = 0;
    if (!x->known) return;
    mpfr_exp(out->low, x->low, MPFR_RNDD);
    mpfr_exp(out->high, x->high, MPFR_RNDU);
    finish(out);
}

void enclosure_log(struct enclosure *out, const struct enclosure *x)
{
    out->known = 0;
    if (!x->known) return;
    mpfr_log(out->low, x->low, MPFR_RNDD);
    mpfr_log(out->high, x->high, MPFR_RNDU);
    finish(out);
}

void enclosure_arctangent(struct enclosure *out, const struct enclosure *x)
{
    out->known = 0;
    if (!x->known) return;
    mpfr_atan(out->low, x->low, MPFR_RNDD);
    mpfr_atan(out->high, x->high, MPFR_RNDU);
    finish(out);
}

/* The end, but not below -1, or where it is no number. */
/*@ requires memory: \valid(z);
    assigns *z;
    ensures below: \forall real a; -1 <= a && (is_number{Pre}(z) ==> end{Pre}(z) <= a) && is_number(z) ==> end(z) <= a; */
static void not_below(mpfr_ptr z)
{
    if (!mpfr_number_p(z) || mpfr_cmp_si(z, -1) < 0) mpfr_set_si(z, -1, MPFR_RNDD);
}

/* The end, but not above 1. */
/*@ requires memory: \valid(z);
    assigns *z;
    ensures above: \forall real a; a <= 1 && (is_number{Pre}(z) ==> a <= end{Pre}(z)) && is_number(z) ==> a <= end(z); */
static void not_above(mpfr_ptr z)
{
    if (!mpfr_number_p(z) || mpfr_cmp_si(z, 1) > 0) mpfr_set_si(z, 1, MPFR_RNDU);
}

/*@ logic real width_of{L}(struct enclosure *x) = difference(end(&x->high[0]), end(&x->low[0]));
    // z is not above, or not below, what lies in [-1, 1] and beyond y.
    predicate is_not_above(real z, real y) = \forall real a; -1 <= a && y <= a ==> z <= a;
    predicate is_not_below(real z, real y) = \forall real a; a <= 1 && a <= y ==> a <= z; */

/* By the width of x on both sides: how much a function changes that changes by at most the change of its argument. */
/*@ requires memory: \valid(out) && \valid_read(x) && \separated(out, x);
    requires numbers: has_numbers(out) && has_numbers(x);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: \forall real a; -1 <= a <= 1 && difference(end{Pre}(&out->low[0]), width_of{Pre}(x)) <= a <= sum(end{Pre}(&out->high[0]), width_of{Pre}(x)) ==>
        lies(a, out); */
static void widen(struct enclosure *out, const struct enclosure *x)
{
    mpfr_t width;
    mpfr_init2(width, mpfr_get_prec(x->low));
    mpfr_sub(width, x->high, x->low, MPFR_RNDU);
    //@ assert width: is_number(&width[0]) ==> width_of{Pre}(x) <= end(&width[0]);
    //@ assert ends: end(&out->low[0]) == end{Pre}(&out->low[0]) && end(&out->high[0]) == end{Pre}(&out->high[0]);
    if (mpfr_number_p(width)) {
        mpfr_sub(out->low, out->low, width, MPFR_RNDD);
        mpfr_add(out->high, out->high, width, MPFR_RNDU);
    } else {
        mpfr_set_nan(out->low);
        mpfr_set_nan(out->high);
    }
    mpfr_clear(width);
    //@ assert low: is_number(&out->low[0]) ==> end(&out->low[0]) <= difference(end{Pre}(&out->low[0]), width_of{Pre}(x));
    //@ assert high: is_number(&out->high[0]) ==> sum(end{Pre}(&out->high[0]), width_of{Pre}(x)) <= end(&out->high[0]);
    not_below(out->low);
    //@ assert below: is_number(&out->low[0]) ==> is_not_above(end(&out->low[0]), difference(end{Pre}(&out->low[0]), width_of{Pre}(x)));
    //@ assert unchanged: is_number(&out->high[0]) ==> sum(end{Pre}(&out->high[0]), width_of{Pre}(x)) <= end(&out->high[0]);
    not_above(out->high);
    //@ assert above: is_number(&out->high[0]) ==> is_not_below(end(&out->high[0]), sum(end{Pre}(&out->high[0]), width_of{Pre}(x)));
    //@ assert unchanged: is_number(&out->low[0]) ==> is_not_above(end(&out->low[0]), difference(end{Pre}(&out->low[0]), width_of{Pre}(x)));
    finish(out);
}

void enclosure_sine(struct enclosure *out, const struct enclosure *x)
{
    out->known = 0;
    if (!x->known) return;
    mpfr_sin(out->low, x->low, MPFR_RNDD);
    //@ assert low: is_number(&out->low[0]) ==> \forall real a; is_between{Pre}(a, x) ==> difference(end(&out->low[0]), width_of{Pre}(x)) <= sine(a);
    //@ assert start: end(&x->low[0]) == end{Pre}(&x->low[0]);
    mpfr_sin(out->high, x->low, MPFR_RNDU);
    //@ assert high: is_number(&out->high[0]) ==> \forall real a; is_between{Pre}(a, x) ==> sine(a) <= sum(end(&out->high[0]), width_of{Pre}(x));
    //@ assert unchanged: is_number(&out->low[0]) ==> \forall real a; is_between{Pre}(a, x) ==> difference(end(&out->low[0]), width_of{Pre}(x)) <= sine(a);
    finish(out);
    //@ assert width: width_of(x) == width_of{Pre}(x);
    if (out->known) widen(out, x);
}

void enclosure_cosine(struct enclosure *out, const struct enclosure *x)
{
    out->known = 0;
    if (!x->known) return;
    mpfr_cos(out->low, x->low, MPFR_RNDD);
    //@ assert low: is_number(&out->low[0]) ==> \forall real a; is_between{Pre}(a, x) ==> difference(end(&out->low[0]), width_of{Pre}(x)) <= cosine(a);
    //@ assert start: end(&x->low[0]) == end{Pre}(&x->low[0]);
    mpfr_cos(out->high, x->low, MPFR_RNDU);
    //@ assert high: is_number(&out->high[0]) ==> \forall real a; is_between{Pre}(a, x) ==> cosine(a) <= sum(end(&out->high[0]), width_of{Pre}(x));
    //@ assert unchanged: is_number(&out->low[0]) ==> \forall real a; is_between{Pre}(a, x) ==> difference(end(&out->low[0]), width_of{Pre}(x)) <= cosine(a);
    finish(out);
    //@ assert width: width_of(x) == width_of{Pre}(x);
    if (out->known) widen(out, x);
}

void enclosure_between(struct enclosure *out, const struct enclosure *x, const struct enclosure *y)
{
    out->known = 0;
    if (!x->known || !y->known) return;
    mpfr_set(out->low, x->low, MPFR_RNDD);
    mpfr_set(out->high, y->high, MPFR_RNDU);
    finish(out);
}

void enclosure_meet(struct enclosure *out, const struct enclosure *x, const struct enclosure *y)
{
    out->known = 0;
    if (!x->known || !y->known) return;
    mpfr_set(out->low, mpfr_cmp(x->low, y->low) < 0 ? y->low : x->low, MPFR_RNDD);
    mpfr_set(out->high, mpfr_cmp(x->high, y->high) < 0 ? x->high : y->high, MPFR_RNDU);
    finish(out);
    if (out->known && mpfr_cmp(out->low, out->high) > 0) out->known = 0;
}

void enclosure_around(struct enclosure *out, const struct enclosure *x)
{
    out->known = 0;
    if (!x->known) return;
    mpfr_neg(out->low, x->high, MPFR_RNDD);
    mpfr_set(out->high, x->high, MPFR_RNDU);
    finish(out);
}

void enclosure_low(struct enclosure *out, const struct enclosure *x)
{
    out->known = 0;
    if (!x->known) return;
    mpfr_set(out->low, x->low, MPFR_RNDD);
    mpfr_set(out->high, x->low, MPFR_RNDU);
    finish(out);
}

void enclosure_high(struct enclosure *out, const struct enclosure *x)
{
    out->known = 0;
    if (!x->known) return;
    mpfr_set(out->low, x->high, MPFR_RNDD);
    mpfr_set(out->high, x->high, MPFR_RNDU);
    finish(out);
}

void enclosure_integer(struct enclosure *out, long n)
{
    mpfr_set_si(out->low, n, MPFR_RNDD);
    mpfr_set_si(out->high, n, MPFR_RNDU);
    finish(out);
}
