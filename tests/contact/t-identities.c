/* SPDX-License-Identifier: BSD-2-Clause */
/* The identities between the quantities of one contact (spec/contact/identities.h), on the program that the formulas
 * become.  A polynomial of degree 4 that is not 0 would be 0 at a random one of these points with a probability below 4 / 2000
 * (Schwartz and Zippel): at all of them never by chance. */
#include "contact/identities.h"

#include "contact/program.h"
#include "numbers/exact.h"
#include "oracle/random.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { POINTS = 200, RANGE = 1000 };

struct identity {
    const char *text;
    int factor[3], node[6];
};

#define IDENTITY(i, x, X, j, y, Y, k, z, Z)                                                                            \
    {#i " " #x " " #X " + " #j " " #y " " #Y " + " #k " " #z " " #Z,                                                   \
     {i, j, k},                                                                                                        \
     {contact_##x, contact_##X, contact_##y, contact_##Y, contact_##z, contact_##Z}},
static const struct identity identities[] = {CONTACT_IDENTITIES(IDENTITY)};

enum { IDENTITIES = sizeof identities / sizeof identities[0] };

static const struct number *sum_of(struct number_pool *pool, const struct identity *identity, int terms,
                                   const struct number *const *value)
{
    const struct number *sum = number_from_integer(pool, 0);
    for (int t = 0; t < terms; t++) {
        const struct number *factor = number_from_integer(pool, identity->factor[t]);
        const struct number *product =
            number_multiply(pool, value[identity->node[2 * t]], value[identity->node[2 * t + 1]]);
        sum = number_add(pool, sum, number_multiply(pool, factor, product));
    }
    return sum;
}

static void every_identity_holds(void **state)
{
    (void)state;
    uint64_t random = 15;
    int without_last[IDENTITIES] = {0};
    for (int point = 0; point < POINTS; point++) {
        struct number_pool *pool = number_pool_new();
        const struct number *value[contact_NODES];
        for (int i = 0; i < contact_INPUTS; i++)
            value[i] = number_from_integer(pool, random_between(&random, -RANGE, RANGE));
        exact_evaluate(pool, contact_program.code, contact_OPERATIONS, contact_INPUTS, value);
        for (int i = 0; i < IDENTITIES; i++) {
            if (number_sign(sum_of(pool, &identities[i], 3, value)) != 0) fail_msg("not zero: %s", identities[i].text);
            without_last[i] += number_sign(sum_of(pool, &identities[i], 2, value)) != 0;
        }
        number_pool_free(pool);
    }
    for (int i = 0; i < IDENTITIES; i++) assert_true(without_last[i] > POINTS / 2); /* no identity is empty */
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_identity_holds)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
