/* SPDX-License-Identifier: BSD-2-Clause */
/* Whether W is symmetric and positive semidefinite: by elimination, W = L D L^T with D >= 0. */
#include "check/modes/modes.h"

#include <stdlib.h>

struct left {
    int rows;
    rational at[MODES_MAX_ROWS][MODES_MAX_ROWS];
};

/*@ predicate left_ok{L}(struct left *S) = \valid(S) && 0 <= S->rows <= MODES_MAX_ROWS &&
  @   \forall integer i, j; 0 <= i < S->rows && 0 <= j < S->rows ==> S->at[i][j] != \null; */

/*@ requires modes_reads(c) && modes_matrix(c);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_symmetric(const struct modes *c)
{
    /*@ loop invariant 0 <= i <= 2 * c->contacts && DOUBT_HAS_STAYED;
      @ loop assigns i, rational_doubt;
      @ loop variant 2 * c->contacts - i; */
    for (int i = 0; i < 2 * c->contacts; i++)
        /*@ loop invariant 0 <= j <= i && DOUBT_HAS_STAYED;
          @ loop assigns j, rational_doubt;
          @ loop variant i - j; */
        for (int j = 0; j < i; j++)
            if (!rational_equal(c->W[i][j], c->W[j][i])) return 0;
    return 1;
}

/* Whether a row is 0 right of its diagonal. */
/*@ requires left_ok(S) && 0 <= k < S->rows;
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_empty_after(const struct left *S, int k)
{
    /*@ loop invariant k < j <= S->rows && DOUBT_HAS_STAYED;
      @ loop assigns j, rational_doubt;
      @ loop variant S->rows - j; */
    for (int j = k + 1; j < S->rows; j++)
        if (rational_sign(S->at[k][j]) != 0) return 0;
    return 1;
}

/* Takes the part of row k from row i, right of the diagonal of row k. */
/*@ requires left_ok(S) && pool != \null && 0 <= k < i < S->rows;
  @ assigns *S, rational_doubt;
  @ ensures left_ok(S) && DOUBT_STAYS && S->rows == \old(S->rows); */
static void subtract(struct rational_pool *pool, struct left *S, int i, int k)
{
    if (rational_sign(S->at[i][k]) == 0) return;
    const rational by = rational_divide(pool, S->at[i][k], S->at[k][k]);
    /*@ loop invariant k < j <= S->rows && left_ok(S) && DOUBT_HAS_STAYED;
      @ loop assigns j, *S, rational_doubt;
      @ loop variant S->rows - j; */
    for (int j = k + 1; j < S->rows; j++)
        S->at[i][j] = rational_subtract(pool, S->at[i][j], rational_multiply(pool, by, S->at[k][j]));
}

/* No pivot is negative, and beside one that is 0 nothing is left. */
/*@ requires left_ok(S) && pool != \null;
  @ assigns *S, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int eliminate(struct rational_pool *pool, struct left *S)
{
    /*@ loop invariant 0 <= k <= S->rows && left_ok(S) && DOUBT_HAS_STAYED;
      @ loop assigns k, *S, rational_doubt;
      @ loop variant S->rows - k; */
    for (int k = 0; k < S->rows; k++) {
        const int sign = rational_sign(S->at[k][k]);
        if (sign < 0 || (sign == 0 && !is_empty_after(S, k))) return 0;
        if (sign == 0) continue;
        /*@ loop invariant k < i <= S->rows && left_ok(S) && DOUBT_HAS_STAYED;
          @ loop assigns i, *S, rational_doubt;
          @ loop variant S->rows - i; */
        for (int i = k + 1; i < S->rows; i++) subtract(pool, S, i, k);
    }
    return 1;
}

int modes_is_semidefinite(const struct modes *c)
{
    struct left S = {.rows = 2 * c->contacts};
    if (!is_symmetric(c)) return 0;
    struct rational_pool *scratch = rational_pool_scratch(c->pool);
    if (scratch == NULL) abort();
    /*@ loop invariant 0 <= i <= S.rows;
      @ loop assigns i, S.at[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1];
      @ loop variant S.rows - i; */
    for (int i = 0; i < S.rows; i++)
        /*@ loop invariant 0 <= j <= S.rows;
          @ loop assigns j, S.at[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1];
          @ loop variant S.rows - j; */
        for (int j = 0; j < S.rows; j++) S.at[i][j] = c->W[i][j];
    const int holds = eliminate(scratch, &S);
    rational_pool_free(scratch);
    return holds;
}
