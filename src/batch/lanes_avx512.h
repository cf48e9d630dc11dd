/* SPDX-License-Identifier: BSD-2-Clause */
/* What the batch kernel takes from the processor: eight doubles, AVX-512 F, DQ, BW, VL and VBMI. */
#include <immintrin.h>

#define LANES 8
#define KERNEL(name) name##_avx512
#define V_FMA(x, y, z) _mm512_fmadd_pd(x, y, z)
#define V_MIN(x, y) _mm512_min_pd(x, y)
#define V_MIN_ABS(x, y) _mm512_range_pd(x, y, 10) /* the smaller absolute value, sign cleared */
#define V_MAX_ABS(x, y) _mm512_range_pd(x, y, 11)
#define I_SELECT(mask, x, y) ((I)_mm512_ternarylogic_epi64((__m512i)(mask), (__m512i)(x), (__m512i)(y), 0xca))
#define I_BITS(mask) ((unsigned)_mm512_movepi64_mask((__m512i)(mask)))
#define I_SHIFT(x, n) ((I)_mm512_sllv_epi64((__m512i)(x), (__m512i)(n)))
#define I_COMPRESS(to, bits, x) _mm512_storeu_si512(to, _mm512_maskz_compress_epi64((__mmask8)(bits), (__m512i)(x)))
#ifdef GA
#define V_GATHER(from, at) _mm512_i64gather_pd(_mm512_loadu_si512(at), from, 8)
#endif
#define STORE_LOW_BYTES(to, x) _mm_storel_epi64((__m128i *)(void *)(to), _mm512_cvtepi64_epi8((__m512i)(x)))
#define STORE_BYTES(to, columns) _mm512_storeu_si512(to, _mm512_permutexvar_epi8(transpose(), (__m512i)(columns)))

/* Byte 8 i + l of the result is byte i of lane l. */
static inline __m512i transpose(void)
{
    static const unsigned char from[64] = {0, 8,  16, 24, 32, 40, 48, 56, 1, 9,  17, 25, 33, 41, 49, 57,
                                           2, 10, 18, 26, 34, 42, 50, 58, 3, 11, 19, 27, 35, 43, 51, 59,
                                           4, 12, 20, 28, 36, 44, 52, 60, 5, 13, 21, 29, 37, 45, 53, 61,
                                           6, 14, 22, 30, 38, 46, 54, 62, 7, 15, 23, 31, 39, 47, 55, 63};
    return _mm512_loadu_si512(from);
}
