/* SPDX-License-Identifier: BSD-2-Clause */
/* The numerators are factored into bases without common zeros: by trial division, and into irreducible factors when the
 * coefficients are rational. The zeros of the bases are the breakpoints. */
#include "numbers/breakpoints.h"

#include "numbers/rational_function.h"
#include "numbers/zero.h"

struct base {
    struct polynomial polynomial;
    int irreducible;         /* as in zero.h */
    unsigned long long zero; /* the set of values whose numerators it divides */
};

enum { MAX_BASES = 128 };

struct bases {
    struct number_pool *pool;
    struct base base[MAX_BASES];
    int count;
};

/*@ predicate has_split{L}(struct bases *b) = \valid(b) && b->pool != \null && 0 <= b->count <= MAX_BASES;
  @ predicate split_end{L}(struct bases *b) = \forall integer i; 0 <= i < b->count ==>
  @   1 < b->base[i].polynomial.length <= POLYNOMIAL_MAX_LENGTH;
  @ predicate split_are_numbers{L}(struct bases *b) = \forall integer i, k; 0 <= i < b->count &&
  @   0 <= k < b->base[i].polynomial.length ==> b->base[i].polynomial.c[k] != \null;
  @ predicate split_lead{L}(struct bases *b) = \forall integer i; 0 <= i < b->count ==>
  @   value(b->base[i].polynomial.c[b->base[i].polynomial.length - 1]) != 0; */
#define ARE_SPLIT(as, b)                                                                                               \
    as has_split(b);                                                                                                   \
    as split_end(b);                                                                                                   \
    as split_are_numbers(b);                                                                                           \
    as split_lead(b);

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

/* The primitive integer polynomial that is proportional to p. */
/*@ requires \valid_read(p) && is_polynomial(p) && \valid(out) && \separated(p, out);
  @ requires \forall integer i; 0 <= i < p->length ==> \valid_read(p->c[i]);
  @ assigns *out;
  @ ensures terms(out->terms) <= p->length; */
static void primitive_of(const struct polynomial *p, fmpz_poly_t out)
{
    fmpq_poly_t rational;
    fmpq_poly_init(rational);
    /*@ loop invariant 0 <= i <= p->length && coefficients(rational->state) <= i;
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

/*@ requires pool != \null && \valid_read(p) && 2 <= terms(p->terms) <= POLYNOMIAL_MAX_LENGTH && \valid(out);
  @ assigns *out;
  @ ensures is_base(out); */
static void from_integers(struct number_pool *pool, const fmpz_poly_t p, struct polynomial *out)
{
    out->length = (int)fmpz_poly_length(p);
    /*@ loop invariant 0 <= i <= out->length && are_numbers(&out->c[0], i);
      @ loop invariant i == out->length ==> value(out->c[i - 1]) != 0;
      @ loop assigns i, out->c[0 .. POLYNOMIAL_MAX_LENGTH - 1];
      @ loop variant out->length - i; */
    for (int i = 0; i < out->length; i++) {
        struct number *c = number_fresh(pool);
        fmpz_get_mpz(mpq_numref(c->value), fmpz_poly_get_coeff_ptr(p, i));
        out->c[i] = c;
    }
}

/*@ ARE_SPLIT(requires, b)
  @ requires \valid_read(p) && is_base(p) && \separated(b, p);
  @ assigns b->base[0 .. MAX_BASES - 1], b->count;
  @ ARE_SPLIT(ensures, b) */
static int add_base(struct bases *b, const struct polynomial *p, int irreducible, unsigned long long zero)
{
    if (b->count == MAX_BASES) return 0;
    struct base *base = &b->base[b->count];
    base->irreducible = irreducible;
    base->zero = zero;
    //@ assert entries(p) && is_base(p);
    base->polynomial = *p;
    //@ assert entries(&base->polynomial);
    //@ assert is_base(&base->polynomial);
    b->count++;
    return 1;
}

/*@ ARE_SPLIT(requires, b)
  @ requires \valid_read(p) && 2 <= terms(p->terms) <= POLYNOMIAL_MAX_LENGTH;
  @ assigns b->base[0 .. MAX_BASES - 1], b->count;
  @ ARE_SPLIT(ensures, b) */
static int add_factor(struct bases *b, const fmpz_poly_t p, unsigned long long zero)
{
    struct polynomial factor;
    from_integers(b->pool, p, &factor);
    return add_base(b, &factor, 1, zero);
}

/*@ ARE_SPLIT(requires, b)
  @ requires \valid_read(p) && is_polynomial(p) && \separated(b, p);
  @ requires \forall integer i; 0 <= i < p->length ==> \valid_read(p->c[i]);
  @ assigns b->base[0 .. MAX_BASES - 1], b->count;
  @ ARE_SPLIT(ensures, b) */
static int add_factors(struct bases *b, const struct polynomial *p, unsigned long long zero)
{
    fmpz_poly_t integers;
    fmpz_poly_factor_t factors;
    fmpz_poly_init(integers);
    fmpz_poly_factor_init(factors);
    primitive_of(p, integers);
    fmpz_poly_factor(factors, integers);
    int done = 1;
    /*@ loop invariant 0 <= i <= factors->num;
      @ ARE_SPLIT(loop invariant, b)
      @ loop assigns i, done, b->base[0 .. MAX_BASES - 1], b->count;
      @ loop variant factors->num - i; */
    for (slong i = 0; i < factors->num && done; i++) done = add_factor(b, factors->p + i, zero);
    fmpz_poly_clear(integers);
    fmpz_poly_factor_clear(factors);
    return done;
}

/* If base k divides `rest`, the remaining factor of the numerator of some values, records this, divides `rest` by all
 * its powers and returns 1; else returns 0. */
/*@ ARE_SPLIT(requires, b)
  @ requires 0 <= k < b->count && \valid(rest) && is_polynomial(rest) && rest->length > 0 && \separated(b, rest);
  @ assigns b->base[k].zero, *rest;
  @ ARE_SPLIT(ensures, b)
  @ ensures \result != 0 ==> is_polynomial(rest) && rest->length > 0; */
static int note_base(struct bases *b, int k, struct polynomial *rest, unsigned long long zero)
{
    struct base *base = &b->base[k];
    const int times = rational_function_cancel(b->pool, &base->polynomial, POLYNOMIAL_MAX_LENGTH, rest);
    if (times > 0) base->zero |= zero;
    return times >= 0;
}

/* The same for every base. */
/*@ ARE_SPLIT(requires, b)
  @ requires \valid(rest) && is_polynomial(rest) && rest->length > 0 && \separated(b, rest);
  @ assigns b->base[0 .. MAX_BASES - 1].zero, *rest;
  @ ARE_SPLIT(ensures, b)
  @ ensures \result != 0 ==> is_polynomial(rest) && rest->length > 0; */
static int note(struct bases *b, struct polynomial *rest, unsigned long long zero)
{
    /*@ loop invariant 0 <= k <= b->count;
      @ ARE_SPLIT(loop invariant, b)
      @ loop invariant is_polynomial(rest) && rest->length > 0;
      @ loop assigns k, b->base[0 .. MAX_BASES - 1].zero, *rest;
      @ loop variant b->count - k; */
    for (int k = 0; k < b->count && rest->length > 1; k++)
        if (!note_base(b, k, rest, zero)) return 0;
    return 1;
}

/* Makes the factor that remains after division by all bases into new bases. */
/*@ ARE_SPLIT(requires, b)
  @ requires \valid(rest) && is_polynomial(rest) && rest->length > 0 && \separated(b, rest);
  @ assigns b->base[0 .. MAX_BASES - 1], b->count, *rest;
  @ ARE_SPLIT(ensures, b) */
static int add_rest(struct bases *b, struct polynomial *rest, unsigned long long zero)
{
    if (!note(b, rest, zero)) return 0;
    if (rest->length <= 1) return 1;
    return all_rational(rest) ? add_factors(b, rest, zero) : add_base(b, rest, 0, zero);
}

/* Splits the numerator of value i, which is not changed. */
/*@ ARE_SPLIT(requires, b)
  @ requires \valid_read(numerator) && is_polynomial(numerator) && numerator->length > 0 && \separated(b, numerator) && 0 <= i < 64;
  @ assigns b->base[0 .. MAX_BASES - 1], b->count;
  @ ARE_SPLIT(ensures, b) */
static int split(struct bases *b, const struct polynomial *numerator, int i)
{
    //@ assert entries(numerator);
    struct polynomial rest = *numerator;
    //@ assert entries(&rest);
    return add_rest(b, &rest, 1ULL << i);
}

/*@ predicate functions_end{L}(struct rational_function *x, integer count) = \forall integer i; 0 <= i < count ==>
  @   0 <= x[i].top.length <= POLYNOMIAL_MAX_LENGTH;
  @ predicate functions_are_numbers{L}(struct rational_function *x, integer count) = \forall integer i, k; 0 <= i < count &&
  @   0 <= k < x[i].top.length ==> x[i].top.c[k] != \null;
  @ predicate functions_lead{L}(struct rational_function *x, integer count) = \forall integer i; 0 <= i < count && x[i].top.length > 0 ==>
  @   value(x[i].top.c[x[i].top.length - 1]) != 0; */
#define ARE_NUMERATORS(as, x, count)                                                                                   \
    as functions_end(x, count);                                                                                        \
    as functions_are_numbers(x, count);                                                                                \
    as functions_lead(x, count);

/* Splits the numerators of this length. */
/*@ ARE_SPLIT(requires, b)
  @ ARE_NUMERATORS(requires, function, values)
  @ requires 0 < length && 0 <= values <= BREAKPOINTS_MAX_VALUES && \valid_read(function + (0 .. values - 1));
  @ requires \separated(b, function + (0 .. values - 1));
  @ assigns b->base[0 .. MAX_BASES - 1], b->count;
  @ ARE_SPLIT(ensures, b) */
static int split_length(struct bases *b, const struct rational_function *function, int values, int length)
{
    /*@ loop invariant 0 <= i <= values;
      @ ARE_SPLIT(loop invariant, b)
      @ loop assigns i, b->base[0 .. MAX_BASES - 1], b->count;
      @ loop variant values - i; */
    for (int i = 0; i < values; i++)
        if (function[i].top.length == length && !split(b, &function[i].top, i)) return 0;
    return 1;
}

/* Short numerators come first, because they may divide longer ones. */
/*@ ARE_SPLIT(requires, b)
  @ ARE_NUMERATORS(requires, function, values)
  @ requires 0 <= values <= BREAKPOINTS_MAX_VALUES && \valid_read(function + (0 .. values - 1)) && \separated(b, function + (0 .. values - 1));
  @ assigns b->base[0 .. MAX_BASES - 1], b->count;
  @ ARE_SPLIT(ensures, b) */
static int split_all(struct bases *b, const struct rational_function *function, int values)
{
    /*@ loop invariant 2 <= length <= POLYNOMIAL_MAX_LENGTH + 1;
      @ ARE_SPLIT(loop invariant, b)
      @ loop assigns length, b->base[0 .. MAX_BASES - 1], b->count;
      @ loop variant POLYNOMIAL_MAX_LENGTH - length; */
    for (int length = 2; length <= POLYNOMIAL_MAX_LENGTH; length++)
        if (!split_length(b, function, values, length)) return 0;
    return 1;
}

/* The position of a zero relative to an end: -1, 0, 1, or NUMBER_SIGN_UNKNOWN. When the polynomial vanishes at the end
 * and the enclosure of only one of its zeros contains the end, that zero is the end. */
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

/* Inserts a zero in order; if it is already in the list, adds the values to its set. */
/*@ predicate are_breakpoints{L}(struct breakpoint *breakpoint, integer count) = \forall integer k; 0 <= k < count ==> breakpoint[k].at != \null; */

/*@ requires pool != \null && 0 <= count <= BREAKPOINTS_MAX && \valid(breakpoint + (0 .. BREAKPOINTS_MAX - 1)) && are_breakpoints(breakpoint, count) && at != \null;
  @ assigns breakpoint[0 .. BREAKPOINTS_MAX - 1];
  @ ensures -1 <= \result <= BREAKPOINTS_MAX && are_breakpoints(breakpoint, \result); */
static int insert(struct number_pool *pool, struct breakpoint *breakpoint, int count, const struct number *at,
                  unsigned long long zero)
{
    int i = count;
    /*@ loop invariant 0 <= i <= count;
      @ loop assigns i;
      @ loop variant i; */
    for (; i > 0; i--) {
        const int order = number_compare(pool, breakpoint[i - 1].at, at);
        if (order == NUMBER_SIGN_UNKNOWN) return -1;
        if (order < 0) break;
        if (order > 0) continue;
        breakpoint[i - 1].zero |= zero;
        return count;
    }
    if (count == BREAKPOINTS_MAX) return -1;
    /*@ loop invariant i <= k <= count && are_breakpoints(breakpoint, count) && (k < count ==> breakpoint[count].at != \null);
      @ loop assigns k, breakpoint[0 .. BREAKPOINTS_MAX - 1];
      @ loop variant k; */
    for (int k = count; k > i; k--) breakpoint[k] = breakpoint[k - 1];
    breakpoint[i] = (struct breakpoint){at, zero};
    return count + 1;
}

/* Inserts the zeros of one base that lie strictly between the ends. Returns the number of breakpoints, or -1. */
/*@ requires pool != \null && \valid_read(base) && is_polynomial(&base->polynomial) && base->polynomial.length > 0;
  @ requires low != \null && high != \null && 0 <= count <= BREAKPOINTS_MAX && \valid(breakpoint + (0 .. BREAKPOINTS_MAX - 1)) && are_breakpoints(breakpoint, count);
  @ requires \separated(base, breakpoint + (0 .. BREAKPOINTS_MAX - 1));
  @ assigns breakpoint[0 .. BREAKPOINTS_MAX - 1];
  @ ensures -1 <= \result <= BREAKPOINTS_MAX && are_breakpoints(breakpoint, \result); */
static int add_zeros(struct number_pool *pool, const struct base *base, const struct number *low,
                     const struct number *high, struct breakpoint *breakpoint, int count)
{
    const struct number *zero[POLYNOMIAL_MAX_LENGTH];
    const int zeros = zeros_of(pool, &base->polynomial, base->irreducible, zero);
    int at_low = 0, at_high = 0;
    if (zeros < 0) return -1;
    /*@ loop invariant 0 <= i <= zeros && -1 <= count <= BREAKPOINTS_MAX && are_breakpoints(breakpoint, count) && 0 <= at_low <= i && 0 <= at_high <= i;
      @ loop assigns i, count, at_low, at_high, breakpoint[0 .. BREAKPOINTS_MAX - 1];
      @ loop variant zeros - i; */
    for (int i = 0; i < zeros && count >= 0; i++) {
        const int above = compare_with_end(pool, base, zero[i], low);
        const int below = compare_with_end(pool, base, zero[i], high);
        if (above == NUMBER_SIGN_UNKNOWN || below == NUMBER_SIGN_UNKNOWN) return -1;
        at_low += above == 0;
        at_high += below == 0;
        if (above > 0 && below < 0) count = insert(pool, breakpoint, count, zero[i], base->zero);
    }
    return at_low > 1 || at_high > 1 ? -1 : count;
}

/* 1 when no denominator vanishes from low to high. */
/*@ ARE_BASES(requires, f)
  @ requires low != \null && high != \null;
  @ assigns \nothing; */
static int has_no_pole(const struct rational_functions *f, const struct number *low, const struct number *high)
{
    /*@ loop invariant 0 <= i <= f->bases;
      @ loop assigns i;
      @ loop variant f->bases - i; */
    for (int i = 0; i < f->bases; i++) {
        //@ assert entries(f->base + i);
        const struct base base = {f->base[i], 0, 1};
        //@ assert entries(&base.polynomial) && is_polynomial(&base.polynomial);
        struct breakpoint pole[BREAKPOINTS_MAX];
        if (number_sign(polynomial_at(f->pool, f->base + i, low)) == 0) return 0;
        if (number_sign(polynomial_at(f->pool, f->base + i, high)) == 0) return 0;
        if (add_zeros(f->pool, &base, low, high, pole, 0) != 0) return 0;
    }
    return 1;
}

/* Computes value i as a rational function, given those before it. */
/*@ ARE_BASES(requires, f) ARE_KNOWN(requires, f)
  @ ARE_NUMERATORS(requires, function, i)
  @ requires 0 <= i && value != \null && \valid(function + (0 .. i)) && \separated(f, function + (0 .. i));
  @ assigns *f, function[i];
  @ ARE_BASES(ensures, f) ARE_KNOWN(ensures, f)
  @ ensures \result != 0 ==> functions_end(function, i + 1);
  @ ensures \result != 0 ==> functions_are_numbers(function, i + 1);
  @ ensures \result != 0 ==> functions_lead(function, i + 1); */
static int add_rational_function(struct rational_functions *f, const struct number *value,
                                 struct rational_function *function, int i)
{
    if (!rational_function_of(f, value, function + i)) return 0;
    //@ assert is_rational_function(function + i);
    //@ assert functions_end(function, i);
    //@ assert functions_are_numbers(function, i);
    //@ assert functions_lead(function, i);
    return 1;
}

/*@ ARE_BASES(requires, f) ARE_KNOWN(requires, f)
  @ requires 0 <= values && \valid_read(value + (0 .. values - 1)) && are_numbers(value, values) && \separated(f, value + (0 .. values - 1));
  @ requires \valid(function + (0 .. values - 1)) && \separated(f, function + (0 .. values - 1));
  @ requires \separated(value + (0 .. values - 1), function + (0 .. values - 1));
  @ assigns *f, function[0 .. values - 1];
  @ ARE_BASES(ensures, f)
  @ ensures \result != 0 ==> functions_end(function, values);
  @ ensures \result != 0 ==> functions_are_numbers(function, values);
  @ ensures \result != 0 ==> functions_lead(function, values); */
static int rational_functions_of(struct rational_functions *f, const struct number *const *value, int values,
                                 struct rational_function *function)
{
    /*@ loop invariant 0 <= i <= values;
      @ ARE_BASES(loop invariant, f) ARE_KNOWN(loop invariant, f)
      @ ARE_NUMERATORS(loop invariant, function, i)
      @ loop invariant are_numbers(value, values);
      @ loop assigns i, *f, function[0 .. values - 1];
      @ loop variant values - i; */
    for (int i = 0; i < values; i++)
        if (!add_rational_function(f, value[i], function, i)) return 0;
    return 1;
}

/* Inserts the zeros of all bases. */
/*@ ARE_SPLIT(requires, b)
  @ requires low != \null && high != \null && \valid(breakpoint + (0 .. BREAKPOINTS_MAX - 1)) && \separated(b, breakpoint + (0 .. BREAKPOINTS_MAX - 1));
  @ assigns breakpoint[0 .. BREAKPOINTS_MAX - 1];
  @ ensures -1 <= \result <= BREAKPOINTS_MAX && are_breakpoints(breakpoint, \result); */
static int zeros_of_all(const struct bases *b, const struct number *low, const struct number *high,
                        struct breakpoint *breakpoint)
{
    int count = 0;
    /*@ loop invariant 0 <= k <= b->count && -1 <= count <= BREAKPOINTS_MAX && are_breakpoints(breakpoint, count);
      @ ARE_SPLIT(loop invariant, b)
      @ loop assigns k, count, breakpoint[0 .. BREAKPOINTS_MAX - 1];
      @ loop variant b->count - k; */
    for (int k = 0; k < b->count && count >= 0; k++)
        count = add_zeros(b->pool, &b->base[k], low, high, breakpoint, count);
    return count;
}

/*@ ARE_BASES(requires, f) ARE_KNOWN(requires, f)
  @ requires low != \null && high != \null && 0 <= values <= BREAKPOINTS_MAX_VALUES && \valid(breakpoint + (0 .. BREAKPOINTS_MAX - 1));
  @ requires \valid_read(value + (0 .. values - 1)) && are_numbers(value, values) && \separated(f, value + (0 .. values - 1));
  @ assigns *f, breakpoint[0 .. BREAKPOINTS_MAX - 1];
  @ ensures -1 <= \result <= BREAKPOINTS_MAX && are_breakpoints(breakpoint, \result); */
static int find(struct rational_functions *f, const struct number *low, const struct number *high,
                const struct number *const *value, int values, struct breakpoint *breakpoint)
{
    struct rational_function function[BREAKPOINTS_MAX_VALUES];
    struct bases b;
    if (!rational_functions_of(f, value, values, function) || !has_no_pole(f, low, high)) return -1;
    b.pool = f->pool;
    b.count = 0;
    return split_all(&b, function, values) ? zeros_of_all(&b, low, high, breakpoint) : -1;
}

/*@ requires pool != \null && variable != \null && low != \null && high != \null && 0 <= values && \valid(breakpoint + (0 .. BREAKPOINTS_MAX - 1));
  @ requires \valid_read(value + (0 .. values - 1)) && are_numbers(value, values);
  @ // Besides the breakpoints, rational functions that are made for it and freed.
  @ assigns breakpoint[0 .. BREAKPOINTS_MAX - 1], {*f | struct rational_functions *f; \true};
  @ assigns {f->pool | struct rational_functions *f; \true}, {f->variable | struct rational_functions *f; \true};
  @ ensures -1 <= \result <= BREAKPOINTS_MAX && are_breakpoints(breakpoint, \result); */
int breakpoints_find(struct number_pool *pool, const struct number *variable, const struct number *low,
                     const struct number *high, const struct number *const *value, int values,
                     struct breakpoint *breakpoint)
{
    if (values > BREAKPOINTS_MAX_VALUES) return -1;
    struct rational_functions *functions = rational_functions_new(pool, variable);
    const int count = find(functions, low, high, value, values, breakpoint);
    rational_functions_free(functions);
    return count;
}
