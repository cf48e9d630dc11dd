/* SPDX-License-Identifier: BSD-2-Clause */
/* The matrix of an inertia must be positive semidefinite (spec/slide2/certificate.md, 14.7): it is L D L^T with D >= 0. */
#include "check/slide2/private.h"

/* Reads a list of exactly n numbers. */
/*@ requires slide2_reads(c) && 0 <= array < c->json->count && 0 <= n <= 4 && \valid(x + (0 .. 3));
  @ requires \separated(x + (0 .. 3), c, c->json);
  @ assigns x[0 .. 3], scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result == 1 ==> \forall integer k; 0 <= k < n ==> x[k] != \null; */
static int read_list(const struct slide2 *c, int array, scalar *x, int n)
{
    int count = 0;
    /*@ loop invariant array < i <= c->json->count && 0 <= count <= n && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k; 0 <= k < count ==> x[k] != \null;
      @ loop assigns i, count, x[0 .. 3], scalar_doubt;
      @ loop variant c->json->count - i; */
    for (int i = array + 1; i < c->json->node[array].next; i = c->json->node[i].next) {
        if (count == n) return 0;
        x[count++] = quantity_number(c->json, c->pool, i);
    }
    return count == n;
}

/* The quantity in a row and a column of M, column <= row. */
/*@ requires 0 <= j <= i < 4;
  @ assigns \nothing;
  @ ensures SLIDE_INERTIA <= \result < SLIDE_COMPLIANCE; */
static int inertia_at(int i, int j)
{
    static const int at[4][4] = {{SLIDE_A11},
                                 {SLIDE_A12, SLIDE_A22},
                                 {SLIDE_B11, SLIDE_B21, SLIDE_C11},
                                 {SLIDE_B12, SLIDE_B22, SLIDE_C12, SLIDE_C22}};
    return at[i][j];
}

/* The matrix L. */
struct lower {
    scalar row[4][4];
};

/*@ // The first n rows of L, up to the diagonal.
  @ predicate lower_read{M}(struct lower *L, integer n) = \valid_read(L) &&
  @   \forall integer i, j; 0 <= j <= i < n ==> L->row[i][j] != \null; */

/* Compares row i of L D L^T with that of M; L has the rows before i, and row i is read. */
/*@ requires slide2_sees(c) && c->q[SLIDE_INERTIA] != \null && 0 <= i < 4 && lower_read(L, i + 1);
  @ requires \valid_read(pivot + (0 .. 3)) && \forall integer k; 0 <= k < 4 ==> pivot[k] != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int row_is(const struct slide2 *c, const struct lower *L, const scalar *pivot, int i)
{
    /*@ loop invariant 0 <= j <= i + 1 && DOUBT_HAS_STAYED;
      @ loop assigns j, scalar_doubt;
      @ loop variant i + 1 - j; */
    for (int j = 0; j <= i; j++) {
        scalar sum = scalar_zero(c->pool);
        /*@ loop invariant 0 <= k <= j + 1 && DOUBT_HAS_STAYED && sum != \null;
          @ loop assigns k, sum, scalar_doubt;
          @ loop variant j + 1 - k; */
        for (int k = 0; k <= j; k++) {
            const scalar product = scalar_multiply(c->pool, L->row[i][k], L->row[j][k]);
            sum = scalar_add(c->pool, sum, scalar_multiply(c->pool, product, pivot[k]));
        }
        if (!scalar_equal(sum, c->q[inertia_at(i, j)])) return 0;
    }
    return 1;
}

/* Reads row i of L, whose diagonal is 1. */
/*@ requires slide2_sees(c) && 0 <= node < c->json->count && 0 <= i < 4 && \valid(L) && lower_read(L, i) && \separated(L, c, c->json);
  @ assigns L->row[i][0 .. 3], scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> lower_read(L, i + 1)); */
static int read_row(const struct slide2 *c, int node, struct lower *L, int i)
{
    if (!read_list(c, node, L->row[i], i)) return 0;
    L->row[i][i] = scalar_one(c->pool);
    return 1;
}

/*@ requires slide2_sees(c) && c->q[SLIDE_INERTIA] != \null && 0 <= given < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_semidefinite(const struct slide2 *c, int given)
{
    const int lower = json_member(c->json, given, "lower");
    struct lower L;
    scalar pivot[4];
    int row = lower + 1;
    if (json_size(c->json, lower) != 4 || !read_list(c, json_member(c->json, given, "pivots"), pivot, 4)) return 0;
    /*@ loop invariant 0 <= i <= 4 && lower < row <= c->json->count && DOUBT_HAS_STAYED;
      @ loop invariant lower_read(&L, i);
      @ loop assigns i, row, L, scalar_doubt;
      @ loop variant 4 - i; */
    for (int i = 0; i < 4; i++) {
        if (row >= c->json->node[lower].next || !read_row(c, row, &L, i) || scalar_sign(pivot[i]) < 0) return 0;
        if (!row_is(c, &L, pivot, i)) return 0;
        row = c->json->node[row].next;
    }
    return 1;
}

int slide2_check_inertia(const struct slide2 *c)
{
    const int given = json_member(c->json, c->witness, "inertia");
    if ((given != 0) != slide2_has(c, SLIDE_INERTIA))
        return slide2_rejected(c, "witness", "inertia", "stands there with an inertia");
    return given == 0 || is_semidefinite(c, given) ||
           slide2_rejected(c, "witness", "inertia", "does not show that the matrix is positive semidefinite");
}
