/* SPDX-License-Identifier: BSD-2-Clause */
/* Proved: `make prove`.  The contracts of Arb are in proofs/numbers/arb.h. */
#include "numbers/interval.h"

#include "numbers/real.h"

/*@ requires ball: \valid_read(x);
    assigns \nothing;
    ensures answer: \result == 1 || \result == -1 || \result == NUMBER_SIGN_UNKNOWN;
    ensures sign: \forall real a; contains(x, a) ==> proves(\result, a); */
static int sign_of(arb_srcptr x)
{
    return arb_is_positive(x) ? 1 : arb_is_negative(x) ? -1 : NUMBER_SIGN_UNKNOWN;
}

/*@ requires operation: OPERATION_ADD <= operation <= OPERATION_MUL;
    requires balls: \valid(out) && \valid_read(x) && \valid_read(y);
    assigns *out;
    ensures contains: \forall real a, b, c; contains{Pre}(x, a) && contains{Pre}(y, b) && applies(operation, a, b, c) ==>
        contains(out, c); */
static void run(int operation, arb_ptr out, arb_srcptr x, arb_srcptr y, long precision)
{
    switch (operation) {
    case OPERATION_ADD: arb_add(out, x, y, precision); break;
    case OPERATION_SUB: arb_sub(out, x, y, precision); break;
    default: arb_mul(out, x, y, precision); break;
    }
}

void interval_evaluate(const struct instruction *code, int n, int inputs, const struct number *const *input,
                       long precision, int *sign)
{
    arb_struct node[PROGRAM_MAX_NODES];
    /*@ loop invariant 0 <= k <= inputs + n;
        loop assigns k, node[0 .. inputs + n - 1];
        loop variant inputs + n - k; */
    for (int k = 0; k < inputs + n; k++) arb_init(node + k);
    /*@ loop invariant 0 <= k <= inputs;
        loop invariant enclosed: \forall integer j; 0 <= j < k ==> contains(&node[j], value(\at(input[j], Pre)));
        loop assigns k, node[0 .. inputs + n - 1];
        loop variant inputs - k; */
    for (int k = 0; k < inputs; k++) real_enclose(node + k, input[k], precision);
    /*@ loop invariant 0 <= i <= n;
        loop invariant contains: \forall integer h;
            begins{Pre}(h, input, inputs) && follows{Pre}(h, code, n, inputs) ==>
                \forall integer k; 0 <= k < inputs + i ==> contains(&node[k], assigned(h, k));
        loop assigns i, node[0 .. inputs + n - 1];
        loop variant n - i; */
    for (int i = 0; i < n; i++) {
        const int left = code[i].left, right = code[i].right;
        /*@ assert operands: \forall integer h;
                begins{Pre}(h, input, inputs) && follows{Pre}(h, code, n, inputs) ==>
                    contains(&node[left], assigned(h, left)) && contains(&node[right], assigned(h, right)); */
        /*@ assert here: \forall integer h; follows{Pre}(h, code, n, inputs) ==>
                applies(code[i].operation, assigned(h, left), assigned(h, right), assigned(h, inputs + i)); */
        run(code[i].operation, node + inputs + i, node + left, node + right, precision);
        /*@ assert step: \forall integer h;
                begins{Pre}(h, input, inputs) && follows{Pre}(h, code, n, inputs) ==>
                    contains(&node[inputs + i], assigned(h, inputs + i)); */
    }
    /*@ loop invariant 0 <= k <= inputs + n;
        loop invariant answer: \forall integer j; 0 <= j < k ==>
            sign[j] == 1 || sign[j] == -1 || sign[j] == NUMBER_SIGN_UNKNOWN;
        loop invariant sign: \forall integer h;
            begins{Pre}(h, input, inputs) && follows{Pre}(h, code, n, inputs) ==>
                \forall integer j; 0 <= j < k ==> proves(sign[j], assigned(h, j));
        loop assigns k, sign[0 .. inputs + n - 1];
        loop variant inputs + n - k; */
    for (int k = 0; k < inputs + n; k++) sign[k] = sign_of(node + k);
    /*@ loop invariant 0 <= k <= inputs + n;
        loop assigns k, node[0 .. inputs + n - 1];
        loop variant inputs + n - k; */
    for (int k = 0; k < inputs + n; k++) arb_clear(node + k);
}
