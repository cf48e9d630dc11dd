/* SPDX-License-Identifier: BSD-2-Clause */
#include "batch/batch.h"

#include "batch/environment.h"
#include "batch/logic.h"
#include "batch/modular.h"
#include "numbers/dyadic.h"

#include <math.h>

#define PROGRAM batch_formulas
#define PROGRAM_INPUTS CONTACT_INPUTS
#define PROGRAM_FORMULAS CONTACT_FORMULAS
#define PROGRAM_TABLE
#include "formula/program.h"
#include "numbers/program.h"

/* filter 8u and compensated 8u are derived in kernel.h and edge.h. A word of 64 bits holds signed values below 2^63,
 * one of 128 bits those below 2^127. */
const struct batch_bounds batch_exact = {.filter = 0x1p-50,
                                         .compensated = 0x1p-50,
                                         .lost = 0,
                                         .window_vector = 63,
                                         .window_scalar = 127,
                                         .only_integers = 0};

typedef struct {
    LOGIC_SIGNS(int);
} signs;
typedef struct {
    LOGIC_WORDS(int);
} words;
LOGIC_FUNCTION(logic, int, signs, words)

unsigned char batch_integers(const double *record)
{
    int sign[PROGRAM_MAX_NODES];
    for (int k = 0; k < batch_formulas_INPUTS; k++)
        if (!isfinite(record[k])) return PAINLEVE_BIT_INVALID;
    dyadic_signs(&batch_formulas_program, record, sign);
#define SIGN(x) sign[batch_formulas_##x]
    if (SIGN(A) <= 0 || SIGN(C) <= 0 || SIGN(mu) < 0 || SIGN(Delta) <= 0) return PAINLEVE_BIT_INVALID;
#define N_AND_Z(x) .n_##x = -(SIGN(x) < 0), .z_##x = -(SIGN(x) == 0)
    const words w = logic((signs){N_AND_Z(a), N_AND_Z(b), N_AND_Z(u), N_AND_Z(p_plus), N_AND_Z(p_minus),
                                  N_AND_Z(E_plus), N_AND_Z(E_minus)});
    const int byte = (w.F & PAINLEVE_BIT_F) | (w.S_plus & PAINLEVE_BIT_S_PLUS) | (w.S_minus & PAINLEVE_BIT_S_MINUS) |
                     (w.T & PAINLEVE_BIT_T) | (w.tie & PAINLEVE_BIT_TIE) | (w.degenerate & PAINLEVE_BIT_DEGENERATE);
    return (unsigned char)byte;
}

int batch_edge_sign(const double *record, int exponent, int window)
{
    int sign[PROGRAM_MAX_NODES], s;
    if (modular_edge_sign(record, exponent, window, &s)) return s;
    const double all[batch_formulas_INPUTS] = {record[0], record[1], record[2], record[3], record[4], record[5], 0};
    dyadic_signs(&batch_formulas_program, all, sign);
    return SIGN(E_plus);
}

const char *batch_kernel_name(enum batch_kernel kernel)
{
    static const char *const names[BATCH_KERNELS] = {"plain", "fma", "avx2", "avx512"};
    return names[kernel];
}

#if defined(__x86_64__)
#define HAS(feature) (__builtin_cpu_supports(feature) != 0)

int batch_kernel_runs(enum batch_kernel kernel)
{
    if (kernel == KERNEL_FMA) return HAS("fma") && HAS("avx") && HAS("bmi2");
    if (kernel == KERNEL_AVX2) return HAS("fma") && HAS("avx2") && HAS("bmi2");
    if (kernel == KERNEL_AVX512)
        return HAS("fma") && HAS("bmi2") && HAS("avx512f") && HAS("avx512dq") && HAS("avx512bw") && HAS("avx512vl") &&
               HAS("avx512vbmi");
    return 1;
}

static batch_decide *function_of(enum batch_kernel kernel)
{
    static batch_decide *const functions[BATCH_KERNELS] = {batch_decide_plain, batch_decide_fma, batch_decide_avx2,
                                                           batch_decide_avx512};
    return functions[kernel];
}
#else
#define batch_decide_one_fma batch_decide_one_plain

int batch_kernel_runs(enum batch_kernel kernel)
{
    return kernel == KERNEL_PLAIN;
}

static batch_decide *function_of(enum batch_kernel kernel)
{
    (void)kernel;
    return batch_decide_plain;
}
#endif

void batch_run(enum batch_kernel kernel, const struct batch_bounds *bounds, size_t n, const struct batch *batch)
{
    batch_decide *const decide = function_of(kernel);
    const environment caller = environment_enter();
    decide(bounds, n, batch);
    environment_leave(caller);
}

void painleve_contact_batch(size_t n, const double *a, const double *b, const double *A, const double *B,
                            const double *C, const double *mu, const double *u, unsigned char *verdict)
{
    enum batch_kernel kernel = KERNEL_AVX512;
    while (kernel > KERNEL_PLAIN && !batch_kernel_runs(kernel)) kernel--;
    const struct batch batch = {a, b, A, B, C, mu, u, verdict};
    batch_run(kernel, &batch_exact, n, &batch);
}

unsigned char painleve_contact_one(double a, double b, double A, double B, double C, double mu, double u)
{
    const environment caller = environment_enter();
    const unsigned char byte =
        (batch_kernel_runs(KERNEL_FMA) ? batch_decide_one_fma : batch_decide_one_plain)(a, b, A, B, C, mu, u);
    environment_leave(caller);
    return byte;
}
