/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/dyadic.h"

#include <gmp.h>
#include <stdint.h>
#include <string.h>

/* The number m 2^e. */
struct dyadic {
    mpz_t m;
    long e;
};

/*@ // The exponents of sums and products of doubles in a program without too many products in one another.
  @ predicate is_dyadic{L}(struct dyadic *x, integer bound) = -bound <= x->e <= bound; */

/*@ requires \valid(x);
  @ assigns *x;
  @ ensures is_dyadic(x, 2048); */
static void set_double(struct dyadic *x, double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    const long biased = (long)(bits >> 52 & 0x7ff);
    uint64_t m = (bits & 0xfffffffffffff) | (uint64_t)(biased != 0) << 52;
    const int zeros = m != 0 ? __builtin_ctzll(m) : 0;
    mpz_init_set_ui(x->m, (unsigned long)(m >> zeros));
    if (bits >> 63) mpz_neg(x->m, x->m);
    x->e = (biased != 0 ? biased : 1) - 1075 + zeros;
}

/* r = x + y or x - y: the one with the higher exponent is shifted to the unit of the other. */
/*@ requires \valid(r) && \valid_read(x) && \valid_read(y) && \separated(r, x) && \separated(r, y);
  @ requires is_dyadic(x, 0x3fffffffffffffff) && is_dyadic(y, 0x3fffffffffffffff);
  @ assigns *r;
  @ ensures r->e == (x->e > y->e ? y->e : x->e); */
static void set_sum(struct dyadic *r, const struct dyadic *x, const struct dyadic *y, int subtract)
{
    const struct dyadic *const high = x->e > y->e ? x : y;
    const struct dyadic *const low = high == x ? y : x;
    mpz_init(r->m);
    mpz_mul_2exp(r->m, high->m, (mp_bitcnt_t)(high->e - low->e));
    r->e = low->e;
    if (!subtract)
        mpz_add(r->m, r->m, low->m);
    else if (high == x)
        mpz_sub(r->m, r->m, low->m);
    else
        mpz_sub(r->m, low->m, r->m);
}

/*@ requires \valid(r) && \valid_read(x) && \valid_read(y) && \separated(r, x) && \separated(r, y);
  @ requires is_dyadic(x, 0x3fffffffffffffff) && is_dyadic(y, 0x3fffffffffffffff);
  @ assigns *r;
  @ ensures r->e == x->e + y->e; */
static void set_product(struct dyadic *r, const struct dyadic *x, const struct dyadic *y)
{
    mpz_init(r->m);
    mpz_mul(r->m, x->m, y->m);
    r->e = x->e + y->e;
}

void dyadic_signs(const struct program *program, const double *x, int *sign)
{
    struct dyadic node[PROGRAM_MAX_NODES];
    const int nodes = program_nodes(program);
    for (int k = 0; k < program->inputs; k++) set_double(node + k, x[k]);
    for (int k = program->inputs; k < nodes; k++) {
        const struct instruction *const step = program->code + (k - program->inputs);
        const struct dyadic *const left = node + step->left, *const right = node + step->right;
        if (step->operation == OPERATION_MUL)
            set_product(node + k, left, right);
        else
            set_sum(node + k, left, right, step->operation == OPERATION_SUB);
    }
    for (int k = 0; k < nodes; k++) {
        sign[k] = mpz_sgn(node[k].m);
        mpz_clear(node[k].m);
    }
}
