/* SPDX-License-Identifier: BSD-2-Clause */
/* The rank of a submatrix of a linear system, by elimination. */
#include "check/kernel/linear.h"

#include "check/memory.h"

#include <stddef.h>

struct part {
    int rows, columns;
    rational at[LINEAR_MAX_ROWS][LINEAR_MAX_FORCES];
};

/*@ predicate rank_part_ok{L}(struct part *m) = \valid(m) && 0 <= m->rows <= LINEAR_MAX_ROWS &&
  @   0 <= m->columns <= LINEAR_MAX_FORCES &&
  @   \forall integer i, j; 0 <= i < m->rows && 0 <= j < m->columns ==> m->at[i][j] != \null; */

/* Appends the coefficients of one row, for the forces that are not NULL, to the submatrix. */
/*@ requires linear_system_ok(s) && \valid_read(force) && rank_part_ok(m) && \separated(m, s, force);
  @ requires 0 <= k < s->rows && m->rows < LINEAR_MAX_ROWS;
  @ assigns *m;
  @ ensures rank_part_ok(m) && m->rows == \old(m->rows) + 1; */
static void take_row(const struct linear *s, const struct linear_terms *force, int k, struct part *m)
{
    int columns = 0;
    /*@ loop invariant 0 <= columns <= j <= s->forces;
      @ loop assigns j, columns, m->at[m->rows][0 .. LINEAR_MAX_FORCES - 1];
      @ loop variant s->forces - j; */
    for (int j = 0; j < s->forces; j++)
        if (force->value[j] != NULL) m->at[m->rows][columns++] = s->push[k][j];
    m->columns = columns;
    m->rows++;
}

/* The first row from `from` on with a nonzero entry in a column; the number of rows when there is none. */
/*@ requires rank_part_ok(m) && 0 <= from <= m->rows && 0 <= column < m->columns;
  @ assigns rational_doubt;
  @ ensures from <= \result <= m->rows && DOUBT_STAYS; */
static int find_pivot(const struct part *m, int from, int column)
{
    int i = from;
    /*@ loop invariant from <= i <= m->rows && DOUBT_HAS_STAYED;
      @ loop assigns i, rational_doubt;
      @ loop variant m->rows - i; */
    while (i < m->rows && rational_sign(m->at[i][column]) == 0) i++;
    return i;
}

/*@ requires rank_part_ok(m) && 0 <= i < m->rows && 0 <= k < m->rows;
  @ assigns *m;
  @ ensures rank_part_ok(m) && m->rows == \old(m->rows) && m->columns == \old(m->columns); */
static void swap_rows(struct part *m, int i, int k)
{
    /*@ loop invariant 0 <= j <= m->columns && rank_part_ok(m);
      @ loop assigns j, m->at[0 .. LINEAR_MAX_ROWS - 1][0 .. LINEAR_MAX_FORCES - 1];
      @ loop variant m->columns - j; */
    for (int j = 0; j < m->columns; j++) {
        const rational x = m->at[i][j];
        m->at[i][j] = m->at[k][j];
        m->at[k][j] = x;
    }
}

/* Subtracts a multiple of the row `top` from another row, so that its entry in a column becomes 0. The row gets new
 * numbers in any case. */
/*@ requires rank_part_ok(m) && pool != \null && 0 <= top < m->rows && 0 <= row < m->rows && 0 <= column < m->columns;
  @ assigns *m, rational_doubt;
  @ ensures rank_part_ok(m) && DOUBT_STAYS && m->rows == \old(m->rows) && m->columns == \old(m->columns); */
static void clear(struct rational_pool *pool, struct part *m, int top, int row, int column)
{
    const rational by = rational_divide(pool, m->at[row][column], m->at[top][column]);
    /*@ loop invariant column <= j <= m->columns && rank_part_ok(m) && DOUBT_HAS_STAYED;
      @ loop assigns j, m->at[0 .. LINEAR_MAX_ROWS - 1][0 .. LINEAR_MAX_FORCES - 1], rational_doubt;
      @ loop variant m->columns - j; */
    for (int j = column; j < m->columns; j++)
        m->at[row][j] = rational_subtract(pool, m->at[row][j], rational_multiply(pool, by, m->at[top][j]));
}

/* Clears a column in the rows below `top`. The new numbers are in a pool of their own, which the caller frees. */
/*@ requires rank_part_ok(m) && pool != \null && 0 <= top < m->rows && 0 <= column < m->columns;
  @ assigns *m, rational_doubt;
  @ ensures rank_part_ok(m) && DOUBT_STAYS && m->rows == \old(m->rows) && m->columns == \old(m->columns) && \result != \null; */
static struct rational_pool *clear_below(const struct rational_pool *pool, struct part *m, int top, int column)
{
    struct rational_pool *fresh = rational_pool_scratch(pool);
    /*@ loop invariant top < i <= m->rows && rank_part_ok(m) && DOUBT_HAS_STAYED;
      @ loop assigns i, *m, rational_doubt;
      @ loop variant m->rows - i; */
    for (int i = top + 1; i < m->rows; i++) clear(fresh, m, top, i, column);
    return fresh;
}

/* Eliminates column by column; the numbers of a step are freed after the next one. */
/*@ requires rank_part_ok(m) && pool != \null;
  @ assigns *m, rational_doubt;
  @ ensures DOUBT_STAYS && 0 <= \result <= m->rows && m->rows == \old(m->rows); */
static int eliminate(const struct rational_pool *pool, struct part *m)
{
    struct rational_pool *last = NULL;
    int rank = 0;
    /*@ loop invariant 0 <= column <= m->columns && 0 <= rank <= m->rows && rank_part_ok(m) && DOUBT_HAS_STAYED;
      @ loop assigns column, rank, last, *m, rational_doubt;
      @ loop variant m->columns - column; */
    for (int column = 0; column < m->columns && rank < m->rows; column++) {
        const int pivot = find_pivot(m, rank, column);
        if (pivot == m->rows) continue;
        swap_rows(m, rank, pivot);
        struct rational_pool *fresh = clear_below(pool, m, rank, column);
        if (last != NULL) rational_pool_free(last);
        last = fresh;
        rank++;
    }
    if (last != NULL) rational_pool_free(last);
    return rank;
}

int linear_rank(struct rational_pool *pool, const struct linear *s, const unsigned char *row,
                const struct linear_terms *force)
{
    struct part *m = memory_zeroed(1, sizeof *m); /* too large for a small stack */
    /*@ loop invariant 0 <= k <= s->rows && 0 <= m->rows <= k && rank_part_ok(m);
      @ loop assigns k, *m;
      @ loop variant s->rows - k; */
    for (int k = 0; k < s->rows; k++)
        if (row[k]) take_row(s, force, k, m);
    const int rank = eliminate(pool, m);
    memory_free(m);
    return rank;
}
