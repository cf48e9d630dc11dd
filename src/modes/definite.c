/* SPDX-License-Identifier: BSD-2-Clause */
/* Whether a matrix is symmetric and positive semidefinite, by exact elimination. */
#include "memory/memory.h"
#include "modes/data.h"
#include "numbers/scratch.h"
#include "problem/budget.h"

#include <stdlib.h>

enum status modes_check_symmetric(struct number_pool *pool, const struct number *const *W, int size, const char *name,
                                  struct failure *failure)
{
    for (int i = 0; i < size; i++)
        for (int j = 0; j < i; j++) {
            if (number_compare(pool, W[i * size + j], W[j * size + i]) == 0) continue;
            malformed(failure, name, "");
            snprintf(failure->reason, sizeof failure->reason,
                     "the matrix is not symmetric: the entry in row %d, column %d is not that in row %d, column %d",
                     j + 1, i + 1, i + 1, j + 1);
            return STATUS_MALFORMED;
        }
    return STATUS_OK;
}

/* Eliminates row and column k; the rows and columns after it get new numbers. */
static void eliminate(struct number_pool *pool, const struct number **S, int size, int k)
{
    for (int i = k + 1; i < size; i++) {
        const struct number *by = number_divide(pool, S[i * size + k], S[k * size + k]);
        for (int j = k + 1; j < size; j++)
            S[i * size + j] = number_subtract(pool, S[i * size + j], number_multiply(pool, by, S[k * size + j]));
    }
}

static int is_empty_after(const struct number *const *S, int size, int k)
{
    for (int j = k + 1; j < size; j++)
        if (number_sign(S[k * size + j]) != 0) return 0;
    return 1;
}

static enum status not_semidefinite(struct failure *failure, const char *name, int row, int zero)
{
    snprintf(failure->field, sizeof failure->field, "%s", name);
    snprintf(
        failure->reason, sizeof failure->reason,
        "the matrix is not positive semidefinite: what elimination of rows 1 to %d leaves in row %d is %s (outside "
        "the hypotheses of the theory)",
        row, row + 1, zero ? "0 on the diagonal, and not 0 beside it" : "negative on the diagonal");
    return STATUS_HYPOTHESIS;
}

/* Destroys S. The numbers of a step are freed after the next one. */
static enum status check(struct number_pool *pool, const struct number **S, int size, const char *name,
                         struct failure *failure)
{
    struct number_pool *last = NULL;
    enum status status = STATUS_OK;
    for (int k = 0; k < size && status == STATUS_OK; k++) {
        const int sign = number_sign(S[k * size + k]);
        if (sign == NUMBER_SIGN_UNKNOWN) {
            status = budget_used_up(failure, name);
            break;
        }
        if (sign < 0 || (sign == 0 && !is_empty_after(S, size, k)))
            status = not_semidefinite(failure, name, k, sign == 0);
        if (sign <= 0) continue;
        if (!number_work_affords(pool, 0)) status = budget_used_up(failure, name);
        struct number_pool *fresh = scratch_new(pool);
        eliminate(fresh, S, size, k);
        scratch_count(fresh, pool);
        scratch_drop(last, pool);
        last = fresh;
    }
    scratch_drop(last, pool);
    return status;
}

enum status modes_check_semidefinite(struct number_pool *pool, const struct number *const *W, int size,
                                     const char *name, struct failure *failure)
{
    const size_t count = (size_t)size * (size_t)size;
    const struct number **S = memory_new(count + 1, sizeof *S);
    for (size_t i = 0; i < count; i++) S[i] = W[i];
    const enum status status = check(pool, S, size, name, failure);
    free(S);
    return status;
}
