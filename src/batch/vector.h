/* SPDX-License-Identifier: BSD-2-Clause */
/* Part of the batch kernel: vectors of doubles and words, and the formulas read with one rounding where one
 * is enough.  Everything that a kernel file did not define is written out in plain C. */

typedef double V __attribute__((vector_size(8 * LANES)));
typedef double V_ANYWHERE __attribute__((vector_size(8 * LANES), aligned(8), may_alias));
typedef long long I __attribute__((vector_size(8 * LANES)));
typedef unsigned long long U __attribute__((vector_size(8 * LANES)));

enum { VECTORS = 8, BLOCK = VECTORS * LANES };
#define ALL_LANES ((1u << LANES) - 1)

#define SIGN_BIT ((I){0} + INT64_MIN)
#define V_ABS(x) ((V)((I)(x)&INT64_MAX))
#define V_LOAD(p) ((V) * (const V_ANYWHERE *)(p))
#define I_LOAD(p) ((I)V_LOAD((const void *)(p)))
#define V_ALL(x) ((V){0} + (x))
#ifndef V_MIN_ABS
#define V_MIN_ABS(x, y) V_MIN(V_ABS(x), V_ABS(y))
#define V_MAX_ABS(x, y) (-V_MIN(-V_ABS(x), -V_ABS(y)))
#endif
#ifndef I_SELECT
#define I_SELECT(mask, x, y) (((x) & (mask)) | ((y) & ~(mask)))
#endif
#ifndef I_BITS
INLINE unsigned I_BITS(I mask)
{
    unsigned bits = 0;
    for (int i = 0; i < LANES; i++) bits |= (unsigned)(mask[i] < 0) << i;
    return bits;
}
#endif
#ifndef I_COMPRESS
/* Stores the lanes whose bit is set, next to each other; may write LANES words. */
INLINE void I_COMPRESS(long long *to, unsigned bits, I x)
{
    int k = 0;
    for (int i = 0; i < LANES; i++)
        if (bits >> i & 1) to[k++] = x[i];
}
#endif
#ifndef STORE_LOW_BYTES
INLINE void STORE_LOW_BYTES(unsigned char *to, I x)
{
    for (int i = 0; i < LANES; i++) to[i] = (unsigned char)x[i];
}
#endif
#ifndef STORE_BYTES
/* Lane l of `columns` holds the bytes of records l, l + LANES, ... of a block. */
INLINE void STORE_BYTES(unsigned char *to, U columns)
{
    for (int i = 0; i < VECTORS; i++)
        for (int l = 0; l < LANES; l++) to[i * LANES + l] = (unsigned char)(columns[l] >> 8 * i);
}
#endif

/* A product that is not rounded yet, and a rounded sum of two products with the one that was rounded first. */
struct product {
    V x, y;
};
struct sum {
    V value, first;
};

/* x - y z and x y - z are rounded once, so they have the exact sign wherever they are not 0. */
INLINE V fused_value_minus(V x, struct product y)
{
    return V_FMA(-y.x, y.y, x);
}
INLINE V fused_value_plus(V x, struct product y)
{
    return V_FMA(y.x, y.y, x);
}
INLINE V fused_minus_value(struct product x, V y)
{
    return V_FMA(x.x, x.y, -y);
}
INLINE V fused_plus_value(struct product x, V y)
{
    return V_FMA(x.x, x.y, y);
}
INLINE struct sum fused_plus(struct product x, struct product y)
{
    const V first = x.x * x.y;
    return (struct sum){V_FMA(y.x, y.y, first), first};
}
INLINE struct sum fused_minus(struct product x, struct product y)
{
    const V first = x.x * x.y;
    return (struct sum){V_FMA(-y.x, y.y, first), first};
}

/* The formulas of spec/contact/formula.h, read for the filter. */
#define READ(x)
#define FUSED_MUL(t, x, y) const struct product t = {x, y};
#define FUSED_ADD(t, x, y)                                                                                             \
    __extension__ const __auto_type t = _Generic((x), V                                                                \
                                                 : fused_value_plus, struct product                                    \
                                                 : _Generic((y), V                                                     \
                                                            : fused_plus_value, struct product                         \
                                                            : fused_plus))(x, y);
#define FUSED_SUB(t, x, y)                                                                                             \
    __extension__ const __auto_type t = _Generic((x), V                                                                \
                                                 : fused_value_minus, struct product                                   \
                                                 : _Generic((y), V                                                     \
                                                            : fused_minus_value, struct product                        \
                                                            : fused_minus))(x, y);
#define ROUNDED_MUL(t, x, y) const V t = (x) * (y);
#define ROUNDED_SUB(t, x, y) const V t = (x) - (y);
#define ROUNDED_ADD(t, x, y) const V t = (x) + (y);
