/* SPDX-License-Identifier: BSD-2-Clause */
/* The benchmark: everything measured side by side in one run, interleaved round by round, in the time of its
 * own thread; a ratio is the median over the rounds of the ratio within a round. */
#include "bench.h"

#include "../batch/t-batch-records.h"
#include "batch/batch.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int ascending(const void *x, const void *y)
{
    const double p = *(const double *)x, q = *(const double *)y;
    return (p > q) - (p < q);
}

double median(const double *x, size_t n)
{
    double sorted[MAX_ROUNDS];
    memcpy(sorted, x, n * sizeof *x);
    qsort(sorted, n, sizeof *sorted, ascending);
    return n % 2 ? sorted[n / 2] : 0.5 * (sorted[n / 2 - 1] + sorted[n / 2]);
}

struct data data_new(size_t n)
{
    struct data d = {.n = n};
    for (int k = 0; k < RIVAL_FIELDS; k++) {
        /* arrays that do not start at the same offset in their pages */
        char *const base = aligned_alloc(4096, n * sizeof(double) + 8192);
        if (base == NULL) abort();
        d.base[k] = base;
        d.writable[k] = (double *)(void *)(base + 64 * (2 * k + 1));
        d.field[k] = d.writable[k];
    }
    d.verdict = aligned_alloc(64, (n + 127) / 64 * 64);
    if (d.verdict == NULL) abort();
    return d;
}

void data_free(struct data *d)
{
    for (int k = 0; k < RIVAL_FIELDS; k++) free(d->base[k]);
    free(d->verdict);
}

/* A tie of the mixed sets: a third each on an edge of the cone, at a pole p = 0, with b = 0. */
static void mixed_tie(uint64_t *seed, double *r)
{
    switch (random_below(seed, 3)) {
    case 0: record_edge(seed, r); break;
    case 1: record_pole(seed, r); break;
    default: record_generic(seed, r), r[R_b] = 0; break;
    }
    if (random_below(seed, 2)) record_mirror(r);
}

void data_fill(struct data *d, double ties, int hard)
{
    uint64_t seed = 42;
    double r[RECORD_FIELDS];
    for (size_t i = 0; i < d->n; i++) {
        if (hard)
            record_edge_any(&seed, r);
        else if (random_positive(&seed) <= ties)
            mixed_tie(&seed, r);
        else
            record_generic(&seed, r);
        for (int k = 0; k < RIVAL_FIELDS; k++) d->writable[k][i] = r[k];
    }
}

void data_fill_kind(struct data *d, int kind)
{
    uint64_t seed = 7;
    double r[RECORD_FIELDS];
    for (size_t i = 0; i < d->n;) {
        record_random((enum record_kind)kind, &seed, r);
        const unsigned char byte = batch_integers(r);
        if (byte & PAINLEVE_BIT_INVALID || (kind == EXACT_TIES && !(byte & PAINLEVE_BIT_TIE))) continue;
        for (int k = 0; k < RIVAL_FIELDS; k++) d->writable[k][i] = r[k];
        i++;
    }
}

static double time_once(const struct contestant *c, const struct data *d)
{
    const size_t n = c->records != 0 && c->records < d->n ? c->records : d->n;
    long repeats = n < 100000 && c->records == 0 ? (long)(2000000 / n) : 1;
    const long all = repeats;
    const double start = seconds();
    for (; repeats > 0; repeats--) c->decide(n, d->field, d->verdict);
    return (seconds() - start) / ((double)n * (double)all);
}

void measure(struct contestant *c, size_t count, const struct data *d, int rounds)
{
    for (size_t i = 0; i < count; i++) (void)time_once(c + i, d);
    for (int round = 0; round < rounds; round++)
        for (size_t i = 0; i < count; i++) c[i].time[round] = time_once(c + i, d);
    for (size_t i = 0; i < count; i++) {
        double ratio[MAX_ROUNDS];
        for (int round = 0; round < rounds; round++) ratio[round] = c[c[i].reference].time[round] / c[i].time[round];
        c[i].rate = 1 / median(c[i].time, (size_t)rounds);
        c[i].ratio = median(ratio, (size_t)rounds);
    }
}

static void run_kernel(enum batch_kernel kernel, size_t n, const double *const *f, unsigned char *verdict)
{
    while (!batch_kernel_runs(kernel)) kernel--;
    const struct batch batch = {f[0], f[1], f[2], f[3], f[4], f[5], f[6], verdict};
    batch_run(kernel, &batch_exact, n, &batch);
}

void painleve_avx2(size_t n, const double *const *f, unsigned char *verdict)
{
    run_kernel(KERNEL_AVX2, n, f, verdict);
}

void painleve_avx512(size_t n, const double *const *f, unsigned char *verdict)
{
    run_kernel(KERNEL_AVX512, n, f, verdict);
}

void painleve_plain(size_t n, const double *const *f, unsigned char *verdict)
{
    run_kernel(KERNEL_PLAIN, n, f, verdict);
}

void painleve_single(size_t n, const double *const *f, unsigned char *verdict)
{
    for (size_t i = 0; i < n; i++)
        verdict[i] = painleve_contact_one(f[0][i], f[1][i], f[2][i], f[3][i], f[4][i], f[5][i], f[6][i]);
}

void painleve_integers(size_t n, const double *const *f, unsigned char *verdict)
{
    for (size_t i = 0; i < n; i++) {
        const double record[] = {f[0][i], f[1][i], f[2][i], f[3][i], f[4][i], f[5][i], f[6][i]};
        verdict[i] = batch_integers(record);
    }
}
