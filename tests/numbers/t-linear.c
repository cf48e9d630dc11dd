/* SPDX-License-Identifier: BSD-2-Clause */
/* Linear systems: each answer is a solution, or weights that refute, on random systems that are often degenerate; limits; ranks. */
#include "numbers/linear.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

enum { MOST = 5, SYSTEMS = 20000 };

static unsigned state = 1;

/* 0 to n - 1 */
static int draw(int n)
{
    state = state * 1664525u + 1013904223u;
    return (int)(state >> 16) % n;
}

static const struct number *small(struct number_pool *pool)
{
    return draw(3) == 0 ? number_from_integer(pool, 0) : number_from_ratio(pool, draw(7) - 3, 1 + draw(3));
}

static void draw_question(struct number_pool *pool, const struct linear *matrix, struct linear_question *q)
{
    q->matrix = matrix;
    for (int i = 0; i < matrix->rows; i++) {
        q->constant[i] = small(pool);
        q->row_bound[i] = (enum linear_bound)draw(4);
    }
    for (int j = 0; j < matrix->columns; j++) q->column_bound[j] = draw(5) == 0 ? LINEAR_ZERO : LINEAR_NOT_NEGATIVE;
}

static int allows(enum linear_bound bound, int sign)
{
    if (bound == LINEAR_ZERO) return sign == 0;
    return bound == LINEAR_FREE || sign == 0 || (sign > 0) == (bound == LINEAR_NOT_NEGATIVE);
}

static const struct number *entry(const struct linear_question *q, int row, int column)
{
    return q->matrix->entry[row * q->matrix->columns + column];
}

/* Every row and column meets its bound. */
static int solves(struct number_pool *pool, const struct linear_question *q, const struct linear_answer *answer)
{
    for (int i = 0; i < q->matrix->rows; i++) {
        const struct number *sum = q->constant[i];
        for (int j = 0; j < q->matrix->columns; j++)
            if (answer->value[j] != NULL)
                sum = number_add(pool, sum, number_multiply(pool, entry(q, i, j), answer->value[j]));
        if (!allows(q->row_bound[i], number_sign(sum))) return 0;
    }
    for (int j = 0; j < q->matrix->columns; j++)
        if (answer->value[j] != NULL && !allows(q->column_bound[j], number_sign(answer->value[j]))) return 0;
    return 1;
}

/* The weighted sum of the rows is negative without columns, and no column raises it. */
static int refutes(struct number_pool *pool, const struct linear_question *q, const struct linear_answer *answer)
{
    const struct number *constants = number_from_integer(pool, 0);
    for (int j = 0; j < q->matrix->columns; j++) {
        const struct number *push = number_from_integer(pool, 0);
        for (int i = 0; i < q->matrix->rows; i++)
            if (answer->weight[i] != NULL)
                push = number_add(pool, push, number_multiply(pool, answer->weight[i], entry(q, i, j)));
        if (q->column_bound[j] != LINEAR_ZERO && number_sign(push) > 0) return 0;
    }
    for (int i = 0; i < q->matrix->rows; i++) {
        if (answer->weight[i] == NULL) continue;
        const int sign = number_sign(answer->weight[i]);
        constants = number_add(pool, constants, number_multiply(pool, answer->weight[i], q->constant[i]));
        if (sign != 0 && q->row_bound[i] != LINEAR_ZERO &&
            (q->row_bound[i] == LINEAR_FREE || !allows(q->row_bound[i], sign)))
            return 0;
    }
    return number_sign(constants) < 0;
}

static struct linear *draw_matrix(struct number_pool *pool)
{
    const struct number *entries[MOST * MOST];
    const int rows = 1 + draw(MOST), columns = 1 + draw(MOST);
    for (int i = 0; i < rows * columns; i++) entries[i] = small(pool);
    return linear_new(entries, rows, columns);
}

/* Three questions about one matrix, the second and third from the basis that the one before left. */
static void judge_one(struct number_pool *pool, int *solvable)
{
    struct linear *matrix = draw_matrix(pool);
    struct linear_basis basis = {.size = 0};
    struct linear_limits limits = {1000, 1000, 1 << 20};
    for (int k = 0; k < 3; k++) {
        struct linear_question q;
        struct linear_answer answer;
        struct failure failure;
        draw_question(pool, matrix, &q);
        assert_int_equal(linear_decide(pool, &q, &basis, &limits, &answer, &failure), STATUS_OK);
        *solvable += answer.solvable;
        assert_true(answer.solvable ? solves(pool, &q, &answer) : refutes(pool, &q, &answer));
    }
    linear_free(matrix);
}

static void each_answer_shows_itself(void **unused)
{
    (void)unused;
    int solvable = 0;
    for (int i = 0; i < SYSTEMS; i++) {
        struct number_pool *pool = number_pool_new();
        judge_one(pool, &solvable);
        number_pool_free(pool);
    }
    assert_true(solvable > SYSTEMS / 2 && solvable < 5 * SYSTEMS / 2);
}

/* Numbers beyond doubles: a proposal is of no use, and the rule of least index decides. */
static void without_doubles(void **unused)
{
    (void)unused;
    struct number_pool *pool = number_pool_new();
    const struct number *huge = number_power(pool, number_from_integer(pool, 10), 400),
                        *one = number_from_integer(pool, 1);
    const struct number *entries[] = {huge, number_negate(pool, huge), number_negate(pool, one),
                                      number_divide(pool, one, huge)};
    struct linear *matrix = linear_new(entries, 2, 2);
    struct linear_question q = {.matrix = matrix,
                                .constant = {number_negate(pool, one), one},
                                .row_bound = {LINEAR_ZERO, LINEAR_ZERO},
                                .column_bound = {LINEAR_NOT_NEGATIVE, LINEAR_NOT_NEGATIVE}};
    struct linear_basis basis = {.size = 0};
    struct linear_limits limits = {100, 100, 1 << 20};
    struct linear_answer answer;
    struct failure failure;
    assert_int_equal(linear_decide(pool, &q, &basis, &limits, &answer, &failure), STATUS_OK);
    assert_true(answer.solvable && solves(pool, &q, &answer));
    linear_free(matrix);
    number_pool_free(pool);
}

/* A system that takes steps, asked with none left, and with few bits. */
static void limits_end_it(void **unused)
{
    (void)unused;
    struct number_pool *pool = number_pool_new();
    const struct number *one = number_from_integer(pool, 1), *entries[] = {number_from_ratio(pool, 1, 1000003)};
    struct linear *matrix = linear_new(entries, 1, 1);
    struct linear_question q = {.matrix = matrix,
                                .constant = {number_negate(pool, one)},
                                .row_bound = {LINEAR_ZERO},
                                .column_bound = {LINEAR_NOT_NEGATIVE}};
    struct linear_limits none = {0, 7, 1 << 20}, few = {10, 10, 4};
    struct linear_basis basis = {.size = 0};
    struct linear_answer answer;
    struct failure failure;
    assert_int_equal(linear_decide(pool, &q, &basis, &none, &answer, &failure), STATUS_UNDECIDED);
    assert_string_equal(failure.reason, "the steps of the linear systems are used up (the limit is 7)");
    basis.size = 0;
    assert_int_equal(linear_decide(pool, &q, &basis, &few, &answer, &failure), STATUS_UNDECIDED);
    assert_string_equal(failure.reason, "a number of a linear system has too many bits (the limit is 4)");
    linear_free(matrix);
    number_pool_free(pool);
}

/* The rank of a product of matrices of k columns and rows is at most k; that of a triangle is its size. */
static void ranks(void **unused)
{
    (void)unused;
    struct number_pool *pool = number_pool_new();
    for (int k = 0; k <= 3; k++) {
        const struct number *entries[16];
        for (int i = 0; i < 16; i++) entries[i] = number_from_integer(pool, i / 4 < k && i / 4 <= i % 4 ? 1 + i : 0);
        assert_int_equal(linear_rank(pool, entries, 4, 4), k);
        for (int j = 0; j < 4; j++) entries[12 + j] = number_add(pool, entries[j], entries[4 + j]);
        assert_int_equal(linear_rank(pool, entries, 4, 4), k == 0 ? 0 : k);
    }
    assert_int_equal(linear_rank(pool, NULL, 0, 0), 0);
    number_pool_free(pool);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_answer_shows_itself),
        cmocka_unit_test(without_doubles),
        cmocka_unit_test(limits_end_it),
        cmocka_unit_test(ranks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
