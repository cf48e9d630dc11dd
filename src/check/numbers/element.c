/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/numbers/element.h"

#include "check/numbers/element_checked.h"
#include "check/numbers/field.h"
#include "check/memory.h"
#include "check/numbers/scalar_private.h"
#include "check/numbers/scalar_reuse.h"

#include <stdlib.h>

scalar element_make(struct scalar_pool *pool, const scalar *term, int count)
{
    /*@ loop invariant 0 <= count <= \at(count, Pre) && DOUBT_HAS_STAYED;
      @ loop invariant value: IS_TRIMMED(pool, term, count);
      @ loop assigns count, scalar_doubt;
      @ loop variant count; */
    while (count > 0 && scalar_sign(term[count - 1]) == 0) count--;
    if (count == 0) return scalar_zero(pool);
    if (count == 1) return term[0];
    return element_hold(pool, term, count);
}

/*@ requires is_number(x);
  @ assigns \nothing;
  @ ensures \result == (x->element == \null ? 1 : x->element->count) && 1 <= \result <= FIELD_MAX_DEGREE; */
static int count_of(scalar x)
{
    return x->element == NULL ? 1 : x->element->count;
}

/*@ requires is_number(x) && 0 <= i < (x->element == \null ? 1 : x->element->count);
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar term_of(scalar x, int i)
{
    return x->element == NULL ? x : x->element->term[i];
}

int element_degree(const struct scalar_pool *pool)
{
    if (pool->field == NULL) return 0;
    element_check_field(pool->field);
    return pool->field->degree;
}

int element_adjoin(struct scalar_pool *pool, const scalar *coefficient, int count, scalar low, scalar high)
{
    struct field *field = memory_zeroed(1, sizeof *field);
    if (field == NULL) abort();
    const int found = field_set(field, pool, coefficient, count, low, high);
    pool->field = field;
    return found;
}

/* The coefficient of alpha^i. */
/*@ requires pool != \null && is_number(x) && 0 <= i;
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar coefficient_of(struct scalar_pool *pool, scalar x, int i)
{
    return i < count_of(x) ? term_of(x, i) : scalar_zero(pool);
}

scalar element_add(struct scalar_pool *pool, scalar x, scalar y)
{
    element_check_field(pool->field);
    element_check(pool->field, x);
    element_check(pool->field, y);
    scalar sum[FIELD_MAX_DEGREE];
    const int count = count_of(x) > count_of(y) ? count_of(x) : count_of(y);
    /*@ loop invariant 0 <= i <= count && \forall integer k; 0 <= k < i ==> sum[k] != \null;
      @ loop invariant value: HAVE_TERMS(x, y);
      @ loop invariant value: ARE_PLAIN(&sum[0], i);
      @ loop invariant value: ARE_SUMS(&sum[0], i, x, y);
      @ loop assigns i, sum[0 .. FIELD_MAX_DEGREE - 1];
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) sum[i] = scalar_add(pool, coefficient_of(pool, x, i), coefficient_of(pool, y, i));
    //@ assert value: ARE_SUMS(&sum[0], count, x, y);
    //@ assert value: IS_SUM(&sum[0], count, x, y, pool);
    return element_make(pool, sum, count);
}

scalar element_subtract(struct scalar_pool *pool, scalar x, scalar y)
{
    element_check_field(pool->field);
    element_check(pool->field, x);
    element_check(pool->field, y);
    scalar difference[FIELD_MAX_DEGREE];
    const int count = count_of(x) > count_of(y) ? count_of(x) : count_of(y);
    /*@ loop invariant 0 <= i <= count && \forall integer k; 0 <= k < i ==> difference[k] != \null;
      @ loop invariant value: HAVE_TERMS(x, y);
      @ loop invariant value: ARE_PLAIN(&difference[0], i);
      @ loop invariant value: ARE_DIFFERENCES(&difference[0], i, x, y);
      @ loop assigns i, difference[0 .. FIELD_MAX_DEGREE - 1];
      @ loop variant count - i; */
    for (int i = 0; i < count; i++)
        difference[i] = scalar_subtract(pool, coefficient_of(pool, x, i), coefficient_of(pool, y, i));
    return element_make(pool, difference, count);
}

/* Adds to a sum, whose memory is reused since nothing else refers to it. */
/*@ requires pool != \null && 0 <= i && \valid(term + i) && term[i] != \null && x != \null && y != \null;
  @ assigns term[i];
  @ ensures term[i] != \null; */
static void add_product(struct scalar_pool *pool, scalar *term, int i, scalar x, scalar y)
{
    const scalar before = term[i], product = scalar_multiply(pool, x, y);
    term[i] = scalar_add(pool, before, product);
    scalar_forget(pool, before);
    scalar_forget(pool, product);
}

/*@ requires pool != \null && 0 <= i && \valid(term + i) && term[i] != \null && x != \null && y != \null;
  @ assigns term[i];
  @ ensures term[i] != \null; */
static void subtract_product(struct scalar_pool *pool, scalar *term, int i, scalar x, scalar y)
{
    const scalar before = term[i], product = scalar_multiply(pool, x, y);
    term[i] = scalar_subtract(pool, before, product);
    scalar_forget(pool, before);
    scalar_forget(pool, product);
}

/* Since alpha^d = -(c_0 + ... + c_(d-1) alpha^(d-1)), the term at `last` is replaced by multiples of lower powers. */
/*@ requires pool != \null && \valid_read(field) && field_ok(field) && field->degree <= last;
  @ requires \valid(term + (0 .. last)) && polynomial(term, last + 1) && \separated(term + (0 .. last), field);
  @ assigns term[0 .. last - 1];
  @ ensures polynomial(term, last); */
static void replace_last(struct scalar_pool *pool, const struct field *field, scalar *term, int last)
{
    /*@ loop invariant 0 <= i <= field->degree && polynomial(term, last + 1) && field_ok(field);
      @ loop invariant terms_stay{Pre,Here}(&field->coefficient[0], field->degree);
      @ loop invariant value: ARE_PLAIN(&field->coefficient[0], field->degree);
      @ loop invariant value: ARE_PLAIN(term, last + 1);
      @ loop invariant value: STAYS(term[last]);
      @ loop invariant value: ARE_REPLACED(field, term, last, i);
      @ loop assigns i, term[0 .. last - 1];
      @ loop variant field->degree - i; */
    for (int i = 0; i < field->degree; i++)
        subtract_product(pool, term, last - field->degree + i, term[last], field->coefficient[i]);
}

/* Reduces to powers below the degree; returns the number of terms left. */
/*@ requires has_field(pool) && 0 < count <= 2 * FIELD_MAX_DEGREE && \valid(term + (0 .. count - 1)) && polynomial(term, count);
  @ requires \separated(term + (0 .. count - 1), pool) && \separated(term + (0 .. count - 1), pool->field);
  @ assigns term[0 .. count - 1];
  @ ensures 0 < \result <= FIELD_MAX_DEGREE && \result <= count && polynomial(term, \result); */
static int reduce(struct scalar_pool *pool, scalar *term, int count)
{
    const struct field *field = pool->field;
    int left = count;
    /*@ loop invariant 0 < left <= count && polynomial(term, left) && has_field(pool) && pool->field == field;
      @ loop invariant value: HAS_ROOT(field);
      @ loop invariant value: ARE_PLAIN(term, left);
      @ loop invariant value: IS_REDUCED(field, term, left, count);
      @ loop assigns left, term[0 .. count - 1];
      @ loop variant left; */
    while (left > field->degree) {
        left--;
        replace_last(pool, field, term, left);
    }
    return left;
}

scalar element_multiply(struct scalar_pool *pool, scalar x, scalar y)
{
    element_check_field(pool->field);
    element_check(pool->field, x);
    element_check(pool->field, y);
    scalar product[2 * FIELD_MAX_DEGREE];
    const int count_x = count_of(x), count_y = count_of(y), count = count_x + count_y - 1;
    //@ assert value: MEANS(x, pool->field) && MEANS(y, pool->field);
    /*@ loop invariant 0 <= i <= count && \forall integer k; 0 <= k < i ==> product[k] != \null;
      @ loop invariant is_number(x);
      @ loop invariant is_number(y);
      @ loop invariant has_field(pool);
      @ loop invariant inside_stays{Pre,Here}(x);
      @ loop invariant inside_stays{Pre,Here}(y);
      @ loop invariant pool->field == \at(pool->field, Pre);
      @ loop invariant terms_stay{Pre,Here}(&pool->field->coefficient[0], pool->field->degree);
      @ loop invariant value: HAVE_TERMS(x, y);
      @ loop invariant value: HAS_ROOT(pool->field);
      @ loop invariant value: EACH_PLAIN(product, i);
      @ loop invariant value: ARE_PLAIN(&product[0], i);
      @ loop invariant value: ARE_ZEROS(&product[0], i);
      @ loop assigns i, product[0 .. 2 * FIELD_MAX_DEGREE - 1];
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) product[i] = scalar_zero(pool);
    /*@ loop invariant 0 <= i <= count_x && \forall integer k; 0 <= k < count ==> product[k] != \null;
      @ loop invariant is_number(x);
      @ loop invariant is_number(y);
      @ loop invariant has_field(pool);
      @ loop invariant inside_stays{Pre,Here}(x);
      @ loop invariant inside_stays{Pre,Here}(y);
      @ loop invariant pool->field == \at(pool->field, Pre);
      @ loop invariant terms_stay{Pre,Here}(&pool->field->coefficient[0], pool->field->degree);
      @ loop invariant value: HAVE_TERMS(x, y);
      @ loop invariant value: HAS_ROOT(pool->field);
      @ loop invariant value: EACH_PLAIN(product, count);
      @ loop invariant value: ARE_PLAIN(&product[0], count);
      @ loop invariant value: ARE_PRODUCTS(&product[0], count, x, i, y, 0, pool);
      @ loop assigns i, product[0 .. 2 * FIELD_MAX_DEGREE - 1];
      @ loop variant count_x - i; */
    for (int i = 0; i < count_x; i++) {
        const scalar term = term_of(x, i);
        /*@ loop invariant 0 <= j <= count_y && \forall integer k; 0 <= k < count ==> product[k] != \null;
          @ loop invariant is_number(x);
          @ loop invariant is_number(y);
          @ loop invariant has_field(pool);
          @ loop invariant inside_stays{Pre,Here}(x);
          @ loop invariant inside_stays{Pre,Here}(y);
          @ loop invariant pool->field == \at(pool->field, Pre);
          @ loop invariant terms_stay{Pre,Here}(&pool->field->coefficient[0], pool->field->degree);
          @ loop invariant value: HAVE_TERMS(x, y);
          @ loop invariant value: HAS_ROOT(pool->field);
          @ loop invariant value: EACH_PLAIN(product, count);
          @ loop invariant value: ARE_PLAIN(&product[0], count);
          @ loop invariant value: ARE_PRODUCTS(&product[0], count, x, i, y, j, pool);
          @ loop assigns j, product[0 .. 2 * FIELD_MAX_DEGREE - 1];
          @ loop variant count_y - j; */
        for (int j = 0; j < count_y; j++) add_product(pool, product, i + j, term, term_of(y, j));
    }
    //@ assert value: IS_PRODUCT(&product[0], count, x, y, pool->field);
    return element_make(pool, product, reduce(pool, product, count));
}

int element_sign(scalar x)
{
    if (x->element == NULL) abort();
    element_check_field(x->element->field);
    element_check(x->element->field, x);
    return field_sign(x->element->field, x->element->term, x->element->count);
}

int element_equal(scalar x, scalar y)
{
    if (x->element == NULL && y->element == NULL) abort();
    struct field *field = x->element != NULL ? x->element->field : y->element->field;
    return scalar_sign(element_subtract(field->pool, x, y)) == 0;
}
