/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/simple.h"

#include "numbers/real.h"

/* The middle of the enclosure (3 near + far) / 4, exactly. */
/*@ requires \valid(out) && \valid_read(near) && \valid_read(far);
  @ assigns *out; */
static void quarter(fmpq_t out, const arb_t near, const arb_t far)
{
    arf_t x;
    arf_init(x);
    arf_mul_ui(x, arb_midref(near), 3, ARF_PREC_EXACT, ARF_RND_DOWN);
    arf_add(x, x, arb_midref(far), ARF_PREC_EXACT, ARF_RND_DOWN);
    arf_mul_2exp_si(x, x, -2);
    arf_get_fmpq(out, x);
    arf_clear(x);
}

/* The ends of an enclosure, exactly. */
/*@ requires \valid_read(enclosure) && \valid(low) && \valid(high);
  @ assigns *low, *high; */
static void ends_of(const arb_t enclosure, fmpq_t low, fmpq_t high)
{
    fmpq_t radius;
    arf_t error;
    fmpq_init(radius);
    arf_init(error);
    arf_set_mag(error, arb_radref(enclosure));
    arf_get_fmpq(radius, error);
    arf_get_fmpq(low, arb_midref(enclosure));
    fmpq_add(high, low, radius);
    fmpq_sub(low, low, radius);
    fmpq_clear(radius);
    arf_clear(error);
}

/* 1 when x is proved to lie strictly between the numbers that are enclosed. */
/*@ requires \valid_read(low) && \valid_read(x) && \valid_read(high);
  @ assigns \nothing; */
static int is_between(const arb_t low, const fmpq_t x, const arb_t high)
{
    fmpq_t from, to, unused;
    fmpq_init(from);
    fmpq_init(to);
    fmpq_init(unused);
    ends_of(low, unused, from);
    ends_of(high, to, unused);
    const int between = fmpq_cmp(from, x) < 0 && fmpq_cmp(x, to) < 0;
    fmpq_clear(from);
    fmpq_clear(to);
    fmpq_clear(unused);
    return between;
}

/* Returns 0 when the enclosures are too wide. */
/*@ requires \valid(x) && \valid_read(low) && \valid_read(high);
  @ assigns *x; */
static int choose(fmpq_t x, const arb_t low, const arb_t high)
{
    fmpq_t from, to;
    if (!arb_is_finite(low) || !arb_is_finite(high) || !arb_lt(low, high)) return 0;
    fmpq_init(from);
    fmpq_init(to);
    quarter(from, low, high);
    quarter(to, high, low);
    fmpq_simplest_between(x, from, to);
    fmpq_clear(from);
    fmpq_clear(to);
    return is_between(low, x, high);
}

const struct number *number_simple_between(struct number_pool *pool, const struct number *low,
                                           const struct number *high)
{
    struct number *x = NULL;
    arb_t l, h;
    fmpq_t simple;
    arb_init(l);
    arb_init(h);
    fmpq_init(simple);
    const long limit = number_precision_limit(number_pool_shared(pool)->budget_bits);
    /*@ loop invariant 64 <= precision <= 0x1000000000000000;
      @ loop assigns precision, x, *l, *h, *simple;
      @ loop variant limit - precision; */
    for (long precision = 64; precision <= limit && x == NULL; precision *= 2) {
        real_enclose(l, low, precision);
        real_enclose(h, high, precision);
        if (!choose(simple, l, h)) continue;
        x = number_fresh(pool);
        fmpq_get_mpq(x->value, simple);
    }
    arb_clear(l);
    arb_clear(h);
    fmpq_clear(simple);
    return x;
}

const struct number *number_within(struct number_pool *pool, const struct number *low, const struct number *high)
{
    const struct number *simple = number_simple_between(pool, low, high);
    return simple != NULL ? simple : number_between(pool, low, high);
}
