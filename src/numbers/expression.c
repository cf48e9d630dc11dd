/* SPDX-License-Identifier: BSD-2-Clause */
/* Recursive descent; the depth, the number of operations and the size of every rational are bounded. */
#include "numbers/expression_private.h"

#include "numbers/cursor.h"
#include "numbers/real.h"

#include <string.h>

struct reader {
    struct number_pool *pool;
    struct cursor cursor;
    struct failure *failure;
    int depth, operations;
};

/* A number, or an angle when `number` is NULL. */
struct term {
    const struct number *number;
    struct angle angle;
};

static enum status read_sum(struct reader *r, struct term *out) WARN_UNUSED;
static enum status read_factor(struct reader *r, struct term *out) WARN_UNUSED;

static struct term number_term(const struct number *x)
{
    return (struct term){.number = x};
}

static struct term angle_term(struct angle angle)
{
    return (struct term){.angle = angle};
}

static struct angle as_angle(struct reader *r, const struct term *x)
{
    return x->number == NULL ? x->angle : angle_from_radians(r->pool, x->number);
}

/* Every operation passes here: so a text makes a bounded number of numbers of bounded size. */
static enum status count(struct reader *r, const struct term *x)
{
    if (++r->operations > EXPRESSION_MAX_OPERATIONS)
        return refuse(r->failure, "the expression has more than %d operations", EXPRESSION_MAX_OPERATIONS);
    if (x->number == NULL || !number_is_plain(x->number)) return STATUS_OK;
    if (number_numerator_bits(x->number) + number_denominator_bits(x->number) <= EXPRESSION_MAX_BITS) return STATUS_OK;
    return refuse(r->failure, "the expression makes a number of more than %d bits", EXPRESSION_MAX_BITS);
}

static enum status require_nonzero(struct reader *r, const struct number *x)
{
    const int sign = number_sign(x);
    if (sign == 0) return refuse(r->failure, "division by zero");
    if (sign == NUMBER_SIGN_UNKNOWN)
        return refuse(r->failure, "the budget does not suffice to tell whether a divisor is zero");
    return STATUS_OK;
}

static enum status add(struct reader *r, struct term *x, const struct term *y, int sign)
{
    struct number_pool *pool = r->pool;
    if (x->number != NULL && y->number != NULL) {
        *x = number_term(sign > 0 ? number_add(pool, x->number, y->number)
                                  : number_subtract(pool, x->number, y->number));
    } else {
        struct angle left = as_angle(r, x), right = as_angle(r, y);
        if (sign < 0) right = angle_scale(pool, &right, number_from_integer(pool, -1));
        *x = angle_term(angle_add(pool, &left, &right));
    }
    return count(r, x);
}

static enum status multiply(struct reader *r, struct term *x, const struct term *y)
{
    if (x->number == NULL && y->number == NULL) return refuse(r->failure, "an angle times an angle");
    if (x->number == NULL)
        *x = angle_term(angle_scale(r->pool, &x->angle, y->number));
    else if (y->number == NULL)
        *x = angle_term(angle_scale(r->pool, &y->angle, x->number));
    else
        *x = number_term(number_multiply(r->pool, x->number, y->number));
    return count(r, x);
}

static enum status divide(struct reader *r, struct term *x, const struct term *y)
{
    if (y->number == NULL) return refuse(r->failure, "division by an angle");
    const enum status status = require_nonzero(r, y->number);
    if (status != STATUS_OK) return status;
    if (x->number != NULL) {
        *x = number_term(number_divide(r->pool, x->number, y->number));
    } else {
        const struct number *inverse = number_divide(r->pool, number_from_integer(r->pool, 1), y->number);
        *x = angle_term(angle_scale(r->pool, &x->angle, inverse));
    }
    return count(r, x);
}

/* The exponent of a power, when it is an integer that does not make a number too large. */
static enum status exponent_of(struct reader *r, const struct number *base, const struct number *x, long *exponent)
{
    if (!number_is_plain(x) || mpz_cmp_ui(mpq_denref(x->value), 1) != 0)
        return refuse(r->failure, "an exponent must be an integer");
    if (mpz_cmpabs_ui(mpq_numref(x->value), EXPRESSION_MAX_EXPONENT) > 0)
        return refuse(r->failure, "an exponent is beyond +-%d", EXPRESSION_MAX_EXPONENT);
    *exponent = mpz_get_si(mpq_numref(x->value));
    const long size = *exponent < 0 ? -*exponent : *exponent;
    const long bits = number_numerator_bits(base) + number_denominator_bits(base);
    if (number_is_plain(base) && (bits - 2) * size > EXPRESSION_MAX_BITS)
        return refuse(r->failure, "a power makes a number of more than %d bits", EXPRESSION_MAX_BITS);
    return STATUS_OK;
}

static enum status to_power(struct reader *r, struct term *x, const struct term *y)
{
    long exponent = 0;
    if (x->number == NULL || y->number == NULL) return refuse(r->failure, "a power of an angle, or with an angle");
    enum status status = exponent_of(r, x->number, y->number, &exponent);
    if (status == STATUS_OK && exponent < 0) status = require_nonzero(r, x->number);
    if (status != STATUS_OK) return status;
    *x = number_term(number_power(r->pool, x->number, exponent));
    return count(r, x);
}

static int roots_of(const struct number *x)
{
    return number_is_plain(x) ? 0 : x->real->roots;
}

static enum status check_roots(struct reader *r, const struct number *x)
{
    if (roots_of(x) < EXPRESSION_MAX_ROOTS) return STATUS_OK;
    return refuse(r->failure, "more than %d square roots in one another", EXPRESSION_MAX_ROOTS);
}

static enum status apply_sqrt(struct reader *r, struct term *x)
{
    if (x->number == NULL) return refuse(r->failure, "the square root of an angle");
    const enum status status = check_roots(r, x->number);
    if (status != STATUS_OK) return status;
    const int sign = number_sign(x->number);
    if (sign == NUMBER_SIGN_UNKNOWN)
        return refuse(r->failure, "the budget does not suffice to tell whether a square root has a negative argument");
    if (sign < 0) return refuse(r->failure, "the square root of a negative number");
    *x = number_term(sign == 0 ? number_from_integer(r->pool, 0) : number_sqrt(r->pool, x->number));
    return STATUS_OK;
}

static enum status apply_atan(struct reader *r, struct term *x)
{
    if (x->number == NULL) return refuse(r->failure, "the arctangent of an angle");
    const enum status status = check_roots(r, x->number);
    if (status == STATUS_OK) *x = angle_term(angle_from_tangent(r->pool, x->number));
    return status;
}

static enum status apply_tan(struct reader *r, struct term *x)
{
    const struct angle angle = as_angle(r, x);
    const struct number *cosine = angle_cosine(r->pool, &angle);
    const enum status status = require_nonzero(r, cosine);
    if (status != STATUS_OK) return refuse(r->failure, "the tangent of a right angle");
    *x = number_term(number_divide(r->pool, angle_sine(r->pool, &angle), cosine));
    return STATUS_OK;
}

static enum status apply_sin(struct reader *r, struct term *x)
{
    const struct angle angle = as_angle(r, x);
    *x = number_term(angle_sine(r->pool, &angle));
    return STATUS_OK;
}

static enum status apply_cos(struct reader *r, struct term *x)
{
    const struct angle angle = as_angle(r, x);
    *x = number_term(angle_cosine(r->pool, &angle));
    return STATUS_OK;
}

static const struct function {
    const char *name;
    enum status (*apply)(struct reader *r, struct term *x);
} functions[] = {
    {"sqrt", apply_sqrt}, {"sin", apply_sin}, {"cos", apply_cos}, {"tan", apply_tan}, {"atan", apply_atan}};

static int accept_word(struct reader *r, const char *word)
{
    const size_t n = strlen(word);
    if ((size_t)(r->cursor.end - r->cursor.at) < n || memcmp(r->cursor.at, word, n) != 0) return 0;
    r->cursor.at += n;
    skip_space(&r->cursor);
    return 1;
}

static enum status read_literal(struct reader *r, struct term *out)
{
    mpq_t value;
    mpq_init(value);
    const enum status status = literal_read(&r->cursor, value, r->failure);
    if (status == STATUS_OK) {
        struct number *x = number_fresh(r->pool);
        mpq_swap(x->value, value);
        *out = number_term(x);
    }
    mpq_clear(value);
    skip_space(&r->cursor);
    return status;
}

static enum status read_parentheses(struct reader *r, struct term *out)
{
    if (!accept_word(r, "(")) return refuse(r->failure, "'(' is expected after the name of a function");
    if (++r->depth > EXPRESSION_MAX_DEPTH)
        return refuse(r->failure, "the expression is nested more than %d deep", EXPRESSION_MAX_DEPTH);
    const enum status status = read_sum(r, out);
    if (status != STATUS_OK) return status;
    r->depth--;
    return accept_word(r, ")") ? STATUS_OK : refuse(r->failure, "')' is expected");
}

static enum status read_function(struct reader *r, const struct function *function, struct term *out)
{
    enum status status = read_parentheses(r, out);
    if (status == STATUS_OK) status = function->apply(r, out);
    return status == STATUS_OK ? count(r, out) : status;
}

static enum status read_bare_item(struct reader *r, struct term *out)
{
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        if (accept_word(r, functions[i].name)) return read_function(r, functions + i, out);
    if (peek(&r->cursor) == '(') return read_parentheses(r, out);
    if (accept_word(r, "pi")) {
        *out = angle_term(angle_from_half_turns(r->pool, number_from_integer(r->pool, 1)));
        return STATUS_OK;
    }
    if (peek(&r->cursor) == '.' || (peek(&r->cursor) >= '0' && peek(&r->cursor) <= '9')) return read_literal(r, out);
    return refuse(r->failure, peek(&r->cursor) < 0 ? "the expression ends too early"
                                                   : "a number, '(', pi, sqrt, sin, cos, tan or atan is expected");
}

static enum status read_item(struct reader *r, struct term *out)
{
    enum status status = read_bare_item(r, out);
    if (status != STATUS_OK || !accept_word(r, "deg")) return status;
    if (out->number == NULL) return refuse(r->failure, "'deg' after an angle");
    const struct number *half_turn = number_from_ratio(r->pool, 1, 180);
    struct angle degree = angle_from_half_turns(r->pool, half_turn);
    *out = angle_term(angle_scale(r->pool, &degree, out->number));
    return count(r, out);
}

static enum status read_power(struct reader *r, struct term *out)
{
    struct term exponent;
    enum status status = read_item(r, out);
    if (status != STATUS_OK || !accept_word(r, "^")) return status;
    if (++r->depth > EXPRESSION_MAX_DEPTH)
        return refuse(r->failure, "the expression is nested more than %d deep", EXPRESSION_MAX_DEPTH);
    status = read_factor(r, &exponent);
    r->depth--;
    return status == STATUS_OK ? to_power(r, out, &exponent) : status;
}

static enum status read_factor(struct reader *r, struct term *out)
{
    const int negative = accept_word(r, "-");
    if (!negative) accept_word(r, "+");
    const enum status status = read_power(r, out);
    if (status != STATUS_OK || !negative) return status;
    const struct term minus_one = number_term(number_from_integer(r->pool, -1));
    return multiply(r, out, &minus_one);
}

static enum status read_product(struct reader *r, struct term *out)
{
    enum status status = read_factor(r, out);
    while (status == STATUS_OK) {
        struct term right;
        const int times = accept_word(r, "*");
        if (!times && !accept_word(r, "/")) break;
        status = read_factor(r, &right);
        if (status == STATUS_OK) status = times ? multiply(r, out, &right) : divide(r, out, &right);
    }
    return status;
}

static enum status read_sum(struct reader *r, struct term *out)
{
    enum status status = read_product(r, out);
    while (status == STATUS_OK) {
        struct term right;
        const int plus = accept_word(r, "+");
        if (!plus && !accept_word(r, "-")) break;
        status = read_product(r, &right);
        if (status == STATUS_OK) status = add(r, out, &right, plus ? 1 : -1);
    }
    return status;
}

enum status expression_parse(struct number_pool *pool, const char *text, size_t length, const struct number **number,
                             struct angle *angle, struct failure *failure)
{
    struct failure why = {"", ""};
    struct reader r = {.pool = pool, .cursor = {text, text + length}, .failure = &why};
    struct term term;
    char shown[QUOTE_SIZE];
    skip_space(&r.cursor);
    enum status status = read_sum(&r, &term);
    if (status == STATUS_OK && r.cursor.at != r.cursor.end)
        status = refuse(&why, "an operator is expected at character %zu", (size_t)(r.cursor.at - text) + 1);
    if (status == STATUS_OK && angle == NULL && term.number == NULL)
        status = refuse(&why, "an angle is not a number: put it into sin(), cos() or tan()");
    if (status != STATUS_OK) {
        quote(text, length, shown);
        return refuse(failure, "'%s': %s", shown, why.reason);
    }
    if (angle != NULL)
        *angle = as_angle(&r, &term);
    else
        *number = term.number;
    return STATUS_OK;
}
