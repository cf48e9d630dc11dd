/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/algebraic.h"

#include "numbers/work.h"
#include "numbers/zero.h"

/*@ requires pool != \null;
  @ assigns FIELD_OF;
  @ ensures is_field(\result); */
static struct field *field_of(struct number_pool *pool)
{
    struct shared *shared = number_pool_shared(pool);
    if (shared->field != NULL) return shared->field;
    struct field *field = field_new();
    shared->field = field;
    return field;
}

/* A field that must not change has its own degree as the limit. */
/*@ requires pool != \null && is_field(field);
  @ assigns \nothing; */
static long max_degree(struct number_pool *pool, const struct field *field)
{
    return field->kept ? field_degree(field) : number_pool_shared(pool)->max_degree;
}

/* cos(multiple pi) = cos(2 pi j / order) with j, order coprime. */
static unsigned long order_of(const struct real *real, unsigned long *j)
{
    mpq_t turns;
    mpq_init(turns);
    mpq_set(turns, real->multiple);
    mpq_div_2exp(turns, turns, 1);
    const int fits = mpz_fits_ulong_p(mpq_denref(turns)) && mpz_cmp_ui(mpq_denref(turns), 1UL << 24) < 0;
    *j = fits ? mpz_get_ui(mpq_numref(turns)) : 0;
    const unsigned long order = fits ? mpz_get_ui(mpq_denref(turns)) : 0;
    mpq_clear(turns);
    return order;
}

/* Adds the orders of the cosines below x; 0 when they are too large. */
/*@ requires \valid(orders) && are_orders(orders);
  @ assigns *orders, {r->walk | struct real *r; \true};
  @ ensures \result != 0 ==> are_orders(orders); */
static int orders_below(const struct number *x, unsigned long walk, struct orders *orders)
{
    unsigned long j;
    if (x == NULL || number_is_plain(x) || x->real->walk == walk) return 1;
    x->real->walk = walk;
    if (x->real->form == REAL_COSINE_PI) {
        const unsigned long order = order_of(x->real, &j);
        return order != 0 && orders_add(orders, order);
    }
    return orders_below(x->real->left, walk, orders) && orders_below(x->real->right, walk, orders);
}

/*@ requires pool != \null;
  @ assigns PREPARED; */
static int prepare_cosines(struct number_pool *pool, const struct number *x)
{
    struct field *field = field_of(pool);
    const unsigned long walk = ++number_pool_shared(pool)->walk;
    struct orders orders;
    orders_copy(&orders, &field->orders);
    if (!orders_below(x, walk, &orders)) return 0;
    if (orders_equal(&orders, &field->orders)) return 1;
    if (field->kept || orders_degree(&orders) > max_degree(pool, field)) return 0;
    return field_reset(field, pool, &orders);
}

/*@ requires is_field(field) && x != \null && \valid(element);
  @ assigns *element, ELEMENTS, ENTRIES;
  @ ensures is_field(field); */
static int element_of(struct field *field, const struct number *x, fmpq_poly_t element);

/*@ requires pool != \null && \valid_read(x);
  @ assigns \nothing; */
static int too_large(struct number_pool *pool, const fmpq_poly_t x)
{
    return field_element_bits(x) > number_pool_shared(pool)->budget_bits;
}

/* x y, or x / y; spends the work that it takes and returns 0 when the budget does not suffice, or y is 0. */
/*@ requires is_field(field) && pool != \null && \valid(x) && \valid_read(y);
  @ assigns *x, ENTRIES; */
static int multiply(const struct field *field, struct number_pool *pool, int inverted, fmpq_poly_t x,
                    const fmpq_poly_t y)
{
    fmpq_poly_t factor;
    fmpq_poly_init(factor);
    int done = 1;
    if (inverted)
        done = field_invert(field, pool, factor, y);
    else
        fmpq_poly_set(factor, y);
    const long bits = field_element_bits(x) + field_element_bits(factor) + field_element_bits(field->modulus);
    done = done && number_work_spend(pool, work_of_product(field_degree(field), bits));
    if (done) field_multiply(field, x, x, factor);
    fmpq_poly_clear(factor);
    return done;
}

/*@ requires is_field(field) && pool != \null && \valid(x) && \valid_read(y);
  @ assigns *x, ENTRIES; */
static int apply(const struct field *field, struct number_pool *pool, enum real_form form, fmpq_poly_t x,
                 const fmpq_poly_t y)
{
    int done = 1;
    switch (form) {
    case REAL_SUM: fmpq_poly_add(x, x, y); break;
    case REAL_DIFFERENCE: fmpq_poly_sub(x, x, y); break;
    default: done = multiply(field, pool, form == REAL_QUOTIENT, x, y); break;
    }
    return done;
}

static int element_of_operation(struct field *field, const struct real *real, fmpq_poly_t element)
{
    fmpq_poly_t right;
    fmpq_poly_init(right);
    int done = element_of(field, real->left, element) && element_of(field, real->right, right);
    done = done && apply(field, real->pool, real->form, element, right) && !too_large(real->pool, element);
    fmpq_poly_clear(right);
    return done;
}

static int element_of_cosine(const struct field *field, const struct real *real, fmpq_poly_t element)
{
    unsigned long j;
    const unsigned long order = order_of(real, &j);
    if (order == 0 || !field_cosine(field, element, order, j)) return 0;
    fmpq_poly_scalar_div_si(element, element, 2);
    return 1;
}

/*@ requires is_field(field) && \valid(element);
  @ assigns *element; */
static int element_of_root(const struct field *field, const struct number *x, fmpq_poly_t element)
{
    const struct generator *generator = field_generator(field, x);
    if (generator == NULL) return 0;
    fmpq_poly_set(element, generator->element);
    return 1;
}

/*@ requires \valid_read(x) && \valid(element);
  @ assigns *element; */
static void element_of_rational(const mpq_t x, fmpq_poly_t element)
{
    fmpq_poly_set_mpq(element, x);
}

/* The representation of x when every square root and every cosine below it is represented already. It is stored in the
 * node and valid as long as alpha does not change. */
static int element_of(struct field *field, const struct number *x, fmpq_poly_t element)
{
    if (number_is_plain(x)) {
        element_of_rational(x->value, element);
        return 1;
    }
    struct real *real = x->real;
    int done = 1;
    if (real->generation == field->generation) {
        fmpq_poly_set(element, real->element);
        return 1;
    }
    if (real->form == REAL_COSINE_PI)
        done = element_of_cosine(field, real, element);
    else if (real->form == REAL_ROOT)
        done = element_of_root(field, x, element);
    else
        done = real->form <= REAL_QUOTIENT && element_of_operation(field, real, element);
    if (!done) return 0;
    fmpq_poly_set(real->element, element);
    real->generation = field->generation;
    return 1;
}

/* Represents x, the square root of the number `square`; the field is extended when necessary. */
/*@ requires pool != \null && x != \null && square != \null;
  @ assigns PREPARED; */
static int prepare_root(struct number_pool *pool, const struct number *x, const struct number *square)
{
    struct field *field = field_of(pool);
    fmpq_poly_t element;
    fmpq_poly_init(element);
    const int done =
        element_of(field, square, element) && field_adjoin(field, pool, x, element, max_degree(pool, field));
    fmpq_poly_clear(element);
    return done;
}

/* Adjoins a square root to the field. That the field would become too large is expensive to find out, so this result is
 * stored and not computed again; a refusal of work is not stored, since it says nothing about the field. */
/*@ requires pool != \null && x != \null;
  @ assigns PREPARED; */
static int adjoin(struct number_pool *pool, const struct number *x)
{
    if (number_is_plain(x) || x->real->form != REAL_ROOT) return 1;
    struct real *root = x->real;
    const struct number *square = root->left;
    const struct field *field = field_of(pool);
    if (root->refused == field->generation) return 0;
    if (prepare_root(pool, x, square)) return 1;
    if (!field->kept && !number_work_was_refused(pool)) root->refused = field->generation;
    return 0;
}

/* Adjoins the roots below x, innermost first. */
/*@ requires pool != \null;
  @ assigns PREPARED; */
static int prepare_roots(struct number_pool *pool, const struct number *x)
{
    if (x == NULL || number_is_plain(x)) return 1;
    struct real *node = x->real;
    const struct number *left = node->left, *right = node->right;
    if (node->prepared == field_of(pool)->epoch) return 1;
    if (!prepare_roots(pool, left) || !prepare_roots(pool, right) || !adjoin(pool, x)) return 0;
    node->prepared = field_of(pool)->epoch;
    return 1;
}

int algebraic_element(struct number_pool *pool, const struct number *x, fmpq_poly_t element)
{
    if (!number_is_plain(x) && !x->real->algebraic) return 0;
    return prepare_cosines(pool, x) && prepare_roots(pool, x) && element_of(field_of(pool), x, element);
}

/* 1 when x is represented as a zero of its minimal polynomial. */
/*@ requires x != \null;
  @ assigns \nothing;
  @ ensures \result != 0 ==> \valid_read(x) && \valid_read(x->real) && is_zero(x->real->zero); */
static int is_own_zero(const struct number *x)
{
    return !number_is_plain(x) && x->real->form == REAL_ZERO && x->real->zero->irreducible;
}

/*@ requires \valid(out) && \valid_read(polynomial) && is_polynomial(polynomial);
  @ assigns *out; */
static int copy_polynomial(fmpz_poly_t out, const struct polynomial *polynomial)
{
    int copied = 1;
    fmpz_t c;
    fmpz_init(c);
    fmpz_poly_zero(out);
    /*@ loop invariant 0 <= i <= polynomial->length;
      @ loop assigns i, copied, *c, *out;
      @ loop variant polynomial->length - i; */
    for (int i = 0; i < polynomial->length; i++) {
        copied = number_is_plain(polynomial->c[i]);
        if (!copied) break;
        fmpz_set_mpz(c, mpq_numref(polynomial->c[i]->value));
        fmpz_poly_set_coeff_fmpz(out, i, c);
    }
    fmpz_clear(c);
    return copied;
}

int algebraic_polynomial(struct number_pool *pool, const struct number *x, fmpz_poly_t polynomial)
{
    if (is_own_zero(x)) return copy_polynomial(polynomial, &x->real->zero->polynomial);
    fmpq_poly_t element;
    fmpq_poly_init(element);
    const int done =
        algebraic_element(pool, x, element) && field_minimal_polynomial(field_of(pool), pool, element, polynomial);
    fmpq_poly_clear(element);
    return done;
}

/*@ requires pool != \null && x != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
const struct number *number_settle(struct number_pool *pool, const struct number *x)
{
    if (number_is_plain(x)) return x;
    fmpq_poly_t element;
    fmpq_t value;
    fmpq_poly_init(element);
    fmpq_init(value);
    const int rational = algebraic_element(pool, x, element) && fmpq_poly_degree(element) <= 0;
    if (rational) {
        struct number *settled = number_fresh(pool);
        fmpq_poly_get_coeff_fmpq(value, element, 0);
        fmpq_get_mpq(settled->value, value);
        x = settled;
    }
    fmpq_poly_clear(element);
    fmpq_clear(value);
    return x;
}

/*@ requires pool != \null && x != \null;
  @ assigns \nothing; */
void number_prepare(struct number_pool *pool, const struct number *x)
{
    fmpq_poly_t element;
    if (number_is_plain(x)) return;
    fmpq_poly_init(element);
    (void)algebraic_element(pool, x, element);
    fmpq_poly_clear(element);
}

/* The method factors a polynomial of twice the degree, which is too slow in a field of a higher degree than this. */
enum { ROOT_FIELD_DEGREE = 16 };

const struct number *number_root_in_field(struct number_pool *pool, const struct number *x)
{
    struct field *field = field_of(pool);
    const int kept = field->kept;
    const struct number *root = number_sqrt(pool, x);
    fmpq_poly_t element;
    if (field_degree(field) == 1 || field_degree(field) > ROOT_FIELD_DEGREE) return NULL;
    fmpq_poly_init(element);
    field->kept = 1;
    const int found = algebraic_element(pool, root, element);
    field->kept = kept;
    fmpq_poly_clear(element);
    return found ? root : NULL;
}

/*@ requires pool != \null;
  @ assigns FIELD_OF, {f->kept | struct field *f; \true}; */
void number_pool_keep_field(struct number_pool *pool, int keep)
{
    field_of(pool)->kept = keep;
}

/*@ requires pool != \null;
  @ assigns FIELD_OF; */
long number_field_degree(struct number_pool *pool)
{
    return field_degree(field_of(pool));
}

/*@ requires 0 <= length <= 0x100000 && 0 <= bits <= 0x20000000000;
  @ assigns \nothing;
  @ ensures 0 <= \result; */
static long bits_of(long length, long bits)
{
    return length * bits;
}

/* For an element: the number of its coefficients times the size of the longest, with the common denominator. */
/*@ requires pool != \null && x != \null;
  @ assigns \nothing;
  @ ensures -1 <= \result; */
long number_size(struct number_pool *pool, const struct number *x)
{
    fmpq_poly_t element;
    if (number_is_plain(x)) return number_numerator_bits(x) + number_denominator_bits(x);
    fmpq_poly_init(element);
    const long length = algebraic_element(pool, x, element) ? fmpq_poly_length(element) : -1;
    const long bits = labs(_fmpz_vec_max_bits(fmpq_poly_numref(element), fmpq_poly_length(element)));
    const long size = length < 0 ? -1 : bits_of(length, bits + (long)fmpz_bits(fmpq_poly_denref(element)));
    fmpq_poly_clear(element);
    return size;
}

/*@ assigns \nothing; */
void number_cleanup(void)
{
    flint_cleanup();
}
