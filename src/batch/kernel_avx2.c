/* SPDX-License-Identifier: BSD-2-Clause */
/* The batch kernel on four doubles at a time: AVX2 and FMA. */
#if defined(__x86_64__)
#if defined(__clang__)
#include <immintrin.h>
#pragma clang attribute push(__attribute__((target("avx2,fma,bmi,bmi2"))), apply_to = function)
#else
#pragma GCC target("avx2,fma,bmi,bmi2")
#endif
#include "batch/lanes_avx2.h"

#include "batch/kernel.h"

#if defined(__clang__)
#pragma clang attribute pop
#endif
#else
typedef int batch_kernel_avx2_is_for_x86_64;
#endif
