/* SPDX-License-Identifier: BSD-2-Clause */
/* The batch kernel on eight doubles at a time: AVX-512 F, DQ, BW, VL and VBMI. */
#if defined(__x86_64__)
#if defined(__clang__)
#include <immintrin.h>
#pragma clang attribute push(                                                                                          \
    __attribute__((target("avx512f,avx512dq,avx512bw,avx512vl,avx512vbmi,avx2,fma,bmi,bmi2"))), apply_to = function)
#else
#pragma GCC target("avx512f,avx512dq,avx512bw,avx512vl,avx512vbmi,avx2,fma,bmi,bmi2")
#endif
#include "batch/lanes_avx512.h"

#include "batch/kernel.h"

#if defined(__clang__)
#pragma clang attribute pop
#endif
#else
typedef int batch_kernel_avx512_is_for_x86_64;
#endif
