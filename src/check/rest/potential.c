/* SPDX-License-Identifier: BSD-2-Clause */
/* The second derivative of the potential: H = L D L^T with D >= 0, or a direction x with x^T H x < 0. */
#include "check/numbers/element.h"
#include "check/rest/rest.h"

#include <stddef.h>

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int reject_potential(const struct rest *c, const char *item, const char *what)
{
    return rest_rejected(c, "witness.potential", item, what);
}

/* Reads the numbers of a list of exactly n; 0 when its length is different. */
/*@ requires json_ok(json) && pool != \null && 0 <= array < json->count && 0 <= n <= REST_MAX_SIZE;
  @ requires \valid(x + (0 .. REST_MAX_SIZE - 1)) && \separated(x + (0 .. REST_MAX_SIZE - 1), json);
  @ assigns x[0 .. REST_MAX_SIZE - 1], scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && json_ok(json);
  @ ensures \result == 1 ==> \forall integer k; 0 <= k < n ==> x[k] != \null; */
static int read_list(const struct json *json, struct scalar_pool *pool, int array, scalar *x, int n)
{
    int count = 0;
    if (array == 0) return 0;
    /*@ loop invariant array < i <= json->count && 0 <= count <= n && DOUBT_HAS_STAYED && json_ok(json);
      @ loop invariant \forall integer k; 0 <= k < count ==> x[k] != \null;
      @ loop assigns i, count, x[0 .. REST_MAX_SIZE - 1], scalar_doubt;
      @ loop variant json->count - i; */
    for (int i = array + 1; i < json->node[array].next; i = json->node[i].next) {
        if (count == n) return 0;
        x[count++] = quantity_number(json, pool, i);
    }
    return count == n;
}

/*@ predicate rest_rows{L}(struct rest *c, integer rows) =
  @   \forall integer i, j; 0 <= i < rows && 0 <= j < c->size ==> c->H.at[i][j] != \null;
  @ predicate rest_matrix_ok{L}(struct rest *c) = 1 <= c->size <= REST_MAX_SIZE && rest_rows(c, c->size);
  @ predicate lower_rows{L}(struct rest_matrix *M, integer rows) =
  @   \forall integer i, j; 0 <= j <= i < rows ==> M->at[i][j] != \null; */

/*@ requires rest_sees(c) && rest_matrix_ok(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_symmetric(const struct rest *c)
{
    /*@ loop invariant 0 <= i <= c->size && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant c->size - i; */
    for (int i = 0; i < c->size; i++)
        /*@ loop invariant 0 <= j <= i && DOUBT_HAS_STAYED;
          @ loop assigns j, scalar_doubt;
          @ loop variant i - j; */
        for (int j = 0; j < i; j++)
            if (!scalar_equal(c->H.at[i][j], c->H.at[j][i])) return 0;
    return 1;
}

/* Reads the rows of H, which must be square and symmetric. */
/*@ requires rest_sees(c) && 0 <= array < c->json->count;
  @ assigns c->size, c->H, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && rest_sees(c) && (\result == 1 ==> rest_matrix_ok(c)); */
static int read_matrix(struct rest *c, int array)
{
    const int n = json_size(c->json, array);
    int row = 0;
    if (n < 1 || n > REST_MAX_SIZE) return 0;
    c->size = n;
    /*@ loop invariant array < i <= c->json->count && 0 <= row <= n && DOUBT_HAS_STAYED && rest_sees(c) && rest_rows(c, row);
      @ loop assigns i, row, c->H, scalar_doubt;
      @ loop variant c->json->count - i; */
    for (int i = array + 1; i < c->json->node[array].next; i = c->json->node[i].next) {
        if (row == n || !read_list(c->json, c->pool, i, c->H.at[row], n)) return 0;
        row++;
    }
    return row == n && is_symmetric(c);
}

/*@ requires rest_sees(c) && 0 <= array < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_roots(const struct rest *c, int array)
{
    /*@ loop invariant array < i <= c->json->count;
      @ loop assigns i;
      @ loop variant c->json->count - i; */
    for (int i = array + 1; i < c->json->node[array].next; i++)
        if (c->json->node[i].type == JSON_OBJECT) return 1;
    return 0;
}

/* 1 when a number is this entry of H in the problem: the same rational, or the root that it represents. */
/*@ requires rest_sees(c) && 0 <= node < c->json->count && x != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_entry(const struct rest *c, int node, scalar x)
{
    if (c->json->node[node].type == JSON_OBJECT) return element_is_root(c->pool, c->json, node, x);
    return scalar_equal(quantity_number(c->json, c->pool, node), x);
}

/*@ requires rest_sees(c) && rest_matrix_ok(c) && 0 <= array < c->json->count && 0 <= row < c->size;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_row(const struct rest *c, int array, int row)
{
    int column = 0;
    /*@ loop invariant array < i <= c->json->count && 0 <= column <= c->size && DOUBT_HAS_STAYED;
      @ loop assigns i, column, scalar_doubt;
      @ loop variant c->json->count - i; */
    for (int i = array + 1; i < c->json->node[array].next; i = c->json->node[i].next) {
        if (column == c->size || !is_entry(c, i, c->H.at[row][column])) return 0;
        column++;
    }
    return column == c->size;
}

/* 1 when the numbers read from other lists are the matrix H. */
/*@ requires rest_sees(c) && rest_matrix_ok(c) && 0 <= array < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_matrix(const struct rest *c, int array)
{
    int row = 0;
    /*@ loop invariant array < i <= c->json->count && 0 <= row <= c->size && DOUBT_HAS_STAYED;
      @ loop assigns i, row, scalar_doubt;
      @ loop variant c->json->count - i; */
    for (int i = array + 1; i < c->json->node[array].next; i = c->json->node[i].next) {
        if (row == c->size || !is_row(c, i, row)) return 0;
        row++;
    }
    return row == c->size;
}

/* Finds the values of H; when there are roots, the values are in the witness. */
/*@ requires rest_sees(c) && 0 <= H < c->json->count && 0 <= potential < c->json->count;
  @ assigns c->size, c->H, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> rest_sees(c) && rest_matrix_ok(c)); */
static int find_matrix(struct rest *c, int H, int potential)
{
    const int values = json_member(c->json, potential, "values");
    if ((values != 0) != has_roots(c, H)) return reject_potential(c, "values", "of H stand there where it has roots");
    if (!read_matrix(c, values != 0 ? values : H))
        return rest_rejected(c, "problem", "H", "is no symmetric matrix of 1 to 12 rows");
    return values == 0 || is_matrix(c, H) || reject_potential(c, "values", "are not those of H");
}

/* Reads the rows of L below its diagonal of ones: row i has i numbers. */
/*@ requires rest_sees(c) && rest_matrix_ok(c) && 0 <= array < c->json->count;
  @ requires \valid(L) && \separated(L, c, c->json);
  @ assigns *L, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && rest_sees(c) && rest_matrix_ok(c);
  @ ensures \result == 1 ==> lower_rows(L, c->size); */
static int read_lower(const struct rest *c, int array, struct rest_matrix *L)
{
    int row = 0;
    if (array == 0) return 0;
    /*@ loop invariant array < i <= c->json->count && 0 <= row <= c->size && DOUBT_HAS_STAYED && lower_rows(L, row);
      @ loop invariant rest_sees(c) && rest_matrix_ok(c);
      @ loop assigns i, row, *L, scalar_doubt;
      @ loop variant c->json->count - i; */
    for (int i = array + 1; i < c->json->node[array].next; i = c->json->node[i].next) {
        if (row == c->size || !read_list(c->json, c->pool, i, L->at[row], row)) return 0;
        L->at[row][row] = scalar_one(c->pool);
        row++;
    }
    return row == c->size;
}

/* (L D L^T) at row i, column j <= i. */
/*@ requires rest_sees(c) && rest_matrix_ok(c) && \valid_read(L) && lower_rows(L, c->size) && 0 <= j <= i < c->size;
  @ requires \valid_read(D + (0 .. c->size - 1)) && \forall integer k; 0 <= k < c->size ==> D[k] != \null;
  @ assigns \result \from *c, *L, D[0 .. c->size - 1], i, j;
  @ ensures \result != \null; */
static scalar product_at(const struct rest *c, const struct rest_matrix *L, const scalar *D, int i, int j)
{
    scalar sum = scalar_zero(c->pool);
    /*@ loop invariant 0 <= k <= j + 1 && sum != \null;
      @ loop assigns k, sum;
      @ loop variant j + 1 - k; */
    for (int k = 0; k <= j; k++) {
        const scalar scaled = scalar_multiply(c->pool, L->at[i][k], D[k]);
        sum = scalar_add(c->pool, sum, scalar_multiply(c->pool, scaled, L->at[j][k]));
    }
    return sum;
}

/* 1 when row i of L D L^T is row i of H, up to the diagonal. */
/*@ requires rest_sees(c) && rest_matrix_ok(c) && \valid_read(L) && lower_rows(L, c->size) && 0 <= i < c->size;
  @ requires \valid_read(D + (0 .. c->size - 1)) && \forall integer k; 0 <= k < c->size ==> D[k] != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int has_row(const struct rest *c, const struct rest_matrix *L, const scalar *D, int i)
{
    /*@ loop invariant 0 <= j <= i + 1 && DOUBT_HAS_STAYED;
      @ loop assigns j, scalar_doubt;
      @ loop variant i + 1 - j; */
    for (int j = 0; j <= i; j++)
        if (!scalar_equal(product_at(c, L, D, i, j), c->H.at[i][j])) return 0;
    return 1;
}

/*@ requires rest_sees(c) && rest_matrix_ok(c) && 0 <= potential < c->json->count;
  @ assigns c->potential, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> rest_sees(c) && -1 <= c->potential <= 1); */
static int check_factors(struct rest *c, int potential)
{
    struct rest_matrix L;
    scalar D[REST_MAX_SIZE];
    const int pivots = json_member(c->json, potential, "pivots"), lower = json_member(c->json, potential, "lower");
    if (!read_list(c->json, c->pool, pivots, D, c->size)) return reject_potential(c, "pivots", "one a row");
    if (!read_lower(c, lower, &L)) return reject_potential(c, "lower", "is no lower triangle");
    c->potential = 1;
    /*@ loop invariant 0 <= i <= c->size && -1 <= c->potential <= 1 && DOUBT_HAS_STAYED;
      @ loop assigns i, c->potential, scalar_doubt;
      @ loop variant c->size - i; */
    for (int i = 0; i < c->size; i++) {
        const int sign = scalar_sign(D[i]);
        if (sign < 0) return reject_potential(c, "pivots", "one is negative");
        if (sign == 0) c->potential = 0;
        if (!has_row(c, &L, D, i)) return reject_potential(c, "lower", "L D L^T is not the matrix");
    }
    return 1;
}

/* x^T H x */
/*@ requires rest_sees(c) && rest_matrix_ok(c);
  @ requires \valid_read(x + (0 .. c->size - 1)) && \forall integer k; 0 <= k < c->size ==> x[k] != \null;
  @ assigns \result \from *c, x[0 .. c->size - 1];
  @ ensures \result != \null; */
static scalar form_at(const struct rest *c, const scalar *x)
{
    scalar sum = scalar_zero(c->pool);
    /*@ loop invariant 0 <= i <= c->size && sum != \null;
      @ loop assigns i, sum;
      @ loop variant c->size - i; */
    for (int i = 0; i < c->size; i++)
        /*@ loop invariant 0 <= j <= c->size && sum != \null;
          @ loop assigns j, sum;
          @ loop variant c->size - j; */
        for (int j = 0; j < c->size; j++) {
            const scalar product = scalar_multiply(c->pool, x[i], x[j]);
            sum = scalar_add(c->pool, sum, scalar_multiply(c->pool, product, c->H.at[i][j]));
        }
    return sum;
}

/*@ requires rest_sees(c) && rest_matrix_ok(c) && 0 <= potential < c->json->count;
  @ assigns c->potential, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> rest_sees(c) && -1 <= c->potential <= 1); */
static int check_direction(struct rest *c, int potential)
{
    scalar x[REST_MAX_SIZE];
    const int value = json_member(c->json, potential, "value"), array = json_member(c->json, potential, "direction");
    if (!read_list(c->json, c->pool, array, x, c->size)) return reject_potential(c, "direction", "one number a row");
    const scalar sum = form_at(c, x);
    if (!scalar_equal(quantity_number(c->json, c->pool, value), sum))
        return reject_potential(c, "value", "is not x^T H x");
    c->potential = -1;
    return scalar_sign(sum) < 0 || reject_potential(c, "value", "is not negative");
}

int rest_check_potential(struct rest *c)
{
    const int H = json_member(c->json, json_member(c->json, 0, "problem"), "H");
    const int potential = json_member(c->json, c->witness, "potential");
    c->potential = 1;
    if (H == 0) return potential == 0 || reject_potential(c, "", "there is no matrix");
    if (potential == 0) return reject_potential(c, "", "two factors, or a direction");
    if (!find_matrix(c, H, potential)) return 0;
    if (json_size(c->json, potential) != 2 + has_roots(c, H))
        return reject_potential(c, "", "two factors, or a direction");
    if (json_member(c->json, potential, "pivots") != 0) return check_factors(c, potential);
    if (json_member(c->json, potential, "value") == 0) return reject_potential(c, "", "two factors, or a direction");
    return check_direction(c, potential);
}
