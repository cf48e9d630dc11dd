/* SPDX-License-Identifier: BSD-2-Clause */
/* Proved: `make prove`. A right verdict is defined in proofs/contact/decision.h. */
#include "contact/decision.h"

#include "contact/program.h"
#include "problem/failure.h"

/*@ requires evaluation: \valid_read(e);
    requires failure: \valid(failure) && \separated(e, failure);
    assigns *failure;
    ensures status: \result == STATUS_OK || \result == STATUS_HYPOTHESIS;
    ensures hold: \result == STATUS_OK ==> in_hypotheses(e); */
static enum status check_hypotheses(const struct evaluation *e, struct failure *failure)
{
    if (e->sign[contact_A] <= 0) return hypothesis_fails(failure, "A", "A > 0");
    if (e->sign[contact_C] <= 0) return hypothesis_fails(failure, "C", "C > 0");
    if (e->sign[contact_Delta] <= 0) return hypothesis_fails(failure, "Delta", "A C - B^2 > 0");
    if (e->sign[contact_mu] < 0) return hypothesis_fails(failure, "mu", "mu >= 0");
    return STATUS_OK;
}

/*@ requires evaluation: \valid_read(e);
    assigns \nothing;
    ensures read: signs_are(\result, e); */
static struct contact_signs signs_of(const struct evaluation *e)
{
#define SIGN(name) .name = (int)e->sign[contact_##name]
    return (struct contact_signs){SIGN(a),       SIGN(b),      SIGN(u),       SIGN(p_plus),
                                  SIGN(p_minus), SIGN(E_plus), SIGN(E_minus), SIGN(N)};
#undef SIGN
}

/*@ requires evaluation: \valid_read(e);
    requires out: \valid(verdict) && \valid(failure) && \separated(e, verdict, failure);
    assigns *verdict, *failure;
    ensures status: \result == STATUS_OK || \result == STATUS_INTERNAL;
    ensures right: \result == STATUS_OK ==> ALL_STATES; signs_given{Pre}(e, STATE) ==> verdict_right(verdict, STATE); */
static enum status classify_signs(const struct evaluation *e, struct contact_verdict *verdict, struct failure *failure)
{
    const struct contact_signs signs = signs_of(e);
    const enum status status = contact_classify(&signs, verdict);
    return status == STATUS_OK ? STATUS_OK : no_row_holds(failure);
}

/*@ requires evaluation: \valid_read(e);
    requires out: \valid(verdict) && \valid(failure) && \separated(e, verdict, failure);
    assigns *verdict, *failure;
    ensures right: \result == STATUS_OK ==> \forall integer h; quantities_known{Pre}(h, e) ==>
        verdict_right(verdict, ASSIGNED_STATE); */
enum status contact_verdict_of_signs(const struct evaluation *e, struct contact_verdict *verdict,
                                     struct failure *failure)
{
    const enum status status = check_hypotheses(e, failure);
    //@ assert given: status == STATUS_OK ==> \forall integer h; quantities_known(h, e) ==> signs_given(e, ASSIGNED_STATE);
    return status == STATUS_OK ? classify_signs(e, verdict, failure) : status;
}

/* The theorem about the program: every word of the verdict has its meaning for the state with these numbers, whichever
 * tier found the signs. h is any assignment that gives the inputs their values and satisfies the instructions. */
/*@ requires inputs: \valid_read(inputs + (0 .. contact_INPUTS - 1));
    requires budget: bounded_budget(budget_bits);
    requires out: \valid(e) && \valid(verdict) && \valid(failure) && \separated(e, verdict, failure) &&
        apart(e, &contact_program) && \separated(e, inputs + (0 .. contact_INPUTS - 1));
    assigns *e, *verdict, *failure;
    ensures theorem: \result == STATUS_OK ==> \forall integer h; begins{Pre}(h, inputs, contact_INPUTS) &&
        follows{Pre}(h, contact_program.code, contact_OPERATIONS, contact_INPUTS) ==>
            verdict_right(verdict, STATE_OF_NUMBERS); */
enum status contact_verdict_of_numbers(struct number_pool *pool, const struct number *const *inputs, unsigned tiers,
                                       long budget_bits, struct evaluation *e, struct contact_verdict *verdict,
                                       struct failure *failure)
{
    // The compiled table is that of the formulas (proofs/contact/formulas.c).
    //@ ghost contact_program_formed();
    //@ ghost contact_formulas_follow();
    enum status status = cascade_signs(pool, &contact_program, inputs, tiers, budget_bits, e, failure);
    if (status != STATUS_OK) return status;
    //@ assert listed: contact_listed(e->program) && all_known(e);
    //@ assert signs: contact_signs_known(e);
    /*@ assert known: \forall integer h; begins{Pre}(h, inputs, contact_INPUTS) &&
            follows{Pre}(h, contact_program.code, contact_OPERATIONS, contact_INPUTS) && contact_formulas(h) ==>
                quantities_known(h, e); */
    status = check_hypotheses(e, failure);
    if (status != STATUS_OK) return status;
    //@ assert given: \forall integer h; quantities_known(h, e) ==> signs_given(e, ASSIGNED_STATE);
    status = evaluation_values(pool, budget_bits, e, failure);
    return status == STATUS_OK ? classify_signs(e, verdict, failure) : status;
}
