/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/scratch.h"

#include "memory/memory.h"
#include "numbers/real.h"
#include "numbers/work.h"

struct number_pool *scratch_new(struct number_pool *pool)
{
    if (number_field_degree(pool) > 1) return pool;
    struct number_pool *scratch = number_pool_new();
    if (scratch == NULL) memory_out();
    number_pool_begin(scratch, number_pool_shared(pool)->budget_bits);
    number_work_charge(scratch, number_work_done(pool));
    return scratch;
}

void scratch_count(const struct number_pool *scratch, struct number_pool *pool)
{
    if (scratch == pool) return;
    number_work_charge(pool, number_work_done(scratch) - number_work_done(pool));
    if (number_work_was_refused(scratch)) (void)number_work_affords(pool, WORK_MOST);
}

void scratch_drop(struct number_pool *scratch, const struct number_pool *pool)
{
    if (scratch != pool) number_pool_free(scratch);
}

void scratch_free(struct number_pool *scratch, struct number_pool *pool)
{
    scratch_count(scratch, pool);
    scratch_drop(scratch, pool);
}
