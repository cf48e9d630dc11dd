/* SPDX-License-Identifier: BSD-2-Clause */
/* The batch kernel in plain C, for any processor: fma() comes from the C library. */
#include <math.h>

#define LANES 2
#define KERNEL(name) name##_plain
#define KERNEL_ONE
#define V_FMA(x, y, z) ((V){fma((x)[0], (y)[0], (z)[0]), fma((x)[1], (y)[1], (z)[1])})
#define V_MIN(x, y) ((V){(x)[0] < (y)[0] ? (x)[0] : (y)[0], (x)[1] < (y)[1] ? (x)[1] : (y)[1]})

#include "batch/kernel.h"
