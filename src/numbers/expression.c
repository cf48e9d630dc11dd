/* SPDX-License-Identifier: BSD-2-Clause */
/* Recursive descent; the depth, the number of operations and the size of every rational are bounded. */
#include "numbers/expression_private.h"

#include "numbers/cursor.h"
#include "numbers/real.h"

#include <string.h>

static enum status read_sum(struct reader *r, struct term *out) WARN_UNUSED;
static enum status read_factor(struct reader *r, struct term *out) WARN_UNUSED;

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
        *out = term_from_number(x);
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
    return status == STATUS_OK ? term_count(r, out) : status;
}

static enum status read_bare_item(struct reader *r, struct term *out)
{
    for (const struct function *f = expression_functions; f->name != NULL; f++)
        if (accept_word(r, f->name)) return read_function(r, f, out);
    if (peek(&r->cursor) == '(') return read_parentheses(r, out);
    if (accept_word(r, "pi")) {
        *out = term_from_angle(angle_from_half_turns(r->pool, number_from_integer(r->pool, 1)));
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
    *out = term_from_angle(angle_scale(r->pool, &degree, out->number));
    return term_count(r, out);
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
    return status == STATUS_OK ? term_power(r, out, &exponent) : status;
}

static enum status read_factor(struct reader *r, struct term *out)
{
    const int negative = accept_word(r, "-");
    if (!negative) accept_word(r, "+");
    const enum status status = read_power(r, out);
    if (status != STATUS_OK || !negative) return status;
    const struct term minus_one = term_from_number(number_from_integer(r->pool, -1));
    return term_multiply(r, out, &minus_one);
}

static enum status read_product(struct reader *r, struct term *out)
{
    enum status status = read_factor(r, out);
    while (status == STATUS_OK) {
        struct term right;
        const int times = accept_word(r, "*");
        if (!times && !accept_word(r, "/")) break;
        status = read_factor(r, &right);
        if (status == STATUS_OK) status = times ? term_multiply(r, out, &right) : term_divide(r, out, &right);
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
        if (status == STATUS_OK) status = term_add(r, out, &right, plus ? 1 : -1);
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
        *angle = term_angle(&r, &term);
    else
        *number = term.number;
    return STATUS_OK;
}
