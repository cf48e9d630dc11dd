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

#include "numbers/residue.h"
#include "numbers/work.h"
#include "numbers/work_generator.h"

/*@ predicate is_square{L}(fmpq_mat_struct *m, integer n) = \valid(m) && m->rows == n && m->columns == n;
  @ predicate has_size_of{L}(fmpq_mat_struct *m, struct field *field) = is_square(m, 2 * (terms(field->polynomial[0].terms) - 1)); */

/* Row r of the matrix of multiplication by beta: beta times the r-th element of the basis. */
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

/*@ requires a >= 0 && b >= 0;
  @ assigns \nothing;
  @ ensures \result >= a && \result >= b && (\result == a || \result == b); */
static long larger(long a, long b)
{
    return a > b ? a : b;
}

/* The bits of the longest numerator plus those of the longest denominator. */
/*@ requires is_square(matrix, matrix->rows) && 0 < matrix->rows < 0x200000;
  @ assigns \nothing;
  @ ensures 0 <= \result; */
static long entry_bits(const fmpq_mat_t matrix)
{
    const slong n = fmpq_mat_nrows(matrix);
    long top = 0, bottom = 0;
    /*@ loop invariant 0 <= i <= n && 0 <= top <= 0x10000000000 && 0 <= bottom <= 0x10000000000;
      @ loop assigns i, top, bottom;
      @ loop variant n - i; */
    for (slong i = 0; i < n; i++)
        /*@ loop invariant 0 <= j <= n && 0 <= top <= 0x10000000000 && 0 <= bottom <= 0x10000000000;
          @ loop assigns j, top, bottom;
          @ loop variant n - j; */
        for (slong j = 0; j < n; j++) {
            top = larger(top, (long)fmpz_bits(fmpq_numref(fmpq_mat_entry(matrix, i, j))));
            bottom = larger(bottom, (long)fmpz_bits(fmpq_denref(fmpq_mat_entry(matrix, i, j))));
        }
    return top + bottom;
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

/* The characteristic polynomial is not squarefree exactly when y + k alpha has the same image under two of the 2d
 * homomorphisms of the algebra to the complex numbers. Two that agree on alpha have opposite images of y, which are not
 * 0; each of the other 2d (d - 1) pairs excludes one value of k. */
/*@ requires 0 < d < 0x100000;
  @ assigns \nothing;
  @ ensures 0 <= \result < 0x40000000000; */
static slong excluded_multipliers(slong d)
{
    return 2 * d * (d - 1);
}

/* The size of the longest coefficient. */
/*@ requires \valid_read(x);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 0x10000000000; */
static long polynomial_bits(const fmpz_poly_t x)
{
    const slong n = fmpz_poly_length(x);
    long bits = 0;
    /*@ loop invariant 0 <= i && 0 <= bits <= 0x10000000000;
      @ loop assigns i, bits;
      @ loop variant n - i; */
    for (slong i = 0; i < n; i++) bits = larger(bits, (long)fmpz_bits(fmpz_poly_get_coeff_ptr(x, i)));
    return bits;
}

/* k = 0, 1, -1, 2, -2, ... */
/*@ requires is_field(field) && pool != \null && has_size_of(matrix, field) && \valid(polynomial) && \valid_read(square) && \valid(k);
  @ requires \separated(field, polynomial) && \separated(field, k) && \separated(matrix, k);
  @ assigns *k, *polynomial, ENTRIES; */
static int find_multiplier(const struct field *field, struct number_pool *pool, fmpq_mat_t matrix,
                           fmpz_poly_t polynomial, const fmpq_poly_t square, slong *k)
{
    const slong d = field_degree(field), excluded = excluded_multipliers(d);
    int found = 0;
    /*@ loop invariant 0 <= i && is_field(field) && has_size_of(matrix, field);
      @ loop assigns i, found, *k, *polynomial, ENTRIES;
      @ loop variant excluded - i; */
    for (slong i = 0; i <= excluded && !found; i++) {
        *k = i % 2 == 1 ? (i + 1) / 2 : -i / 2;
        if (!number_work_spend(pool, work_of_rows(d, field_element_bits(square) + field_element_bits(field->modulus))))
            return 0;
        /*@ loop invariant 0 <= r <= 2 * d && is_field(field) && has_size_of(matrix, field);
          @ loop assigns r, ENTRIES;
          @ loop variant 2 * d - r; */
        for (slong r = 0; r < 2 * d; r++) set_row(field, matrix, r, square, *k);
        if (!number_work_spend(pool, work_of_characteristic(2 * d, entry_bits(matrix)))) return 0;
        found = characteristic(polynomial, matrix);
    }
    return found;
}

/* Finds the irreducible factor of which beta is a root, by enclosures: the factors have no common root. Returns 0 when
 * the finest enclosures within the budget do not exclude all other factors. */
/*@ requires pool != \null && \valid(factor) && \valid_read(polynomial) && beta != \null;
  @ assigns *factor;
  @ ensures \result != 0 ==> terms(factor->terms) >= 2; */
static int choose_factor(struct number_pool *pool, fmpz_poly_t factor, const fmpz_poly_t polynomial,
                         const struct number *beta)
{
    const long limit = number_precision_limit(number_pool_shared(pool)->budget_bits);
    fmpz_poly_factor_t factors;
    arb_t enclosure, value;
    fmpz_poly_factor_init(factors);
    arb_init(enclosure);
    arb_init(value);
    fmpz_poly_factor(factors, polynomial);
    slong left = 2, last = 0;
    /*@ loop invariant 64 <= precision <= 2 * limit && left >= 0 && (left == 1 ==> 0 <= last < factors->num);
      @ loop assigns precision, left, last, *enclosure, *value;
      @ loop variant limit - precision; */
    for (long precision = 64; precision <= limit && left > 1; precision *= 2) {
        left = 0;
        real_enclose(enclosure, beta, precision);
        /*@ loop invariant 0 <= left <= i <= factors->num && (left > 0 ==> 0 <= last < i);
          @ loop assigns i, left, last, *value;
          @ loop variant factors->num - i; */
        for (slong i = 0; i < factors->num; i++) {
            arb_fmpz_poly_evaluate_arb(value, factors->p + i, enclosure, precision);
            if (!arb_contains_zero(value)) continue;
            last = i;
            left++;
        }
    }
    if (left == 1) fmpz_poly_set(factor, factors->p + last);
    fmpz_poly_factor_clear(factors);
    arb_clear(enclosure);
    arb_clear(value);
    return left == 1;
}

/* Column j is beta^j in the basis of the algebra. */
/*@ requires is_square(matrix, matrix->rows) && is_square(powers, matrix->rows) && matrix->rows > 0 && \separated(powers, matrix);
  @ assigns ENTRIES; */
static void set_powers(fmpq_mat_t powers, const fmpq_mat_t matrix)
{
    const slong n = fmpq_mat_nrows(matrix);
    fmpq_mat_t row;
    fmpq_mat_init(row, 1, n);
    fmpq_one(fmpq_mat_entry(row, 0, 0));
    /*@ loop invariant 0 <= j <= n && row->rows == 1 && row->columns == n && is_square(matrix, n) && is_square(powers, n);
      @ loop assigns j, row->state, ENTRIES;
      @ loop variant n - j; */
    for (slong j = 0; j < n; j++) {
        /*@ loop invariant 0 <= i <= n;
          @ loop assigns i, ENTRIES;
          @ loop variant n - i; */
        for (slong i = 0; i < n; i++) fmpq_set(fmpq_mat_entry(powers, i, j), fmpq_mat_entry(row, 0, i));
        fmpq_mat_mul(row, row, matrix);
    }
    fmpq_mat_clear(row);
}

/* Solves for the coordinates of alpha and y in the powers of beta. */
/*@ requires is_field(field) && is_square(matrix, matrix->rows) && matrix->rows >= 2 * (terms(field->polynomial[0].terms) - 1) && \valid(alpha) && \valid(y);
  @ assigns *alpha, *y, ENTRIES; */
static int coordinates(const struct field *field, const fmpq_mat_t matrix, fmpq_poly_t alpha, fmpq_poly_t y)
{
    const slong n = fmpq_mat_nrows(matrix), d = field_degree(field);
    fmpq_mat_t powers, wanted, solution;
    fmpq_mat_init(powers, n, n);
    set_powers(powers, matrix);
    fmpq_mat_init(wanted, n, 2);
    fmpq_mat_init(solution, n, 2);
    if (d > 1) fmpq_one(fmpq_mat_entry(wanted, 1, 0)); /* in Q alpha is not needed */
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
    fmpq_mat_clear(wanted);
    fmpq_mat_clear(solution);
    return solved;
}

/*@ requires \valid_read(field) && pool != \null && root != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
static const struct number *primitive_element(const struct field *field, struct number_pool *pool,
                                              const struct number *root, slong k)
{
    if (k == 0 || field->alpha == NULL) return root; /* in Q alpha is 0 */
    return number_add(pool, root, number_multiply(pool, number_from_integer(pool, k), field->alpha));
}

/* Expresses y as a polynomial in alpha when the field stays the same and both are given as polynomials in beta: the
 * powers of alpha are a basis. */
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

/* Spends the work of coordinates in the powers of beta, of which the matrix of multiplication is given. */
/*@ requires pool != \null && is_square(matrix, matrix->rows) && 0 < matrix->rows < 0x200000;
  @ assigns \nothing; */
static int affords_coordinates(struct number_pool *pool, const fmpq_mat_t matrix)
{
    return number_work_spend(pool, work_of_coordinates(fmpq_mat_nrows(matrix), entry_bits(matrix)));
}

/* Spends the work of converting the elements of the field, for which the powers of the former generator are computed. */
/*@ requires is_field(field) && pool != \null && \valid_read(polynomial) && \valid_read(old_alpha);
  @ assigns \nothing; */
static int affords_powers(const struct field *field, struct number_pool *pool, const fmpz_poly_t polynomial,
                          const fmpq_poly_t old_alpha)
{
    const long bits = field_element_bits(old_alpha);
    return number_work_spend(pool, work_of_powers(field_degree(field), fmpz_poly_degree(polynomial),
                                                  2 * bits + polynomial_bits(polynomial)));
}

/* Extends the field: beta, its minimal polynomial, and the matrix of multiplication by it are given. */
/*@ requires is_field(field) && pool != \null && has_size_of(matrix, field) && \valid_read(polynomial) && terms(polynomial->terms) >= 2 && \valid(element);
  @ requires \separated(field, polynomial);
  @ assigns FIELD_AND_GENERATORS(field), *element, ENTRIES;
  @ ensures is_field(field) && field->generator == \old(field->generator); */
static int extend(struct field *field, struct number_pool *pool, const fmpq_mat_t matrix, const struct number *beta,
                  const fmpz_poly_t polynomial, fmpq_poly_t element)
{
    fmpq_poly_t old_alpha;
    fmpq_poly_init(old_alpha);
    const int inside = fmpz_poly_degree(polynomial) == field_degree(field);
    int done = affords_coordinates(pool, matrix) && coordinates(field, matrix, old_alpha, element) &&
               affords_powers(field, pool, polynomial, old_alpha);
    if (done && inside) {
        done = express(field, polynomial, old_alpha, element);
    } else if (done) {
        field_replace(field, beta, polynomial, old_alpha);
        fmpq_poly_rem(element, element, field->modulus);
    }
    fmpq_poly_clear(old_alpha);
    return done;
}

/*@ requires is_field(field) && pool != \null && root != \null && \valid_read(square) && \valid(element);
  @ assigns FIELD_AND_GENERATORS(field), *element, ENTRIES;
  @ ensures is_field(field); */
static int place_root(struct field *field, struct number_pool *pool, const struct number *root,
                      const fmpq_poly_t square, long max_degree, fmpq_poly_t element)
{
    const slong n = 2 * field_degree(field);
    slong k = 0;
    fmpq_mat_t matrix;
    fmpz_poly_t polynomial;
    fmpq_mat_init(matrix, n, n);
    fmpz_poly_init(polynomial);
    int done = find_multiplier(field, pool, matrix, polynomial, square, &k);
    const struct number *beta = primitive_element(field, pool, root, k);
    done = done && number_work_spend(pool, work_of_factors(n, polynomial_bits(polynomial)));
    done = done && choose_factor(pool, polynomial, polynomial, beta) && fmpz_poly_degree(polynomial) <= max_degree &&
           extend(field, pool, matrix, beta, polynomial, element);
    fmpq_mat_clear(matrix);
    fmpz_poly_clear(polynomial);
    //@ assert is_field(field);
    return done;
}

/* When the field must not grow, the square root must lie in it; residues (residue.h) exclude this quickly in most
 * cases. */
int extension_by_root(struct field *field, struct number_pool *pool, const struct number *root,
                      const fmpq_poly_t square, long max_degree, fmpq_poly_t element)
{
    const long degree = field_degree(field);
    if (degree > max_degree) return 0;
    if (2 * degree > max_degree && residue_excludes_root(field, pool, square)) return 0;
    return place_root(field, pool, root, square, max_degree, element);
}

/* Adjoining c = 2 cos(2 pi / order), of degree e, to F = Q(alpha), of degree d, when the fields have Q alone in common.  F[y] / (p), where p is
 * the minimal polynomial of c, has the basis alpha^i y^l in the places i + d l.  It is a field, and alpha + y generates it: where two
 * conjugates of a sum are equal, so are differences of conjugates of alpha and of c, which then are rational, of trace 0. */

/* The row r of the matrix of multiplication by alpha + y. */
/*@ requires is_field(field) && is_square(matrix, matrix->rows) && 0 <= r < matrix->rows && \valid_read(p);
  @ assigns ENTRIES; */
static void set_sum_row(const struct field *field, fmpq_mat_t matrix, slong r, const fmpq_poly_t p)
{
    const slong d = field_degree(field), n = fmpq_mat_nrows(matrix);
    fmpq_poly_t alpha_power, y_power;
    fmpq_t term;
    fmpq_poly_init(alpha_power);
    fmpq_poly_init(y_power);
    fmpq_init(term);
    fmpq_poly_set_coeff_si(alpha_power, r % d + 1, 1);
    fmpq_poly_rem(alpha_power, alpha_power, field->modulus);
    fmpq_poly_set_coeff_si(y_power, r / d + 1, 1);
    fmpq_poly_rem(y_power, y_power, p);
    /*@ loop invariant 0 <= j <= n;
      @ loop assigns j, *term, ENTRIES;
      @ loop variant n - j; */
    for (slong j = 0; j < n; j++) {
        if (j / d == r / d) fmpq_poly_get_coeff_fmpq(fmpq_mat_entry(matrix, r, j), alpha_power, j % d);
        if (j % d != r % d) continue;
        fmpq_poly_get_coeff_fmpq(term, y_power, j / d);
        fmpq_add(fmpq_mat_entry(matrix, r, j), fmpq_mat_entry(matrix, r, j), term);
    }
    fmpq_poly_clear(alpha_power);
    fmpq_poly_clear(y_power);
    fmpq_clear(term);
}

/*@ requires is_field(field) && is_square(matrix, matrix->rows) && matrix->rows > 0 && \valid_read(p);
  @ assigns ENTRIES; */
static void set_sum(const struct field *field, fmpq_mat_t matrix, const fmpz_poly_t p)
{
    const slong n = fmpq_mat_nrows(matrix);
    fmpq_poly_t modulus;
    fmpq_poly_init(modulus);
    fmpq_poly_set_fmpz_poly(modulus, p);
    /*@ loop invariant 0 <= r <= n;
      @ loop assigns r, ENTRIES;
      @ loop variant n - r; */
    for (slong r = 0; r < n; r++) set_sum_row(field, matrix, r, modulus);
    fmpq_poly_clear(modulus);
}

/* The field gets the generator beta = alpha + c with this minimal polynomial and this matrix, and c its place. */
/*@ requires is_field(field) && field->orders.count < ORDERS_MAX && 0 < order <= ORDERS_MAX_ORDER;
  @ requires is_square(matrix, matrix->rows) && 2 * (terms(field->polynomial[0].terms) - 1) <= matrix->rows < 0x200000;
  @ requires pool != \null && beta != \null && \valid_read(polynomial) && terms(polynomial->terms) >= 2 && \separated(field, polynomial);
  @ assigns FIELD_AND_GENERATORS(field), ENTRIES;
  @ ensures is_field(field) && field->generator == \old(field->generator); */
static int place_cosine(struct field *field, struct number_pool *pool, const fmpq_mat_t matrix,
                        const struct number *beta, const fmpz_poly_t polynomial, unsigned long order)
{
    const int place = field->orders.count;
    fmpq_poly_t old_alpha, cosine;
    fmpq_poly_init(old_alpha);
    fmpq_poly_init(cosine);
    const int done = affords_coordinates(pool, matrix) && coordinates(field, matrix, old_alpha, cosine) &&
                     affords_powers(field, pool, polynomial, old_alpha);
    if (done) {
        field_replace(field, beta, polynomial, old_alpha);
        fmpq_poly_rem(field->cosine + place, cosine, field->modulus);
        field->orders.order[place] = (unsigned)order;
        field->orders.count = place + 1;
    }
    fmpq_poly_clear(old_alpha);
    fmpq_poly_clear(cosine);
    return done;
}

/* With the minimal polynomial of c, which becomes that of beta; n is the degree of the compositum. */
/*@ requires is_field(field) && pool != \null && 0 < order <= ORDERS_MAX_ORDER && field->orders.count < ORDERS_MAX;
  @ requires \valid(polynomial) && terms(polynomial->terms) >= 2 && \separated(field, polynomial);
  @ requires 0 < n < 0x200000 && n >= 2 * (terms(field->polynomial[0].terms) - 1);
  @ assigns FIELD_AND_GENERATORS(field), *polynomial, ENTRIES;
  @ ensures is_field(field); */
static int adjoin_cosine(struct field *field, struct number_pool *pool, unsigned long order, fmpz_poly_t polynomial,
                         slong n)
{
    const struct number *beta = primitive_element(field, pool, field_twice_cosine(pool, order), 1);
    fmpq_mat_t matrix;
    fmpq_mat_init(matrix, n, n);
    set_sum(field, matrix, polynomial);
    const int done = number_work_spend(pool, work_of_characteristic(n, entry_bits(matrix))) &&
                     characteristic(polynomial, matrix) && place_cosine(field, pool, matrix, beta, polynomial, order);
    fmpq_mat_clear(matrix);
    //@ assert is_field(field);
    return done;
}

int extension_by_cosine(struct field *field, struct number_pool *pool, unsigned long order)
{
    fmpz_poly_t polynomial;
    fmpz_poly_init(polynomial);
    fmpz_poly_cos_minpoly(polynomial, order);
    const slong d = field_degree(field), e = fmpz_poly_degree(polynomial), n = d * e;
    int done = field->orders.count < ORDERS_MAX && d >= 1 && e >= 2 && n <= ORDERS_MAX_DEGREE;
    //@ assert done != 0 ==> 2 * d <= n <= ORDERS_MAX_DEGREE;
    done = done && adjoin_cosine(field, pool, order, polynomial, n);
    fmpz_poly_clear(polynomial);
    //@ assert is_field(field);
    return done;
}
