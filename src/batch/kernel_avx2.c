/* SPDX-License-Identifier: BSD-2-Clause */
/* The batch kernel on four doubles at a time: AVX2 and FMA. */
#if defined(__x86_64__)
#pragma GCC target("avx2,fma,bmi,bmi2")
#include "batch/lanes_avx2.h"

#include "batch/kernel.h"
#else
typedef int batch_kernel_avx2_is_for_x86_64;
#endif
