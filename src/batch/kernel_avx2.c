/* SPDX-License-Identifier: BSD-2-Clause */
/* The batch kernel on four doubles at a time: AVX2 and FMA. */
#if defined(__x86_64__)
#pragma GCC target("avx2,fma,bmi,bmi2")
#include <immintrin.h>

#define LANES 4
#define KERNEL(name) name##_avx2
#define V_FMA(x, y, z) _mm256_fmadd_pd(x, y, z)
#define V_MIN(x, y) _mm256_min_pd(x, y)
#define I_BITS(mask) ((unsigned)_mm256_movemask_pd((__m256d)(mask)))
#define I_SHIFT(x, n) ((I)_mm256_sllv_epi64((__m256i)(x), (__m256i)(n)))
#define STORE_BYTES(to, columns) store_bytes(to, (__m256i)(columns))

/* Bytes of lane l in the order l, l + 4, ...: first within each half, then the halves interleaved. */
static inline void store_bytes(unsigned char *to, __m256i columns)
{
    const __m256i within = _mm256_setr_epi8(0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15, 0, 8, 1, 9, 2, 10, 3,
                                            11, 4, 12, 5, 13, 6, 14, 7, 15);
    const __m256i pairs = _mm256_shuffle_epi8(columns, within);
    const __m128i low = _mm256_castsi256_si128(pairs), high = _mm256_extracti128_si256(pairs, 1);
    _mm_storeu_si128((__m128i *)(void *)to, _mm_unpacklo_epi16(low, high));
    _mm_storeu_si128((__m128i *)(void *)(to + 16), _mm_unpackhi_epi16(low, high));
}

#include "batch/kernel.h"
#else
typedef int batch_kernel_avx2_is_for_x86_64;
#endif
