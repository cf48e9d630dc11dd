/* SPDX-License-Identifier: BSD-2-Clause */
/* Whoever answers the same question: from seven arrays of doubles to a byte of enum painleve_bit each. */
#ifndef BENCH_RIVAL_H
#define BENCH_RIVAL_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { RIVAL_FIELDS = 7 };

typedef void rival_decide(size_t n, const double *const *field, unsigned char *verdict);

struct rival {
    const char *name;
    rival_decide *decide;
    int knows_ties; /* 1 when it can say that a record is a tie */
    int tells_all;  /* 1 when it tells all consistent modes, 0 when it returns one solution only */
    size_t records; /* how many records to time, for the slow ones */
};

/* Those that were found when the benchmark was built. */
extern const struct rival rival_cgal_filtered __attribute__((weak));
extern const struct rival rival_cgal_lazy __attribute__((weak));
extern const struct rival rival_siconos_enum __attribute__((weak));
extern const struct rival rival_siconos_lemke __attribute__((weak));
extern const struct rival rival_z3 __attribute__((weak));

rival_decide naive_branchy, naive_avx2, naive_avx512, gmp_rationals;
unsigned char naive_one(double a, double b, double A, double B, double C, double mu, double u);

#ifdef __cplusplus
}
#endif

#endif
