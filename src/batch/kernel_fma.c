/* SPDX-License-Identifier: BSD-2-Clause */
/* The batch kernel on two doubles at a time, for a single record: FMA. */
#if defined(__x86_64__)
#if defined(__clang__)
#include <immintrin.h>
#pragma clang attribute push(__attribute__((target("avx,fma,bmi,bmi2"))), apply_to = function)
#else
#pragma GCC target("avx,fma,bmi,bmi2")
#endif
#include <immintrin.h>

#define LANES 2
#define KERNEL(name) name##_fma
#define KERNEL_ONE
#define V_FMA(x, y, z) _mm_fmadd_pd(x, y, z)
#define V_MIN(x, y) _mm_min_pd(x, y)
#define I_BITS(mask) ((unsigned)_mm_movemask_pd((__m128d)(mask)))

#include "batch/kernel.h"

#if defined(__clang__)
#pragma clang attribute pop
#endif
#else
typedef int batch_kernel_fma_is_for_x86_64;
#endif
