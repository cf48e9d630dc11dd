/* SPDX-License-Identifier: BSD-2-Clause */
/* bench [ROUNDS [RECORDS]]: prints the tables as Markdown. */
#include "bench.h"
#include "memory.h"
#include "rivals.h"

#include "batch/batch.h"

#include <stdio.h>
#include <stdlib.h>

enum { NAIVE512, NAIVE2, BATCH512, BATCH2, LOOPS, LINES = LOOPS + MEMORY_LOOPS };

static struct contestant lines[LINES] = {
    {"naive, AVX-512", naive_avx512, NAIVE512, 0, {0}, 0, 0},
    {"naive, AVX2", naive_avx2, NAIVE2, 0, {0}, 0, 0},
    {"painleve, AVX-512", painleve_avx512, NAIVE512, 0, {0}, 0, 0},
    {"painleve, AVX2", painleve_avx2, NAIVE2, 0, {0}, 0, 0},
};
static size_t count = LOOPS;

static void add_memory_loops(void)
{
    const int loops = batch_kernel_runs(KERNEL_AVX512) ? MEMORY_LOOPS : MEMORY_LOOPS_AVX2;
    for (int i = 0; i < loops; i++) lines[count++] = (struct contestant){.decide = memory_loops[i]};
}

/* The fastest of the loops. */
static double memory_limit(void)
{
    double best = 0;
    for (size_t i = LOOPS; i < count; i++) best = lines[i].rate > best ? lines[i].rate : best;
    return best;
}

static void kernel_row(const char *set, const struct data *d, int rounds)
{
    measure(lines, count, d, rounds);
    printf("| %s | %.0f | %.0f | %.0f | %.0f | %.0f | **%.2f** | **%.2f** |\n", set, memory_limit() / 1e6,
           lines[NAIVE512].rate / 1e6, lines[NAIVE2].rate / 1e6, lines[BATCH512].rate / 1e6, lines[BATCH2].rate / 1e6,
           lines[BATCH512].ratio, lines[BATCH2].ratio);
    fflush(stdout);
}

static void kernel_table(size_t records, int rounds)
{
    static const struct {
        const char *name;
        double ties;
        int hard;
    } sets[] = {{"generic", 0, 0},
                {"1 % exact ties", 0.01, 0},
                {"10 % exact ties", 0.1, 0},
                {"50 % exact ties", 0.5, 0},
                {"100 % hard ties of the cone", 0, 1}};
    printf("| million records a second, one thread | memory limit | naive AVX-512 | naive AVX2 | painleve AVX-512 | "
           "painleve AVX2 | ratio AVX-512 | ratio AVX2 |\n|---|---|---|---|---|---|---|---|\n");
    for (int cached = 0; cached < 2; cached++) {
        struct data d = data_new(cached ? 8192 : records);
        for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
            char name[80];
            data_fill(&d, sets[i].ties, sets[i].hard);
            snprintf(name, sizeof name, "%s, %s", cached ? "in cache" : "in memory", sets[i].name);
            kernel_row(name, &d, rounds);
        }
        data_free(&d);
    }
}

static void print_lines(const struct contestant *c, size_t count)
{
    for (size_t i = 0; i < count; i++)
        printf("| %s | %.3g | %.1f | %.3g |\n", c[i].name, c[i].rate / 1e6, 1e9 / c[i].rate, c[i].ratio);
    fflush(stdout);
}

static void single_table(int rounds)
{
    struct contestant c[] = {{"naive with branches", naive_branchy, 0, 0, {0}, 0, 0},
                             {"painleve_contact_one", painleve_single, 0, 0, {0}, 0, 0},
                             {"painleve batch, plain C", painleve_plain, 0, 0, {0}, 0, 0}};
    struct data d = data_new(65536);
    data_fill(&d, 0, 0);
    measure(c, sizeof c / sizeof *c, &d, rounds);
    printf("\n| one contact a call, generic | million a second | ns | times naive |\n|---|---|---|---|\n");
    print_lines(c, sizeof c / sizeof *c);
    data_free(&d);
}

static void hard_table(int rounds)
{
    struct contestant c[] = {{"painleve batch, AVX-512", painleve_avx512, 0, 0, {0}, 0, 0},
                             {"painleve batch, AVX2", painleve_avx2, 0, 0, {0}, 0, 0},
                             {"GMP integers", painleve_integers, 0, 4096, {0}, 0, 0},
                             {"GMP rationals", gmp_rationals, 0, 4096, {0}, 0, 0}};
    struct data d = data_new(65536);
    data_fill(&d, 0, 1);
    measure(c, sizeof c / sizeof *c, &d, rounds);
    printf("\n| hard ties of the cone only | million a second | ns | times painleve AVX-512 |\n|---|---|---|---|\n");
    print_lines(c, sizeof c / sizeof *c);
    data_free(&d);
}

/* On a processor without AVX-512 its columns have the times of AVX2. */
static void without_avx512(void)
{
    printf("This processor has no AVX-512 with VBMI: those columns show AVX2.\n\n");
    lines[NAIVE512].decide = naive_avx2;
}

int main(int argc, char **argv)
{
    const int rounds = argc > 1 ? atoi(argv[1]) : 21;
    const size_t records = argc > 2 ? (size_t)atol(argv[2]) / 64 * 64 : 4 << 20;
    if (rounds < 1 || rounds > MAX_ROUNDS) return 2;
    if (!batch_kernel_runs(KERNEL_AVX2)) return fputs("bench: needs AVX2 and FMA\n", stderr), 1;
    if (!batch_kernel_runs(KERNEL_AVX512)) without_avx512();
    add_memory_loops();
    kernel_table(records, rounds);
    single_table(rounds);
    hard_table(rounds);
    rivals_table(rounds < 11 ? rounds : 11);
    return 0;
}
