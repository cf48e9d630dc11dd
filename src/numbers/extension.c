/* SPDX-License-Identifier: BSD-2-Clause */
/* Adjoining g = sqrt(s) to F = Q(alpha), of degree d.
 *
 * In the algebra F[y] / (y^2 - s), of dimension 2d over Q with the basis alpha^i, alpha^i y, multiplication
 * by beta = y + k alpha is a matrix.  When its characteristic polynomial is squarefree, the powers of beta are
 * a basis of the algebra, and alpha and y are polynomials in beta.  The map y -> g is a homomorphism to the
 * reals, so the same polynomials hold for the numbers, and the number beta is a root of exactly one
 * irreducible factor, its minimal polynomial.  It has degree d when g was in F already; then alpha stays.
 */
#include "numbers/field.h"

/* Row r of the matrix of multiplication by beta: beta times the r-th element of the basis. */
/* clang-format off */
#define ENTRIES {*q | fmpq *q; \true}
/* clang-format on */

/*@ predicate is_square{L}(fmpq_mat_struct *m, integer n) = \valid(m) && m->rows == n && m->columns == n;
  @ predicate has_size_of{L}(fmpq_mat_struct *m, struct field *field) = is_square(m, 2 * (terms(field->polynomial[0].terms) - 1)); */

/*@ requires is_field(field) && has_size_of(matrix, field) && 0 <= r < matrix->rows && \valid_read(square);
  @ assigns ENTRIES; */
static void set_row(const struct field *field, fmpq_mat_t matrix, slong r, const fmpq_poly_t square, slong k)
{
    const slong d = field_degree(field);
    fmpq_poly_t power, product;
    fmpq_poly_init(power);
    fmpq_poly_init(product);
    fmpq_poly_set_coeff_si(power, r % d, 1); /* alpha^i; times y when r >= d */
    fmpq_poly_set_coeff_si(product, 1, k);
    field_multiply(field, product, product, power);
    /*@ loop invariant 0 <= j <= d;
      @ loop assigns j, ENTRIES;
      @ loop variant d - j; */
    for (slong j = 0; j < d; j++) fmpq_poly_get_coeff_fmpq(fmpq_mat_entry(matrix, r, r < d ? j : d + j), product, j);
    if (r < d)
        fmpq_poly_set(product, power);
    else
        field_multiply(field, product, power, square);
    /*@ loop invariant 0 <= j <= d;
      @ loop assigns j, ENTRIES;
      @ loop variant d - j; */
    for (slong j = 0; j < d; j++) fmpq_poly_get_coeff_fmpq(fmpq_mat_entry(matrix, r, r < d ? d + j : j), product, j);
    fmpq_poly_clear(power);
    fmpq_poly_clear(product);
}

/* The characteristic polynomial of beta, primitive.  Returns 1 when it is squarefree. */
/*@ requires \valid(polynomial) && is_square(matrix, matrix->rows) && 0 < matrix->rows < 0x200000;
  @ assigns *polynomial;
  @ ensures terms(polynomial->terms) == matrix->rows + 1; */
static int characteristic(fmpz_poly_t polynomial, const fmpq_mat_t matrix)
{
    fmpq_poly_t rational;
    fmpq_poly_init(rational);
    fmpq_mat_charpoly(rational, matrix);
    fmpq_poly_get_numerator(polynomial, rational);
    fmpz_poly_primitive_part(polynomial, polynomial);
    fmpq_poly_clear(rational);
    return fmpz_poly_is_squarefree(polynomial);
}

/* k = 0, 1, -1, 2, -2, ...: all but finitely many give a squarefree polynomial. */
static slong find_multiplier(const struct field *field, fmpq_mat_t matrix, fmpz_poly_t polynomial,
                             const fmpq_poly_t square)
{
    for (slong n = 0;; n++) {
        const slong k = n % 2 == 1 ? (n + 1) / 2 : -n / 2;
        for (slong r = 0; r < fmpq_mat_nrows(matrix); r++) set_row(field, matrix, r, square, k);
        if (characteristic(polynomial, matrix)) return k;
    }
}

/* The only irreducible factor that may vanish at beta, found with enclosures.  They end, since the factors
 * have no common root. */
static void choose_factor(fmpz_poly_t factor, const fmpz_poly_t polynomial, const struct number *beta)
{
    fmpz_poly_factor_t factors;
    arb_t enclosure, value;
    fmpz_poly_factor_init(factors);
    arb_init(enclosure);
    arb_init(value);
    fmpz_poly_factor(factors, polynomial);
    for (long precision = 64, left = 2; left > 1; precision *= 2) {
        left = 0;
        real_enclose(enclosure, beta, precision);
        for (slong i = 0; i < factors->num; i++) {
            arb_fmpz_poly_evaluate_arb(value, factors->p + i, enclosure, precision);
            if (!arb_contains_zero(value)) continue;
            fmpz_poly_set(factor, factors->p + i);
            left++;
        }
    }
    fmpz_poly_factor_clear(factors);
    arb_clear(enclosure);
    arb_clear(value);
}

/* Solves for the coordinates of alpha and y in the powers of beta. */
/*@ requires is_field(field) && has_size_of(matrix, field) && \valid(alpha) && \valid(y);
  @ assigns *alpha, *y, ENTRIES; */
static int coordinates(const struct field *field, const fmpq_mat_t matrix, fmpq_poly_t alpha, fmpq_poly_t y)
{
    const slong n = fmpq_mat_nrows(matrix), d = field_degree(field);
    fmpq_mat_t powers, row, wanted, solution;
    fmpq_mat_init(powers, n, n);
    fmpq_mat_init(row, 1, n);
    fmpq_mat_init(wanted, n, 2);
    fmpq_mat_init(solution, n, 2);
    fmpq_one(fmpq_mat_entry(row, 0, 0));
    /*@ loop invariant 0 <= j <= n && row->rows == 1 && row->columns == n;
      @ loop assigns j, row->state, ENTRIES;
      @ loop variant n - j; */
    for (slong j = 0; j < n; j++) {
        /*@ loop invariant 0 <= i <= n;
          @ loop assigns i, ENTRIES;
          @ loop variant n - i; */
        for (slong i = 0; i < n; i++) fmpq_set(fmpq_mat_entry(powers, i, j), fmpq_mat_entry(row, 0, i));
        fmpq_mat_mul(row, row, matrix);
    }
    if (d > 1) fmpq_one(fmpq_mat_entry(wanted, 1, 0)); /* in Q alpha serves for nothing */
    fmpq_one(fmpq_mat_entry(wanted, d, 1));
    const int solved = fmpq_mat_solve(solution, powers, wanted);
    /*@ loop invariant 0 <= i <= n;
      @ loop assigns i, *alpha, *y;
      @ loop variant n - i; */
    for (slong i = 0; i < n && solved; i++) {
        fmpq_poly_set_coeff_fmpq(alpha, i, fmpq_mat_entry(solution, i, 0));
        fmpq_poly_set_coeff_fmpq(y, i, fmpq_mat_entry(solution, i, 1));
    }
    fmpq_mat_clear(powers);
    fmpq_mat_clear(row);
    fmpq_mat_clear(wanted);
    fmpq_mat_clear(solution);
    return solved;
}

/*@ requires \valid_read(field) && pool != \null && root != \null && (k != 0 ==> field->alpha != \null);
  @ assigns \nothing;
  @ ensures \result != \null; */
static const struct number *primitive_element(const struct field *field, struct number_pool *pool,
                                              const struct number *root, slong k)
{
    if (k == 0) return root;
    return number_add(pool, root, number_multiply(pool, number_from_integer(pool, k), field->alpha));
}

/* y as a polynomial in alpha, where both are given as polynomials in beta and the field stays the same: the powers of alpha are a
 * basis. */
/*@ requires is_field(field) && \valid_read(polynomial) && \valid_read(alpha) && \valid(y);
  @ assigns *y, ENTRIES; */
static int express(const struct field *field, const fmpz_poly_t polynomial, const fmpq_poly_t alpha, fmpq_poly_t y)
{
    const slong d = field_degree(field);
    fmpq_mat_t powers, wanted;
    fmpq_poly_t power, modulus;
    fmpq_mat_init(powers, d, d);
    fmpq_mat_init(wanted, d, 1);
    fmpq_poly_init(power);
    fmpq_poly_init(modulus);
    fmpq_poly_set_fmpz_poly(modulus, polynomial);
    fmpq_poly_one(power);
    fmpq_poly_rem(y, y, modulus);
    /*@ loop invariant 0 <= j <= d;
      @ loop assigns j, *power, ENTRIES;
      @ loop variant d - j; */
    for (slong j = 0; j < d; j++) {
        /*@ loop invariant 0 <= i <= d;
          @ loop assigns i, ENTRIES;
          @ loop variant d - i; */
        for (slong i = 0; i < d; i++) fmpq_poly_get_coeff_fmpq(fmpq_mat_entry(powers, i, j), power, i);
        fmpq_poly_get_coeff_fmpq(fmpq_mat_entry(wanted, j, 0), y, j);
        fmpq_poly_mul(power, power, alpha);
        fmpq_poly_rem(power, power, modulus);
    }
    const int solved = fmpq_mat_solve(wanted, powers, wanted);
    fmpq_poly_zero(y);
    /*@ loop invariant 0 <= i <= d;
      @ loop assigns i, *y;
      @ loop variant d - i; */
    for (slong i = 0; i < d && solved; i++) fmpq_poly_set_coeff_fmpq(y, i, fmpq_mat_entry(wanted, i, 0));
    fmpq_mat_clear(powers);
    fmpq_mat_clear(wanted);
    fmpq_poly_clear(power);
    fmpq_poly_clear(modulus);
    return solved;
}

int extension_by_root(struct field *field, struct number_pool *pool, const struct number *root,
                      const fmpq_poly_t square, long max_degree, fmpq_poly_t element)
{
    const slong n = 2 * field_degree(field);
    if (n > 2 * max_degree) return 0;
    fmpq_mat_t matrix;
    fmpz_poly_t polynomial;
    fmpq_poly_t old_alpha;
    fmpq_mat_init(matrix, n, n);
    fmpz_poly_init(polynomial);
    fmpq_poly_init(old_alpha);
    const struct number *beta =
        primitive_element(field, pool, root, find_multiplier(field, matrix, polynomial, square));
    choose_factor(polynomial, polynomial, beta);
    int done = fmpz_poly_degree(polynomial) <= max_degree && coordinates(field, matrix, old_alpha, element);
    const int inside = fmpz_poly_degree(polynomial) == field_degree(field);
    if (done && inside) {
        done = express(field, polynomial, old_alpha, element);
    } else if (done) {
        field_replace(field, beta, polynomial, old_alpha);
        fmpq_poly_rem(element, element, field->modulus);
    }
    fmpq_mat_clear(matrix);
    fmpz_poly_clear(polynomial);
    fmpq_poly_clear(old_alpha);
    return done;
}
