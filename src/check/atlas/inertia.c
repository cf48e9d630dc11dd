/* SPDX-License-Identifier: BSD-2-Clause */
/* The inertia of a body, when the problem of kind slide2 gives it as rationals: positive semidefinite, by
 * elimination. */
#include "check/atlas/inertia.h"

#include <stddef.h>

enum { ROWS = 4 };

struct row {
    scalar at[ROWS];
};

/* The matrix; NULL in its first place when an entry is not rational. */
struct matrix {
    struct row row[ROWS];
};

/*@ predicate row_known(struct row x) = \forall integer k; 0 <= k < ROWS ==> x.at[k] != \null;
  @ predicate matrix_known(struct matrix x) = \forall integer i; 0 <= i < ROWS ==> row_known(x.row[i]); */

/* The number under a key; NULL when it is not rational. */
/*@ requires pool != \null && json_ok(json) && 0 <= problem < json->count;
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static scalar entry(const struct json *json, struct scalar_pool *pool, int problem, const char *key)
{
    const int node = json_member(json, problem, key);
    if (node == 0 || json->node[node].type != JSON_STRING) return NULL;
    return quantity_number(json, pool, node);
}

/* The four numbers under these keys. */
/*@ requires pool != \null && json_ok(json) && 0 <= problem < json->count;
  @ requires constant_text(first);
  @ requires constant_text(second);
  @ requires constant_text(third);
  @ requires constant_text(fourth);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct row read_row(const struct json *json, struct scalar_pool *pool, int problem, const char *first,
                           const char *second, const char *third, const char *fourth)
{
    struct row x = {{NULL}};
    x.at[0] = entry(json, pool, problem, first);
    x.at[1] = entry(json, pool, problem, second);
    x.at[2] = entry(json, pool, problem, third);
    x.at[3] = entry(json, pool, problem, fourth);
    return x;
}

/*@ requires pool != \null && json_ok(json) && 0 <= problem < json->count;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct matrix read_matrix(const struct json *json, struct scalar_pool *pool, int problem)
{
    struct matrix x;
    x.row[0] = read_row(json, pool, problem, "A11", "A12", "B11", "B12");
    x.row[1] = read_row(json, pool, problem, "A12", "A22", "B21", "B22");
    x.row[2] = read_row(json, pool, problem, "B11", "B21", "C11", "C12");
    x.row[3] = read_row(json, pool, problem, "B12", "B22", "C12", "C22");
    return x;
}

/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> row_known(x)); */
static int is_row_known(struct row x)
{
    return x.at[0] != NULL && x.at[1] != NULL && x.at[2] != NULL && x.at[3] != NULL;
}

/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> matrix_known(x)); */
static int is_known(struct matrix x)
{
    return is_row_known(x.row[0]) && is_row_known(x.row[1]) && is_row_known(x.row[2]) && is_row_known(x.row[3]);
}

/* A row without its entry k, by the row of the pivot. */
/*@ requires pool != \null && 0 <= k < ROWS && row_known(x) && row_known(pivot);
  @ assigns scalar_doubt;
  @ ensures row_known(\result) && DOUBT_STAYS; */
static struct row reduced(struct scalar_pool *pool, struct row x, struct row pivot, int k)
{
    const scalar factor = scalar_divide(pool, x.at[k], pivot.at[k]);
    /*@ loop invariant k < j <= ROWS && row_known(x);
      @ loop assigns j, x;
      @ loop variant ROWS - j; */
    for (int j = k + 1; j < ROWS; j++)
        x.at[j] = scalar_subtract(pool, x.at[j], scalar_multiply(pool, factor, pivot.at[j]));
    return x;
}

/* 1 when no entry of the matrix below entry k of the diagonal, which is zero, differs from zero. */
/*@ requires 0 <= k < ROWS && matrix_known(x);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_zero_below(struct matrix x, int k)
{
    /*@ loop invariant k < i <= ROWS && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant ROWS - i; */
    for (int i = k + 1; i < ROWS; i++)
        if (scalar_sign(x.row[i].at[k]) != 0) return 0;
    return 1;
}

/* The matrix after the elimination of row and column k, whose pivot is positive. */
/*@ requires pool != \null && 0 <= k < ROWS && matrix_known(x);
  @ assigns scalar_doubt;
  @ ensures matrix_known(\result) && DOUBT_STAYS; */
static struct matrix eliminated(struct scalar_pool *pool, struct matrix x, int k)
{
    const struct row pivot = x.row[k];
    /*@ loop invariant k < i <= ROWS && matrix_known(x) && DOUBT_HAS_STAYED;
      @ loop assigns i, x, scalar_doubt;
      @ loop variant ROWS - i; */
    for (int i = k + 1; i < ROWS; i++) x.row[i] = reduced(pool, x.row[i], pivot, k);
    return x;
}

int atlas_is_semidefinite(const struct json *json, struct scalar_pool *pool, int problem)
{
    struct matrix x = read_matrix(json, pool, problem);
    if (!is_known(x)) return 0;
    /*@ loop invariant 0 <= k <= ROWS && matrix_known(x) && DOUBT_HAS_STAYED;
      @ loop assigns k, x, scalar_doubt;
      @ loop variant ROWS - k; */
    for (int k = 0; k < ROWS; k++) {
        const int sign = scalar_sign(x.row[k].at[k]);
        if (sign < 0 || (sign == 0 && !is_zero_below(x, k))) return 0;
        if (sign > 0) x = eliminated(pool, x, k);
    }
    return 1;
}
