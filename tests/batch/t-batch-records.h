/* SPDX-License-Identifier: BSD-2-Clause */
/* Five kinds of records of one contact in doubles, from a seed. */
#ifndef T_BATCH_RECORDS_H
#define T_BATCH_RECORDS_H

#include <math.h>
#include <stdint.h>
#include <string.h>

enum { RECORD_FIELDS = 7 };
enum { R_a, R_b, R_A, R_B, R_C, R_mu, R_u };
enum record_kind { GENERIC, NEAR_TIES, EXACT_TIES, ALL_EXPONENTS, ADVERSARIAL, RECORD_KINDS };

static const char *const record_kind_names[RECORD_KINDS] = {"generic", "near ties", "exact ties", "all exponents",
                                                            "adversarial"};

static inline uint64_t random_bits(uint64_t *seed)
{
    uint64_t z = *seed += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static inline unsigned random_below(uint64_t *seed, unsigned n)
{
    return (unsigned)((random_bits(seed) >> 32) * n >> 32);
}

/* Uniform between -1 and 1, or between 0 and 1. */
static inline double random_signed(uint64_t *seed)
{
    return (double)((int64_t)random_bits(seed) >> 11) * 0x1p-52;
}

static inline double random_positive(uint64_t *seed)
{
    return (double)(1 + (random_bits(seed) >> 12)) * 0x1p-52;
}

/* An integer of at most `bits` bits. */
static inline double random_integer(uint64_t *seed, int bits)
{
    return (double)(1 + (random_bits(seed) >> (64 - bits)));
}

static inline double nudged(double x, int ulps)
{
    for (; ulps > 0; ulps--) x = nextafter(x, INFINITY);
    for (; ulps < 0; ulps++) x = nextafter(x, -INFINITY);
    return x;
}

static inline double random_sign_of_u(uint64_t *seed)
{
    return (double)((int)random_below(seed, 3) - 1) * random_positive(seed);
}

static inline void record_generic(uint64_t *seed, double *r)
{
    r[R_a] = 10 * random_signed(seed), r[R_b] = 10 * random_signed(seed);
    r[R_A] = 0.25 + 4 * random_positive(seed), r[R_C] = 0.25 + 4 * random_positive(seed);
    r[R_B] = 0.999 * random_signed(seed) * sqrt(r[R_A] * r[R_C]);
    r[R_mu] = 2.5 * random_positive(seed), r[R_u] = random_sign_of_u(seed);
}

/* The mirror image exchanges S+ and S-. */
static inline void record_mirror(double *r)
{
    r[R_a] = -r[R_a], r[R_B] = -r[R_B], r[R_u] = -r[R_u];
}

/* p+ = 0, from factors short enough for the product to be exact; A makes Delta positive. */
static inline void record_pole(uint64_t *seed, double *r)
{
    record_generic(seed, r);
    r[R_mu] = random_integer(seed, 26) * 0x1p-25, r[R_B] = random_integer(seed, 27) * 0x1p-26;
    r[R_C] = r[R_mu] * r[R_B];
    r[R_A] = r[R_B] / r[R_mu] * (1 + random_positive(seed));
}

/* E+ = 0 at rest: (a, b) = s (k+, -p+) with every product exact. */
static inline void record_edge(uint64_t *seed, double *r)
{
    const double mu = random_integer(seed, 13) * 0x1p-12, unit = 0x1p-20, s = random_integer(seed, 10);
    const double A = random_integer(seed, 22), C = random_integer(seed, 22);
    const double B = floor(random_signed(seed) * sqrt(A * C));
    r[R_A] = A * unit, r[R_B] = B * unit, r[R_C] = C * unit, r[R_mu] = mu, r[R_u] = 0;
    r[R_a] = s * (r[R_mu] * r[R_A] - r[R_B]), r[R_b] = -s * (r[R_C] - r[R_mu] * r[R_B]);
    if (r[R_b] > 0 && random_below(seed, 2)) r[R_a] = -r[R_a], r[R_b] = -r[R_b];
}

/* E+ = 0 at rest with full fractions: b = -mu a + d, C = mu^2 A - d k / a, B = mu A - k, where a is a power of
 * two.  Moving B by one unit in the last place then makes E+ = -d dB, far below the errors of its terms. */
static inline void record_edge_full(uint64_t *seed, double *r)
{
    const double mu = 1 + random_integer(seed, 7) * 0x1p-7, A = random_integer(seed, 10) * 0x1p-9;
    const double a = ldexp(1, (int)random_below(seed, 5) - 2), k = random_integer(seed, 22) * 0x1p-22;
    const double d = random_integer(seed, 12) * (random_below(seed, 2) ? 0x1p-27 : -0x1p-27) * a;
    r[R_A] = A, r[R_mu] = mu, r[R_u] = 0, r[R_a] = a, r[R_b] = -mu * a + d;
    r[R_C] = mu * mu * A - d * k / a, r[R_B] = mu * A - k;
}

/* E+ = 0 at rest for any B whatever: b = -mu a and C = mu^2 A. */
static inline void record_edge_any(uint64_t *seed, double *r)
{
    r[R_mu] = random_integer(seed, 24) * 0x1p-23, r[R_A] = random_integer(seed, 4) * 0x1p-3, r[R_u] = 0;
    r[R_a] = random_integer(seed, 28) * 0x1p-28, r[R_b] = -r[R_mu] * r[R_a], r[R_C] = r[R_mu] * r[R_mu] * r[R_A];
    r[R_B] = random_signed(seed) * r[R_mu] * r[R_A];
}

static inline void record_tie(uint64_t *seed, double *r)
{
    switch (random_below(seed, 7)) {
    case 0:
    case 1: record_pole(seed, r); break;
    case 2:
    case 3: record_edge(seed, r); break;
    case 4: (random_below(seed, 2) ? record_edge_full : record_edge_any)(seed, r); break;
    case 5: /* no friction, and stick in balance */
        record_edge(seed, r);
        r[R_mu] = 0, r[R_a] = r[R_B], r[R_b] = r[R_C] * (random_below(seed, 2) ? -1 : 1);
        break;
    default: record_generic(seed, r); break;
    }
    const unsigned zero = random_below(seed, 20);
    if (zero < 3) r[R_b] = zero == 1 ? -0.0 : 0.0;
    if (zero == 2 || zero == 4) r[R_a] = random_below(seed, 2) ? -0.0 : 0.0;
    if (zero == 5) r[R_mu] = -0.0;
    if (zero == 6) r[R_u] = -0.0;
    if (zero == 7) r[R_B] = r[R_A], r[R_C] = r[R_A];
    if (random_below(seed, 2)) record_mirror(r);
}

static inline void record_near_tie(uint64_t *seed, double *r)
{
    const int ulps = (int)random_below(seed, 7) - 3;
    if (random_below(seed, 3) == 0) {
        record_tie(seed, r);
        const int field = (int)random_below(seed, 6);
        r[field] = nudged(r[field], ulps);
        return;
    }
    record_generic(seed, r);
    if (random_below(seed, 3) == 0) { /* near p+ = 0 */
        r[R_B] = fabs(r[R_B]) + 0x1p-30;
        r[R_mu] = nudged(r[R_C] / r[R_B], ulps);
        r[R_u] = fabs(r[R_u]);
    } else { /* near E+ = 0 */
        r[R_u] = 0;
        r[R_a] = nudged(-r[R_b] * (r[R_mu] * r[R_A] - r[R_B]) / (r[R_C] - r[R_mu] * r[R_B]), ulps);
    }
    if (random_below(seed, 20) == 0) r[R_B] = nudged(sqrt(r[R_A] * r[R_C]), ulps);
    if (random_below(seed, 2)) record_mirror(r);
}

static inline double random_exponent(uint64_t *seed, double x, int spread)
{
    return ldexp(x, (int)random_below(seed, 2 * (unsigned)spread + 1) - spread);
}

/* Any bit pattern, and plausible records whose exponents are anywhere. */
static inline void record_all_exponents(uint64_t *seed, double *r)
{
    if (random_below(seed, 8) == 0) {
        for (int k = 0; k < RECORD_FIELDS; k++) {
            const uint64_t bits = random_bits(seed);
            memcpy(r + k, &bits, sizeof bits);
            if (k == R_A || k == R_C || k == R_mu) r[k] = fabs(r[k]);
        }
        return;
    }
    (random_below(seed, 2) ? record_near_tie : record_generic)(seed, r);
    const int force = (int)random_below(seed, 2140) - 1070, mass = (int)random_below(seed, 2140) - 1070;
    const int slope = (int)random_below(seed, 400) - 200; /* a similarity that keeps every sign */
    r[R_a] = ldexp(r[R_a], force + slope), r[R_b] = ldexp(r[R_b], force), r[R_A] = ldexp(r[R_A], mass + 2 * slope);
    r[R_B] = ldexp(r[R_B], mass + slope), r[R_C] = ldexp(r[R_C], mass), r[R_mu] = ldexp(r[R_mu], -slope);
    r[R_u] = random_exponent(seed, r[R_u], 1070);
}

static inline double special(uint64_t *seed)
{
    static const double values[] = {0.0,
                                    -0.0,
                                    1.0,
                                    -1.0,
                                    2.0,
                                    0.5,
                                    3.0,
                                    0x1p-1074,
                                    0x1p-1022,
                                    0x1p-1023,
                                    0x1p1023,
                                    0x1.fffffffffffffp1023,
                                    0x1p-150,
                                    0x1p150,
                                    0x1p-151,
                                    0x1p151,
                                    0x1p-400,
                                    0x1p-401,
                                    0x1p400,
                                    0x1.fffffffffffffp0,
                                    0x1.0000000000001p0,
                                    INFINITY,
                                    NAN,
                                    0x1p-537,
                                    0x1p511,
                                    0x1p512,
                                    0x1.5555555555555p-2};
    const double x = values[random_below(seed, sizeof values / sizeof *values)];
    return random_below(seed, 4) == 0 ? -x : x;
}

/* Special values in the fields, edges one unit from exact, exponents at the borders of the tiers. */
static inline void record_adversarial(uint64_t *seed, double *r)
{
    const unsigned what = random_below(seed, 5);
    if (what == 0) {
        for (int k = 0; k < RECORD_FIELDS; k++) r[k] = special(seed);
    } else if (what == 1) {
        record_tie(seed, r);
        r[random_below(seed, RECORD_FIELDS)] = special(seed);
    } else if (what == 2) {
        (random_below(seed, 2) ? record_edge_full : record_edge_any)(seed, r);
        if (random_below(seed, 2)) r[R_B] = nudged(r[R_B], (int)random_below(seed, 7) - 3);
        if (random_below(seed, 2)) record_mirror(r);
    } else if (what == 3) { /* exact edges whose terms lie far apart */
        record_edge(seed, r);
        const int slope = (int)random_below(seed, 120) - 60;
        r[R_a] = ldexp(r[R_a], slope), r[R_A] = ldexp(r[R_A], 2 * slope), r[R_B] = ldexp(r[R_B], slope);
        r[R_mu] = ldexp(r[R_mu], -slope);
        if (random_below(seed, 2)) r[R_A] = nudged(r[R_A], (int)random_below(seed, 3) - 1);
    } else {
        record_near_tie(seed, r);
        const int force = (int)random_below(seed, 320) - 160, mass = (int)random_below(seed, 320) - 160;
        r[R_a] = ldexp(r[R_a], force), r[R_b] = ldexp(r[R_b], force);
        r[R_A] = ldexp(r[R_A], mass), r[R_B] = ldexp(r[R_B], mass), r[R_C] = ldexp(r[R_C], mass);
    }
}

static inline void record_random(enum record_kind kind, uint64_t *seed, double *r)
{
    static void (*const make[RECORD_KINDS])(uint64_t *, double *) = {record_generic, record_near_tie, record_tie,
                                                                     record_all_exponents, record_adversarial};
    make[kind](seed, r);
}

#endif
