/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/element.h"

#include "check/field.h"
#include "check/rational_private.h"

#include <stdlib.h>
#include <string.h>

rational element_make(struct rational_pool *pool, const rational *term, int count)
{
    /*@ loop invariant 0 <= count <= \at(count, Pre) && DOUBT_HAS_STAYED;
      @ loop assigns count, rational_doubt;
      @ loop variant count; */
    while (count > 0 && rational_sign(term[count - 1]) == 0) count--;
    if (count == 0) return rational_zero(pool);
    if (count == 1) return term[0];
    struct element *element = malloc(sizeof *element + (size_t)count * sizeof *element->term);
    if (element == NULL) abort();
    //@ assert NUMBERS_STAND && NUMBERS_APART(element);
    element->field = pool->field;
    //@ assert NUMBERS_STAND;
    element->count = count;
    //@ assert NUMBERS_STAND && NUMBERS_APART(element);
    memcpy(element->term, term, (size_t)count * sizeof *term);
    //@ assert NUMBERS_STAND;
    struct rational *x = rational_fresh(pool);
    //@ assert NUMBERS_STAND && NUMBERS_OTHER(x);
    x->element = element;
    //@ assert NUMBERS_STAND;
    return x;
}

/*@ requires is_number(x);
  @ assigns \nothing;
  @ ensures \result == (x->element == \null ? 1 : x->element->count) && 1 <= \result <= FIELD_MAX_DEGREE; */
static int count_of(rational x)
{
    return x->element == NULL ? 1 : x->element->count;
}

/*@ requires is_number(x) && 0 <= i < (x->element == \null ? 1 : x->element->count);
  @ assigns \nothing;
  @ ensures \result != \null; */
static rational term_of(rational x, int i)
{
    return x->element == NULL ? x : x->element->term[i];
}

int element_degree(const struct rational_pool *pool)
{
    return pool->field == NULL ? 0 : pool->field->degree;
}

int element_adjoin(struct rational_pool *pool, const rational *coefficient, int count, rational low, rational high)
{
    pool->field = calloc(1, sizeof *pool->field);
    if (pool->field == NULL) abort();
    return field_set(pool->field, pool, coefficient, count, low, high);
}

int element_is_stuck(const struct rational_pool *pool)
{
    return *pool->doubt || (pool->field != NULL && pool->field->stuck);
}

/* The coefficient of alpha^i. */
/*@ requires pool != \null && is_number(x) && 0 <= i;
  @ assigns \nothing;
  @ ensures \result != \null; */
static rational coefficient_of(struct rational_pool *pool, rational x, int i)
{
    return i < count_of(x) ? term_of(x, i) : rational_zero(pool);
}

rational element_add(struct rational_pool *pool, rational x, rational y)
{
    rational sum[FIELD_MAX_DEGREE];
    const int count = count_of(x) > count_of(y) ? count_of(x) : count_of(y);
    /*@ loop invariant 0 <= i <= count && \forall integer k; 0 <= k < i ==> sum[k] != \null;
      @ loop invariant value: HAVE_TERMS(x, y);
      @ loop invariant value: ARE_PLAIN(&sum[0], i);
      @ loop invariant value: ARE_SUMS(&sum[0], i, x, y);
      @ loop assigns i, sum[0 .. FIELD_MAX_DEGREE - 1];
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) sum[i] = rational_add(pool, coefficient_of(pool, x, i), coefficient_of(pool, y, i));
    return element_make(pool, sum, count);
}

rational element_subtract(struct rational_pool *pool, rational x, rational y)
{
    rational difference[FIELD_MAX_DEGREE];
    const int count = count_of(x) > count_of(y) ? count_of(x) : count_of(y);
    /*@ loop invariant 0 <= i <= count && \forall integer k; 0 <= k < i ==> difference[k] != \null;
      @ loop invariant value: HAVE_TERMS(x, y);
      @ loop invariant value: ARE_PLAIN(&difference[0], i);
      @ loop invariant value: ARE_DIFFERENCES(&difference[0], i, x, y);
      @ loop assigns i, difference[0 .. FIELD_MAX_DEGREE - 1];
      @ loop variant count - i; */
    for (int i = 0; i < count; i++)
        difference[i] = rational_subtract(pool, coefficient_of(pool, x, i), coefficient_of(pool, y, i));
    return element_make(pool, difference, count);
}

/* alpha^d = -(c_0 + ... + c_(d-1) alpha^(d-1)); returns how many terms are left. */
/*@ requires has_field(pool) && 0 < count <= 2 * FIELD_MAX_DEGREE && \valid(term + (0 .. count - 1)) && polynomial(term, count);
  @ requires \separated(term + (0 .. count - 1), pool) && \separated(term + (0 .. count - 1), pool->field);
  @ assigns term[0 .. count - 1];
  @ ensures 0 < \result <= FIELD_MAX_DEGREE && \result <= count && polynomial(term, \result); */
static int reduce(struct rational_pool *pool, rational *term, int count)
{
    const struct field *field = pool->field;
    int left = count;
    /*@ loop invariant 0 < left <= count && polynomial(term, count) && has_field(pool) && pool->field == field;
      @ loop assigns left, term[0 .. count - 1];
      @ loop variant left; */
    while (left > field->degree) {
        left--;
        /*@ loop invariant 0 <= i <= field->degree && polynomial(term, count) && has_field(pool) && pool->field == field;
          @ loop assigns i, term[0 .. count - 1];
          @ loop variant field->degree - i; */
        for (int i = 0; i < field->degree; i++) {
            rational *at = term + (left - field->degree + i);
            *at = rational_subtract(pool, *at, rational_multiply(pool, term[left], field->coefficient[i]));
        }
    }
    return left;
}

rational element_multiply(struct rational_pool *pool, rational x, rational y)
{
    rational product[2 * FIELD_MAX_DEGREE];
    const int count_x = count_of(x), count_y = count_of(y), count = count_x + count_y - 1;
    /*@ loop invariant 0 <= i <= count && \forall integer k; 0 <= k < i ==> product[k] != \null;
      @ loop assigns i, product[0 .. 2 * FIELD_MAX_DEGREE - 1];
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) product[i] = rational_zero(pool);
    /*@ loop invariant 0 <= i <= count_x && \forall integer k; 0 <= k < count ==> product[k] != \null;
      @ loop assigns i, product[0 .. 2 * FIELD_MAX_DEGREE - 1];
      @ loop variant count_x - i; */
    for (int i = 0; i < count_x; i++) {
        const rational term = term_of(x, i);
        /*@ loop invariant 0 <= j <= count_y && \forall integer k; 0 <= k < count ==> product[k] != \null;
          @ loop assigns j, product[0 .. 2 * FIELD_MAX_DEGREE - 1];
          @ loop variant count_y - j; */
        for (int j = 0; j < count_y; j++)
            product[i + j] = rational_add(pool, product[i + j], rational_multiply(pool, term, term_of(y, j)));
    }
    return element_make(pool, product, reduce(pool, product, count));
}

int element_sign(rational x)
{
    return field_sign(x->element->field, x->element->term, x->element->count);
}

int element_equal(rational x, rational y)
{
    struct field *field = x->element != NULL ? x->element->field : y->element->field;
    return rational_sign(element_subtract(field->pool, x, y)) == 0;
}
