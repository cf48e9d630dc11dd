/* SPDX-License-Identifier: BSD-2-Clause */
/* From generalised coordinates to contacts: W = J M^-1 J^T, q = J M^-1 F + bias. */
#include "check/modes/modes.h"

enum { TABLE_COLUMNS = MODES_MAX_COORDINATES + MODES_MAX_ROWS + 1 };

/* M, augmented by the columns of J^T and F. (The numbers have another type than those of the data: see "Types that
 * differ" in proofs/README.md.) */
struct table {
    long size, columns;
    scalar at[MODES_MAX_COORDINATES][TABLE_COLUMNS];
};

/*@ predicate table_ok{L}(struct table *t) = \valid(t) && 1 <= t->size <= MODES_MAX_COORDINATES &&
  @   t->size <= t->columns <= TABLE_COLUMNS &&
  @   \forall integer i, j; 0 <= i < t->size && 0 <= j < t->columns ==> t->at[i][j] != \null; */

/* All entries of a table. */
/* clang-format off */
#define ENTRIES t->at[0 .. MODES_MAX_COORDINATES - 1][0 .. TABLE_COLUMNS - 1]
/* clang-format on */

/* Row i. */
/*@ requires motion_ok(m, rows) && \valid(t) && \separated(t, m) && 0 <= i < m->size && 0 <= rows <= MODES_MAX_ROWS;
  @ requires t->size == m->size && t->columns == m->size + rows + 1;
  @ assigns t->at[i][0 .. TABLE_COLUMNS - 1];
  @ ensures \forall integer j; 0 <= j < t->columns ==> t->at[i][j] != \null; */
static void fill_row(struct table *t, const struct modes_motion *m, int rows, int i)
{
    /*@ loop invariant 0 <= j <= m->size && \forall integer k; 0 <= k < j ==> t->at[i][k] != \null;
      @ loop assigns j, t->at[i][0 .. MODES_MAX_COORDINATES - 1];
      @ loop variant m->size - j; */
    for (int j = 0; j < m->size; j++) t->at[i][j] = m->M[i][j];
    /*@ loop invariant 0 <= j <= rows && \forall integer k; 0 <= k < m->size + j ==> t->at[i][k] != \null;
      @ loop assigns j, t->at[i][0 .. TABLE_COLUMNS - 1];
      @ loop variant rows - j; */
    for (int j = 0; j < rows; j++) t->at[i][m->size + j] = m->J[j][i];
    t->at[i][m->size + rows] = m->F[i];
}

/*@ requires 0 <= rows <= MODES_MAX_ROWS && motion_ok(m, rows) && \valid(t) && \separated(t, m);
  @ assigns *t;
  @ ensures table_ok(t) && t->size == m->size && t->columns == m->size + rows + 1; */
static void fill(struct table *t, const struct modes_motion *m, int rows)
{
    t->size = m->size;
    t->columns = m->size + rows + 1;
    /*@ loop invariant 0 <= i <= t->size && motion_ok(m, rows);
      @ loop invariant \forall integer k, j; 0 <= k < i && 0 <= j < t->columns ==> t->at[k][j] != \null;
      @ loop assigns i, ENTRIES;
      @ loop variant t->size - i; */
    for (int i = 0; i < t->size; i++) fill_row(t, m, rows, i);
}

/* Clears column k of row i by means of row k, whose entry there is 1. */
/*@ requires table_ok(t) && pool != \null && 0 <= i < t->size && 0 <= k < t->size && i != k;
  @ assigns ENTRIES, scalar_doubt;
  @ ensures table_ok(t) && DOUBT_STAYS; */
static void subtract(struct scalar_pool *pool, struct table *t, int i, int k)
{
    const scalar by = t->at[i][k];
    if (scalar_sign(by) == 0) return;
    /*@ loop invariant k <= j <= t->columns && table_ok(t);
      @ loop assigns j, ENTRIES;
      @ loop variant t->columns - j; */
    for (int j = k; j < t->columns; j++)
        t->at[i][j] = scalar_subtract(pool, t->at[i][j], scalar_multiply(pool, by, t->at[k][j]));
}

/* Divides the row of the pivot by it. */
/*@ requires table_ok(t) && pool != \null && 0 <= k < t->size;
  @ assigns ENTRIES, scalar_doubt;
  @ ensures table_ok(t) && DOUBT_STAYS; */
static void divide(struct scalar_pool *pool, struct table *t, int k)
{
    const scalar pivot = t->at[k][k];
    /*@ loop invariant k <= j <= t->columns && table_ok(t) && DOUBT_HAS_STAYED;
      @ loop assigns j, ENTRIES, scalar_doubt;
      @ loop variant t->columns - j; */
    for (int j = k; j < t->columns; j++) t->at[k][j] = scalar_divide(pool, t->at[k][j], pivot);
}

/* Gauss-Jordan elimination: M becomes the unit matrix. Returns 0 when a pivot is not positive. */
/*@ requires table_ok(t) && pool != \null;
  @ assigns ENTRIES, scalar_doubt;
  @ ensures 0 <= \result <= 1 && table_ok(t) && DOUBT_STAYS; */
static int solve(struct scalar_pool *pool, struct table *t)
{
    /*@ loop invariant 0 <= k <= t->size && table_ok(t) && DOUBT_HAS_STAYED;
      @ loop assigns k, ENTRIES, scalar_doubt;
      @ loop variant t->size - k; */
    for (int k = 0; k < t->size; k++) {
        if (scalar_sign(t->at[k][k]) <= 0) return 0;
        divide(pool, t, k);
        /*@ loop invariant 0 <= i <= t->size && table_ok(t) && DOUBT_HAS_STAYED;
          @ loop assigns i, ENTRIES, scalar_doubt;
          @ loop variant t->size - i; */
        for (int i = 0; i < t->size; i++)
            if (i != k) subtract(pool, t, i, k);
    }
    return 1;
}

/* A row of J times a column of the table. */
/*@ requires table_ok(t) && pool != \null && motion_ok(m, row + 1) && m->size == t->size && 0 <= row < MODES_MAX_ROWS && 0 <= column < t->columns;
  @ assigns \result \from *t, *m, pool;
  @ ensures \result != \null; */
static scalar product(struct scalar_pool *pool, const struct table *t, const struct modes_motion *m, int row,
                      int column)
{
    scalar sum = scalar_zero(pool);
    /*@ loop invariant 0 <= i <= t->size && sum != \null;
      @ loop assigns i, sum;
      @ loop variant t->size - i; */
    for (int i = 0; i < t->size; i++)
        sum = scalar_add(pool, sum, scalar_multiply(pool, m->J[row][i], t->at[i][column]));
    return sum;
}

/* Row i of W, and entry i of q. */
/*@ requires modes_reads(c) && 1 <= c->contacts <= MODES_MAX_CONTACTS && motion_ok(m, 2 * c->contacts) && table_ok(t);
  @ requires \separated(m, c) && \separated(t, c) && 0 <= i < 2 * c->contacts;
  @ requires t->size == m->size && t->columns == m->size + 2 * c->contacts + 1;
  @ assigns c->W[i][0 .. MODES_MAX_ROWS - 1], c->q[i];
  @ ensures row: \forall integer j; 0 <= j < 2 * c->contacts ==> c->W[i][j] != \null;
  @ ensures constant: c->q[i] != \null;
  @ ensures same: modes_reads(c) && motion_ok(m, 2 * c->contacts) && table_ok(t); */
static void reduce_row(struct modes *c, const struct modes_motion *m, const struct table *t, int i)
{
    const int rows = 2 * c->contacts;
    /*@ loop invariant 0 <= j <= rows && \forall integer k; 0 <= k < j ==> c->W[i][k] != \null;
      @ loop invariant same: modes_reads(c) && motion_ok(m, 2 * c->contacts) && table_ok(t);
      @ loop assigns j, c->W[i][0 .. MODES_MAX_ROWS - 1];
      @ loop variant rows - j; */
    for (int j = 0; j < rows; j++) c->W[i][j] = product(c->pool, t, m, i, (int)t->size + j);
    c->q[i] = scalar_add(c->pool, product(c->pool, t, m, i, (int)t->size + rows), m->bias[i]);
}

int modes_reduce(struct modes *c, const struct modes_motion *m)
{
    struct table t;
    const int rows = 2 * c->contacts;
    fill(&t, m, rows);
    //@ assert record: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert text: c->json->text == \at(c->json->text, Pre);
    //@ assert numbers: c->contacts == \at(c->contacts, Pre) && m->size == \at(m->size, Pre);
    //@ assert nodes: json_ok(c->json);
    //@ assert reads: modes_reads(c);
    //@ assert motion: motion_ok(m, 2 * c->contacts);
    const int solved = solve(c->pool, &t);
    //@ assert record_then: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert text_then: c->json->text == \at(c->json->text, Pre);
    //@ assert numbers_then: c->contacts == \at(c->contacts, Pre) && m->size == \at(m->size, Pre);
    //@ assert nodes_then: json_ok(c->json);
    //@ assert reads_then: modes_reads(c);
    //@ assert motion_then: motion_ok(m, 2 * c->contacts);
    if (!solved) return 0;
    /*@ loop invariant 0 <= i <= rows;
      @ loop invariant record: modes_reads(c);
      @ loop invariant motion: motion_ok(m, 2 * c->contacts);
      @ loop invariant table: table_ok(&t);
      @ loop invariant matrix: \forall integer k, j; 0 <= k < i && 0 <= j < rows ==> c->W[k][j] != \null;
      @ loop invariant constants: \forall integer k; 0 <= k < i ==> c->q[k] != \null;
      @ loop assigns i, c->W[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1], c->q[0 .. MODES_MAX_ROWS - 1];
      @ loop variant rows - i; */
    for (int i = 0; i < rows; i++) reduce_row(c, m, &t, i);
    //@ assert matrix: modes_matrix(c);
    return 1;
}
