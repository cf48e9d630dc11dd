/* SPDX-License-Identifier: BSD-2-Clause */
/* The fast path of the theory of one contact: many records of doubles, one byte of verdict for each.
 *
 * Four tiers, each exact where it answers:
 *   filter       one pass over vectors; the edges of the cone with an error bound            kernel.h
 *   compensated  the undecided edges again, with the rounding errors carried along: decided where the value is
 *                above what was left out, or where nothing was left out                     edge.h
 *   modular      the value is known to be below 2^w units, so it is computed mod 2^(w+1)     edge.h, modular.c
 *   integers     GMP, for exponents so wide apart that nothing above fits                    numbers/dyadic.c
 */
#ifndef BATCH_BATCH_H
#define BATCH_BATCH_H

#include "contact/formula.h"

#include <stddef.h>

#ifdef __FAST_MATH__
#error "the bounds of the batch path hold for IEEE arithmetic; do not use -ffast-math"
#endif

/* The fields of a record, each an array of doubles. */
struct batch {
#define BATCH_FIELD(name, unit, meaning) const double *name;
    CONTACT_INPUTS(BATCH_FIELD)
    unsigned char *verdict;
};

/* Limits of the tiers. The library uses batch_exact only; the tests use others to force a tier or to plant a fault. */
struct batch_bounds {
    double filter;      /* the filter answers where |E| > filter * |first product| */
    double compensated; /* the compensated tier answers where |E| > compensated * (sum of |rounding errors|) */
    double lost;        /* it also answers where no error larger than this was omitted */
    int window_vector;  /* the value is below 2^window units: decided mod 2^64 in vectors */
    int window_scalar;  /* the same mod 2^128 */
    int only_integers;  /* 1: every record goes to the last tier */
};
extern const struct batch_bounds batch_exact;

enum batch_kernel { KERNEL_PLAIN, KERNEL_FMA, KERNEL_AVX2, KERNEL_AVX512, BATCH_KERNELS };

/* batch_kernel_name, batch_kernel_runs: "avx512", ...; whether this processor has what it takes. */
const char *batch_kernel_name(enum batch_kernel kernel);
int batch_kernel_runs(enum batch_kernel kernel);

/* batch_run: decides n records with one kernel, in the caller's floating-point environment, which it sets
 * to the default and restores. */
void batch_run(enum batch_kernel kernel, const struct batch_bounds *bounds, size_t n, const struct batch *batch);

/* One kernel each, in the default floating-point environment. */
typedef void batch_decide(const struct batch_bounds *bounds, size_t n, const struct batch *batch);
typedef unsigned char batch_decide_one(double a, double b, double A, double B, double C, double mu, double u);
batch_decide batch_decide_plain, batch_decide_fma, batch_decide_avx2, batch_decide_avx512;
batch_decide_one batch_decide_one_plain, batch_decide_one_fma;

/* batch_integers: one record by the last tier, whatever its exponents. */
unsigned char batch_integers(const double *record);

/* batch_edge_sign: the sign of E+ of a record in the moderate range by the scalar tiers.
 * In      record       a, b, A, B, C, mu
 *         exponent     |E+| < 2^exponent is known
 *         window       use the modular tier where the value is below 2^window units
 * Returns -1, 0 or 1 */
int batch_edge_sign(const double *record, int exponent, int window);

#endif
