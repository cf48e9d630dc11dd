/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proofs of the checker assume of its rationals (proofs/TRUST.md), on values of every size, against arithmetic
 * that uses no number library. */
#include "check/element.h"
#include "check/rational_private.h"
#include "oracle/quotient.h"
#include "oracle/random.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { NUMBERS = 200, ROUNDS = 150, PAIRS_OF_A_ROUND = 600 };

struct known {
    rational number;
    struct quotient value;
};

/* NULL for a text that is not in lowest terms, and only then. */
static void make_known(struct rational_pool *pool, struct known *known, uint64_t *state)
{
    static char text[QUOTIENT_TEXT];
    do {
        quotient_random(text, state);
        assert_true(rational_is_written((const unsigned char *)text, (int)strlen(text)) || strstr(text, "/1") != NULL);
        known->number = rational_read(pool, (const unsigned char *)text, (int)strlen(text));
    } while (known->number == NULL);
    quotient_read(&known->value, text);
}

static void assert_value(rational x, const struct quotient *expected)
{
    static struct quotient value;
    assert_non_null(x);
    assert_null(x->element);
    char *text = mpq_get_str(NULL, 10, x->value);
    quotient_read(&value, text);
    if (!quotient_equal(&value, expected)) fail_msg("%.200s", text);
    free(text);
}

static rational apply(struct rational_pool *pool, enum quotient_operation operation, rational x, rational y)
{
    return operation == QUOTIENT_ADD        ? rational_add(pool, x, y)
           : operation == QUOTIENT_SUBTRACT ? rational_subtract(pool, x, y)
                                            : rational_multiply(pool, x, y);
}

static int sign_of(const struct quotient *x)
{
    return x->p.limbs == 0 ? 0 : x->p.negative ? -1 : 1;
}

static void check_pair(struct rational_pool *pool, const struct known *x, const struct known *y)
{
    static struct quotient expected;
    for (int operation = QUOTIENT_ADD; operation <= QUOTIENT_MULTIPLY; operation++) {
        quotient_apply(&expected, operation, &x->value, &y->value);
        const rational z = apply(pool, operation, x->number, y->number);
        assert_value(z, &expected);
        assert_int_equal(rational_sign(z), sign_of(&expected));
        assert_int_equal(rational_equal(z, x->number), quotient_equal(&expected, &x->value));
    }
    assert_int_equal(rational_equal(x->number, y->number), quotient_equal(&x->value, &y->value));
    if (sign_of(&y->value) == 0) return;
    assert_value(rational_multiply(pool, rational_divide(pool, x->number, y->number), y->number), &x->value);
    assert_true(rational_is_square(rational_multiply(pool, x->number, x->number)));
}

/* The operands may be the same handle; what goes through a pool changes no number in it. */
static void operations_have_the_value(void **unused)
{
    (void)unused;
    static struct known known[NUMBERS];
    uint64_t state = 61;
    struct rational_pool *pool = rational_pool_new();
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < NUMBERS; i++) make_known(pool, &known[i], &state);
        for (int i = 0; i < PAIRS_OF_A_ROUND; i++) {
            const struct known *x = &known[random_below(&state, NUMBERS)];
            check_pair(pool, x, random_below(&state, 8) == 0 ? x : &known[random_below(&state, NUMBERS)]);
        }
        for (int i = 0; i < NUMBERS; i++) assert_value(known[i].number, &known[i].value);
        rational_pool_empty(pool);
    }
    rational_pool_free(pool);
}

static void zero_and_one(void **unused)
{
    (void)unused;
    static struct quotient value;
    struct rational_pool *pool = rational_pool_new();
    quotient_read(&value, "0");
    assert_value(rational_zero(pool), &value);
    assert_int_equal(rational_sign(rational_zero(pool)), 0);
    quotient_read(&value, "1");
    assert_value(rational_one(pool), &value);
    assert_false(element_is_stuck(pool));
    assert_non_null(rational_divide(pool, rational_one(pool), rational_zero(pool)));
    assert_true(element_is_stuck(pool));
    rational_pool_free(pool);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(operations_have_the_value),
        cmocka_unit_test(zero_and_one),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
