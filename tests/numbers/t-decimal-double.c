/* SPDX-License-Identifier: BSD-2-Clause */
/* The fast reader of decimals gives, for any text, the bits and the end that strtod gives. */
#include "numbers/decimal_double.h"
#include "batch/t-batch-records.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static long wrong, compared;

static void compare(const char *text)
{
    char *expected_end;
    double x = 7;
    const double expected = strtod(text, &expected_end);
    const char *const end = decimal_to_double(text, &x);
    compared++;
    if (end == expected_end && memcmp(&x, &expected, sizeof x) == 0) return;
    if (wrong++ == 0) printf("# \"%s\": %a, not %a\n", text, x, expected);
}

static double any_double(uint64_t *seed)
{
    const uint64_t bits = random_bits(seed);
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

/* Numbers as programs print them, of every number of digits. */
static void printed_numbers(void **state)
{
    (void)state;
    uint64_t seed = 1;
    char text[400];
    wrong = compared = 0;
    for (int i = 0; i < 1000000; i++) {
        const double x = random_below(&seed, 8) == 0 ? any_double(&seed)
                                                     : ldexp(random_signed(&seed), (int)random_below(&seed, 120) - 60);
        const int digits = (int)random_below(&seed, 21);
        switch (random_below(&seed, 3)) {
        case 0: snprintf(text, sizeof text, "%.*g", digits, x); break;
        case 1: snprintf(text, sizeof text, "%+.*e,1", digits, x); break;
        default: snprintf(text, sizeof text, "%.*f", digits, x); break;
        }
        compare(text);
    }
    printf("# note: printed numbers: %ld, %ld differences\n", compared, wrong);
    assert_int_equal(wrong, 0);
}

/* Midpoints of two doubles, exactly and with a digit more or less at the end: the hardest to round. */
static void midpoints(void **state)
{
    (void)state;
    uint64_t seed = 2;
    char text[400];
    wrong = compared = 0;
    for (int i = 0; i < 300000; i++) {
        const uint64_t odd = (random_bits(&seed) >> 10 | 1ull << 53) | 1; /* 54 bits, the last one set */
        const int shift = (int)random_below(&seed, 9);
        snprintf(text, sizeof text, "%llu", (unsigned long long)(odd << shift));
        compare(text);
        snprintf(text, sizeof text, "%llu.%s", (unsigned long long)odd, random_below(&seed, 2) ? "0001" : "0");
        compare(text);
        snprintf(text, sizeof text, "%llu.%ue-%u", (unsigned long long)(odd << shift), random_below(&seed, 3),
                 random_below(&seed, 30));
        compare(text);
        snprintf(text, sizeof text, "%llue%d", (unsigned long long)(random_bits(&seed) >> random_below(&seed, 60)),
                 (int)random_below(&seed, 60) - 30);
        compare(text);
        snprintf(text, sizeof text, "%.*Lf", (int)random_below(&seed, 20),
                 ldexpl((long double)odd, -(int)random_below(&seed, 80))); /* as near to a midpoint as digits allow */
        compare(text);
        snprintf(text, sizeof text, "%.18Le", ldexpl((long double)odd, 10 - (int)random_below(&seed, 80)));
        compare(text);
    }
    printf("# note: midpoints: %ld, %ld differences\n", compared, wrong);
    assert_int_equal(wrong, 0);
}

/* Any bytes of those that numbers are made of. */
static void any_text(void **state)
{
    (void)state;
    static const char letters[] = "00112345678999..--+eEx ,\tpinfNaN";
    uint64_t seed = 3;
    wrong = compared = 0;
    for (int i = 0; i < 2000000; i++) {
        char text[40];
        const unsigned n = random_below(&seed, 26);
        for (unsigned k = 0; k < n; k++)
            text[k] = letters[random_below(&seed, random_below(&seed, 3) ? 13 : sizeof letters - 1)];
        text[n] = '\0';
        compare(text);
    }
    printf("# note: any text: %ld, %ld differences\n", compared, wrong);
    assert_int_equal(wrong, 0);
}

static void chosen_texts(void **state)
{
    (void)state;
    static const char *const texts[] = {"",
                                        "-",
                                        ".",
                                        "-.",
                                        "e5",
                                        ".e5",
                                        "0",
                                        "-0",
                                        "-0.000e9",
                                        ".5",
                                        "5.",
                                        "1e",
                                        "1e+",
                                        "1e5",
                                        "1E-5",
                                        "1e0005",
                                        "1e10000",
                                        "1e-10000",
                                        "00000000000000000000000000000000000001",
                                        "0.00000000000000000000000000000000000001",
                                        "18446744073709551615",
                                        "18446744073709551616",
                                        "9999999999999999999",
                                        "99999999999999999999",
                                        "9007199254740993",
                                        "9007199254740993.0",
                                        "9007199254740992.99999999999",
                                        "1e22",
                                        "1e23",
                                        "1e27",
                                        "1e28",
                                        "123456789e-27",
                                        "  1",
                                        "\t1",
                                        "+1",
                                        "0x1p3",
                                        "inf",
                                        "-nan",
                                        "1.5,2"};
    wrong = compared = 0;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) compare(texts[i]);
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(chosen_texts), cmocka_unit_test(printed_numbers),
                                       cmocka_unit_test(midpoints), cmocka_unit_test(any_text)};
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("decimal_double", tests, NULL, NULL);
}
