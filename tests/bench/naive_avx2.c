/* SPDX-License-Identifier: BSD-2-Clause */
#pragma GCC target("avx2,fma,bmi,bmi2")
#include "batch/lanes_avx2.h"

#include "naive_kernel.h"
