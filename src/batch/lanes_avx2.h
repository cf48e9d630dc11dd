/* SPDX-License-Identifier: BSD-2-Clause */
/* What the batch kernel takes from the processor: four doubles, AVX2 and FMA. */
#include <immintrin.h>

#define LANES 4
#define KERNEL(name) name##_avx2
#define V_FMA(x, y, z) _mm256_fmadd_pd(x, y, z)
#define V_MIN(x, y) _mm256_min_pd(x, y)
#define V_MIN_ABS(x, y) _mm256_min_pd(V_ABS(x), V_ABS(y))
#define V_MAX_ABS(x, y) _mm256_max_pd(V_ABS(x), V_ABS(y))
#define I_BITS(mask) ((unsigned)_mm256_movemask_pd((__m256d)(mask)))
#define I_SHIFT(x, n) ((I)_mm256_sllv_epi64((__m256i)(x), (__m256i)(n)))
#define I_COMPRESS(to, bits, x) compress(to, bits, (__m256i)(x))
#define STORE_LOW_BYTES(to, x) store_low_bytes(to, (__m256i)(x))
#define STORE_BYTES(to, columns) store_bytes(to, (__m256i)(columns))

/* The lanes whose bit is set, moved to the front. */
static inline void compress(long long *to, unsigned bits, __m256i x)
{
    static const int order[16][8] = {
#define TWO(i) 2 * (i), 2 * (i) + 1
        {0},
        {TWO(0)},
        {TWO(1)},
        {TWO(0), TWO(1)},
        {TWO(2)},
        {TWO(0), TWO(2)},
        {TWO(1), TWO(2)},
        {TWO(0), TWO(1), TWO(2)},
        {TWO(3)},
        {TWO(0), TWO(3)},
        {TWO(1), TWO(3)},
        {TWO(0), TWO(1), TWO(3)},
        {TWO(2), TWO(3)},
        {TWO(0), TWO(2), TWO(3)},
        {TWO(1), TWO(2), TWO(3)},
        {TWO(0), TWO(1), TWO(2), TWO(3)}};
    const __m256i from = _mm256_loadu_si256((const __m256i *)(const void *)order[bits]);
    _mm256_storeu_si256((__m256i *)(void *)to, _mm256_permutevar8x32_epi32(x, from));
}

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

static inline void store_low_bytes(unsigned char *to, __m256i x)
{
    const __m256i even = _mm256_permutevar8x32_epi32(x, _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6));
    const __m128i bytes = _mm_shuffle_epi8(_mm256_castsi256_si128(even), _mm_set1_epi32(0x0c080400));
    _mm_storeu_si32(to, bytes);
}
