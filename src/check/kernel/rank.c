/* SPDX-License-Identifier: BSD-2-Clause */
/* The rank of a submatrix of a linear system, by elimination. */
#include "check/kernel/linear.h"

#include "check/memory.h"

#include <stdlib.h>

/* The rows that were taken, and the forces of the columns. (Its numbers have another type than those of a system: see
 * "Types that differ" in proofs/README.md.) */
struct part {
    long rows, columns;
    short force[LINEAR_MAX_FORCES];
    scalar at[LINEAR_MAX_ROWS][LINEAR_MAX_FORCES];
};

/*@ predicate rank_part_ok{L}(struct part *m) = \valid(m) && 0 <= m->rows <= LINEAR_MAX_ROWS &&
  @   0 <= m->columns <= LINEAR_MAX_FORCES &&
  @   \forall integer i, j; 0 <= i < m->rows && 0 <= j < m->columns ==> m->at[i][j] != \null;
  @ // The columns are those of different forces, in order.
  @ predicate rank_columns_ok{L}(struct part *m, integer forces) =
  @   \forall integer c; 0 <= c < m->columns ==> 0 <= m->force[c] < forces; */

/* Begins a submatrix without rows, whose columns are those of the forces that are not NULL. */
/*@ requires \valid(m) && \valid_read(force) && \separated(m, force) && 0 <= forces <= LINEAR_MAX_FORCES;
  @ assigns m->rows, m->columns, m->force[0 .. LINEAR_MAX_FORCES - 1];
  @ ensures rank_part_ok(m) && rank_columns_ok(m, forces) && m->rows == 0; */
static void take_columns(const struct linear_terms *force, int forces, struct part *m)
{
    m->rows = 0;
    m->columns = 0;
    /*@ loop invariant 0 <= m->columns <= j <= forces && rank_columns_ok(m, forces);
      @ loop assigns j, m->columns, m->force[0 .. LINEAR_MAX_FORCES - 1];
      @ loop variant forces - j; */
    for (int j = 0; j < forces; j++)
        if (force->value[j] != NULL) m->force[m->columns++] = (short)j;
}

/* Appends the coefficients of one row to the submatrix. */
/*@ requires rank_part_ok(m) && rank_columns_ok(m, forces) && 0 <= forces <= LINEAR_MAX_FORCES && m->rows < LINEAR_MAX_ROWS;
  @ requires \valid_read(push + (0 .. forces - 1)) && \separated(m, push + (0 .. forces - 1));
  @ requires \forall integer j; 0 <= j < forces ==> push[j] != \null;
  @ assigns m->rows, m->at[m->rows][0 .. LINEAR_MAX_FORCES - 1];
  @ ensures rank_part_ok(m) && m->rows == \old(m->rows) + 1; */
static void take_row(const scalar *push, int forces, struct part *m)
{
    (void)forces; /* for the contract */
    /*@ loop invariant 0 <= c <= m->columns && \forall integer t; 0 <= t < c ==> m->at[m->rows][t] != \null;
      @ loop assigns c, m->at[m->rows][0 .. LINEAR_MAX_FORCES - 1];
      @ loop variant m->columns - c; */
    for (int c = 0; c < m->columns; c++) m->at[m->rows][c] = push[m->force[c]];
    m->rows++;
}

/* The first row from `from` on with a nonzero entry in a column; the number of rows when there is none. */
/*@ requires rank_part_ok(m) && 0 <= from <= m->rows && 0 <= column < m->columns;
  @ assigns scalar_doubt;
  @ ensures from <= \result <= m->rows && DOUBT_STAYS; */
static int find_pivot(const struct part *m, int from, int column)
{
    int i = from;
    /*@ loop invariant from <= i <= m->rows && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant m->rows - i; */
    while (i < m->rows && scalar_sign(m->at[i][column]) == 0) i++;
    return i;
}

/*@ requires rank_part_ok(m) && 0 <= i < m->rows && 0 <= k < m->rows;
  @ assigns m->at[0 .. LINEAR_MAX_ROWS - 1][0 .. LINEAR_MAX_FORCES - 1];
  @ ensures rank_part_ok(m); */
static void swap_rows(struct part *m, int i, int k)
{
    /*@ loop invariant 0 <= j <= m->columns && rank_part_ok(m);
      @ loop assigns j, m->at[0 .. LINEAR_MAX_ROWS - 1][0 .. LINEAR_MAX_FORCES - 1];
      @ loop variant m->columns - j; */
    for (int j = 0; j < m->columns; j++) {
        const scalar x = m->at[i][j];
        m->at[i][j] = m->at[k][j];
        m->at[k][j] = x;
    }
}

/* Subtracts a multiple of the row `top` from another row, so that its entry in a column becomes 0. The row gets new
 * numbers in any case. */
/*@ requires rank_part_ok(m) && pool != \null && 0 <= top < m->rows && 0 <= row < m->rows && 0 <= column < m->columns;
  @ assigns m->at[0 .. LINEAR_MAX_ROWS - 1][0 .. LINEAR_MAX_FORCES - 1], scalar_doubt;
  @ ensures rank_part_ok(m) && DOUBT_STAYS; */
static void clear(struct scalar_pool *pool, struct part *m, int top, int row, int column)
{
    const scalar by = scalar_divide(pool, m->at[row][column], m->at[top][column]);
    /*@ loop invariant column <= j <= m->columns && rank_part_ok(m) && DOUBT_HAS_STAYED;
      @ loop assigns j, m->at[0 .. LINEAR_MAX_ROWS - 1][0 .. LINEAR_MAX_FORCES - 1], scalar_doubt;
      @ loop variant m->columns - j; */
    for (int j = column; j < m->columns; j++)
        m->at[row][j] = scalar_subtract(pool, m->at[row][j], scalar_multiply(pool, by, m->at[top][j]));
}

/* Clears a column in the rows below `top`. The new numbers are in a pool of their own, which the caller frees. */
/*@ requires rank_part_ok(m) && pool != \null && 0 <= top < m->rows && 0 <= column < m->columns;
  @ assigns m->at[0 .. LINEAR_MAX_ROWS - 1][0 .. LINEAR_MAX_FORCES - 1], scalar_doubt;
  @ ensures rank_part_ok(m) && DOUBT_STAYS; */
static struct scalar_pool *clear_below(const struct scalar_pool *pool, struct part *m, int top, int column)
{
    struct scalar_pool *fresh = scalar_pool_scratch(pool);
    if (fresh == NULL) abort();
    /*@ loop invariant top < i <= m->rows && rank_part_ok(m) && DOUBT_HAS_STAYED;
      @ loop assigns i, m->at[0 .. LINEAR_MAX_ROWS - 1][0 .. LINEAR_MAX_FORCES - 1], scalar_doubt;
      @ loop variant m->rows - i; */
    for (int i = top + 1; i < m->rows; i++) clear(fresh, m, top, i, column);
    return fresh;
}

/* Eliminates column by column; the numbers of a step are freed after the next one. */
/*@ requires rank_part_ok(m) && pool != \null;
  @ assigns m->at[0 .. LINEAR_MAX_ROWS - 1][0 .. LINEAR_MAX_FORCES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && 0 <= \result <= m->rows; */
static int eliminate(const struct scalar_pool *pool, struct part *m)
{
    struct scalar_pool *last = NULL;
    int rank = 0;
    /*@ loop invariant 0 <= column <= m->columns && 0 <= rank <= m->rows && rank_part_ok(m) && DOUBT_HAS_STAYED;
      @ loop assigns column, rank, last, m->at[0 .. LINEAR_MAX_ROWS - 1][0 .. LINEAR_MAX_FORCES - 1], scalar_doubt;
      @ loop variant m->columns - column; */
    for (int column = 0; column < m->columns && rank < m->rows; column++) {
        const int pivot = find_pivot(m, rank, column);
        if (pivot == m->rows) continue;
        swap_rows(m, rank, pivot);
        struct scalar_pool *fresh = clear_below(pool, m, rank, column);
        if (last != NULL) scalar_pool_free(last);
        last = fresh;
        rank++;
    }
    if (last != NULL) scalar_pool_free(last);
    return rank;
}

int linear_rank(struct scalar_pool *pool, const struct linear *s, const unsigned char *row,
                const struct linear_terms *force)
{
    struct part *m = memory_new(sizeof *m); /* too large for a small stack */
    take_columns(force, s->forces, m);
    /*@ loop invariant 0 <= k <= s->rows && 0 <= m->rows <= k && rank_part_ok(m) && rank_columns_ok(m, s->forces);
      @ loop invariant linear_system_ok(s);
      @ loop assigns k, *m;
      @ loop variant s->rows - k; */
    for (int k = 0; k < s->rows; k++)
        if (row[k]) take_row(s->push[k], s->forces, m);
    const int rank = eliminate(pool, m);
    memory_free(m);
    return rank;
}
