/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/field.h"

#include "numbers/work.h"

#include <stdlib.h>

struct field *field_new(void)
{
    struct field *field = calloc(1, sizeof *field);
    if (field == NULL) abort();
    *field = (struct field){.generation = 1, .epoch = 1};
    fmpz_poly_init(field->polynomial);
    fmpq_poly_init(field->modulus);
    /*@ loop invariant 0 <= i <= ORDERS_MAX;
      @ loop assigns i, field->cosine[0 .. ORDERS_MAX - 1];
      @ loop variant ORDERS_MAX - i; */
    for (int i = 0; i < ORDERS_MAX; i++) fmpq_poly_init(field->cosine + i);
    fmpz_poly_set_coeff_si(field->polynomial, 1, 1);
    fmpq_poly_set_fmpz_poly(field->modulus, field->polynomial);
    return field;
}

/*@ requires is_field(field);
  @ assigns FIELD_AND_GENERATORS(field);
  @ ensures is_field(field) && field->generators == 0; */
static void forget(struct field *field)
{
    /*@ loop invariant 0 <= i <= field->generators && is_field(field);
      @ loop assigns i, FIELD_AND_GENERATORS(field);
      @ loop variant field->generators - i; */
    for (int i = 0; i < field->generators; i++) {
        fmpq_poly_clear(field->generator[i].element);
        fmpq_poly_clear(field->generator[i].square);
    }
    field->generators = 0;
    field->epoch++;
}

void field_free(struct field *field)
{
    if (field == NULL) return;
    forget(field);
    free(field->generator);
    fmpz_poly_clear(field->polynomial);
    fmpq_poly_clear(field->modulus);
    /*@ loop invariant 0 <= i <= ORDERS_MAX;
      @ loop assigns i, field->cosine[0 .. ORDERS_MAX - 1];
      @ loop variant ORDERS_MAX - i; */
    for (int i = 0; i < ORDERS_MAX; i++) fmpq_poly_clear(field->cosine + i);
    free(field);
}

/*@ requires is_field(field) && \valid_read(polynomial) && terms(polynomial->terms) >= 2 && \separated(field, polynomial);
  @ assigns field->polynomial[0], field->modulus[0], field->generation;
  @ ensures is_field(field); */
static void set_polynomial(struct field *field, const fmpz_poly_t polynomial)
{
    fmpz_poly_primitive_part(field->polynomial, polynomial);
    fmpq_poly_set_fmpz_poly(field->modulus, field->polynomial);
    field->generation++;
}

/*@ requires is_field(field);
  @ assigns FIELD_AND_GENERATORS(field);
  @ ensures is_field(field) && \valid(\result) && \separated(field, \result); */
static struct generator *add_generator(struct field *field, const struct number *root)
{
    if (field->generators == field->room) {
        if (field->room > FIELD_MAX_ROOM / 4) abort();
        const int room = 2 * field->room + 8;
        field->generator = realloc(field->generator, (size_t)room * sizeof *field->generator);
        if (field->generator == NULL) abort();
        field->room = room;
    }
    struct generator *generator = &field->generator[field->generators++];
    generator->root = root;
    fmpq_poly_init(generator->element);
    fmpq_poly_init(generator->square);
    return generator;
}

/* Registers the square roots that a field of cosines contains:
 * sqrt 2 = 2 cos(2 pi / 8), sqrt 3 = 2 cos(2 pi / 12), sqrt 5 = 4 cos(2 pi / 5) + 1. */
/*@ requires is_field(field) && order > 0;
  @ assigns FIELD_AND_GENERATORS(field);
  @ ensures is_field(field); */
static void add_known_root(struct field *field, unsigned long order, int factor, int shift, int square)
{
    if (orders_contain(&field->orders, order) < 0) return;
    struct generator *generator = add_generator(field, NULL);
    field_cosine(field, generator->element, order, 1);
    fmpq_poly_scalar_mul_si(generator->element, generator->element, factor);
    fmpq_poly_set_si(generator->square, shift);
    fmpq_poly_add(generator->element, generator->element, generator->square);
    fmpq_poly_set_si(generator->square, square);
}

/* The number 2 cos(2 pi / order). */
/*@ requires pool != \null && order > 0;
  @ assigns \nothing;
  @ ensures \result != \null; */
const struct number *field_twice_cosine(struct number_pool *pool, unsigned long order)
{
    mpq_t multiple;
    mpq_init(multiple);
    mpq_set_ui(multiple, 2, order);
    mpq_canonicalize(multiple);
    const struct number *cosine = real_cosine_pi(pool, multiple);
    mpq_clear(multiple);
    return number_multiply(pool, number_from_integer(pool, 2), cosine);
}

/* Q(2 cos(2 pi / order)) */
/*@ requires is_field(field) && pool != \null && 0 < order <= ORDERS_MAX_ORDER;
  @ assigns FIELD_AND_GENERATORS(field);
  @ ensures is_field(field); */
static void begin(struct field *field, struct number_pool *pool, unsigned long order)
{
    fmpz_poly_t polynomial;
    fmpz_poly_init(polynomial);
    fmpz_poly_cos_minpoly(polynomial, order);
    set_polynomial(field, polynomial);
    fmpz_poly_clear(polynomial);
    field->orders.count = 1;
    field->orders.order[0] = (unsigned)order;
    field->alpha = NULL;
    fmpq_poly_zero(field->cosine);
    fmpq_poly_set_coeff_si(field->cosine, 1, 1);
    fmpq_poly_rem(field->cosine, field->cosine, field->modulus);
    if (field_degree(field) > 1) field->alpha = field_twice_cosine(pool, order);
}

int field_reset(struct field *field, struct number_pool *pool, const struct orders *orders)
{
    const struct orders wanted = *orders;
    int done = 1;
    forget(field);
    if (wanted.count == 0) return 0;
    begin(field, pool, wanted.order[0]);
    /*@ loop invariant 1 <= i <= wanted.count && is_field(field);
      @ loop assigns i, done, FIELD_AND_GENERATORS(field), ENTRIES;
      @ loop variant wanted.count - i; */
    for (int i = 1; i < wanted.count && done; i++) done = extension_by_cosine(field, pool, wanted.order[i]);
    add_known_root(field, 8, 1, 0, 2);
    add_known_root(field, 12, 1, 0, 3);
    add_known_root(field, 5, 2, 1, 5);
    return done;
}

long field_degree(const struct field *field)
{
    return fmpz_poly_degree(field->polynomial);
}

void field_multiply(const struct field *field, fmpq_poly_t out, const fmpq_poly_t x, const fmpq_poly_t y)
{
    fmpq_poly_mul(out, x, y);
    if (fmpq_poly_length(out) > field_degree(field)) fmpq_poly_rem(out, out, field->modulus);
}

long field_element_bits(const fmpq_poly_t x)
{
    const long bits = labs(_fmpz_vec_max_bits(fmpq_poly_numref(x), fmpq_poly_length(x)));
    return bits + (long)fmpz_bits(fmpq_poly_denref(x));
}

/* y = x / c and 1 / c, for the leading coefficient c of x; returns 0 when x is 0. */
/*@ requires \valid(y) && \valid(inverse) && \valid_read(x) && \separated(y, inverse, x);
  @ assigns *y, *inverse; */
static int split_off_leading(fmpq_poly_t y, fmpq_t inverse, const fmpq_poly_t x)
{
    const slong degree = fmpq_poly_degree(x);
    fmpq_poly_get_coeff_fmpq(inverse, x, degree < 0 ? 0 : degree);
    if (fmpq_is_zero(inverse)) return 0;
    fmpq_inv(inverse, inverse);
    fmpq_poly_make_monic(y, x);
    return 1;
}

/* Solves x y = 1 for the coefficients of y: column j of the matrix is x alpha^j. */
/*@ requires is_field(field) && pool != \null && \valid(y) && \valid_read(x);
  @ assigns *y, ENTRIES; */
static int solve_for_inverse(const struct field *field, struct number_pool *pool, fmpq_poly_t y, const fmpq_poly_t x)
{
    const slong n = field_degree(field);
    const long bits = field_element_bits(x) + field_element_bits(field->modulus);
    if (!number_work_spend(pool, work_of_inverse(n, bits))) return 0;
    fmpq_mat_t matrix, one;
    fmpq_poly_t column, alpha;
    fmpq_mat_init(matrix, n, n);
    fmpq_mat_init(one, n, 1);
    fmpq_poly_init(column);
    fmpq_poly_init(alpha);
    fmpq_poly_set(column, x);
    fmpq_poly_set_coeff_si(alpha, 1, 1);
    /*@ loop invariant 0 <= j <= n;
      @ loop assigns j, *column, ENTRIES;
      @ loop variant n - j; */
    for (slong j = 0; j < n; j++) {
        /*@ loop invariant 0 <= i <= n;
          @ loop assigns i, ENTRIES;
          @ loop variant n - i; */
        for (slong i = 0; i < n; i++) fmpq_poly_get_coeff_fmpq(fmpq_mat_entry(matrix, i, j), column, i);
        field_multiply(field, column, column, alpha);
    }
    fmpq_one(fmpq_mat_entry(one, 0, 0));
    const int solved = fmpq_mat_solve(one, matrix, one);
    fmpq_poly_zero(y);
    /*@ loop invariant 0 <= i <= n;
      @ loop assigns i, *y;
      @ loop variant n - i; */
    for (slong i = 0; i < n && solved; i++) fmpq_poly_set_coeff_fmpq(y, i, fmpq_mat_entry(one, i, 0));
    fmpq_poly_clear(column);
    fmpq_poly_clear(alpha);
    fmpq_mat_clear(matrix);
    fmpq_mat_clear(one);
    return solved;
}

/* The work is that of short equations where x is a short number times a long rational one: it is divided by its leading coefficient. */
/*@ requires is_field(field) && pool != \null && \valid(y) && \valid_read(x);
  @ assigns *y, ENTRIES; */
static int invert(const struct field *field, struct number_pool *pool, fmpq_poly_t y, const fmpq_poly_t x)
{
    fmpq_poly_t monic;
    fmpq_t inverse;
    fmpq_poly_init(monic);
    fmpq_init(inverse);
    const int done = split_off_leading(monic, inverse, x) && solve_for_inverse(field, pool, y, monic);
    if (done) fmpq_poly_scalar_mul_fmpq(y, y, inverse);
    fmpq_poly_clear(monic);
    fmpq_clear(inverse);
    return done;
}

/* Spends the work of a product and makes it. */
/*@ requires is_field(field) && pool != \null && \valid(out) && \valid_read(x) && \valid_read(y);
  @ assigns *out; */
static int multiply(const struct field *field, struct number_pool *pool, fmpq_poly_t out, const fmpq_poly_t x,
                    const fmpq_poly_t y)
{
    const long bits = field_element_bits(x) + field_element_bits(y) + field_element_bits(field->modulus);
    if (!number_work_spend(pool, work_of_product(field_degree(field), bits))) return 0;
    field_multiply(field, out, x, y);
    return 1;
}

/* The powers of alpha can be a bad basis: an algebraic integer can have long coefficients, whose denominators divide the discriminant of the minimal
 * polynomial f. Multiplied by f'(alpha) it has integer coefficients (Euler), which are short where the number is of moderate size. Then
 * this product is inverted, and the inverse is multiplied by f'(alpha). */
int field_invert(const struct field *field, struct number_pool *pool, fmpq_poly_t out, const fmpq_poly_t x)
{
    fmpq_poly_t derivative, product;
    fmpq_poly_init(derivative);
    fmpq_poly_init(product);
    fmpq_poly_derivative(derivative, field->modulus);
    int done = multiply(field, pool, product, x, derivative);
    if (done && field_element_bits(product) < field_element_bits(x))
        done = invert(field, pool, product, product) && multiply(field, pool, out, product, derivative);
    else
        done = done && invert(field, pool, out, x);
    if (!done) fmpq_poly_zero(out);
    fmpq_poly_clear(derivative);
    fmpq_poly_clear(product);
    return done;
}

/* With C_j = 2 cos(2 pi j / order): C_(2j) = C_j^2 - 2 and C_(2j+1) = C_j C_(j+1) - C_1, from the leading bit. */
/*@ requires \valid_read(field) && \valid(out) && \valid_read(cosine);
  @ assigns *out; */
static void cosine_multiple(const struct field *field, fmpq_poly_t out, const fmpq_poly_t cosine, unsigned long j)
{
    fmpq_poly_t first, next, two, product;
    fmpq_poly_init(first);
    fmpq_poly_init(next);
    fmpq_poly_init(two);
    fmpq_poly_init(product);
    fmpq_poly_set_si(two, 2);
    fmpq_poly_set(first, cosine);
    fmpq_poly_set(next, cosine);
    fmpq_poly_set(out, two);
    /*@ loop invariant -1 <= bit < 64;
      @ loop assigns bit, *out, *next, *product;
      @ loop variant bit; */
    for (int bit = j == 0 ? -1 : (int)FLINT_BIT_COUNT(j) - 1; bit >= 0; bit--) {
        field_multiply(field, product, out, next);
        fmpq_poly_sub(product, product, first);
        fmpq_poly_struct *squared = (j >> bit) & 1 ? next : out, *mixed = (j >> bit) & 1 ? out : next;
        field_multiply(field, squared, squared, squared);
        fmpq_poly_sub(squared, squared, two);
        fmpq_poly_set(mixed, product);
    }
    fmpq_poly_clear(first);
    fmpq_poly_clear(next);
    fmpq_poly_clear(two);
    fmpq_poly_clear(product);
}

int field_cosine(const struct field *field, fmpq_poly_t out, unsigned long order, unsigned long j)
{
    const int i = orders_contain(&field->orders, order);
    if (i < 0) return 0;
    cosine_multiple(field, out, field->cosine + i, j * (field->orders.order[i] / order));
    return 1;
}

const struct generator *field_generator(const struct field *field, const struct number *root)
{
    /*@ loop invariant 0 <= i <= field->generators;
      @ loop assigns i;
      @ loop variant field->generators - i; */
    for (int i = 0; i < field->generators; i++)
        if (field->generator[i].root == root) return field->generator + i;
    return NULL;
}

/* 1 when x is the square of a rational, which `root` is set to. */
/*@ requires \valid(root) && \valid_read(x);
  @ assigns *root; */
static int rational_root(fmpq_t root, const fmpq_poly_t x)
{
    if (fmpq_poly_degree(x) > 0) return 0;
    fmpq_poly_get_coeff_fmpq(root, x, 0);
    if (!fmpz_is_square(fmpq_numref(root)) || !fmpz_is_square(fmpq_denref(root))) return 0;
    fmpz_sqrt(fmpq_numref(root), fmpq_numref(root));
    fmpz_sqrt(fmpq_denref(root), fmpq_denref(root));
    return 1;
}

/* 1 when the new root is rational, or a rational multiple of a known one. */
/*@ requires is_field(field) && pool != \null && \valid(element) && \valid_read(square);
  @ assigns *element, ENTRIES; */
static int find_multiple(struct field *field, struct number_pool *pool, fmpq_poly_t element, const fmpq_poly_t square)
{
    fmpq_poly_t ratio;
    fmpq_t factor;
    fmpq_poly_init(ratio);
    fmpq_init(factor);
    int found = rational_root(factor, square);
    if (found) fmpq_poly_set_fmpq(element, factor);
    /*@ loop invariant 0 <= i <= field->generators && is_field(field);
      @ loop assigns i, found, *ratio, *factor, *element, ENTRIES;
      @ loop variant field->generators - i; */
    for (int i = 0; i < field->generators && !found; i++) {
        if (fmpq_poly_is_zero(field->generator[i].square)) continue;
        if (!field_invert(field, pool, ratio, field->generator[i].square) ||
            !multiply(field, pool, ratio, ratio, square))
            break;
        found = rational_root(factor, ratio);
        if (found) fmpq_poly_scalar_mul_fmpq(element, field->generator[i].element, factor);
    }
    fmpq_poly_clear(ratio);
    fmpq_clear(factor);
    return found;
}

int field_adjoin(struct field *field, struct number_pool *pool, const struct number *root, const fmpq_poly_t square,
                 long max_degree)
{
    fmpq_poly_t element;
    fmpq_poly_init(element);
    int done = find_multiple(field, pool, element, square);
    if (!done) done = extension_by_root(field, pool, root, square, max_degree, element);
    if (done) {
        struct generator *generator = add_generator(field, root);
        fmpq_poly_set(generator->element, element);
        field_multiply(field, generator->square, element, element);
    }
    fmpq_poly_clear(element);
    return done;
}

/* Row k of the matrix is the power alpha^k of the former generator, as a polynomial in the new one. */
/*@ requires is_field(field) && \valid(powers) && \valid_read(alpha) && powers->rows >= 0;
  @ requires powers->columns == terms(field->polynomial[0].terms) - 1;
  @ assigns ENTRIES; */
static void set_powers(const struct field *field, fmpq_mat_t powers, const fmpq_poly_t alpha)
{
    const slong degree = field_degree(field), count = fmpq_mat_nrows(powers);
    fmpq_poly_t power;
    fmpq_poly_init(power);
    fmpq_poly_one(power);
    /*@ loop invariant 0 <= k <= count;
      @ loop assigns k, *power, ENTRIES;
      @ loop variant count - k; */
    for (slong k = 0; k < count; k++) {
        /*@ loop invariant 0 <= j <= degree;
          @ loop assigns j, ENTRIES;
          @ loop variant degree - j; */
        for (slong j = 0; j < degree; j++) fmpq_poly_get_coeff_fmpq(fmpq_mat_entry(powers, k, j), power, j);
        field_multiply(field, power, power, alpha);
    }
    fmpq_poly_clear(power);
}

/* Converts an element: the sum of its coefficients times the powers of the former generator. */
/*@ requires is_field(field) && \valid(element) && \valid_read(powers) && powers->rows >= 0;
  @ requires powers->columns == terms(field->polynomial[0].terms) - 1;
  @ assigns *element, ENTRIES; */
static void substitute(const struct field *field, fmpq_poly_t element, const fmpq_mat_t powers)
{
    const slong degree = field_degree(field), count = fmpq_mat_nrows(powers);
    fmpq_mat_t row, image;
    fmpq_mat_init(row, 1, count);
    fmpq_mat_init(image, 1, degree);
    /*@ loop invariant 0 <= k <= count;
      @ loop assigns k, ENTRIES;
      @ loop variant count - k; */
    for (slong k = 0; k < count; k++) fmpq_poly_get_coeff_fmpq(fmpq_mat_entry(row, 0, k), element, k);
    fmpq_mat_mul(image, row, powers);
    fmpq_poly_zero(element);
    /*@ loop invariant 0 <= j <= degree;
      @ loop assigns j, *element;
      @ loop variant degree - j; */
    for (slong j = 0; j < degree; j++) fmpq_poly_set_coeff_fmpq(element, j, fmpq_mat_entry(image, 0, j));
    fmpq_mat_clear(row);
    fmpq_mat_clear(image);
}

void field_replace(struct field *field, const struct number *alpha, const fmpz_poly_t polynomial,
                   const fmpq_poly_t old_alpha)
{
    const slong degree = field_degree(field);
    fmpq_mat_t powers;
    set_polynomial(field, polynomial);
    fmpq_mat_init(powers, degree, field_degree(field));
    field->alpha = alpha;
    set_powers(field, powers, old_alpha);
    /*@ loop invariant 0 <= i <= field->orders.count && are_orders(&field->orders);
      @ loop assigns i, field->cosine[0 .. ORDERS_MAX - 1], ENTRIES;
      @ loop variant field->orders.count - i; */
    for (int i = 0; i < field->orders.count; i++) substitute(field, field->cosine + i, powers);
    /*@ loop invariant 0 <= i <= field->generators && is_field(field) && field->generator == \at(field->generator, Pre) &&
      @   field->orders.count == \at(field->orders.count, Pre);
      @ loop assigns i, GENERATORS, ENTRIES;
      @ loop variant field->generators - i; */
    for (int i = 0; i < field->generators; i++) {
        substitute(field, field->generator[i].element, powers);
        substitute(field, field->generator[i].square, powers);
    }
    fmpq_mat_clear(powers);
}
