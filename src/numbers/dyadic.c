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

/*@ // The exponent is bounded, as it is for sums and products of doubles in a program whose products are not nested too deeply.
  @ predicate is_dyadic{L}(struct dyadic *x, integer bound) = -bound <= x->e <= bound; */

/*@ requires \valid(x);
  @ assigns *x;
  @ ensures is_dyadic(x, 2048); */
static void set_double(struct dyadic *x, double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    const uint64_t leading = (uint64_t)1 << 52;
    const long biased = (long)(bits / leading % 0x800);
    const uint64_t m = bits % leading + (biased != 0 ? leading : 0);
    const int zeros = m != 0 ? __builtin_ctzll(m) : 0;
    mpz_init_set_ui(x->m, (unsigned long)(m >> zeros));
    if (bits >> 63) mpz_neg(x->m, x->m);
    x->e = (biased != 0 ? biased : 1) - 1075 + zeros;
}

/* r = x + y or x - y: the operand with the larger exponent is shifted to the unit of the other. */
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

/*@ predicate is_node{L}(struct dyadic *node, struct program *program, integer k) =
  @   is_dyadic(node + k, 2048 * inputs_in(program, k));
  @ predicate are_nodes{L}(struct dyadic *node, struct program *program, integer n) =
  @   \forall integer k; 0 <= k < n ==> is_node(node, program, k); */

/*@ requires is_straight(program) && has_short_formulas(program) && \valid(node + (0 .. k));
  @ requires program->inputs <= k < program->inputs + program->operations && are_nodes(node, program, k);
  @ assigns node[k];
  @ ensures is_node(node, program, k); */
static void run(struct dyadic *node, const struct program *program, int k)
{
    const struct instruction *const step = program->code + (k - program->inputs);
    //@ assert 0 <= step->left < k && 0 <= step->right < k;
    //@ assert adds_up(program, k) && adds_up(program, step->left) && adds_up(program, step->right);
    //@ assert is_node(node, program, step->left) && is_node(node, program, step->right);
    if (step->operation == OPERATION_MUL)
        set_product(node + k, node + step->left, node + step->right);
    else
        set_sum(node + k, node + step->left, node + step->right, step->operation == OPERATION_SUB);
}

/*@ requires is_straight(program) && has_short_formulas(program);
  @ requires \valid_read(x + (0 .. program->inputs - 1)) && \valid(node + (0 .. program->inputs + program->operations - 1));
  @ assigns node[0 .. program->inputs + program->operations - 1]; */
static void run_all(struct dyadic *node, const struct program *program, const double *x)
{
    const int nodes = program_nodes(program);
    /*@ loop invariant 0 <= k <= program->inputs && are_nodes(node, program, k);
      @ loop assigns k, node[0 .. program->inputs - 1];
      @ loop variant program->inputs - k; */
    for (int k = 0; k < program->inputs; k++) {
        //@ assert adds_up(program, k);
        set_double(node + k, x[k]);
    }
    /*@ loop invariant program->inputs <= k <= nodes && are_nodes(node, program, k);
      @ loop assigns k, node[0 .. nodes - 1];
      @ loop variant nodes - k; */
    for (int k = program->inputs; k < nodes; k++) run(node, program, k);
}

/*@ requires 0 <= n && \valid(node + (0 .. n - 1)) && \valid(sign + (0 .. n - 1));
  @ assigns node[0 .. n - 1], sign[0 .. n - 1]; */
static void take_signs(struct dyadic *node, int n, int *sign)
{
    /*@ loop invariant 0 <= k <= n;
      @ loop assigns k, node[0 .. n - 1], sign[0 .. n - 1];
      @ loop variant n - k; */
    for (int k = 0; k < n; k++) {
        sign[k] = mpz_sgn(node[k].m);
        mpz_clear(node[k].m);
    }
}

void dyadic_signs(const struct program *program, const double *x, int *sign)
{
    struct dyadic node[PROGRAM_MAX_NODES];
    run_all(node, program, x);
    take_signs(node, program_nodes(program), sign);
}
