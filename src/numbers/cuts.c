/* SPDX-License-Identifier: BSD-2-Clause */
/* The numerators are split into bases without common zeros: by trial division, and into irreducible factors where the
 * coefficients are rational.  The zeros of the bases are the cuts. */
#include "numbers/cuts.h"

#include "numbers/fraction.h"
#include "numbers/zero.h"

#include <stdlib.h>

struct base {
    struct polynomial polynomial;
    int irreducible;         /* as in zero.h */
    unsigned long long zero; /* the values of which it is a factor */
};

enum { MAX_BASES = 128 };

struct bases {
    struct number_pool *pool;
    struct base base[MAX_BASES];
    int count;
};

/*@ requires \valid_read(p) && is_polynomial(p);
  @ assigns \nothing;
  @ ensures \result != 0 ==> \forall integer i; 0 <= i < p->length ==> \valid_read(p->c[i]); */
static int all_rational(const struct polynomial *p)
{
    /*@ loop invariant 0 <= i <= p->length && \forall integer k; 0 <= k < i ==> \valid_read(p->c[k]);
      @ loop assigns i;
      @ loop variant p->length - i; */
    for (int i = 0; i < p->length; i++)
        if (!number_is_plain(p->c[i])) return 0;
    return 1;
}

/* The primitive integer polynomial that is a multiple of p. */
/*@ requires \valid_read(p) && is_polynomial(p) && \valid(out) && \separated(p, out);
  @ requires \forall integer i; 0 <= i < p->length ==> \valid_read(p->c[i]);
  @ assigns *out; */
static void primitive_of(const struct polynomial *p, fmpz_poly_t out)
{
    fmpq_poly_t rational;
    fmpq_poly_init(rational);
    /*@ loop invariant 0 <= i <= p->length;
      @ loop assigns i, *rational;
      @ loop variant p->length - i; */
    for (int i = 0; i < p->length; i++) {
        fmpq_t c;
        fmpq_init(c);
        fmpq_set_mpq(c, p->c[i]->value);
        fmpq_poly_set_coeff_fmpq(rational, i, c);
        fmpq_clear(c);
    }
    fmpq_poly_get_numerator(out, rational);
    fmpz_poly_primitive_part(out, out);
    fmpq_poly_clear(rational);
}

static struct polynomial from_integers(struct number_pool *pool, const fmpz_poly_t p)
{
    struct polynomial out = {(int)fmpz_poly_length(p), {NULL}};
    for (int i = 0; i < out.length; i++) {
        struct number *c = number_fresh(pool);
        fmpz_get_mpz(mpq_numref(c->value), fmpz_poly_get_coeff_ptr(p, i));
        out.c[i] = c;
    }
    return out;
}

/*@ requires \valid(b) && 0 <= b->count <= MAX_BASES && \valid_read(p);
  @ assigns b->base[0 .. MAX_BASES - 1], b->count;
  @ ensures 0 <= b->count <= MAX_BASES; */
static int add_base(struct bases *b, const struct polynomial *p, int irreducible, unsigned long long zero)
{
    if (b->count == MAX_BASES) return 0;
    b->base[b->count++] = (struct base){*p, irreducible, zero};
    return 1;
}

static int add_factors(struct bases *b, const struct polynomial *p, unsigned long long zero)
{
    fmpz_poly_t integers;
    fmpz_poly_factor_t factors;
    fmpz_poly_init(integers);
    fmpz_poly_factor_init(factors);
    primitive_of(p, integers);
    fmpz_poly_factor(factors, integers);
    int done = 1;
    for (slong i = 0; i < factors->num && done; i++) {
        const struct polynomial factor = from_integers(b->pool, factors->p + i);
        done = add_base(b, &factor, 1, zero);
    }
    fmpz_poly_clear(integers);
    fmpz_poly_factor_clear(factors);
    return done;
}

/* Notes the bases that divide the numerator of value i; what is left becomes new ones. */
static int split(struct bases *b, struct polynomial rest, int i)
{
    const unsigned long long zero = 1ULL << i;
    for (int k = 0; k < b->count && rest.length > 1; k++) {
        int divided;
        while ((divided = polynomial_divide(b->pool, &rest, &b->base[k].polynomial, &rest)) == 1)
            b->base[k].zero |= zero;
        if (divided == POLYNOMIAL_UNKNOWN) return 0;
    }
    if (rest.length <= 1) return 1;
    return all_rational(&rest) ? add_factors(b, &rest, zero) : add_base(b, &rest, 0, zero);
}

/* Short numerators first, since they may divide the long ones. */
static int split_all(struct bases *b, const struct fraction *fraction, int values)
{
    for (int length = 2; length <= POLYNOMIAL_MAX_LENGTH; length++)
        for (int i = 0; i < values; i++)
            if (fraction[i].top.length == length && !split(b, fraction[i].top, i)) return 0;
    return 1;
}

/* Where a zero lies relative to an end: -1, 0, 1, or NUMBER_SIGN_UNKNOWN.  When the polynomial vanishes at the end and only
 * one of its zeros has an enclosure that meets the end, that zero is the end. */
/*@ requires pool != \null && \valid_read(base) && is_polynomial(&base->polynomial) && zero != \null && end != \null;
  @ assigns \nothing; */
static int compare_with_end(struct number_pool *pool, const struct base *base, const struct number *zero,
                            const struct number *end)
{
    arb_t x, y;
    if (number_sign(polynomial_at(pool, &base->polynomial, end)) != 0) return number_compare(pool, zero, end);
    arb_init(x);
    arb_init(y);
    real_enclose(x, zero, 512);
    real_enclose(y, end, 512);
    const int meet = arb_overlaps(x, y);
    arb_clear(x);
    arb_clear(y);
    return meet ? 0 : number_compare(pool, zero, end);
}

/* Inserts a zero in order; one that is there already gets more values. */
/*@ predicate are_cuts{L}(struct cut *cut, integer count) = \forall integer k; 0 <= k < count ==> cut[k].at != \null; */

/*@ requires pool != \null && 0 <= count <= CUTS_MAX && \valid(cut + (0 .. CUTS_MAX - 1)) && are_cuts(cut, count) && at != \null;
  @ assigns cut[0 .. CUTS_MAX - 1];
  @ ensures -1 <= \result <= CUTS_MAX && are_cuts(cut, \result); */
static int insert(struct number_pool *pool, struct cut *cut, int count, const struct number *at,
                  unsigned long long zero)
{
    int i = count;
    /*@ loop invariant 0 <= i <= count;
      @ loop assigns i;
      @ loop variant i; */
    for (; i > 0; i--) {
        const int order = number_compare(pool, cut[i - 1].at, at);
        if (order == NUMBER_SIGN_UNKNOWN) return -1;
        if (order < 0) break;
        if (order > 0) continue;
        cut[i - 1].zero |= zero;
        return count;
    }
    if (count == CUTS_MAX) return -1;
    /*@ loop invariant i <= k <= count && are_cuts(cut, count) && (k < count ==> cut[count].at != \null);
      @ loop assigns k, cut[0 .. CUTS_MAX - 1];
      @ loop variant k; */
    for (int k = count; k > i; k--) cut[k] = cut[k - 1];
    cut[i] = (struct cut){at, zero};
    return count + 1;
}

/* Adds the zeros of one base that lie strictly between the ends.  Returns the number of cuts, or -1. */
/*@ requires pool != \null && \valid_read(base) && is_polynomial(&base->polynomial) && base->polynomial.length > 0;
  @ requires low != \null && high != \null && 0 <= count <= CUTS_MAX && \valid(cut + (0 .. CUTS_MAX - 1)) && are_cuts(cut, count);
  @ requires \separated(base, cut + (0 .. CUTS_MAX - 1));
  @ assigns cut[0 .. CUTS_MAX - 1];
  @ ensures -1 <= \result <= CUTS_MAX && are_cuts(cut, \result); */
static int add_zeros(struct number_pool *pool, const struct base *base, const struct number *low,
                     const struct number *high, struct cut *cut, int count)
{
    const struct number *zero[POLYNOMIAL_MAX_LENGTH];
    const int zeros = zeros_of(pool, &base->polynomial, base->irreducible, zero);
    int at_low = 0, at_high = 0;
    if (zeros < 0) return -1;
    /*@ loop invariant 0 <= i <= zeros && -1 <= count <= CUTS_MAX && are_cuts(cut, count) && 0 <= at_low <= i && 0 <= at_high <= i;
      @ loop assigns i, count, at_low, at_high, cut[0 .. CUTS_MAX - 1];
      @ loop variant zeros - i; */
    for (int i = 0; i < zeros && count >= 0; i++) {
        const int above = compare_with_end(pool, base, zero[i], low);
        const int below = compare_with_end(pool, base, zero[i], high);
        if (above == NUMBER_SIGN_UNKNOWN || below == NUMBER_SIGN_UNKNOWN) return -1;
        at_low += above == 0;
        at_high += below == 0;
        if (above > 0 && below < 0) count = insert(pool, cut, count, zero[i], base->zero);
    }
    return at_low > 1 || at_high > 1 ? -1 : count;
}

/* 1 when no denominator vanishes from low to high. */
/*@ requires are_fractions(f) && low != \null && high != \null;
  @ assigns \nothing; */
static int has_no_pole(const struct fractions *f, const struct number *low, const struct number *high)
{
    /*@ loop invariant 0 <= i <= f->bases;
      @ loop assigns i;
      @ loop variant f->bases - i; */
    for (int i = 0; i < f->bases; i++) {
        //@ assert entries(f->base + i);
        const struct base base = {f->base[i], 0, 1};
        //@ assert entries(&base.polynomial) && is_polynomial(&base.polynomial);
        struct cut pole[CUTS_MAX];
        if (number_sign(polynomial_at(f->pool, f->base + i, low)) == 0) return 0;
        if (number_sign(polynomial_at(f->pool, f->base + i, high)) == 0) return 0;
        if (add_zeros(f->pool, &base, low, high, pole, 0) != 0) return 0;
    }
    return 1;
}

static int find(struct fractions *f, struct bases *b, const struct number *low, const struct number *high,
                const struct number *const *value, int values, struct cut *cut)
{
    struct fraction *fraction = calloc((size_t)values, sizeof *fraction);
    if (fraction == NULL) abort();
    int done = 1, count = 0;
    for (int i = 0; i < values && done; i++) done = fraction_of(f, value[i], fraction + i);
    done = done && has_no_pole(f, low, high) && split_all(b, fraction, values);
    for (int k = 0; k < b->count && done && count >= 0; k++)
        count = add_zeros(b->pool, b->base + k, low, high, cut, count);
    free(fraction);
    return done ? count : -1;
}

int cuts_find(struct number_pool *pool, const struct number *variable, const struct number *low,
              const struct number *high, const struct number *const *value, int values, struct cut *cut)
{
    struct fractions fractions = fractions_new(pool, variable);
    struct bases *bases = calloc(1, sizeof *bases);
    if (bases == NULL) abort();
    bases->pool = pool;
    const int count = values <= CUTS_MAX_VALUES ? find(&fractions, bases, low, high, value, values, cut) : -1;
    free(bases);
    fractions_free(&fractions);
    return count;
}
