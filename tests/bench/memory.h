/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef BENCH_MEMORY_H
#define BENCH_MEMORY_H

#include "rival.h"

enum { MEMORY_LOOPS_AVX2 = 3, MEMORY_LOOPS = 7 };

/* memory_loops: those of AVX2, then those of AVX-512. */
extern rival_decide *const memory_loops[MEMORY_LOOPS];

#endif
