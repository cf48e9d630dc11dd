/* SPDX-License-Identifier: BSD-2-Clause */
/* Whether W is symmetric and positive semidefinite, by elimination: W = L D L^T with D >= 0. */
#include "check/memory.h"
#include "check/modes/modes.h"

#include <stdlib.h>

struct left {
    int rows;
    scalar at[MODES_MAX_ROWS][MODES_MAX_ROWS];
};

/*@ predicate left_ok{L}(struct left *S) = \valid(S) && 0 <= S->rows <= MODES_MAX_ROWS &&
  @   \forall integer i, j; 0 <= i < S->rows && 0 <= j < S->rows ==> S->at[i][j] != \null; */

/* All entries. */
/* clang-format off */
#define ENTRIES S->at[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1]
/* clang-format on */

/*@ requires modes_reads(c) && modes_matrix(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_symmetric(const struct modes *c)
{
    /*@ loop invariant 0 <= i <= 2 * c->contacts && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant 2 * c->contacts - i; */
    for (int i = 0; i < 2 * c->contacts; i++)
        /*@ loop invariant 0 <= j <= i && DOUBT_HAS_STAYED;
          @ loop assigns j, scalar_doubt;
          @ loop variant i - j; */
        for (int j = 0; j < i; j++)
            if (!scalar_equal(c->W[i][j], c->W[j][i])) return 0;
    return 1;
}

/* 1 when a row is 0 to the right of its diagonal. */
/*@ requires left_ok(S) && 0 <= k < S->rows;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_empty_after(const struct left *S, int k)
{
    /*@ loop invariant k < j <= S->rows && DOUBT_HAS_STAYED;
      @ loop assigns j, scalar_doubt;
      @ loop variant S->rows - j; */
    for (int j = k + 1; j < S->rows; j++)
        if (scalar_sign(S->at[k][j]) != 0) return 0;
    return 1;
}

/* Subtracts a multiple of row k from row i, to the right of the diagonal of row k. The row gets new numbers in any
 * case. */
/*@ requires left_ok(S) && pool != \null && 0 <= k < i < S->rows;
  @ assigns ENTRIES, scalar_doubt;
  @ ensures left_ok(S) && DOUBT_STAYS; */
static void subtract(struct scalar_pool *pool, struct left *S, int i, int k)
{
    const scalar by = scalar_divide(pool, S->at[i][k], S->at[k][k]);
    /*@ loop invariant k < j <= S->rows && left_ok(S) && DOUBT_HAS_STAYED;
      @ loop assigns j, ENTRIES, scalar_doubt;
      @ loop variant S->rows - j; */
    for (int j = k + 1; j < S->rows; j++)
        S->at[i][j] = scalar_subtract(pool, S->at[i][j], scalar_multiply(pool, by, S->at[k][j]));
}

/* One step of elimination. The new numbers are in a pool of their own, which the caller frees. */
/*@ requires left_ok(S) && pool != \null && 0 <= k < S->rows;
  @ assigns ENTRIES, scalar_doubt;
  @ ensures left_ok(S) && DOUBT_STAYS; */
static struct scalar_pool *eliminate_row(const struct scalar_pool *pool, struct left *S, int k)
{
    struct scalar_pool *fresh = scalar_pool_scratch(pool);
    if (fresh == NULL) abort();
    /*@ loop invariant k < i <= S->rows && left_ok(S) && DOUBT_HAS_STAYED;
      @ loop assigns i, ENTRIES, scalar_doubt;
      @ loop variant S->rows - i; */
    for (int i = k + 1; i < S->rows; i++) subtract(fresh, S, i, k);
    return fresh;
}

/* 1 when the diagonal entry of row k is positive, or the whole rest of the row is 0. */
/*@ requires left_ok(S) && 0 <= k < S->rows;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int row_is_allowed(const struct left *S, int k)
{
    const int sign = scalar_sign(S->at[k][k]);
    return sign > 0 || (sign == 0 && is_empty_after(S, k));
}

/* Checks that no pivot is negative, and that rows with pivot 0 are 0. The numbers of a step are freed after the next
 * one. */
/*@ requires left_ok(S) && pool != \null;
  @ assigns ENTRIES, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int eliminate(const struct scalar_pool *pool, struct left *S)
{
    struct scalar_pool *last = NULL;
    int k = 0;
    /*@ loop invariant 0 <= k <= S->rows && left_ok(S) && DOUBT_HAS_STAYED;
      @ loop assigns k, last, ENTRIES, scalar_doubt;
      @ loop variant S->rows - k; */
    for (; k < S->rows && row_is_allowed(S, k); k++) {
        if (scalar_sign(S->at[k][k]) == 0) continue;
        struct scalar_pool *fresh = eliminate_row(pool, S, k);
        if (last != NULL) scalar_pool_free(last);
        last = fresh;
    }
    if (last != NULL) scalar_pool_free(last);
    return k == S->rows;
}

/* Copies W. */
/*@ requires modes_reads(c) && modes_matrix(c) && \valid(S) && \separated(S, c, c->json);
  @ assigns *S;
  @ ensures left_ok(S) && S->rows == 2 * c->contacts; */
static void copy(const struct modes *c, struct left *S)
{
    S->rows = 2 * c->contacts;
    /*@ loop invariant 0 <= i <= S->rows && modes_matrix(c);
      @ loop invariant \forall integer k, j; 0 <= k < i && 0 <= j < S->rows ==> S->at[k][j] != \null;
      @ loop assigns i, ENTRIES;
      @ loop variant S->rows - i; */
    for (int i = 0; i < S->rows; i++)
        /*@ loop invariant 0 <= j <= S->rows && modes_matrix(c);
          @ loop invariant \forall integer k; 0 <= k < j ==> S->at[i][k] != \null;
          @ loop invariant \forall integer k, l; 0 <= k < i && 0 <= l < S->rows ==> S->at[k][l] != \null;
          @ loop assigns j, ENTRIES;
          @ loop variant S->rows - j; */
        for (int j = 0; j < S->rows; j++) S->at[i][j] = c->W[i][j];
}

int modes_is_semidefinite(const struct modes *c)
{
    struct scalar_pool *pool = c->pool;
    if (!is_symmetric(c)) return 0;
    struct left *S = memory_zeroed(1, sizeof *S); /* too large for a small stack */
    copy(c, S);
    const int semidefinite = eliminate(pool, S);
    memory_free(S);
    return semidefinite;
}
