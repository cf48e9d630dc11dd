/* SPDX-License-Identifier: BSD-2-Clause */
/* The limit of the memory: loops that read the same seven streams, write the same byte for each record and decide
 * nothing.  Which of them is the fastest depends on the machine and on where the data are; the table shows that one. */
#include "memory.h"

#include <immintrin.h>
#include <stdint.h>

/* 64 records at a time, a line of each stream after the other; the next lines are asked for AHEAD bytes before. */
#define LOOP(NAME, TARGET, WORD, LOAD, XOR, STORE, AHEAD)                                                              \
    __attribute__((target(TARGET))) static void NAME(size_t n, const double *const *f, unsigned char *verdict)         \
    {                                                                                                                  \
        enum { BYTES = sizeof(WORD), NUMBERS = BYTES / sizeof(double) };                                               \
        const double *const s[] = {f[0], f[1], f[2], f[3], f[4], f[5], f[6]};                                          \
        for (size_t i = 0; i + BYTES <= n; i += BYTES) {                                                               \
            WORD all = {0};                                                                                            \
            for (size_t j = i; j < i + BYTES; j += NUMBERS) {                                                          \
                for (int k = 0; k < RIVAL_FIELDS; k++) {                                                               \
                    if ((AHEAD) > 0) __builtin_prefetch((const void *)((uintptr_t)(s[k] + j) + (AHEAD)), 0, 3);        \
                    all = XOR(all, LOAD((const void *)(s[k] + j)));                                                    \
                }                                                                                                      \
            }                                                                                                          \
            STORE((void *)(verdict + i), all);                                                                         \
        }                                                                                                              \
    }

#define WIDE "avx512f"
LOOP(wide, WIDE, __m512i, _mm512_loadu_si512, _mm512_xor_si512, _mm512_storeu_si512, 0)
LOOP(wide_past, WIDE, __m512i, _mm512_loadu_si512, _mm512_xor_si512, _mm512_stream_si512, 0)
LOOP(wide_ahead, WIDE, __m512i, _mm512_loadu_si512, _mm512_xor_si512, _mm512_stream_si512, 1024)
LOOP(wide_far_ahead, WIDE, __m512i, _mm512_loadu_si512, _mm512_xor_si512, _mm512_stream_si512, 4096)
LOOP(half, "avx2", __m256i, _mm256_loadu_si256, _mm256_xor_si256, _mm256_storeu_si256, 0)
LOOP(half_past, "avx2", __m256i, _mm256_loadu_si256, _mm256_xor_si256, _mm256_stream_si256, 0)
LOOP(half_ahead, "avx2", __m256i, _mm256_loadu_si256, _mm256_xor_si256, _mm256_stream_si256, 1024)

rival_decide *const memory_loops[MEMORY_LOOPS] = {half,      half_past,  half_ahead,    wide,
                                                  wide_past, wide_ahead, wide_far_ahead};
_Static_assert(MEMORY_LOOPS_AVX2 == 3 && MEMORY_LOOPS == 7, "the loops of AVX2 come first");
