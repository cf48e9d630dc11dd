/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef BENCH_BENCH_H
#define BENCH_BENCH_H

#include "painleve.h"
#include "rival.h"

enum { MAX_ROUNDS = 101 };

struct data {
    size_t n;
    const double *field[RIVAL_FIELDS];
    double *writable[RIVAL_FIELDS];
    void *base[RIVAL_FIELDS];
    unsigned char *verdict;
};

/* One line of a table. */
struct contestant {
    const char *name;
    rival_decide *decide;
    size_t reference; /* the line that its ratio is against: time of that one divided by its own */
    size_t records;   /* 0, or how many records it is given */
    double time[MAX_ROUNDS], rate, ratio;
};

double seconds(void);
double median(const double *x, size_t n);

struct data data_new(size_t n);
void data_free(struct data *d);

/* data_fill: generic records with a share of exact ties, or only hard ties of the cone.
 * data_fill_kind: valid records of one kind of tests/batch/t-batch-records.h. */
void data_fill(struct data *d, double ties, int hard);
void data_fill_kind(struct data *d, int kind);

void measure(struct contestant *c, size_t count, const struct data *d, int rounds);

rival_decide painleve_avx2, painleve_avx512, painleve_plain, painleve_single, painleve_integers;

#endif
