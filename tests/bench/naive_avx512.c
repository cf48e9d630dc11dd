/* SPDX-License-Identifier: BSD-2-Clause */
#pragma GCC target("avx512f,avx512dq,avx512bw,avx512vl,avx512vbmi,avx2,fma,bmi,bmi2")
#include "batch/lanes_avx512.h"

#include "naive_kernel.h"
