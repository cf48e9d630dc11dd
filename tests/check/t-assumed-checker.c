/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proofs of the checker assume of its rationals (proofs/TRUST.md), on values of every size, against arithmetic
 * that uses no number library. */
#include "check/numbers/coefficients.h"
#include "check/numbers/element.h"
#include "check/numbers/field.h"
#include "check/numbers/scalar_private.h"
#include "check/numbers/scalar_round.h"
#include "check/record.h"
#include "oracle/quotient.h"
#include "oracle/random.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cmocka.h>

enum { NUMBERS = 200, ROUNDS = 150, PAIRS_OF_A_ROUND = 600, TEXTS = 200000, RECORDS = 4000 };

struct known {
    scalar number;
    struct quotient value;
};

/* NULL for a text that is not in lowest terms, and only then. */
static void make_known(struct scalar_pool *pool, struct known *known, uint64_t *state)
{
    static char text[QUOTIENT_TEXT];
    do {
        quotient_random(text, state);
        assert_true(scalar_is_written((const unsigned char *)text, (int)strlen(text)) || strstr(text, "/1") != NULL);
        known->number = scalar_read(pool, (const unsigned char *)text, (int)strlen(text));
    } while (known->number == NULL);
    quotient_read(&known->value, text);
}

static void assert_value(scalar x, const struct quotient *expected)
{
    static struct quotient value;
    assert_non_null(x);
    assert_null(x->element);
    char *text = mpq_get_str(NULL, 10, x->value);
    quotient_read(&value, text);
    if (!quotient_equal(&value, expected)) fail_msg("%.200s", text);
    free(text);
}

static scalar apply(struct scalar_pool *pool, enum quotient_operation operation, scalar x, scalar y)
{
    return operation == QUOTIENT_ADD        ? scalar_add(pool, x, y)
           : operation == QUOTIENT_SUBTRACT ? scalar_subtract(pool, x, y)
                                            : scalar_multiply(pool, x, y);
}

static int sign_of(const struct quotient *x)
{
    return x->p.limbs == 0 ? 0 : x->p.negative ? -1 : 1;
}

static void check_pair(struct scalar_pool *pool, const struct known *x, const struct known *y)
{
    static struct quotient expected;
    for (int operation = QUOTIENT_ADD; operation <= QUOTIENT_MULTIPLY; operation++) {
        quotient_apply(&expected, operation, &x->value, &y->value);
        const scalar z = apply(pool, operation, x->number, y->number);
        assert_value(z, &expected);
        assert_int_equal(scalar_sign(z), sign_of(&expected));
        assert_int_equal(scalar_equal(z, x->number), quotient_equal(&expected, &x->value));
    }
    assert_int_equal(scalar_equal(x->number, y->number), quotient_equal(&x->value, &y->value));
    if (sign_of(&y->value) == 0) return;
    assert_value(scalar_multiply(pool, scalar_divide(pool, x->number, y->number), y->number), &x->value);
    const int square = scalar_is_square(x->number);
    assert_true(square == 0 || square == 1);
    assert_true(scalar_is_square(scalar_multiply(pool, x->number, x->number)));
}

/* The operands may be the same handle; operations change no number that is already in the pool. */
static void operations_have_the_value(void **unused)
{
    (void)unused;
    static struct known known[NUMBERS];
    uint64_t state = 61;
    struct scalar_pool *pool = scalar_pool_new();
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < NUMBERS; i++) make_known(pool, &known[i], &state);
        for (int i = 0; i < PAIRS_OF_A_ROUND; i++) {
            const struct known *x = &known[random_below(&state, NUMBERS)];
            check_pair(pool, x, random_below(&state, 8) == 0 ? x : &known[random_below(&state, NUMBERS)]);
        }
        for (int i = 0; i < NUMBERS; i++) assert_value(known[i].number, &known[i].value);
        scalar_pool_empty(pool);
    }
    scalar_pool_free(pool);
}

static void zero_and_one(void **unused)
{
    (void)unused;
    static struct quotient value;
    struct scalar_pool *pool = scalar_pool_new();
    quotient_read(&value, "0");
    assert_value(scalar_zero(pool), &value);
    assert_int_equal(scalar_sign(scalar_zero(pool)), 0);
    quotient_read(&value, "1");
    assert_value(scalar_one(pool), &value);
    assert_false(element_is_stuck(pool));
    assert_non_null(scalar_divide(pool, scalar_one(pool), scalar_zero(pool)));
    assert_true(element_is_stuck(pool));
    scalar_pool_empty(pool);
    scalar_pool_free(pool);
}

/* A30: scalar_read does not read beyond the end of the text, behind which lies a page that must not be read; for a text that is no number, or is followed by more bytes, it returns NULL. */
static void a_text_is_read_to_its_end_only(void **unused)
{
    (void)unused;
    static const char symbols[] = "0123456789-/.+ e";
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    uint64_t state = 157;
    int read = 0;
    void *memory;
    struct scalar_pool *pool = scalar_pool_new();
    assert_int_equal(posix_memalign(&memory, page, 2 * page), 0);
    unsigned char *const end = (unsigned char *)memory + page;
    assert_int_equal(mprotect(end, page, PROT_NONE), 0);
    for (int i = 0; i < TEXTS; i++) {
        const int length = random_below(&state, 24), kinds = i % 2 ? 12 : 16;
        for (int k = 1; k <= length; k++)
            end[-k] =
                i % 16 == 0 ? (unsigned char)random_next(&state) : (unsigned char)symbols[random_below(&state, kinds)];
        const scalar x = scalar_read(pool, end - length, length);
        if (x == NULL) continue;
        char *text = mpq_get_str(NULL, 10, x->value);
        assert_int_equal(strlen(text), length);
        assert_memory_equal(text, end - length, (size_t)length);
        free(text);
        read++;
    }
    assert_true(read > TEXTS / 20 && read < TEXTS);
    assert_int_equal(mprotect(end, page, PROT_READ | PROT_WRITE), 0);
    free(memory);
    scalar_pool_free(pool);
}

/* The integer from `from` to the byte before `to`, a digit at a time. */
static void horner(mpz_t x, const char *from, const char *to)
{
    const int minus = *from == '-';
    mpz_set_ui(x, 0);
    for (const char *digit = from + minus; digit < to; digit++) {
        mpz_mul_ui(x, x, 10);
        mpz_add_ui(x, x, (unsigned long)(*digit - '0'));
    }
    if (minus) mpz_neg(x, x);
}

/* G15, A30: of p or p/q, in lowest terms or not, mpq_set_str makes p / q; the text that it is given is the one that was read. */
static void a_text_denotes_its_digits(void **unused)
{
    (void)unused;
    static char text[QUOTIENT_TEXT];
    uint64_t state = 159;
    struct scalar_pool *pool = scalar_pool_new();
    mpq_t x;
    mpz_t p, q;
    mpq_init(x);
    mpz_inits(p, q, NULL);
    for (int i = 0; i < ROUNDS * 10; i++) {
        quotient_random(text, &state);
        const char *const copy = scalar_text(pool, (const unsigned char *)text, (int)strlen(text));
        assert_ptr_not_equal(copy, text);
        assert_string_equal(copy, text);
        const char *const end = text + strlen(text), *const bar = strchr(text, '/');
        horner(p, text, bar != NULL ? bar : end);
        mpz_set_ui(q, 1);
        if (bar != NULL) horner(q, bar + 1, end);
        assert_int_equal(mpq_set_str(x, copy, 10), 0);
        assert_int_equal(mpz_cmp(mpq_numref(x), p), 0);
        assert_int_equal(mpz_cmp(mpq_denref(x), q), 0);
    }
    mpz_clears(p, q, NULL);
    mpq_clear(x);
    scalar_pool_free(pool);
}

/* A7: scalar_unknown returns a number and raises a doubt, which lasts until the pool is emptied; the other numbers do not change. */
static void an_unknown_number_leaves_a_doubt(void **unused)
{
    (void)unused;
    static struct known x, y;
    uint64_t state = 163;
    struct scalar_pool *pool = scalar_pool_new();
    for (int i = 0; i < 200; i++) {
        make_known(pool, &x, &state);
        make_known(pool, &y, &state);
        assert_false(element_is_stuck(pool));
        assert_non_null(scalar_unknown(pool));
        assert_true(element_is_stuck(pool));
        check_pair(pool, &x, &y);
        assert_non_null(scalar_unknown(pool));
        assert_true(element_is_stuck(pool));
        assert_value(x.number, &x.value);
        scalar_pool_empty(pool);
    }
    scalar_pool_free(pool);
}

/* A doubt that arises in a scratch pool, or in a scratch pool of a scratch pool, is still there after these pools have been freed. */
static void a_scratch_pool_tells_its_lender(void **unused)
{
    (void)unused;
    struct scalar_pool *pool = scalar_pool_new();
    for (int depth = 1; depth <= 2; depth++) {
        assert_false(element_is_stuck(pool));
        struct scalar_pool *scratch = scalar_pool_scratch(pool);
        struct scalar_pool *last = depth == 2 ? scalar_pool_scratch(scratch) : scratch;
        scalar_divide(last, scalar_one(last), scalar_zero(last));
        assert_true(element_is_stuck(scratch));
        if (last != scratch) scalar_pool_free(last);
        scalar_pool_free(scratch);
        assert_true(element_is_stuck(pool));
        scalar_pool_empty(pool);
    }
    scalar_pool_free(pool);
}

/* So is a doubt that arises in any other pool; it ends only when the pool of a record is emptied. */
static void a_doubt_outlives_its_pool(void **unused)
{
    (void)unused;
    struct scalar_pool *pool = scalar_pool_new();
    struct scalar_pool *other = scalar_pool_new();
    scalar_divide(other, scalar_one(other), scalar_zero(other));
    scalar_pool_free(other);
    assert_true(element_is_stuck(pool));
    scalar_pool_empty(pool);
    assert_false(element_is_stuck(pool));
    scalar_pool_free(pool);
}

/* Numbers of the field of sqrt(2), and malformed records. */
#define FIELD "{\"poly\":[\"-2\",\"0\",\"1\"],\"interval\":[\"1\",\"2\"]}"

static void parse(struct json *json, const char *text)
{
    struct answer answer;
    if (!json_parse(json, (const unsigned char *)text, (int)strlen(text), &answer)) fail_msg("%s", text);
}

static void random_list(char *out, size_t room, uint64_t *state)
{
    static const char *const values[] = {"\"0\"", "\"1\"", "\"-3/2\"", "\"7\"", "\"2/4\"",
                                         "\"x\"", "3",     "null",     "[]",    "{}"};
    const int count = random_below(state, 8) == 0 ? random_between(state, 250, 260) : random_below(state, 5);
    const int kinds = random_below(state, 3) ? 4 : 10;
    size_t used = (size_t)snprintf(out, room, "[");
    for (int i = 0; i < count; i++)
        used += (size_t)snprintf(out + used, room - used, "%s%s", i ? "," : "", values[random_below(state, kinds)]);
    snprintf(out + used, room - used, "]");
}

/* Most keys are those that element_read looks for, and most values are lists. */
static void random_record(char *out, size_t room, uint64_t *state)
{
    static const char *const keys[] = {"coefficients", "poly", "interval", "other"};
    static char first[3000], second[3000];
    random_list(first, sizeof first, state);
    random_list(second, sizeof second, state);
    const int key = random_below(state, 3) ? 0 : random_between(state, 1, 2),
              other = (key + random_between(state, 1, 3)) % 4;
    if (random_below(state, 10) == 0)
        snprintf(out, room, "%s", first);
    else
        snprintf(out, room, "{\"%s\":%s,\"%s\":%s}", keys[key], first, keys[other],
                 random_below(state, 9) ? second : "\"1\"");
}

/* A53: whatever the bytes are, the three texts of the answer are constants of the program, and therefore short. */
static void the_texts_of_an_answer_end(void **unused)
{
    (void)unused;
    static const char *const records[] = {"{}",
                                          "[]",
                                          "{\"v\":1}",
                                          "{\"v\":1,\"type\":\"verdict\",\"kind\":\"contact\"}",
                                          "{\"v\":1,\"type\":\"verdict\",\"kind\":\"impact\",\"id\":\"x\"}",
                                          ""};
    static struct json json;
    struct scalar_pool *pool = scalar_pool_new();
    uint64_t state = 53;
    int words[4] = {0};
    for (int i = 0; i < RECORDS; i++) {
        char text[200];
        snprintf(text, sizeof text, "%s", records[i % 6]);
        const int length = (int)strlen(text);
        if (length > 0 && random_below(&state, 2)) text[random_below(&state, length)] = (char)random_below(&state, 256);
        int id = -1;
        const struct answer answer = record_check(&json, (const unsigned char *)text, length, pool, &id);
        assert_in_range(strnlen(answer.place, MAX_CONSTANT_TEXT + 1), 0, MAX_CONSTANT_TEXT);
        assert_in_range(strnlen(answer.item, MAX_CONSTANT_TEXT + 1), 0, MAX_CONSTANT_TEXT);
        assert_in_range(strnlen(answer.what, MAX_CONSTANT_TEXT + 1), 0, MAX_CONSTANT_TEXT);
        assert_true(id == 0 || (0 < id && id < json.count));
        words[answer.word]++;
    }
    assert_true(words[ANSWER_MALFORMED] > 0 && words[ANSWER_UNSUPPORTED] > 0);
    scalar_pool_free(pool);
}

/* element_degree (A60), and element_make and element_adjoin through the functions that call them: whatever the record contains, the results are a number or NULL, and 0 or 1; the record and
 * the numbers do not change, and a doubt does not end. */
static void elements_are_read_as_assumed(void **unused)
{
    (void)unused;
    static struct json json, before;
    static struct known x;
    static char text[8000];
    uint64_t state = 167;
    int numbers = 0;
    for (int i = 0; i < RECORDS; i++) {
        struct scalar_pool *pool = scalar_pool_new();
        if (i % 4) {
            parse(&json, FIELD);
            assert_true(element_set_field(pool, &json, 0));
        }
        make_known(pool, &x, &state);
        if (i % 5 == 0) scalar_unknown(pool);
        const int doubt = element_is_stuck(pool);
        random_record(text, sizeof text, &state);
        parse(&json, text);
        const size_t used = offsetof(struct json, node) + (size_t)json.count * sizeof *json.node;
        memcpy(&before, &json, used);
        for (int node = 0; node < json.count; node += 1 + node / 8) {
            const scalar y = element_read(pool, &json, node);
            numbers += y != NULL;
            if (json_member(&json, node, "coefficients") == 0) assert_null(y);
            const int root = element_is_root(pool, &json, node, y != NULL ? y : x.number);
            assert_true(root == 0 || root == 1);
            const int beside = element_is_beside_root(pool, &json, node, x.number, i % 2 ? 1 : -1);
            assert_true(beside == 0 || beside == 1);
        }
        assert_memory_equal(&before, &json, used);
        assert_value(x.number, &x.value);
        if (doubt) assert_true(element_is_stuck(pool));
        scalar_pool_empty(pool);
        scalar_pool_free(pool);
    }
    assert_true(numbers > RECORDS / 20);
}

/* The result of element_is_root and element_is_beside_root: a + b sqrt(2) is the root of t^2 - 2 a t + a^2 - 2 b^2 that lies above a if b > 0, below if b < 0. */
static void an_element_is_the_root_of_its_polynomial(void **unused)
{
    (void)unused;
    static struct json json;
    char text[400];
    for (int a = -9; a <= 9; a++) {
        for (int b = -9; b <= 9; b++) {
            struct scalar_pool *pool = scalar_pool_new();
            parse(&json, FIELD);
            assert_true(element_set_field(pool, &json, 0));
            snprintf(text, sizeof text, "{\"coefficients\":[\"%d\",\"%d\"]}", a, b);
            parse(&json, text);
            const scalar x = element_read(pool, &json, 0);
            assert_int_equal(x == NULL, b == 0);
            if (x != NULL)
                assert_int_equal(scalar_sign(x),
                                 (a > 0 ? a * a : -a * a) + (b > 0 ? 2 * b * b : -2 * b * b) > 0 ? 1 : -1);
            for (int side = -1; x != NULL && side <= 1; side += 2) {
                snprintf(text, sizeof text, "{\"poly\":[\"%d\",\"%d\",\"1\"],\"interval\":[\"%d\",\"%d\"]}",
                         a * a - 2 * b * b, -2 * a, side < 0 ? a - 15 : a, side < 0 ? a : a + 15);
                parse(&json, text);
                assert_int_equal(element_is_root(pool, &json, 0, x), (b > 0) == (side > 0));
            }
            assert_false(element_is_stuck(pool));
            scalar_pool_free(pool);
        }
    }
}

/* A29, A62: (a + b sqrt(2)) o (c + d sqrt(2)) has the coefficients that algebra gives it, and their sign. */
static void assert_surd(scalar x, const struct scalar_pool *pool, long a, long b)
{
    const scalar first = x->element != NULL ? x->element->term[0] : x;
    assert_int_equal(scalar_is_plain(x), b == 0);
    assert_int_equal(scalar_is_plain(x), x->element == NULL);
    assert_int_equal(mpq_cmp_si(first->value, a, 1), 0);
    if (b != 0) {
        assert_int_equal(x->element->count, 2);
        assert_ptr_equal(x->element->field, pool->field);
        assert_int_equal(mpq_cmp_si(x->element->term[1]->value, b, 1), 0);
    }
    const long size = (a > 0 ? a * a : -a * a) + (b > 0 ? 2 * b * b : -2 * b * b);
    assert_int_equal(scalar_sign(x), (size > 0) - (size < 0));
}

static scalar surd(struct scalar_pool *pool, long a, long b)
{
    struct scalar *term[2] = {scalar_fresh(pool), scalar_fresh(pool)};
    mpq_set_si(term[0]->value, a, 1);
    mpq_set_si(term[1]->value, b, 1);
    return element_make(pool, (const scalar[]){term[0], term[1]}, 2);
}

static void elements_have_the_value(void **unused)
{
    (void)unused;
    static struct json json;
    uint64_t state = 173;
    parse(&json, FIELD);
    for (int i = 0; i < 2000; i++) {
        struct scalar_pool *pool = scalar_pool_new();
        assert_true(element_set_field(pool, &json, 0));
        const long a = random_between(&state, -99, 99), b = random_between(&state, -9, 9),
                   c = random_between(&state, -99, 99), d = random_between(&state, -9, 9);
        const scalar x = surd(pool, a, b), y = surd(pool, c, d);
        assert_surd(scalar_add(pool, x, y), pool, a + c, b + d);
        assert_surd(scalar_subtract(pool, x, y), pool, a - c, b - d);
        assert_surd(scalar_multiply(pool, x, y), pool, a * c + 2 * b * d, a * d + b * c);
        assert_int_equal(scalar_equal(x, y), a == c && b == d);
        assert_true(scalar_equal(x, surd(pool, a, b)));
        if (c != 0 || d != 0) {
            assert_surd(scalar_multiply(pool, scalar_divide(pool, x, y), y), pool, a, b);
            if (d != 0) assert_surd(scalar_multiply(pool, element_invert(pool, y), y), pool, 1, 0);
        }
        assert_surd(x, pool, a, b);
        assert_false(element_is_stuck(pool));
        scalar_pool_free(pool);
    }
}

/* A60: the polynomial of a field has the leading coefficient 1 and changes its sign between low and high. */
static int sign_at(struct scalar_pool *pool, const struct field *field, scalar x)
{
    scalar value = scalar_one(pool);
    for (int i = field->degree - 1; i >= 0; i--)
        value = scalar_add(pool, scalar_multiply(pool, value, x), field->coefficient[i]);
    return scalar_sign(value);
}

static void assert_root_within(struct scalar_pool *pool, const struct field *field)
{
    assert_int_equal(field->stuck, 0);
    assert_true(field->sign_low == 1 || field->sign_low == -1);
    assert_int_equal(scalar_sign(scalar_subtract(pool, field->high, field->low)), 1);
    assert_int_equal(sign_at(pool, field, field->low), field->sign_low);
    assert_int_equal(sign_at(pool, field, field->high), -field->sign_low);
}

/* A60: the parts of a number that is not stored as a rational. */
static void assert_formed(scalar x, const struct scalar_pool *pool)
{
    assert_non_null(x);
    if (x->element == NULL) return;
    assert_ptr_equal(x->element->field, pool->field);
    assert_ptr_equal(x->element->field->pool, pool);
    assert_in_range(x->element->count, 2, element_degree(pool));
    for (int i = 0; i < x->element->count; i++) assert_true(scalar_is_plain(x->element->term[i]));
    assert_int_not_equal(scalar_sign(x->element->term[x->element->count - 1]), 0);
}

static void numbers_are_formed_as_assumed(void **unused)
{
    (void)unused;
    static struct json json;
    uint64_t state = 179;
    scalar x[8];
    parse(&json, "{\"poly\":[\"1\",\"0\",\"-10\",\"0\",\"1\"],\"interval\":[\"3\",\"4\"]}");
    for (int round = 0; round < 200; round++) {
        struct scalar_pool *pool = scalar_pool_new();
        assert_true(element_set_field(pool, &json, 0));
        for (int i = 0; i < 8; i++) {
            scalar term[4];
            const int count = (int)random_between(&state, 1, 4);
            for (int k = 0; k < count; k++) {
                struct scalar *new = scalar_fresh(pool);
                mpq_set_si(new->value, random_between(&state, -2, 2), 1);
                term[k] = new;
            }
            x[i] = element_make(pool, term, count);
            assert_formed(x[i], pool);
        }
        for (int i = 0; i < 40; i++) {
            const scalar a = x[random_between(&state, 0, 7)], b = x[random_between(&state, 0, 7)];
            scalar *to = x + random_between(&state, 0, 7);
            switch (random_between(&state, 0, 3)) {
            case 0: *to = scalar_add(pool, a, b); break;
            case 1: *to = scalar_subtract(pool, a, b); break;
            case 2: *to = i < 8 ? scalar_multiply(pool, a, b) : a; break;
            default: *to = i < 8 && scalar_sign(b) != 0 ? scalar_divide(pool, a, b) : b; break;
            }
            assert_formed(*to, pool);
        }
        assert_root_within(pool, pool->field);
        scalar_pool_free(pool);
    }
}

static scalar integer(struct scalar_pool *pool, long n)
{
    struct scalar *x = scalar_fresh(pool);
    mpq_set_si(x->value, n, 1);
    return x;
}

static scalar ratio(struct scalar_pool *pool, long p, long q)
{
    return scalar_divide(pool, integer(pool, p), integer(pool, q));
}

static int multiply_by(struct scalar_pool *pool, scalar *p, int count, const scalar *factor, int terms)
{
    for (int i = count + terms - 2; i >= 0; i--) {
        scalar sum = scalar_zero(pool);
        for (int k = 0; k < terms; k++)
            if (i - k >= 0 && i - k < count) sum = scalar_add(pool, sum, scalar_multiply(pool, factor[k], p[i - k]));
        p[i] = sum;
    }
    return count + terms - 1;
}

/* A64 for products of linear factors and of quadratic ones without real roots, whose roots in an interval can be counted. */
static void descartes_finds_one_root(void **unused)
{
    (void)unused;
    uint64_t state = 181;
    int found = 0;
    for (int round = 0; round < 4000; round++) {
        struct scalar_pool *pool = scalar_pool_new();
        scalar p[16] = {integer(pool, random_below(&state, 2) ? 3 : -2)};
        const int roots = random_below(&state, 5), pairs = random_below(&state, 3);
        const long low = random_between(&state, -20, 10), high = low + random_between(&state, 1, 12);
        int count = 1, inside = 0;
        for (int i = 0; i < roots; i++) {
            const long root = random_between(&state, -60, 60);
            inside += 3 * low < root && root < 3 * high;
            count = multiply_by(pool, p, count, (const scalar[]){ratio(pool, -root, 3), scalar_one(pool)}, 2);
        }
        for (int i = 0; i < pairs; i++) {
            const long b = random_between(&state, -9, 9);
            count = multiply_by(pool, p, count,
                                (const scalar[]){ratio(pool, b * b + random_between(&state, 1, 99), 4),
                                                 integer(pool, b), scalar_one(pool)},
                                3);
        }
        if (field_isolates(pool, p, count, integer(pool, low), integer(pool, high))) {
            assert_int_equal(inside, 1);
            found++;
        }
        scalar_pool_free(pool);
    }
    assert_true(found > 200);
}

/* A new list consists of zeros; after a number has been stored at an index it is there, and the other entries have not changed. */
static void coefficients_stay_as_put(void **state)
{
    (void)state;
    enum { LISTS = 3, LENGTH = 4096 };
    struct scalar_pool *pool = scalar_pool_new();
    struct coefficients *list[LISTS];
    scalar expected[LISTS][LENGTH];
    uint64_t seed = 7;
    for (int i = 0; i < LISTS; i++) {
        list[i] = coefficients_new(pool, LENGTH - i);
        for (int at = 0; at < LENGTH - i; at++) {
            expected[i][at] = coefficients_at(list[i], at);
            assert_int_equal(scalar_sign(expected[i][at]), 0);
        }
    }
    for (int round = 0; round < 10 * LENGTH; round++) {
        const int i = random_below(&seed, LISTS), at = random_below(&seed, LENGTH - i);
        expected[i][at] = scalar_one(pool);
        coefficients_put(list[i], at, expected[i][at]);
    }
    for (int i = 0; i < LISTS; i++) {
        for (int at = 0; at < LENGTH - i; at++) assert_ptr_equal(coefficients_at(list[i], at), expected[i][at]);
        coefficients_free(list[i]);
    }
    coefficients_free(NULL);
    scalar_pool_free(pool);
}

/* -1, 0 or 1 as x is below, equal to or above y */
static int order(struct scalar_pool *pool, scalar x, scalar y)
{
    return scalar_sign(scalar_subtract(pool, x, y));
}

/* What is proved of scalar_round.c, for x and y: a result that is rounded down is at most the exact value, one that is rounded up at least; for a square root the squares are compared. */
static void check_rounded(struct scalar_pool *pool, scalar x, scalar y, int bits, int up)
{
    const int away = up ? -1 : 1;
    const scalar left[2] = {x, y}, right[2] = {y, y}, square = scalar_multiply(pool, y, y);
    const scalar products = scalar_add(pool, scalar_multiply(pool, x, y), square);
    assert_int_not_equal(order(pool, scalar_round(pool, x, bits, up), x), away);
    assert_int_not_equal(order(pool, scalar_sum_round(pool, x, y, bits, up), scalar_add(pool, x, y)), away);
    assert_int_not_equal(order(pool, scalar_product_round(pool, x, y, bits, up), scalar_multiply(pool, x, y)), away);
    assert_int_not_equal(order(pool, scalar_dot_round(pool, left, right, 2, bits, up), products), away);
    assert_int_not_equal(order(pool, scalar_root(pool, square, bits, up),
                               scalar_sign(y) < 0 ? scalar_subtract(pool, scalar_zero(pool), y) : y),
                         away);
    if (scalar_sign(x) < 0) return;
    const scalar root = scalar_root(pool, x, bits, up);
    assert_int_not_equal(scalar_sign(root), -1);
    assert_int_not_equal(order(pool, scalar_multiply(pool, root, root), x), away);
}

/* 2^k, exactly */
static scalar power_of_two(struct scalar_pool *pool, int k)
{
    const scalar two = scalar_integer(pool, 2);
    scalar x = scalar_one(pool);
    for (int i = 0; i < abs(k); i++) x = k > 0 ? scalar_multiply(pool, x, two) : scalar_divide(pool, x, two);
    return x;
}

static void check_size(struct scalar_pool *pool, scalar x)
{
    const int size = scalar_size(x);
    const scalar square = scalar_multiply(pool, x, x);
    if (scalar_sign(x) == 0) {
        assert_int_equal(size, -SCALAR_SIZE_UNKNOWN);
        return;
    }
    assert_int_equal(order(pool, power_of_two(pool, 2 * (size - 1)), square), -1);
    assert_int_equal(order(pool, square, power_of_two(pool, 2 * (size + 1))), -1);
}

/* For long numbers, and for short ones whose denominators are powers of 2. */
static void numbers_are_rounded_to_their_side(void **unused)
{
    (void)unused;
    enum { TIMES = 1500 };
    static struct known x, y;
    uint64_t state = 167;
    struct scalar_pool *pool = scalar_pool_new();
    for (int i = 0; i < TIMES; i++) {
        const int bits = 1 + random_below(&state, 100), up = i % 2;
        make_known(pool, &x, &state);
        make_known(pool, &y, &state);
        check_rounded(pool, x.number, y.number, bits, up);
        check_rounded(pool, scalar_round(pool, x.number, 40, 0), scalar_round(pool, y.number, 9, 1), bits, up);
        check_rounded(pool, scalar_zero(pool), scalar_integer(pool, i - TIMES / 2), bits, up);
        if (i % 16 == 0) check_size(pool, scalar_round(pool, x.number, 64, up));
        scalar_pool_empty(pool);
    }
    assert_int_equal(scalar_sign(scalar_integer(pool, 0)), 0);
    for (int n = 0; n < 100; n++) assert_true(scalar_equal(scalar_power_of_two(pool, n), power_of_two(pool, n)));
    assert_true(
        scalar_equal(scalar_integer(pool, -3), scalar_subtract(pool, scalar_zero(pool), scalar_integer(pool, 3))));
    assert_false(element_is_stuck(pool));
    assert_non_null(scalar_root(pool, scalar_integer(pool, -1), 8, 0));
    assert_true(element_is_stuck(pool));
    scalar_pool_free(pool);
}

/* q d - n is at least 0 and below d for a q that is rounded up; for one that is rounded down the same holds of n - q d. */
static void check_quotient(const mpz_t q, const mpz_t n, const mpz_t d, int up)
{
    mpz_t rest;
    mpz_init(rest);
    mpz_mul(rest, q, d);
    if (up)
        mpz_sub(rest, rest, n);
    else
        mpz_sub(rest, n, rest);
    assert_true(mpz_sgn(rest) >= 0 && mpz_cmp(rest, d) < 0);
    mpz_clear(rest);
}

/* G18, G21 for an integer n and a divisor d > 0: quotients, square root, digits. */
static void check_integers(const mpz_t n, const mpz_t d, unsigned long shift)
{
    mpz_t q, power;
    mpz_init(q);
    assert_int_equal(mpz_sgn(q), 0);
    mpz_init_set_ui(power, 1);
    for (unsigned long i = 0; i < shift; i++) mpz_add(power, power, power);
    mpz_cdiv_q(q, n, d);
    check_quotient(q, n, d, 1);
    mpz_fdiv_q(q, n, d);
    check_quotient(q, n, d, 0);
    mpz_cdiv_q_2exp(q, n, shift);
    check_quotient(q, n, power, 1);
    mpz_fdiv_q_2exp(q, n, shift);
    check_quotient(q, n, power, 0);
    mpz_fdiv_q_ui(q, n, shift + 1);
    mpz_set_ui(power, shift + 1);
    check_quotient(q, n, power, 0);
    mpz_sqrt(q, d);
    mpz_mul(power, q, q);
    assert_true(mpz_sgn(q) >= 0 && mpz_cmp(power, d) <= 0);
    mpz_add_ui(q, q, 1);
    mpz_mul(power, q, q);
    assert_true(mpz_cmp(power, d) > 0);
    mpz_set_ui(power, 1);
    mpz_mul_2exp(power, power, mpz_sizeinbase(d, 2) - 1);
    assert_true(mpz_cmp(power, d) <= 0);
    mpz_add(power, power, power);
    assert_true(mpz_cmp(power, d) > 0);
    mpz_set_si(power, 1);
    mpz_mul_2exp(power, power, mpz_scan1(d, 0));
    mpz_fdiv_q(q, d, power);
    assert_true(mpz_odd_p(q));
    mpz_mul(q, q, power);
    assert_int_equal(mpz_cmp(q, d), 0);
    mpz_clear(q);
    mpz_clear(power);
}

/* G20, G21: a rational is its numerator divided by its denominator, which is positive, also before it is set; and what the functions of GMP for integers compute. */
static void integers_are_computed_as_assumed(void **unused)
{
    (void)unused;
    static struct known x;
    uint64_t state = 181;
    struct scalar_pool *pool = scalar_pool_new();
    assert_int_equal(mpz_sgn(mpq_denref(scalar_fresh(pool)->value)), 1);
    for (int i = 0; i < NUMBERS; i++) {
        mpz_t n, d, sum;
        mpq_t whole, scaled;
        make_known(pool, &x, &state);
        mpz_init_set(n, mpq_numref(x.number->value));
        mpz_init_set(d, mpq_denref(x.number->value));
        assert_int_equal(mpz_sgn(d), 1);
        check_integers(n, d, (unsigned long)random_below(&state, 100));
        mpq_init(whole);
        mpq_init(scaled);
        mpq_set_z(whole, d);
        mpq_mul(scaled, x.number->value, whole);
        mpq_set_z(whole, n);
        assert_true(mpq_equal(scaled, whole));
        mpq_div_2exp(scaled, whole, (mp_bitcnt_t)i);
        for (int k = 0; k < i; k++) mpq_add(scaled, scaled, scaled);
        assert_true(mpq_equal(scaled, whole));
        mpz_init(sum);
        mpz_mul_2exp(sum, n, 3);
        for (int k = 0; k < 8; k++) mpz_sub(sum, sum, n);
        assert_int_equal(mpz_sgn(sum), 0);
        mpz_addmul(sum, n, d);
        mpz_mul(n, n, d);
        assert_int_equal(mpz_cmp(sum, n), 0);
        mpq_clear(whole);
        mpq_clear(scaled);
        mpz_clear(n);
        mpz_clear(d);
        mpz_clear(sum);
    }
    scalar_pool_free(pool);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(operations_have_the_value),
        cmocka_unit_test(zero_and_one),
        cmocka_unit_test(a_text_is_read_to_its_end_only),
        cmocka_unit_test(a_text_denotes_its_digits),
        cmocka_unit_test(an_unknown_number_leaves_a_doubt),
        cmocka_unit_test(a_scratch_pool_tells_its_lender),
        cmocka_unit_test(a_doubt_outlives_its_pool),
        cmocka_unit_test(elements_are_read_as_assumed),
        cmocka_unit_test(an_element_is_the_root_of_its_polynomial),
        cmocka_unit_test(elements_have_the_value),
        cmocka_unit_test(numbers_are_formed_as_assumed),
        cmocka_unit_test(coefficients_stay_as_put),
        cmocka_unit_test(descartes_finds_one_root),
        cmocka_unit_test(the_texts_of_an_answer_end),
        cmocka_unit_test(numbers_are_rounded_to_their_side),
        cmocka_unit_test(integers_are_computed_as_assumed),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
