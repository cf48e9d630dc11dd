/* SPDX-License-Identifier: BSD-2-Clause */
/* The batch path against the exact one: every kernel, every tier alone and all together, in every rounding
 * mode, with subnormals flushed and not.  The last tier (integers) is compared with the rational tier and
 * contact_classify, and then judges the others.  t-batch N multiplies the number of records by N; `make nightly` takes 384. */
#include "batch/batch.h"
#include "contact/program.h"
#include "contact/verdict.h"
#include "painleve.h"
#include "sign/cascade.h"
#include "t-batch-records.h"

#include <fenv.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <cmocka.h>

enum { CHUNK = 16384, MODES = 6 };

static long scale = 1;

/* One chunk of records in the layout of the batch interface, and what the integers say. */
struct chunk {
    double field[RECORD_FIELDS][CHUNK];
    unsigned char expected[CHUNK], verdict[CHUNK];
};
static struct chunk chunk;

static struct batch batch_of(struct chunk *c)
{
    return (struct batch){c->field[0], c->field[1], c->field[2], c->field[3],
                          c->field[4], c->field[5], c->field[6], c->verdict};
}

static void record_of(const struct chunk *c, size_t i, double *record)
{
    for (int k = 0; k < RECORD_FIELDS; k++) record[k] = c->field[k][i];
}

static void fill(struct chunk *c, enum record_kind kind, uint64_t *seed)
{
    double record[RECORD_FIELDS];
    for (size_t i = 0; i < CHUNK; i++) {
        record_random(kind, seed, record);
        for (int k = 0; k < RECORD_FIELDS; k++) c->field[k][i] = record[k];
        c->expected[i] = batch_integers(record);
    }
}

/* Rounding mode, and flushing of subnormal results and operands where the processor has it. */
static void set_mode(int mode)
{
    static const int rounding[MODES] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO, FE_TONEAREST, FE_UPWARD};
    assert_int_equal(fesetround(rounding[mode]), 0);
#if defined(__x86_64__)
    const unsigned flush = mode == 4 ? 0x8000 : mode == 5 ? 0x8040 : 0;
    __builtin_ia32_ldmxcsr((__builtin_ia32_stmxcsr() & ~0x8040u) | flush);
#endif
}

static unsigned control_word(void)
{
#if defined(__x86_64__)
    return __builtin_ia32_stmxcsr() & 0xffc0;
#else
    return (unsigned)fegetround();
#endif
}

static long differences(enum batch_kernel kernel, const struct batch_bounds *bounds, int mode, struct chunk *c)
{
    const struct batch batch = batch_of(c);
    long count = 0;
    memset(c->verdict, 0xff, CHUNK);
    set_mode(mode);
    const unsigned before = control_word();
    batch_run(kernel, bounds, CHUNK, &batch);
    const unsigned after = control_word();
    set_mode(0);
    assert_int_equal(before, after);
    for (size_t i = 0; i < CHUNK; i++) {
        if (c->verdict[i] == c->expected[i]) continue;
        if (count++ == 0 && bounds == &batch_exact) {
            printf("# %s, mode %d: 0x%02x, not 0x%02x, for", batch_kernel_name(kernel), mode, c->verdict[i],
                   c->expected[i]);
            for (int k = 0; k < RECORD_FIELDS; k++) printf(" %a", c->field[k][i]);
            printf("\n");
        }
    }
    return count;
}

/* Each tier alone: the tiers before it are disabled, those after it are not reached where it decides the sign. */
static const struct {
    const char *name;
    struct batch_bounds bounds;
} tiers[] = {
    {"compensated", {INFINITY, 0x1p-50, -1, 63, 127, 0}},
    {"nothing lost", {INFINITY, INFINITY, 0, 63, 127, 0}},
    {"mod 2^64", {INFINITY, INFINITY, -1, 63, 127, 0}},
    {"mod 2^128", {INFINITY, INFINITY, -1, -9999, 127, 0}},
    {"integers for edges", {INFINITY, INFINITY, -1, -9999, -9999, 0}},
    {"integers for all", {INFINITY, INFINITY, -1, 63, 127, 1}},
};
enum { TIERS = sizeof tiers / sizeof *tiers };

static const long chunks_of[RECORD_KINDS] = {48, 48, 48, 12, 12};

/* Everything on one chunk: each kernel in every mode where that is cheap, else in one after the other. */
static long check_chunk(enum record_kind kind, long number)
{
    const int cheap = kind != ALL_EXPONENTS && kind != ADVERSARIAL;
    long wrong = 0;
    for (enum batch_kernel kernel = 0; kernel < BATCH_KERNELS; kernel++) {
        if (!batch_kernel_runs(kernel)) continue;
        if (cheap && kernel >= KERNEL_AVX2)
            for (int mode = 0; mode < MODES; mode++) wrong += differences(kernel, &batch_exact, mode, &chunk);
        else
            wrong += differences(kernel, &batch_exact, (int)((number + kernel) % MODES), &chunk);
        const int tier = (int)((number + kernel) % TIERS);
        if (number % 4 == 0 || tier < 3)
            wrong += differences(kernel, &tiers[tier].bounds, (int)((number / TIERS + number) % MODES), &chunk);
    }
    return wrong;
}

/* A long run says every ten seconds how far it is. */
static void tell_progress(enum record_kind kind, long done, long all, time_t *told)
{
    const time_t now = time(NULL);
    if (scale == 1 || now < *told + 10) return;
    *told = now;
    fprintf(stderr, "%s: %ld of %ld records\n", record_kind_names[kind], done * CHUNK, all * CHUNK);
}

static void kernels_agree_with_the_integers(void **state)
{
    time_t told = time(NULL);
    const enum record_kind kind = (enum record_kind)(intptr_t)*state;
    uint64_t seed = 20260101 + kind;
    long wrong = 0, flags[8] = {0};
    for (long n = 0; n < chunks_of[kind] * scale; n++) {
        fill(&chunk, kind, &seed);
        for (size_t i = 0; i < CHUNK; i++)
            for (int bit = 0; bit < 8; bit++) flags[bit] += chunk.expected[i] >> bit & 1;
        wrong += check_chunk(kind, n);
        tell_progress(kind, n + 1, chunks_of[kind] * scale, &told);
    }
    printf("# note: %s: %ld records, %ld with a tie, %ld invalid, %ld differences\n", record_kind_names[kind],
           chunks_of[kind] * scale * CHUNK, flags[4], flags[6], wrong);
    assert_int_equal(wrong, 0);
}

/* The byte as painleve.h defines it, from the rational tier and the verdict table. */
static unsigned char byte_by_rationals(const double *record)
{
    struct number_pool *pool = number_pool_new();
    const struct number *inputs[contact_INPUTS];
    struct evaluation e;
    struct failure failure;
    struct contact_verdict verdict;
    for (int k = 0; k < contact_INPUTS; k++) {
        if (!isfinite(record[k])) {
            number_pool_free(pool);
            return PAINLEVE_BIT_INVALID;
        }
        inputs[k] = number_from_double(pool, record[k]);
    }
    assert_int_equal(cascade_signs(pool, &contact_program, inputs, TIER_EXACT, 1 << 20, &e, &failure), STATUS_OK);
    number_pool_free(pool);
#define S(name) (int)e.sign[contact_##name]
    if (S(A) <= 0 || S(C) <= 0 || S(Delta) <= 0 || S(mu) < 0) return PAINLEVE_BIT_INVALID;
    const struct contact_signs signs = {S(a), S(b), S(u), S(p_plus), S(p_minus), S(E_plus), S(E_minus), S(N)};
    assert_int_equal(contact_classify(&signs, &verdict), STATUS_OK);
    int byte = 0;
    for (int mode = 0; mode < CONTACT_MODES; mode++) byte |= (verdict.mode[mode] == CONSISTENT) << mode;
    if (contact_case_text(verdict.cell) == NULL) byte |= PAINLEVE_BIT_TIE;
    if (verdict.class == DEGENERATE) byte |= PAINLEVE_BIT_DEGENERATE;
    return (unsigned char)byte;
}

static void integers_agree_with_the_rationals(void **state)
{
    (void)state;
    long wrong = 0, count = 0;
    for (enum record_kind kind = 0; kind < RECORD_KINDS; kind++) {
        uint64_t seed = 777 + kind;
        for (long i = 0; i < 10000 * scale; i++, count++) {
            double record[RECORD_FIELDS];
            record_random(kind, &seed, record);
            wrong += batch_integers(record) != byte_by_rationals(record);
        }
    }
    printf("# note: integers against rationals and the verdict table: %ld records, %ld differences\n", count, wrong);
    assert_int_equal(wrong, 0);
}

/* A bound 500 times too small must be seen, or the test above would mean little. */
static void faults_are_caught(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        enum record_kind kind;
        struct batch_bounds bounds;
    } faults[] = {{"filter", NEAR_TIES, {0x1p-50 / 500, 0x1p-50, 0, 63, 127, 0}},
                  {"compensated", ADVERSARIAL, {0x1p-50, 0x1p-50 / 500, 0, 63, 127, 0}},
                  {"nothing lost", ADVERSARIAL, {0x1p-50, INFINITY, INFINITY, 63, 127, 0}},
                  {"window of 64 bits", ADVERSARIAL, {INFINITY, INFINITY, -1, 400, 127, 0}},
                  {"window of 128 bits", ADVERSARIAL, {INFINITY, INFINITY, -1, -9999, 800, 0}}};
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        for (enum batch_kernel kernel = 0; kernel < BATCH_KERNELS; kernel++) {
            if (!batch_kernel_runs(kernel)) continue;
            uint64_t seed = 5;
            long wrong = 0;
            for (int n = 0; n < 6; n++) {
                fill(&chunk, faults[i].kind, &seed);
                wrong += differences(kernel, &faults[i].bounds, 0, &chunk);
            }
            printf("# note: fault in the %s, %s: %ld differences seen\n", faults[i].name, batch_kernel_name(kernel),
                   wrong);
            assert_true(wrong > 0);
        }
    }
}

/* Every length, every offset of the arrays, nothing written outside, one record alike. */
static void any_length_and_alignment(void **state)
{
    (void)state;
    static char storage[RECORD_FIELDS][(300 + 2) * sizeof(double)];
    unsigned char verdict[320];
    uint64_t seed = 3;
    fill(&chunk, ADVERSARIAL, &seed);
    for (size_t n = 0; n <= 300; n++) {
        const double *field[RECORD_FIELDS];
        const size_t first = n * 7 % 1000;
        for (int k = 0; k < RECORD_FIELDS; k++) {
            double *const to = (double *)(void *)(storage[k] + sizeof(double) * ((n + (size_t)k) % 2));
            memcpy(to, chunk.field[k] + first, n * sizeof *to);
            field[k] = to;
        }
        memset(verdict, 0xaa, sizeof verdict);
        painleve_contact_batch(n, field[0], field[1], field[2], field[3], field[4], field[5], field[6],
                               verdict + n % 9);
        assert_memory_equal(verdict + n % 9, chunk.expected + first, n);
        for (size_t i = 0; i < sizeof verdict; i++)
            if (i < n % 9 || i >= n % 9 + n) assert_int_equal(verdict[i], 0xaa);
    }
}

static void one_contact(void **state)
{
    (void)state;
    for (enum record_kind kind = 0; kind < RECORD_KINDS; kind++) {
        uint64_t seed = 99;
        fill(&chunk, kind, &seed);
        for (size_t i = 0; i < CHUNK; i++) {
            double r[RECORD_FIELDS];
            record_of(&chunk, i, r);
            set_mode((int)(i % MODES));
            const unsigned char byte = painleve_contact_one(r[0], r[1], r[2], r[3], r[4], r[5], r[6]);
            set_mode(0);
            assert_int_equal(byte, chunk.expected[i]);
            assert_int_equal(batch_decide_one_plain(r[0], r[1], r[2], r[3], r[4], r[5], r[6]), chunk.expected[i]);
        }
    }
}

int main(int argc, char **argv)
{
    if (argc > 1) scale = atol(argv[1]);
#define KIND(kind)                                                                                                     \
    {                                                                                                                  \
        record_kind_names_for_tests[kind], kernels_agree_with_the_integers, NULL, NULL, (void *)(intptr_t)(kind)       \
    }
    static const char *const record_kind_names_for_tests[RECORD_KINDS] = {
        "kernels_on_generic", "kernels_on_near_ties", "kernels_on_exact_ties", "kernels_on_all_exponents",
        "kernels_on_adversarial"};
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(integers_agree_with_the_rationals),
        KIND(GENERIC),
        KIND(NEAR_TIES),
        KIND(EXACT_TIES),
        KIND(ALL_EXPONENTS),
        KIND(ADVERSARIAL),
        cmocka_unit_test(faults_are_caught),
        cmocka_unit_test(any_length_and_alignment),
        cmocka_unit_test(one_contact),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("batch", tests, NULL, NULL);
}
