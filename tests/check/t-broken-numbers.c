/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker ends, and returns nothing, where an operation is given a number or a field that element.c never makes (A60 in
 * proofs/TRUST.md). */
#include "check/numbers/element.h"
#include "check/numbers/field.h"
#include "check/numbers/scalar_private.h"
#include "check/record.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

enum operation {
    ADD,
    SUBTRACT,
    MULTIPLY,
    DIVIDE,
    SIGN,
    EQUAL,
    OPERATIONS,
    ELEMENT_INVERT,
    ELEMENT_SIGN,
    ELEMENT_EQUAL,
    ELEMENT_DEGREE
};

static struct scalar_pool *pool_of(const char *field)
{
    static struct json json;
    struct answer answer;
    struct scalar_pool *pool = scalar_pool_new();
    assert_true(json_parse(&json, (const unsigned char *)field, (int)strlen(field), &answer));
    assert_true(element_set_field(pool, &json, 0));
    return pool;
}

#define ROOT_OF_TWO "{\"poly\":[\"-2\",\"0\",\"1\"],\"interval\":[\"1\",\"2\"]}"

/* 1 + alpha */
static struct scalar *number(struct scalar_pool *pool)
{
    const scalar term[] = {scalar_one(pool), scalar_one(pool)};
    return (struct scalar *)element_make(pool, term, 2);
}

static void operate(struct scalar_pool *pool, enum operation operation, scalar x, scalar y)
{
    switch (operation) {
    case ADD: scalar_add(pool, x, y); break;
    case SUBTRACT: scalar_subtract(pool, x, y); break;
    case MULTIPLY: scalar_multiply(pool, x, y); break;
    case DIVIDE: scalar_divide(pool, y, x); break;
    case SIGN: scalar_sign(x); break;
    case ELEMENT_INVERT: element_invert(pool, x); break;
    case ELEMENT_SIGN: element_sign(x); break;
    case ELEMENT_EQUAL: element_equal(x, y); break;
    case ELEMENT_DEGREE: element_degree(pool); break;
    default: scalar_equal(x, y); break;
    }
}

/* Whether the operation returns, in a process of its own. */
static int returns(struct scalar_pool *pool, enum operation operation, scalar x, scalar y)
{
    int status = 0;
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        const struct rlimit none = {0, 0};
        setrlimit(RLIMIT_CORE, &none);
        signal(SIGABRT, SIG_DFL);
        operate(pool, operation, x, y);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) ? WTERMSIG(status) == SIGABRT : WIFEXITED(status) && WEXITSTATUS(status) == 0);
    return WIFEXITED(status);
}

static void assert_all(struct scalar_pool *pool, scalar x, int expected)
{
    for (int operation = 0; operation < OPERATIONS; operation++)
        assert_int_equal(returns(pool, (enum operation)operation, x, number(pool)), expected);
}

static void sound_numbers_pass(void **unused)
{
    (void)unused;
    struct scalar_pool *pool = pool_of(ROOT_OF_TWO);
    assert_all(pool, number(pool), 1);
    scalar_pool_free(pool);
}

static void a_wrong_count_ends_the_program(void **unused)
{
    (void)unused;
    struct scalar_pool *pool = pool_of(ROOT_OF_TWO);
    struct scalar *x = number(pool);
    const int counts[] = {1, 0, -1, 3, FIELD_MAX_DEGREE + 1};
    for (unsigned i = 0; i < sizeof counts / sizeof *counts; i++) {
        x->element->count = counts[i];
        assert_all(pool, x, 0);
    }
    x->element->count = 2;
    assert_all(pool, x, 1);
    scalar_pool_free(pool);
}

static void a_term_that_is_not_rational_ends_the_program(void **unused)
{
    (void)unused;
    struct scalar_pool *pool = pool_of(ROOT_OF_TWO);
    struct scalar *x = number(pool);
    x->element->term[0] = number(pool);
    assert_all(pool, x, 0);
    x->element->term[0] = NULL;
    assert_all(pool, x, 0);
    scalar_pool_free(pool);
}

/* The sign of x alone, and its comparison with itself, are those of its own field. */
static void a_number_of_another_field_ends_the_program(void **unused)
{
    (void)unused;
    struct scalar_pool *pool = pool_of(ROOT_OF_TWO),
                       *other = pool_of("{\"poly\":[\"-3\",\"0\",\"1\"],\"interval\":[\"1\",\"2\"]}"),
                       *rational = scalar_pool_new();
    const scalar x = number(other), y = number(pool);
    for (int operation = 0; operation < OPERATIONS; operation++) {
        assert_int_equal(returns(pool, (enum operation)operation, x, y), operation == SIGN);
        assert_int_equal(returns(rational, (enum operation)operation, x, x), operation == SIGN || operation == EQUAL);
    }
    scalar_pool_free(rational);
    scalar_pool_free(other);
    scalar_pool_free(pool);
}

static void a_broken_field_ends_the_program(void **unused)
{
    (void)unused;
    struct scalar_pool *pool = pool_of(ROOT_OF_TWO);
    const scalar x = number(pool);
    const struct field whole = *pool->field;
    struct field *field = pool->field;
    for (int fault = 0; fault < 8; fault++) {
        switch (fault) {
        case 0: field->degree = 1; break;
        case 1: field->degree = FIELD_MAX_DEGREE + 1; break;
        case 2: field->coefficient[1] = NULL; break;
        case 3: field->coefficient[1] = x; break;
        case 4: field->low = NULL; break;
        case 5: field->high = NULL; break;
        case 6: field->bisections = -1; break;
        default: field->bisections = FIELD_MAX_BISECTIONS + 1; break;
        }
        for (int operation = 0; operation < OPERATIONS; operation++)
            assert_int_equal(returns(pool, (enum operation)operation, x, x), 0);
        assert_int_equal(returns(pool, ELEMENT_DEGREE, x, x), 0);
        *field = whole;
    }
    assert_all(pool, x, 1);
    scalar_pool_free(pool);
}

/* scalar.c calls these functions for elements only. */
static void a_rational_ends_the_program(void **unused)
{
    (void)unused;
    struct scalar_pool *pool = pool_of(ROOT_OF_TWO);
    const scalar x = number(pool), one = scalar_one(pool);
    for (int operation = ELEMENT_INVERT; operation <= ELEMENT_EQUAL; operation++) {
        assert_int_equal(returns(pool, (enum operation)operation, x, x), 1);
        assert_int_equal(returns(pool, (enum operation)operation, one, one), 0);
    }
    scalar_pool_free(pool);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sound_numbers_pass),
        cmocka_unit_test(a_wrong_count_ends_the_program),
        cmocka_unit_test(a_term_that_is_not_rational_ends_the_program),
        cmocka_unit_test(a_number_of_another_field_ends_the_program),
        cmocka_unit_test(a_broken_field_ends_the_program),
        cmocka_unit_test(a_rational_ends_the_program),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
