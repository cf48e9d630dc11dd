/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/cover/tensor.h"

#include "check/program.h"

#include <stdlib.h>

/*@ requires 0 < step <= TENSOR_MAX_COEFFICIENTS && 0 < length <= 2 * TENSOR_MAX_COEFFICIENTS;
  @ assigns \nothing;
  @ ensures step <= \result && length <= \result && step_after(step, length, \result); */
static int next_step(int step, int length)
{
    //@ assert small: 0 <= step * (length - 1) && 0 <= (TENSOR_MAX_COEFFICIENTS - step) * length && 0 <= (step - 1) * length;
    return step * length;
}

struct tensor tensor_begin(struct scalar_pool *pool, int axes, const short *length)
{
    struct tensor t = {.axes = (short)axes, .step = {1}, .c = NULL};
    /*@ loop invariant 0 <= i <= axes && t.axes == axes && t.c == \null && t.step[0] == 1;
      @ loop invariant 0 < t.step[i] <= TENSOR_MAX_COEFFICIENTS;
      @ loop invariant \forall integer k; 0 <= k < i ==> t.length[k] == length[k];
      @ loop invariant \forall integer k; 0 <= k < i ==> 0 < t.length[k] <= TENSOR_MAX_COEFFICIENTS;
      @ loop invariant \forall integer k; 0 <= k < i ==> 0 < t.step[k] <= t.step[k + 1] <= t.step[i];
      @ loop invariant \forall integer k; 0 <= k < i ==> step_after(t.step[k], t.length[k], t.step[k + 1]);
      @ loop assigns i, t;
      @ loop variant axes - i; */
    for (int i = 0; i < axes; i++) {
        const int step = next_step(t.step[i], length[i]);
        if (step > TENSOR_MAX_COEFFICIENTS) return t;
        t.length[i] = length[i];
        t.step[i + 1] = (short)step;
    }
    t.total = t.step[axes];
    t.c = coefficients_new(pool, t.total);
    return t;
}

void tensor_free(struct tensor t)
{
    coefficients_free(t.c);
}

/*@ requires pool != \null && 0 < coefficients_count(list) == count;
  @ assigns \result \from pool, list, count;
  @ ensures coefficients_count(\result) == count; */
static struct coefficients *copy_of(struct scalar_pool *pool, const struct coefficients *list, int count)
{
    struct coefficients *copy = coefficients_new(pool, count);
    /*@ loop invariant 0 <= at <= count;
      @ loop assigns at;
      @ loop variant count - at; */
    for (int at = 0; at < count; at++) coefficients_put(copy, at, coefficients_at(list, at));
    return copy;
}

struct tensor tensor_copy(struct scalar_pool *pool, struct tensor x)
{
    x.c = copy_of(pool, x.c, x.total);
    return x;
}

/* The exponent of a variable at a place of the list. */
/*@ requires tensor_laid(t) && 0 <= axis < t.axes && 0 <= at;
  @ assigns \nothing;
  @ ensures 0 <= \result < t.length[axis]; */
static int power(struct tensor t, int at, int axis)
{
    return at / t.step[axis] % t.length[axis];
}

/*@ // There is room in t for the powers of x.
  @ predicate has_room(struct tensor t, struct tensor x) = t.axes == x.axes &&
  @   \forall integer i; 0 <= i < x.axes ==> x.length[i] <= t.length[i]; */

/* A place with a further exponent `digit`; -1 when it is out of range. */
/*@ requires 0 <= place < step && 0 < length && step * length <= TENSOR_MAX_COEFFICIENTS;
  @ assigns \nothing;
  @ ensures 0 <= digit < length ==> 0 <= \result == place + digit * step < step * length;
  @ ensures \result == -1 || 0 <= \result < step * length; */
static int with_digit(int place, int digit, int step, int length)
{
    if (digit < 0 || digit >= length) return -1;
    //@ assert below: 0 <= digit * step && 0 <= (length - 1 - digit) * step;
    return place + digit * step;
}

int tensor_place(struct tensor t, const signed char *power)
{
    int place = 0;
    /*@ loop invariant 0 <= axis <= t.axes && 0 <= place < t.step[axis];
      @ loop assigns axis, place;
      @ loop variant t.axes - axis; */
    for (int axis = 0; axis < t.axes; axis++) {
        //@ assert axis: tensor_axis(t, axis);
        place = with_digit(place, power[axis], t.step[axis], t.length[axis]);
        if (place < 0) return -1;
    }
    return place;
}

/* The place of the same exponents in another tensor. */
/*@ requires tensor_laid(t) && tensor_laid(x) && has_room(t, x) && 0 <= at;
  @ assigns \nothing;
  @ ensures 0 <= \result < t.total; */
static int place_in(struct tensor t, struct tensor x, int at)
{
    int place = 0;
    /*@ loop invariant 0 <= axis <= t.axes && 0 <= place < t.step[axis];
      @ loop assigns axis, place;
      @ loop variant t.axes - axis; */
    for (int axis = 0; axis < t.axes; axis++) {
        //@ assert axis: tensor_axis(t, axis) && x.length[axis] <= t.length[axis];
        place = with_digit(place, power(x, at, axis), t.step[axis], t.length[axis]);
    }
    return place;
}

/*@ requires tensor_ok(t) && tensor_ok(x) && has_room(t, x) && pool != \null;
  @ assigns \nothing; */
static void add(struct tensor t, struct scalar_pool *pool, int operation, struct tensor x)
{
    /*@ loop invariant 0 <= at <= x.total;
      @ loop assigns at;
      @ loop variant x.total - at; */
    for (int at = 0; at < x.total; at++) {
        const int place = place_in(t, x, at);
        const scalar before = coefficients_at(t.c, place), term = coefficients_at(x.c, at);
        coefficients_put(t.c, place,
                         operation == OPERATION_SUB ? scalar_subtract(pool, before, term)
                                                    : scalar_add(pool, before, term));
    }
}

/* The place in y whose exponents, added to those of place i of x, give those of place `at` of t; -1 when there is none. */
/*@ requires tensor_laid(t) && tensor_laid(x) && tensor_laid(y) && t.axes == x.axes == y.axes && 0 <= at && 0 <= i;
  @ assigns \nothing;
  @ ensures -1 <= \result < y.total; */
static int cofactor(struct tensor t, int at, struct tensor x, int i, struct tensor y)
{
    int place = 0;
    /*@ loop invariant 0 <= axis <= t.axes && 0 <= place < y.step[axis];
      @ loop assigns axis, place;
      @ loop variant t.axes - axis; */
    for (int axis = 0; axis < t.axes; axis++) {
        //@ assert axis: tensor_axis(y, axis);
        place = with_digit(place, power(t, at, axis) - power(x, i, axis), y.step[axis], y.length[axis]);
        if (place < 0) return -1;
    }
    return place;
}

/* One coefficient of x y. */
/*@ requires tensor_laid(t) && tensor_ok(x) && tensor_ok(y) && t.axes == x.axes == y.axes && 0 <= at && pool != \null;
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar product_at(struct tensor t, struct scalar_pool *pool, int at, struct tensor x, struct tensor y)
{
    scalar sum = scalar_zero(pool);
    /*@ loop invariant 0 <= i <= x.total && sum != \null && DOUBT_HAS_STAYED;
      @ loop assigns i, sum, scalar_doubt;
      @ loop variant x.total - i; */
    for (int i = 0; i < x.total; i++) {
        const scalar factor = coefficients_at(x.c, i);
        if (scalar_sign(factor) == 0) continue;
        const int k = cofactor(t, at, x, i, y);
        if (k < 0 || scalar_sign(coefficients_at(y.c, k)) == 0) continue;
        sum = scalar_add(pool, sum, scalar_multiply(pool, factor, coefficients_at(y.c, k)));
    }
    return sum;
}

/*@ requires tensor_ok(t) && tensor_ok(x) && tensor_ok(y) && t.axes == x.axes == y.axes && pool != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static void multiply(struct tensor t, struct scalar_pool *pool, struct tensor x, struct tensor y)
{
    /*@ loop invariant 0 <= at <= t.total && DOUBT_HAS_STAYED;
      @ loop assigns at, scalar_doubt;
      @ loop variant t.total - at; */
    for (int at = 0; at < t.total; at++) {
        struct scalar_pool *scratch = scalar_pool_scratch(pool);
        if (scratch == NULL) abort();
        const scalar product = product_at(t, scratch, at, x, y);
        coefficients_put(t.c, at, scalar_add(pool, coefficients_at(t.c, at), product));
        scalar_pool_free(scratch);
    }
}

/*@ requires tensor_laid(x) && tensor_laid(y) && x.axes == y.axes && \valid(length + (0 .. CELL_MAX_AXES - 1));
  @ assigns length[0 .. CELL_MAX_AXES - 1];
  @ ensures lengths_ok(length, x.axes);
  @ ensures operation != OPERATION_MUL ==> \forall integer k; 0 <= k < x.axes ==>
  @   x.length[k] <= length[k] && y.length[k] <= length[k]; */
static void find_lengths(int operation, struct tensor x, struct tensor y, short *length)
{
    /*@ loop invariant 0 <= i <= x.axes && lengths_ok(length, i);
      @ loop invariant operation != OPERATION_MUL ==> \forall integer k; 0 <= k < i ==>
      @   x.length[k] <= length[k] && y.length[k] <= length[k];
      @ loop assigns i, length[0 .. CELL_MAX_AXES - 1];
      @ loop variant x.axes - i; */
    for (int i = 0; i < x.axes; i++) {
        const int a = x.length[i], b = y.length[i];
        //@ assert axis: tensor_axis(x, i) && tensor_axis(y, i);
        length[i] = (short)(operation == OPERATION_MUL ? a + b - 1 : a > b ? a : b);
    }
}

struct tensor tensor_operate(struct scalar_pool *pool, int operation, struct tensor x, struct tensor y)
{
    short length[CELL_MAX_AXES];
    find_lengths(operation, x, y, length);
    const struct tensor t = tensor_begin(pool, x.axes, length);
    if (t.c == NULL) return t;
    if (operation == OPERATION_MUL) {
        multiply(t, pool, x, y);
        return t;
    }
    add(t, pool, OPERATION_ADD, x);
    add(t, pool, operation, y);
    return t;
}

/* ---- rows: coefficients that differ only in the exponent of one variable */

struct row {
    struct coefficients *c;
    int first, step, length;
};

/*@ predicate row_ok(struct row r) = 0 <= r.first && 0 < r.step && 0 < r.length <= TENSOR_MAX_COEFFICIENTS &&
  @   r.first + (r.length - 1) * r.step < coefficients_count(r.c) <= TENSOR_MAX_COEFFICIENTS; */

/*@ requires row_ok(r) && 0 <= i < r.length;
  @ assigns \nothing;
  @ ensures 0 <= \result < coefficients_count(r.c); */
static int place_of(struct row r, int i)
{
    //@ assert before: 0 <= i * r.step && 0 <= (r.length - 1 - i) * r.step;
    return r.first + i * r.step;
}

/*@ requires row_ok(r) && 0 <= i < r.length;
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar row_at(struct row r, int i)
{
    return coefficients_at(r.c, place_of(r, i));
}

/*@ requires row_ok(r) && 0 <= i < r.length && x != \null;
  @ assigns \nothing; */
static void row_put(struct row r, int i, scalar x)
{
    coefficients_put(r.c, place_of(r, i), x);
}

/* The distance between the first and the last place of a row. */
/*@ requires tensor_laid(t) && 0 <= axis < t.axes;
  @ assigns \nothing;
  @ ensures 0 <= \result == (t.length[axis] - 1) * t.step[axis] < t.total; */
static int reach(struct tensor t, int axis)
{
    //@ assert axis: tensor_axis(t, axis);
    return with_digit(0, t.length[axis] - 1, t.step[axis], t.length[axis]);
}

/*@ requires tensor_ok(t) && 0 <= axis < t.axes && 0 <= first;
  @ requires first + (t.length[axis] - 1) * t.step[axis] < t.total;
  @ assigns \nothing;
  @ ensures row_ok(\result) && \result.c == t.c && \result.length == t.length[axis]; */
static struct row row_from(struct tensor t, int first, int axis)
{
    //@ assert axis: tensor_axis(t, axis);
    return (struct row){t.c, first, t.step[axis], t.length[axis]};
}

/* Replaces the polynomial p of one row by its value p(x). */
/*@ requires row_ok(r) && pool != \null && x != \null;
  @ assigns \nothing; */
static void fix_row(struct scalar_pool *pool, struct row r, scalar x)
{
    scalar sum = scalar_zero(pool);
    /*@ loop invariant -1 <= i < r.length && sum != \null;
      @ loop assigns i, sum;
      @ loop variant i; */
    for (int i = r.length - 1; i >= 0; i--) {
        sum = scalar_add(pool, scalar_multiply(pool, sum, x), row_at(r, i));
        row_put(r, i, scalar_zero(pool));
    }
    row_put(r, 0, sum);
}

void tensor_fix(struct tensor t, struct scalar_pool *pool, int axis, scalar x)
{
    const int last = t.total - reach(t, axis) - 1;
    /*@ loop invariant 0 <= at <= last + 1;
      @ loop assigns at;
      @ loop variant last - at; */
    for (int at = 0; at <= last; at++)
        if (power(t, at, axis) == 0) fix_row(pool, row_from(t, at, axis), x);
}

/* Divides one row; the remainder is stored below the quotient. */
/*@ requires row_ok(r) && pool != \null && 0 < count <= FIELD_MAX_DEGREE + 1 && polynomial(poly, count);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static void reduce_row(struct scalar_pool *pool, struct row r, const scalar *poly, int count)
{
    const int degree = count - 1;
    /*@ loop invariant i < r.length && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant i - degree + 1; */
    for (int i = r.length - 1; i >= degree; i--) {
        const scalar quotient = scalar_divide(pool, row_at(r, i), poly[degree]);
        /*@ loop invariant 0 <= k <= degree;
          @ loop assigns k;
          @ loop variant degree - k; */
        for (int k = 0; k < degree; k++) {
            const int at = i - degree + k;
            row_put(r, at, scalar_subtract(pool, row_at(r, at), scalar_multiply(pool, quotient, poly[k])));
        }
        row_put(r, i, quotient);
    }
}

/* Divides one row; returns 0 when the remainder is not 0. */
/*@ requires row_ok(r) && pool != \null && 0 < count <= FIELD_MAX_DEGREE + 1 && polynomial(poly, count);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int divide_row(struct scalar_pool *pool, struct row r, const scalar *poly, int count)
{
    const int degree = count - 1;
    reduce_row(pool, r, poly, count);
    /*@ loop invariant 0 <= i <= r.length && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant r.length - i; */
    for (int i = 0; i < degree && i < r.length; i++)
        if (scalar_sign(row_at(r, i)) != 0) return 0;
    /*@ loop invariant 0 <= i <= r.length;
      @ loop assigns i;
      @ loop variant r.length - i; */
    for (int i = 0; i < r.length; i++) row_put(r, i, i + degree < r.length ? row_at(r, i + degree) : scalar_zero(pool));
    return 1;
}

int tensor_divide(struct tensor t, struct scalar_pool *pool, int axis, const scalar *poly, int count)
{
    const struct tensor quotient = tensor_copy(pool, t);
    const int last = quotient.total - reach(quotient, axis) - 1;
    int divides = 1;
    /*@ loop invariant 0 <= at <= last + 1 && 0 <= divides <= 1 && DOUBT_HAS_STAYED;
      @ loop assigns at, divides, scalar_doubt;
      @ loop variant last - at; */
    for (int at = 0; at <= last && divides; at++)
        if (power(quotient, at, axis) == 0) divides = divide_row(pool, row_from(quotient, at, axis), poly, count);
    /*@ loop invariant 0 <= at <= t.total;
      @ loop assigns at;
      @ loop variant t.total - at; */
    for (int at = 0; at < t.total && divides; at++) coefficients_put(t.c, at, coefficients_at(quotient.c, at));
    tensor_free(quotient);
    return divides;
}

/* ---- signs */

/* A tensor on a cell: its Bernstein coefficients times positive numbers. */
struct image {
    struct tensor t;
    const struct cell *cell;
    int inside;
};

/*@ predicate image_ok{L}(struct image *g) = \valid_read(g) && tensor_ok(g->t) && \valid_read(g->cell) && cell_sides(g->cell, g->t.axes); */

/*@ requires image_ok(g) && 0 <= axis < g->t.axes;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_interval(const struct image *g, int axis)
{
    return g->cell->side[axis].low != g->cell->side[axis].high;
}

/* Replaces p(x) by p(low + width s), for one row. */
/*@ requires row_ok(r) && pool != \null && low != \null && width != \null;
  @ assigns \nothing; */
static void substitute(struct scalar_pool *pool, struct row r, scalar low, scalar width)
{
    scalar power_of_width = scalar_one(pool);
    /*@ loop invariant 0 <= i <= r.length;
      @ loop assigns i;
      @ loop variant r.length - i; */
    for (int i = 0; i + 1 < r.length; i++)
        /*@ loop invariant i - 1 <= k <= r.length - 2;
          @ loop assigns k;
          @ loop variant k; */
        for (int k = r.length - 2; k >= i; k--)
            row_put(r, k, scalar_add(pool, row_at(r, k), scalar_multiply(pool, low, row_at(r, k + 1))));
    /*@ loop invariant 0 <= i <= r.length && power_of_width != \null;
      @ loop assigns i, power_of_width;
      @ loop variant r.length - i; */
    for (int i = 0; i < r.length; i++) {
        row_put(r, i, scalar_multiply(pool, row_at(r, i), power_of_width));
        power_of_width = scalar_multiply(pool, power_of_width, width);
    }
}

/* Converts one row to the Bernstein coefficients on [0, 1], multiplied by (length - 1)!. */
/*@ requires row_ok(r) && pool != \null && coefficients_count(factorial) == r.length;
  @ assigns \nothing; */
static void to_bernstein(struct scalar_pool *pool, struct row r, const struct coefficients *factorial)
{
    /*@ loop invariant 0 <= i <= r.length;
      @ loop assigns i;
      @ loop variant r.length - i; */
    for (int i = 0; i < r.length; i++) {
        const scalar first = coefficients_at(factorial, i), second = coefficients_at(factorial, r.length - 1 - i);
        row_put(r, i, scalar_multiply(pool, row_at(r, i), scalar_multiply(pool, first, second)));
    }
    /*@ loop invariant 1 <= i <= r.length;
      @ loop assigns i;
      @ loop variant r.length - i; */
    for (int i = 1; i < r.length; i++)
        /*@ loop invariant i - 1 <= k <= r.length - 1;
          @ loop assigns k;
          @ loop variant k; */
        for (int k = r.length - 1; k >= i; k--) row_put(r, k, scalar_add(pool, row_at(r, k), row_at(r, k - 1)));
}

/*@ requires pool != \null && 0 < count <= TENSOR_MAX_COEFFICIENTS;
  @ assigns \result \from pool, count;
  @ ensures coefficients_count(\result) == count; */
static struct coefficients *factorials(struct scalar_pool *pool, int count)
{
    struct coefficients *list = coefficients_new(pool, count);
    const scalar one = scalar_one(pool);
    scalar number = scalar_zero(pool);
    coefficients_put(list, 0, one);
    /*@ loop invariant 1 <= i <= count && number != \null;
      @ loop assigns i, number;
      @ loop variant count - i; */
    for (int i = 1; i < count; i++) {
        number = scalar_add(pool, number, one);
        coefficients_put(list, i, scalar_multiply(pool, coefficients_at(list, i - 1), number));
    }
    return list;
}

/*@ requires image_ok(g) && pool != \null && 0 <= axis < g->t.axes;
  @ assigns \nothing; */
static void lay(const struct image *g, struct scalar_pool *pool, int axis)
{
    const scalar low = g->cell->side[axis].low, high = g->cell->side[axis].high;
    if (!is_interval(g, axis)) {
        tensor_fix(g->t, pool, axis, low);
        return;
    }
    struct coefficients *factorial = factorials(pool, g->t.length[axis]);
    const scalar width = scalar_subtract(pool, high, low);
    const int last = g->t.total - reach(g->t, axis) - 1;
    /*@ loop invariant 0 <= at <= last + 1;
      @ loop assigns at;
      @ loop variant last - at; */
    for (int at = 0; at <= last; at++) {
        if (power(g->t, at, axis) != 0) continue;
        substitute(pool, row_from(g->t, at, axis), low, width);
        to_bernstein(pool, row_from(g->t, at, axis), factorial);
    }
    coefficients_free(factorial);
}

/* 1 when a place has a coefficient: for a variable with a fixed value only the first has. */
/*@ requires image_ok(g) && 0 <= at;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int counts(const struct image *g, int at)
{
    /*@ loop invariant 0 <= axis <= g->t.axes;
      @ loop assigns axis;
      @ loop variant g->t.axes - axis; */
    for (int axis = 0; axis < g->t.axes; axis++)
        if (!is_interval(g, axis) && power(g->t, at, axis) != 0) return 0;
    return 1;
}

/* A face: the index that each variable must have; -1 for any. */
struct face {
    int power[CELL_MAX_AXES];
};

/*@ requires image_ok(g) && \valid_read(face) && 0 <= at;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_on(const struct image *g, const struct face *face, int at)
{
    /*@ loop invariant 0 <= axis <= g->t.axes;
      @ loop assigns axis;
      @ loop variant g->t.axes - axis; */
    for (int axis = 0; axis < g->t.axes; axis++)
        if (face->power[axis] >= 0 && face->power[axis] != power(g->t, at, axis)) return 0;
    return 1;
}

/*@ requires image_ok(g) && \valid_read(face);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int vanishes_on(const struct image *g, const struct face *face)
{
    /*@ loop invariant 0 <= at <= g->t.total && DOUBT_HAS_STAYED;
      @ loop assigns at, scalar_doubt;
      @ loop variant g->t.total - at; */
    for (int at = 0; at < g->t.total; at++)
        if (counts(g, at) && is_on(g, face, at) && scalar_sign(coefficients_at(g->t.c, at)) != 0) return 0;
    return 1;
}

/*@ requires 0 <= axis < CELL_MAX_AXES;
  @ assigns \nothing; */
static struct face with_power(struct face face, int axis, int power)
{
    face.power[axis] = power;
    return face;
}

/* 1 when all coefficients of some face are zero; the face is already chosen in the variables below `axis`. */
/*@ requires image_ok(g) && 0 <= axis <= g->t.axes;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int vanishes(const struct image *g, struct face face, int axis)
{
    if (axis == g->t.axes) return vanishes_on(g, &face);
    const int chooses = is_interval(g, axis) && axis != g->inside && g->t.length[axis] > 1;
    const int low = chooses && g->cell->side[axis].has_low, high = chooses && g->cell->side[axis].has_high;
    if (!low && !high) return vanishes(g, with_power(face, axis, -1), axis + 1);
    if (low && vanishes(g, with_power(face, axis, 0), axis + 1)) return 1;
    return high && vanishes(g, with_power(face, axis, g->t.length[axis] - 1), axis + 1);
}

/*@ requires image_ok(g);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= MAY_BE_ANY && DOUBT_STAYS; */
static int signs_of(const struct image *g)
{
    const struct face any = {{0}};
    int negative = 0, positive = 0;
    /*@ loop invariant 0 <= at <= g->t.total && 0 <= negative <= 1 && 0 <= positive <= 1 && DOUBT_HAS_STAYED;
      @ loop assigns at, negative, positive, scalar_doubt;
      @ loop variant g->t.total - at; */
    for (int at = 0; at < g->t.total; at++) {
        const int sign = counts(g, at) ? scalar_sign(coefficients_at(g->t.c, at)) : 0;
        negative = negative || sign < 0;
        positive = positive || sign > 0;
    }
    if (negative == positive) return negative ? MAY_BE_ANY : MAY_BE_ZERO;
    return (negative ? MAY_BE_NEGATIVE : MAY_BE_POSITIVE) + (vanishes(g, any, 0) ? MAY_BE_ZERO : 0);
}

int tensor_signs(struct tensor t, struct scalar_pool *pool, const struct cell *cell, int inside)
{
    struct scalar_pool *scratch = scalar_pool_scratch(pool);
    if (scratch == NULL) abort();
    const struct image g = {tensor_copy(scratch, t), cell, inside};
    /*@ loop invariant 0 <= axis <= t.axes;
      @ loop assigns axis;
      @ loop variant t.axes - axis; */
    for (int axis = 0; axis < t.axes; axis++) lay(&g, scratch, axis);
    const int signs = signs_of(&g);
    tensor_free(g.t);
    scalar_pool_free(scratch);
    return signs;
}
