/* SPDX-License-Identifier: BSD-2-Clause */
#include "sign/undecided.h"

#include <stdio.h>

/*@ requires \valid(failure) && \valid_read(program) && \valid_read(program->node_names + node);
  @ assigns *failure;
  @ ensures \result == STATUS_UNDECIDED; */
enum status too_large(struct failure *failure, const struct program *program, int node, long bits, long budget_bits)
{
    const char *name = program->node_names[node];
    snprintf(failure->field, sizeof failure->field, "%s", name);
    snprintf(failure->reason, sizeof failure->reason, "the exact value of %s may need %ld bits; the budget is %ld",
             name, bits, budget_bits);
    return STATUS_UNDECIDED;
}

/*@ requires \valid(failure) && \valid_read(quantity);
  @ assigns *failure;
  @ ensures \result == STATUS_UNDECIDED; */
static enum status undecided(struct failure *failure, const struct quantity *quantity, const char *why)
{
    snprintf(failure->field, sizeof failure->field, "%s", quantity->name);
    snprintf(failure->reason, sizeof failure->reason, "the sign of %s is not decided by %s", quantity->name, why);
    return STATUS_UNDECIDED;
}

/*@ requires \valid(failure) && \valid_read(quantity);
  @ assigns *failure;
  @ ensures \result == STATUS_UNDECIDED; */
enum status not_decided(struct failure *failure, const struct quantity *quantity)
{
    return undecided(failure, quantity, "the tiers that were allowed");
}

/*@ requires \valid(failure) && \valid_read(quantity);
  @ assigns *failure;
  @ ensures \result == STATUS_UNDECIDED; */
enum status not_decided_within(struct failure *failure, const struct quantity *quantity, long budget_bits)
{
    char why[128];
    snprintf(why, sizeof why, "enclosures of at most %ld bits, and has no exact value within the budget",
             number_precision_limit(budget_bits));
    return undecided(failure, quantity, why);
}

/*@ requires \valid(failure) && \valid_read(quantity);
  @ assigns *failure;
  @ ensures \result == STATUS_INTERNAL; */
enum status contradicted(struct failure *failure, const struct quantity *quantity, enum tier by)
{
    snprintf(failure->field, sizeof failure->field, "%s", quantity->name);
    snprintf(failure->reason, sizeof failure->reason, "tier %s gave %s a sign that its exact value does not have",
             tier_name(by), quantity->name);
    return STATUS_INTERNAL;
}
