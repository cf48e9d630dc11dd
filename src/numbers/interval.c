/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/interval.h"

#include "numbers/real.h"

static int sign_of(const arb_t x)
{
    return arb_is_positive(x) ? 1 : arb_is_negative(x) ? -1 : NUMBER_SIGN_UNKNOWN;
}

static void run(const struct instruction *step, arb_ptr out, arb_srcptr node, long precision)
{
    arb_srcptr x = node + step->left, y = node + step->right;
    switch (step->operation) {
    case OPERATION_ADD: arb_add(out, x, y, precision); break;
    case OPERATION_SUB: arb_sub(out, x, y, precision); break;
    default: arb_mul(out, x, y, precision); break;
    }
}

void interval_evaluate(const struct instruction *code, int n, int inputs, const struct number *const *input,
                       long precision, int *sign)
{
    arb_ptr node = _arb_vec_init(inputs + n);
    for (int k = 0; k < inputs; k++) real_enclose(node + k, input[k], precision);
    for (int i = 0; i < n; i++) run(code + i, node + inputs + i, node, precision);
    for (int k = 0; k < inputs + n; k++) sign[k] = sign_of(node + k);
    _arb_vec_clear(node, inputs + n);
}
