/* SPDX-License-Identifier: BSD-2-Clause */
/* Proved: `make prove`, from the contracts of numbers/enclosure.h. */
#include "numbers/interval.h"

#include "numbers/enclosure.h"

/*@ requires operation: OPERATION_ADD <= operation <= OPERATION_MUL;
    requires memory: \valid(out) && \valid_read(x) && \valid_read(y) && \separated(out, x) && \separated(out, y);
    requires enclosures: is_enclosure(x) && is_enclosure(y);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: \forall real a, b, c; lies{Pre}(a, x) && lies{Pre}(b, y) && applies(operation, a, b, c) ==> lies(c, out); */
static void run(int operation, struct enclosure *out, const struct enclosure *x, const struct enclosure *y)
{
    switch (operation) {
    case OPERATION_ADD: enclosure_add(out, x, y); break;
    case OPERATION_SUB: enclosure_subtract(out, x, y); break;
    default: enclosure_multiply(out, x, y); break;
    }
}

void interval_evaluate(const struct instruction *code, int n, int inputs, const struct number *const *input,
                       long precision, int *sign)
{
    struct enclosure node[PROGRAM_MAX_NODES];
    /*@ loop invariant 0 <= k <= inputs + n;
        loop assigns k, node[0 .. inputs + n - 1];
        loop variant inputs + n - k; */
    for (int k = 0; k < inputs + n; k++) enclosure_init(node + k, precision);
    /*@ loop invariant 0 <= k <= inputs;
        loop invariant enclosures: \forall integer j; 0 <= j < k ==> is_enclosure(&node[j]);
        loop invariant enclosed: \forall integer j; 0 <= j < k ==> lies(value(\at(input[j], Pre)), &node[j]);
        loop assigns k, node[0 .. inputs + n - 1];
        loop variant inputs - k; */
    for (int k = 0; k < inputs; k++) enclosure_of_number(node + k, input[k], precision);
    /*@ loop invariant 0 <= i <= n;
        loop invariant enclosures: \forall integer j; 0 <= j < inputs + i ==> is_enclosure(&node[j]);
        loop invariant encloses: \forall integer h;
            begins{Pre}(h, input, inputs) && follows{Pre}(h, code, n, inputs) ==>
                \forall integer k; 0 <= k < inputs + i ==> lies(assigned(h, k), &node[k]);
        loop assigns i, node[0 .. inputs + n - 1];
        loop variant n - i; */
    for (int i = 0; i < n; i++) {
        const int left = code[i].left, right = code[i].right;
        /*@ assert operands: \forall integer h;
                begins{Pre}(h, input, inputs) && follows{Pre}(h, code, n, inputs) ==>
                    lies(assigned(h, left), &node[left]) && lies(assigned(h, right), &node[right]); */
        /*@ assert here: \forall integer h; follows{Pre}(h, code, n, inputs) ==>
                applies(code[i].operation, assigned(h, left), assigned(h, right), assigned(h, inputs + i)); */
        run(code[i].operation, node + inputs + i, node + left, node + right);
        /*@ assert step: \forall integer h;
                begins{Pre}(h, input, inputs) && follows{Pre}(h, code, n, inputs) ==>
                    lies(assigned(h, inputs + i), &node[inputs + i]); */
    }
    /*@ loop invariant 0 <= k <= inputs + n;
        loop invariant answer: \forall integer j; 0 <= j < k ==>
            sign[j] == 1 || sign[j] == -1 || sign[j] == NUMBER_SIGN_UNKNOWN;
        loop invariant sign: \forall integer h;
            begins{Pre}(h, input, inputs) && follows{Pre}(h, code, n, inputs) ==>
                \forall integer j; 0 <= j < k ==> proves(sign[j], assigned(h, j));
        loop assigns k, sign[0 .. inputs + n - 1];
        loop variant inputs + n - k; */
    for (int k = 0; k < inputs + n; k++) sign[k] = enclosure_find_sign(node + k);
    /*@ loop invariant 0 <= k <= inputs + n;
        loop assigns k, node[0 .. inputs + n - 1];
        loop variant inputs + n - k; */
    for (int k = 0; k < inputs + n; k++) enclosure_clear(node + k);
}
