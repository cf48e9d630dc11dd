/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/budget.h"

#include "check/memory.h"

#include <stddef.h>

/* Bytes charged for a word of a result: GMP needs a few intermediate numbers, each no longer than both operands
 * together. */
enum { BYTES_PER_WORD = 64 };

static struct {
    long work, bytes; /* the budgets of each record */
    long left;        /* of the work of this record */
    int running;      /* 1 while a record is being checked */
    const char *reason;
    jmp_buf back;
} budget = {.work = BUDGET_WORK, .bytes = BUDGET_BYTES, .reason = ""};

/*@ predicate limits_ok{L} = 0 <= budget.work < 1000000000000000 && 0 <= budget.bytes < 1000000000000000 &&
  @   0 <= budget.left <= budget.work; */

/*@ requires 0 <= work < 1000000000000000 && 0 <= bytes < 1000000000000000;
  @ assigns budget.work, budget.bytes, budget.left;
  @ ensures limits_ok; */
void budget_set(long work, long bytes)
{
    budget.work = work;
    budget.bytes = bytes;
    budget.left = work;
    memory_count_gmp();
}

/*@ requires limits_ok;
  @ assigns budget.left, budget.running;
  @ ensures limits_ok && \result == &budget.back; */
jmp_buf *budget_begin(void)
{
    budget.left = budget.work;
    budget.running = 1;
    memory_mark();
    return &budget.back;
}

/*@ assigns budget.running;
  @ ensures budget.running == 0; */
void budget_end(void)
{
    budget.running = 0;
}

/*@ assigns \nothing;
  @ ensures \result == budget.reason; */
const char *budget_reason(void)
{
    return budget.reason;
}

/*@ assigns budget.reason, budget.running, memory_bytes;
  @ ensures \false; */
_Noreturn static void give_up(const char *reason)
{
    budget.reason = reason;
    budget_end();
    memory_give_up();
    longjmp(budget.back, 1);
}

/* When the function returns, the budgets of the record were sufficient. */
/*@ requires limits_ok && 0 <= work && 0 <= words < 1000000000000;
  @ assigns budget.left, budget.reason, budget.running, memory_bytes;
  @ ensures limits_ok && budget.running == \old(budget.running);
  @ ensures work: budget.running != 0 ==> budget.left == \old(budget.left) - work;
  @ ensures bytes: budget.running != 0 ==> memory_bytes + BYTES_PER_WORD * words <= budget.bytes; */
void budget_charge(long work, long words)
{
    if (!budget.running) return;
    if (work > budget.left) give_up("the budget of work is used up");
    budget.left -= work;
    const size_t used = memory_used();
    if (used > (size_t)budget.bytes || BYTES_PER_WORD * words > budget.bytes - (long)used)
        give_up("the budget of memory is used up");
}
