/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/residue.h"

#include "numbers/work.h"

/* The range of primes that are tried, the number of primes with zeros after which the search ends, and the largest
 * number of coefficients. In a field of degree 64, as few as one of 64 primes may have zeros. The limits influence the
 * time only, no answer. */
enum { FIRST = 257, LAST = 4000, PRIMES = 12, LENGTH = 130 };

/* The coefficients of a polynomial modulo p. */
struct residues {
    int length;
    unsigned long c[LENGTH];
};

/*@ predicate are_residues{L}(struct residues *x, integer p) = \valid_read(x) && 0 <= x->length <= LENGTH &&
  @   \forall integer i; 0 <= i < x->length ==> x->c[i] < p; */

/*@ requires FIRST <= n <= LAST;
  @ assigns \nothing; */
static int is_prime(unsigned long n)
{
    /*@ loop invariant 2 <= d <= LAST + 1;
      @ loop assigns d;
      @ loop variant LAST + 1 - d; */
    for (unsigned long d = 2; d * d <= n; d++)
        if (n % d == 0) return 0;
    return 1;
}

/* base^exponent modulo p */
/*@ requires 0 < p <= LAST && base < p;
  @ assigns \nothing;
  @ ensures \result < p || \result == 1; */
static unsigned long power(unsigned long base, unsigned long exponent, unsigned long p)
{
    unsigned long result = 1;
    /*@ loop invariant base < p && (result < p || result == 1);
      @ loop assigns base, exponent, result;
      @ loop variant exponent; */
    while (exponent > 0) {
        if (exponent & 1) result = result * base % p;
        base = base * base % p;
        exponent >>= 1;
    }
    return result;
}

/* The residues of the coefficients. Returns 0 when there are too many, or the denominator or the leading coefficient is
 * 0 modulo p. */
/*@ requires \valid(out) && \valid_read(x) && 0 < p <= LAST && \separated(out, x);
  @ assigns *out;
  @ ensures \result != 0 ==> are_residues(out, p); */
static int reduce(struct residues *out, const fmpq_poly_t x, unsigned long p)
{
    const slong length = fmpq_poly_length(x);
    fmpz_t c;
    if (length > LENGTH) return 0;
    out->length = (int)length;
    fmpz_init(c);
    /*@ loop invariant 0 <= i <= length && \forall integer k; 0 <= k < i ==> out->c[k] < p;
      @ loop assigns i, *c, out->c[0 .. LENGTH - 1];
      @ loop variant length - i; */
    for (slong i = 0; i < length; i++) {
        fmpq_poly_get_coeff_fmpz(c, x, i);
        out->c[i] = fmpz_fdiv_ui(c, p);
    }
    fmpz_clear(c);
    return fmpz_fdiv_ui(fmpq_poly_denref(x), p) != 0;
}

/* The value at r modulo p. */
/*@ requires 0 < p <= LAST && r < p && are_residues(x, p);
  @ assigns \nothing;
  @ ensures \result < p; */
static unsigned long value_at(const struct residues *x, unsigned long r, unsigned long p)
{
    unsigned long value = 0;
    /*@ loop invariant -1 <= i < x->length && value < p;
      @ loop assigns i, value;
      @ loop variant i; */
    for (int i = x->length - 1; i >= 0; i--) value = (value * r + x->c[i]) % p;
    return value;
}

/* The value of the derivative. */
/*@ requires 0 < p <= LAST && r < p && are_residues(x, p);
  @ assigns \nothing;
  @ ensures \result < p; */
static unsigned long slope_at(const struct residues *x, unsigned long r, unsigned long p)
{
    unsigned long value = 0;
    /*@ loop invariant -1 <= i < x->length && value < p;
      @ loop assigns i, value;
      @ loop variant i; */
    for (int i = x->length - 1; i >= 1; i--) value = (value * r + (unsigned long)i * x->c[i]) % p;
    return value;
}

/* Tries one prime: 1 when the image of the element at some zero is no square, 0 when all images are squares, -1 when
 * there is no zero. */
/*@ requires is_field(field) && \valid_read(square) && FIRST <= p <= LAST;
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static int excludes(const struct field *field, const fmpq_poly_t square, unsigned long p)
{
    struct residues f, s;
    int found = -1;
    if (!reduce(&f, field->modulus, p) || !reduce(&s, square, p)) return -1;
    const unsigned long denominator = fmpz_fdiv_ui(fmpq_poly_denref(square), p);
    /*@ loop invariant 0 <= r <= p && -1 <= found <= 0;
      @ loop assigns r, found;
      @ loop variant p - r; */
    for (unsigned long r = 0; r < p; r++) {
        if (value_at(&f, r, p) != 0 || slope_at(&f, r, p) == 0) continue;
        found = 0;
        if (power(value_at(&s, r, p) * denominator % p, (p - 1) / 2, p) == p - 1) return 1;
    }
    return found;
}

int residue_excludes_root(const struct field *field, struct number_pool *pool, const fmpq_poly_t square)
{
    const long degree = field_degree(field);
    int primes = 0;
    /*@ loop invariant FIRST <= p <= LAST + 1 && 0 <= primes <= PRIMES;
      @ loop assigns p, primes;
      @ loop variant LAST + 1 - p; */
    for (unsigned long p = FIRST; p <= LAST && primes < PRIMES; p++) {
        if (!is_prime(p)) continue;
        if (!number_work_spend(pool, work_of_residues(degree, (long)p))) return 0;
        const int found = excludes(field, square, p);
        if (found > 0) return 1;
        if (found == 0) primes++;
    }
    return 0;
}
