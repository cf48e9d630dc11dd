/* SPDX-License-Identifier: BSD-2-Clause */
#include "parts.h"

void parts_are_formed(const struct program *p, const struct instruction *code, const struct quantity *quantity)
{
    (void)p, (void)code, (void)quantity;
    //@ assert nodes: \forall integer i; 0 <= i < p->quantities ==> 0 <= p->quantity[i].node < p->inputs + p->operations;
}

#define HAS_FORMULA(output) \forall integer h; FOLLOWS_CODE(code) ==> ASSIGNED(output) == value_##output(ASSIGNED_STATE)

void assigned_values_follow(const struct instruction *code)
{
    (void)code;
    //@ assert Delta: HAS_FORMULA(Delta);
    //@ assert p_plus: HAS_FORMULA(p_plus);
    //@ assert p_minus: HAS_FORMULA(p_minus);
    //@ assert k_plus: HAS_FORMULA(k_plus);
    //@ assert k_minus: HAS_FORMULA(k_minus);
    /*@ assert a_p_plus: \forall integer h; FOLLOWS_CODE(code) ==>
            applies(OPERATION_MUL, ASSIGNED(a), value_p_plus(ASSIGNED_STATE), ASSIGNED(a_p_plus)); */
    /*@ assert b_k_plus: \forall integer h; FOLLOWS_CODE(code) ==>
            applies(OPERATION_MUL, ASSIGNED(b), value_k_plus(ASSIGNED_STATE), ASSIGNED(b_k_plus)); */
    //@ assert E_plus: HAS_FORMULA(E_plus);
    /*@ assert b_k_minus: \forall integer h; FOLLOWS_CODE(code) ==>
            applies(OPERATION_MUL, ASSIGNED(b), value_k_minus(ASSIGNED_STATE), ASSIGNED(b_k_minus)); */
    /*@ assert a_p_minus: \forall integer h; FOLLOWS_CODE(code) ==>
            applies(OPERATION_MUL, ASSIGNED(a), value_p_minus(ASSIGNED_STATE), ASSIGNED(a_p_minus)); */
    //@ assert E_minus: HAS_FORMULA(E_minus);
    //@ assert N: HAS_FORMULA(N);
    //@ assert N_T: HAS_FORMULA(N_T);
}
