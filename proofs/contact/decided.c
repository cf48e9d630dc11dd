/* SPDX-License-Identifier: BSD-2-Clause */
/* The whole way of one planar contact in one statement: from the exact numbers of a state to every word of the verdict, whichever
 * tier told the signs. */
#include "decision.h"

#include "contact/decision.c"

#define NUMBER_OF(x) value(\at(inputs[contact_##x], Pre))
#define STATE_OF_NUMBERS                                                                                              \
    NUMBER_OF(a), NUMBER_OF(b), NUMBER_OF(A), NUMBER_OF(B), NUMBER_OF(C), NUMBER_OF(mu), NUMBER_OF(u)

/* h: any assignment that gives the inputs their values and follows the instructions; model.h says nothing else of it (A2). */
/*@ requires inputs: \valid_read(inputs + (0 .. contact_INPUTS - 1));
    requires budget: bounded_budget(budget_bits);
    requires out: \valid(e) && \valid(verdict) && \valid(failure) && \separated(e, verdict, failure) &&
        apart(e, &contact_program) && \separated(e, inputs + (0 .. contact_INPUTS - 1));
    assigns *e, *verdict, *failure;
    ensures theorem: \result == STATUS_OK ==> \forall integer h; begins{Pre}(h, inputs, contact_INPUTS) &&
        follows{Pre}(h, contact_program.code, contact_OPERATIONS, contact_INPUTS) ==>
            verdict_right(verdict, STATE_OF_NUMBERS); */
enum status contact_is_decided(struct number_pool *pool, const struct number *const *inputs, unsigned tiers, long budget_bits,
                               struct evaluation *e, struct contact_verdict *verdict, struct failure *failure)
{
    contact_program_formed();
    contact_formulas_follow();
    return contact_verdict_of_numbers(pool, inputs, tiers, budget_bits, e, verdict, failure);
}
