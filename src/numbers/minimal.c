/* SPDX-License-Identifier: BSD-2-Clause */
/* The minimal polynomial of an element x of a number field of degree n.  Its degree divides n, and is the least e for which 1, x, ..., x^e
 * are linearly dependent.
 *
 * The powers of y = (x - r) / s are taken instead, for rational numbers r and s such that y has no constant coefficient and
 * the leading coefficient 1: a short number times a long rational one, such as 10^6000 sin(65 deg), has short powers then. */
#include "numbers/field.h"
#include "numbers/work.h"

/* In the basis of the powers of alpha, 1, x, ..., x^(e-1) as the columns of a matrix, the same as the rows of another, and x^e as a column. */
struct powers {
    slong n, e;
    fmpq_mat_t columns, rows, last;
};

/*@ predicate are_powers{L}(struct powers *p) = \valid(p) && 0 < p->e && 0 < p->n && p->columns[0].rows == p->n && p->columns[0].columns == p->e &&
  @   p->rows[0].rows == p->e && p->rows[0].columns == p->n && p->last[0].rows == p->n && p->last[0].columns == 1; */

/*@ requires \valid(p) && 0 < n && 0 < e;
  @ assigns *p;
  @ ensures are_powers(p) && p->n == n && p->e == e; */
static void powers_init(struct powers *p, slong n, slong e)
{
    p->n = n;
    p->e = e;
    fmpq_mat_init(p->columns, n, e);
    fmpq_mat_init(p->rows, e, n);
    fmpq_mat_init(p->last, n, 1);
}

/*@ requires are_powers(p);
  @ assigns *p; */
static void powers_clear(struct powers *p)
{
    fmpq_mat_clear(p->columns);
    fmpq_mat_clear(p->rows);
    fmpq_mat_clear(p->last);
}

/* The coefficients of a power x^j. */
/*@ requires are_powers(p) && 0 <= j <= p->e && \valid_read(power);
  @ assigns ENTRIES; */
static void powers_place(struct powers *p, slong j, const fmpq_poly_t power)
{
    /*@ loop invariant 0 <= i <= p->n;
      @ loop assigns i, ENTRIES;
      @ loop variant p->n - i; */
    for (slong i = 0; i < p->n; i++) {
        if (j == p->e) {
            fmpq_poly_get_coeff_fmpq(fmpq_mat_entry(p->last, i, 0), power, i);
            continue;
        }
        fmpq_poly_get_coeff_fmpq(fmpq_mat_entry(p->columns, i, j), power, i);
        fmpq_set(fmpq_mat_entry(p->rows, j, i), fmpq_mat_entry(p->columns, i, j));
    }
}

/* r is the constant coefficient of x, and s its leading one; for a rational x, y and s are 0. */
/*@ requires \valid(y) && \valid(r) && \valid(s) && \valid_read(x) && \separated(y, r, s, x);
  @ assigns *y, *r, *s; */
static void normalise(fmpq_poly_t y, fmpq_t r, fmpq_t s, const fmpq_poly_t x)
{
    fmpq_poly_get_coeff_fmpq(r, x, 0);
    fmpq_poly_set(y, x);
    fmpq_poly_set_coeff_si(y, 0, 0);
    const slong degree = fmpq_poly_degree(y);
    fmpq_poly_get_coeff_fmpq(s, y, degree < 0 ? 0 : degree);
    fmpq_poly_make_monic(y, y);
}

/* Returns the bits of the longest power, or -1 when the budget does not suffice. */
/*@ requires is_field(field) && pool != \null && are_powers(p) && \valid_read(x);
  @ assigns ENTRIES;
  @ ensures -1 <= \result <= 0x20000000000; */
static long powers_set(const struct field *field, struct number_pool *pool, struct powers *p, const fmpq_poly_t x)
{
    long bits = 1;
    fmpq_poly_t power;
    fmpq_poly_init(power);
    fmpq_poly_one(power);
    /*@ loop invariant 0 <= j <= p->e + 1 && -1 <= bits <= 0x20000000000;
      @ loop assigns j, bits, *power, ENTRIES;
      @ loop variant p->e + 1 - j; */
    for (slong j = 0; j <= p->e && bits > 0; j++) {
        powers_place(p, j, power);
        const long now = field_element_bits(power);
        if (now > bits) bits = now;
        if (j == p->e) break;
        if (number_work_spend(pool,
                              work_of_product(p->n, now + field_element_bits(x) + field_element_bits(field->modulus))))
            field_multiply(field, power, power, x);
        else
            bits = -1;
    }
    fmpq_poly_clear(power);
    return bits;
}

/* Whether x^e is the combination c of the lower powers. */
/*@ requires are_powers(p) && \valid_read(c) && c->rows == p->e && c->columns == 1;
  @ assigns \nothing; */
static int is_combination(const struct powers *p, const fmpq_mat_t c)
{
    fmpq_mat_t sum;
    int equal = 1;
    fmpq_mat_init(sum, p->n, 1);
    fmpq_mat_mul(sum, p->columns, c);
    /*@ loop invariant 0 <= i <= p->n;
      @ loop assigns i, equal;
      @ loop variant p->n - i; */
    for (slong i = 0; i < p->n && equal; i++)
        equal = fmpq_cmp(fmpq_mat_entry(sum, i, 0), fmpq_mat_entry(p->last, i, 0)) == 0;
    fmpq_mat_clear(sum);
    return equal;
}

/* The only combination c that there can be, where the lower powers are independent: of the matrix M of the powers, M c = x^e, and where M has
 * more rows than columns, M^T M c = M^T x^e. */
/*@ requires are_powers(p) && \valid(c) && c->rows == p->e && c->columns == 1 && \separated(c, p);
  @ assigns c->state; */
static int combine(const struct powers *p, fmpq_mat_t c)
{
    if (p->e == p->n) return fmpq_mat_solve(c, p->columns, p->last);
    fmpq_mat_t products, wanted;
    fmpq_mat_init(products, p->e, p->e);
    fmpq_mat_init(wanted, p->e, 1);
    fmpq_mat_mul(products, p->rows, p->columns);
    fmpq_mat_mul(wanted, p->rows, p->last);
    const int solved = fmpq_mat_solve(c, products, wanted);
    fmpq_mat_clear(products);
    fmpq_mat_clear(wanted);
    return solved && is_combination(p, c);
}

/* y^e - c_(e-1) y^(e-1) - ... - c_0 is 0, and s^e times this is a polynomial in x = r + s y, which Horner's rule gives: from 1 on, times
 * x - r, minus s^(e-i) c_i for i = e-1, ..., 0. */
/*@ requires \valid_read(c) && 0 < e && c->rows == e && c->columns == 1 && \valid(polynomial) && \valid_read(r) && \valid_read(s);
  @ assigns *polynomial; */
static void set_relation(fmpz_poly_t polynomial, const fmpq_mat_t c, slong e, const fmpq_t r, const fmpq_t s)
{
    fmpq_poly_t relation, difference, term;
    fmpq_t power, coefficient;
    fmpq_poly_init(relation);
    fmpq_poly_init(difference);
    fmpq_poly_init(term);
    fmpq_init(power);
    fmpq_init(coefficient);
    fmpq_poly_set_coeff_fmpq(difference, 0, r);
    fmpq_poly_scalar_mul_si(difference, difference, -1);
    fmpq_poly_set_coeff_si(difference, 1, 1);
    fmpq_poly_one(relation);
    fmpq_one(power);
    /*@ loop invariant -1 <= i <= e - 1;
      @ loop assigns i, *relation, *term, *power, *coefficient;
      @ loop variant i; */
    for (slong i = e - 1; i >= 0; i--) {
        fmpq_mul(power, power, s);
        fmpq_mul(coefficient, power, fmpq_mat_entry(c, i, 0));
        fmpq_poly_set_fmpq(term, coefficient);
        fmpq_poly_mul(relation, relation, difference);
        fmpq_poly_sub(relation, relation, term);
    }
    fmpq_poly_get_numerator(polynomial, relation);
    fmpq_poly_clear(relation);
    fmpq_poly_clear(difference);
    fmpq_poly_clear(term);
    fmpq_clear(power);
    fmpq_clear(coefficient);
}

/* Spends the work of a relation between powers of y, which have so many bits, and of Horner's rule for the element x. */
/*@ requires pool != \null && are_powers(powers) && \valid_read(x);
  @ assigns \nothing; */
static int affords_relation(struct number_pool *pool, const struct powers *powers, long bits, const fmpq_poly_t x)
{
    return number_work_spend(pool, work_of_relation(powers->n, powers->e, bits)) &&
           number_work_spend(pool, work_of_solution(powers->e, field_element_bits(x)));
}

/* Returns 1 when the degree is e, which is known to be no smaller divisor of n, 0 when it is not, -1 when the budget does not suffice. */
/*@ requires is_field(field) && pool != \null && \valid_read(element) && \valid(polynomial) && 0 < e;
  @ assigns *polynomial, ENTRIES;
  @ ensures -1 <= \result <= 1; */
static int try_degree(const struct field *field, struct number_pool *pool, const fmpq_poly_t element, slong e,
                      fmpz_poly_t polynomial)
{
    struct powers powers;
    fmpq_poly_t y;
    fmpq_t r, s;
    fmpq_mat_t c;
    int found = -1;
    powers_init(&powers, field_degree(field), e);
    fmpq_poly_init(y);
    fmpq_init(r);
    fmpq_init(s);
    fmpq_mat_init(c, e, 1);
    normalise(y, r, s, element);
    const long bits = powers_set(field, pool, &powers, y);
    if (bits > 0 && affords_relation(pool, &powers, bits, element)) found = combine(&powers, c) != 0;
    if (found > 0) set_relation(polynomial, c, e, r, s);
    fmpq_mat_clear(c);
    fmpq_clear(s);
    fmpq_clear(r);
    fmpq_poly_clear(y);
    powers_clear(&powers);
    return found;
}

int field_minimal_polynomial(const struct field *field, struct number_pool *pool, const fmpq_poly_t element,
                             fmpz_poly_t polynomial)
{
    const slong n = field_degree(field);
    fmpz_poly_t relation;
    int found = 0;
    fmpz_poly_init(relation);
    /*@ loop invariant 1 <= e && -1 <= found <= 1 && is_field(field);
      @ loop assigns e, found, *relation, ENTRIES;
      @ loop variant n - e; */
    for (slong e = 1; e <= n && found == 0; e++)
        if (n % e == 0) found = try_degree(field, pool, element, e, relation);
    if (found > 0) fmpz_poly_set(polynomial, relation);
    fmpz_poly_clear(relation);
    return found > 0;
}
