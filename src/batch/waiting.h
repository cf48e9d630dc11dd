/* SPDX-License-Identifier: BSD-2-Clause */
/* Part of the batch kernel: lists of the records that the filter leaves undecided, which are decided LANES at a time. */

/* Lists of records that are collected until there are enough for full vectors. The lists are processed when one of them
 * has MANY records, so that each has fewer than MANY before a block adds its own and each record moves through them. A
 * vector is stored as a whole, also beyond the last list. To process rarely lets the memory run on: 160 KB of stack. */
enum { MANY = 256, WAITING = 3 * MANY + BLOCK + LANES };

struct waiting_records {
    size_t count;
    double a[WAITING], b[WAITING], A[WAITING], B[WAITING], C[WAITING], mu[WAITING], u[WAITING];
    long long at[WAITING]; /* index of the record */
};

struct waiting {
    struct waiting_records open;  /* decided once by the filter */
    struct waiting_records edges; /* of which only the sign of E+ is missing: u is E- instead, with the right sign where
                                     it matters; mirror images, of which E- was missing, have the index -1 - at */
    struct waiting_records strange; /* for the last tier */
};

INLINE I indices(size_t first)
{
    static const long long lane[8] = {0, 1, 2, 3, 4, 5, 6, 7};
    return I_LOAD(lane) + (long long)first;
}

INLINE void push_lanes(struct waiting_records *list, struct record r, unsigned lanes, I at)
{
    const size_t n = list->count;
#define PUSH(x, unit, meaning) I_COMPRESS((long long *)(void *)(list->x + n), lanes, (I)r.x);
    CONTACT_INPUTS(PUSH)
    I_COMPRESS(list->at + n, lanes, at);
    list->count = n + (size_t)__builtin_popcount(lanes);
}

/* Appends lane by lane, because few are set. */
INLINE void push_open(struct waiting_records *list, const struct batch *batch, size_t first, uint64_t lanes)
{
    size_t n = list->count;
    for (; lanes != 0; lanes &= lanes - 1, n++) {
        const size_t at = first + (size_t)__builtin_ctzll(lanes);
#define PUSH_ONE(x, unit, meaning) list->x[n] = batch->x[at];
        CONTACT_INPUTS(PUSH_ONE)
        list->at[n] = (long long)at;
    }
    list->count = n;
}

/* Appends the lanes that need an edge; the mirror image of a record exchanges its edges. */
INLINE void push_edges(struct waiting_records *list, struct record r, struct asked asked, unsigned lanes, I at)
{
    const I flip = asked.minus & SIGN_BIT;
    r.a = (V)((I)r.a ^ flip), r.B = (V)((I)r.B ^ flip);
    r.u = (V)I_SELECT(asked.minus, asked.E_plus, asked.E_minus);
    push_lanes(list, r, lanes, at ^ asked.minus);
}

/* Removes the last LANES records of a list, or fewer; further lanes repeat one of them. */
INLINE size_t take(struct waiting_records *list, struct record *r, I *at)
{
    const size_t n = list->count < LANES ? list->count : LANES, k = list->count -= n;
    for (size_t i = n; i < LANES; i++) {
#define REPEAT(x, unit, meaning) list->x[k + i] = list->x[k];
        CONTACT_INPUTS(REPEAT)
        list->at[k + i] = list->at[k];
    }
#define TAKE(x, unit, meaning) .x = V_LOAD(list->x + k),
    *r = (struct record){CONTACT_INPUTS(TAKE)};
    *at = I_LOAD(list->at + k);
    return n;
}

/* Writes the bytes of the first n lanes to their places. */
INLINE void answer(I at, size_t n, I bytes, unsigned char *verdict)
{
    unsigned char byte[LANES];
    size_t to[LANES];
    store_vector(byte, bytes);
    memcpy(to, &at, sizeof to);
    if (__builtin_expect(n == LANES, 1)) {
#pragma GCC unroll 8
        for (int i = 0; i < LANES; i++) verdict[to[i]] = byte[i];
    } else {
        for (size_t i = 0; i < n; i++) verdict[to[i]] = byte[i];
    }
}
