/* SPDX-License-Identifier: BSD-2-Clause */
/* The floating-point environment of the kernels: round to nearest, subnormals in use, exceptions masked. The
 * environment of the caller is restored. */
#ifndef BATCH_ENVIRONMENT_H
#define BATCH_ENVIRONMENT_H

#if defined(__x86_64__)
#include <xmmintrin.h>

/* Everything in MXCSR but the sticky flags: FTZ, rounding, masks, DAZ. */
enum { MXCSR_CONTROL = 0xffc0, MXCSR_DEFAULT = 0x1f80 };

typedef unsigned environment;

static inline environment environment_enter(void)
{
    const unsigned csr = _mm_getcsr();
    if ((csr & MXCSR_CONTROL) != MXCSR_DEFAULT) _mm_setcsr(MXCSR_DEFAULT);
    return csr;
}

static inline void environment_leave(environment csr)
{
    if ((csr & MXCSR_CONTROL) != MXCSR_DEFAULT) _mm_setcsr(csr);
}
#else
#include <fenv.h>

typedef fenv_t environment;

static inline environment environment_enter(void)
{
    fenv_t saved;
    (void)fegetenv(&saved);
    (void)fesetenv(FE_DFL_ENV);
    return saved;
}

static inline void environment_leave(environment saved)
{
    (void)fesetenv(&saved);
}
#endif

#endif
