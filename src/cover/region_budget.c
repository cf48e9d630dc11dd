/* SPDX-License-Identifier: BSD-2-Clause */
/* How many parts a proof may have, so that both checkers verify it within their budgets (spec/certificate.md, section
 * 2). */
#include "cover/region_proof.h"

/* The budget of the second checker, which is the smaller one for these proofs; and sizes of numbers and polynomials
 * that exhaust it at once. */
enum { WORD_BITS = 64, MOST_WORDS = 1 << 14, MOST_COEFFICIENTS = 1 << 17 };
static const unsigned long CHECK_UNITS = 6000000000;

/* The bits of the numerator and the denominator. */
static long bits_of(const struct number *x)
{
    return number_numerator_bits(x) + number_denominator_bits(x);
}

static long larger(long a, long b)
{
    return a > b ? a : b;
}

static long bits_of_terms(const struct multivariate *multivariate, int polynomial)
{
    long exponent[MULTIVARIATE_MAX_VARIABLES], bits = 0;
    for (int i = 0; i < multivariate_terms(multivariate, polynomial); i++)
        bits = larger(bits, bits_of(multivariate_term(multivariate, polynomial, i, exponent)));
    return bits;
}

static unsigned long at_most(long x, long limit)
{
    return (unsigned long)(x < limit ? x : limit);
}

/* The cost of an operation on numbers of this many bits, in units of the checkers. */
static unsigned long cost_of_operation(long bits)
{
    const unsigned long words = at_most(bits / WORD_BITS, MOST_WORDS);
    return 2000 + 300 * words + 10 * words * words;
}

/* The cost of the Bernstein coefficients of a polynomial in a part: each coefficient is combined with those of its row
 * in every variable, and its size grows with the powers of the ends. */
static unsigned long cost_of_polynomial(const struct proof *p, int polynomial)
{
    int power[MULTIVARIATE_MAX_VARIABLES];
    const struct multivariate_cell *whole = &p->part[0].cell;
    long bits = bits_of_terms(p->multivariate, polynomial), total = 1, steps = 0;
    multivariate_powers(p->multivariate, polynomial, power);
    for (int i = 0; i < multivariate_variables(p->multivariate); i++) {
        total = (long)at_most(total * (power[i] + 1), MOST_COEFFICIENTS);
        steps += power[i] + 1;
        bits += power[i] * larger(bits_of(whole->low[i]), bits_of(whole->high[i]));
    }
    return (unsigned long)(total * steps) * cost_of_operation(bits / 2) / 2;
}

static unsigned long cost_of_part(const struct proof *p)
{
    unsigned long cost = 2000000;
    for (int i = 0; i < p->program->quantities; i++)
        cost += cost_of_polynomial(p, p->node[p->program->quantity[i].node]);
    return cost;
}

/* The number of combinations of pieces; each gets the same share of the budget. */
static unsigned long combinations(const struct region *region)
{
    unsigned long count = 1;
    for (int i = 0; i < region->search.fields; i++) count *= (unsigned long)region->pieces[i];
    return count;
}

int region_proof_most(const struct proof *p)
{
    const unsigned long most = CHECK_UNITS / combinations(p->region) / cost_of_part(p);
    return most < PROOF_MAX_PARTS ? (int)most : PROOF_MAX_PARTS;
}
