/* SPDX-License-Identifier: BSD-2-Clause */
/* Everybody on the same three sets of 1,000 problems: how fast, and how often wrong. */
#include "rivals.h"

#include "../batch/t-batch-records.h"
#include "batch/batch.h"
#include "bench.h"

#include <stdio.h>

enum { SETS = 3, PROBLEMS = 1000, MODE_BITS = 15 };

static const int kinds[SETS] = {GENERIC, NEAR_TIES, EXACT_TIES};

struct line {
    const char *name;
    rival_decide *decide;
    int knows_ties, tells_all;
    size_t records; /* 0 for all, many times over; those below PROBLEMS are timed once */
};

/* A rival that returns all solutions must find all modes; one that returns a single solution must return one of them, and none only
 * where there is none. */
static int is_wrong(const struct line *line, int told, int exact)
{
    if (line->tells_all) return told != exact;
    return (told & ~exact) != 0 || (told == 0 && exact != 0);
}

/* Wrong modes and, for those who can tell, wrong tie flags. */
static void wrong_answers(const struct line *line, const struct data *d, size_t n, long *modes, long *flags)
{
    static unsigned char exact[PROBLEMS];
    painleve_integers(n, d->field, exact);
    line->decide(n, d->field, d->verdict);
    *modes = *flags = 0;
    for (size_t i = 0; i < n; i++) {
        *modes += is_wrong(line, d->verdict[i] & MODE_BITS, exact[i] & MODE_BITS);
        *flags += ((d->verdict[i] ^ exact[i]) & PAINLEVE_BIT_TIE) != 0;
    }
}

static void print_line(const struct line *line, struct data *sets, int rounds)
{
    double rate[SETS];
    long modes[SETS], flags[SETS];
    for (int s = 0; s < SETS; s++) {
        struct contestant c[] = {{line->name, line->decide, 0, line->records, {0}, 0, 0}};
        measure(c, 1, sets + s, line->records != 0 && line->records < PROBLEMS ? 1 : rounds);
        rate[s] = c[0].rate;
        wrong_answers(line, sets + s, PROBLEMS, modes + s, flags + s);
    }
    printf("| %s | %.3g | %.3g | %.3g | %ld / %ld / %ld | ", line->name, rate[0] / 1e6, rate[1] / 1e6, rate[2] / 1e6,
           modes[0], modes[1], modes[2]);
    if (line->knows_ties)
        printf("%ld / %ld / %ld |\n", flags[0], flags[1], flags[2]);
    else
        printf("does not tell |\n");
    fflush(stdout);
}

void rivals_table(int rounds)
{
    static const struct line own[] = {{"**painleve batch, AVX-512**", painleve_avx512, 1, 1, 0},
                                      {"**painleve batch, AVX2**", painleve_avx2, 1, 1, 0},
                                      {"**painleve_contact_one**", painleve_single, 1, 1, 0},
                                      {"naive doubles with branches", naive_branchy, 1, 1, 0},
                                      {"GMP integers (the last tier)", painleve_integers, 1, 1, PROBLEMS},
                                      {"GMP rationals", gmp_rationals, 1, 1, PROBLEMS}};
    const struct rival *const others[] = {&rival_cgal_filtered, &rival_cgal_lazy, &rival_siconos_enum,
                                          &rival_siconos_lemke, &rival_z3};
    struct data sets[SETS];
    for (int s = 0; s < SETS; s++) sets[s] = data_new(PROBLEMS), data_fill_kind(sets + s, kinds[s]);
    printf("\n| the same 1,000 problems | generic, million/s | near ties | exact ties | wrong modes: generic / near / "
           "exact | "
           "wrong tie flags |\n|---|---|---|---|---|---|\n");
    for (size_t i = 0; i < sizeof own / sizeof *own; i++) print_line(own + i, sets, rounds);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        if (others[i] == NULL) continue;
        const struct line line = {others[i]->name, others[i]->decide, others[i]->knows_ties, others[i]->tells_all,
                                  others[i]->records};
        print_line(&line, sets, rounds);
    }
    for (int s = 0; s < SETS; s++) data_free(sets + s);
}
