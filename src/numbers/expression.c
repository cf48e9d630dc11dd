/* SPDX-License-Identifier: BSD-2-Clause */
/* Recursive descent; the depth, the number of operations and the size of every rational are bounded. */
#include "numbers/expression_private.h"

#include "numbers/cursor.h"
#include "numbers/real.h"

/* The frame of the reading functions: what they change besides their output, and what they ensure: the place in the
 * text moves on, and on success the result is a term at the same depth. They call one another; each call goes down in
 * the grammar, or deeper into parentheses or powers. */
/* clang-format off */
#define READ_BY(r) r->cursor.at, r->depth, r->operations, *r->failure
/* clang-format on */
/*@ predicate is_back{L1, L2}(struct reader *r) = is_within{L2}(r) && \at(r->depth, L2) == \at(r->depth, L1); */

/*@ requires is_reader(r) && is_within(r) && \valid(out) && \separated(r, out);
  @ decreases 16 * (EXPRESSION_MAX_DEPTH - r->depth) + 10;
  @ assigns READ_BY(r), *out;
  @ ensures is_reader(r);
  @ ensures goes_on{Pre, Here}(&r->cursor);
  @ ensures \result == STATUS_OK ==> is_back{Pre, Here}(r) && is_term(*out); */
static enum status read_sum(struct reader *r, struct term *out) WARN_UNUSED;
/*@ requires is_reader(r) && is_within(r) && \valid(out) && \separated(r, out);
  @ decreases 16 * (EXPRESSION_MAX_DEPTH - r->depth) + 6;
  @ assigns READ_BY(r), *out;
  @ ensures is_reader(r);
  @ ensures goes_on{Pre, Here}(&r->cursor);
  @ ensures \result == STATUS_OK ==> is_back{Pre, Here}(r) && is_term(*out); */
static enum status read_factor(struct reader *r, struct term *out) WARN_UNUSED;

/*@ requires is_reader(r);
  @ requires short_text(word);
  @ assigns r->cursor.at;
  @ ensures is_reader(r) && goes_on{Pre, Here}(&r->cursor);
  @ ensures \result != 0 ==> r->cursor.end - r->cursor.at < \old(r->cursor.end - r->cursor.at); */
static int accept_word(struct reader *r, const char *word)
{
    const size_t n = begins_with(r->cursor.at, (size_t)(r->cursor.end - r->cursor.at), word);
    if (n == 0) return 0;
    r->cursor.at += n;
    skip_space(&r->cursor);
    return 1;
}

/*@ requires is_reader(r) && character >= 0;
  @ assigns r->cursor.at;
  @ ensures is_reader(r) && goes_on{Pre, Here}(&r->cursor);
  @ ensures \result != 0 ==> r->cursor.end - r->cursor.at < \old(r->cursor.end - r->cursor.at); */
static int accept_character(struct reader *r, int character)
{
    if (!accept(&r->cursor, character)) return 0;
    skip_space(&r->cursor);
    return 1;
}

/*@ requires is_reader(r) && is_within(r) && \valid(out) && \separated(r, out);
  @ assigns READ_BY(r), *out;
  @ ensures is_reader(r);
  @ ensures goes_on{Pre, Here}(&r->cursor);
  @ ensures \result == STATUS_OK ==> is_back{Pre, Here}(r) && is_term(*out); */
static enum status read_literal(struct reader *r, struct term *out)
{
    mpq_t value;
    mpq_init(value);
    const enum status status = literal_read(&r->cursor, value, r->failure);
    if (status == STATUS_OK) *out = term_from_number(number_take(r->pool, value));
    mpq_clear(value);
    skip_space(&r->cursor);
    return status;
}

/*@ requires is_reader(r) && is_within(r) && \valid(out) && \separated(r, out);
  @ decreases 16 * (EXPRESSION_MAX_DEPTH - r->depth) + 1;
  @ assigns READ_BY(r), *out;
  @ ensures is_reader(r);
  @ ensures goes_on{Pre, Here}(&r->cursor);
  @ ensures \result == STATUS_OK ==> is_back{Pre, Here}(r) && is_term(*out); */
static enum status read_parentheses(struct reader *r, struct term *out)
{
    if (!accept_character(r, '(')) return refuse(r->failure, "'(' is expected after the name of a function");
    if (++r->depth > EXPRESSION_MAX_DEPTH)
        return refuse(r->failure, "the expression is nested more than %d deep", EXPRESSION_MAX_DEPTH);
    const enum status status = read_sum(r, out);
    if (status != STATUS_OK) return status;
    r->depth--;
    return accept_character(r, ')') ? STATUS_OK : refuse(r->failure, "')' is expected");
}

/*@ requires is_reader(r) && is_within(r) && \valid(out) && \separated(r, out);
  @ requires FUNCTION_SQRT <= function <= FUNCTION_ATAN;
  @ decreases 16 * (EXPRESSION_MAX_DEPTH - r->depth) + 2;
  @ assigns READ_BY(r), *out;
  @ ensures is_reader(r);
  @ ensures goes_on{Pre, Here}(&r->cursor);
  @ ensures \result == STATUS_OK ==> is_back{Pre, Here}(r) && is_term(*out); */
static enum status read_function(struct reader *r, enum function function, struct term *out)
{
    enum status status = read_parentheses(r, out);
    if (status == STATUS_OK) status = term_apply(r, function, out);
    return status == STATUS_OK ? term_count(r, out) : status;
}

/* The function whose name is next, or -1. */
/*@ requires is_reader(r);
  @ assigns r->cursor.at;
  @ ensures is_reader(r) && goes_on{Pre, Here}(&r->cursor);
  @ ensures -1 <= \result <= FUNCTION_ATAN; */
static int accept_function(struct reader *r)
{
    if (accept_word(r, "sqrt")) return FUNCTION_SQRT;
    if (accept_word(r, "sin")) return FUNCTION_SIN;
    if (accept_word(r, "cos")) return FUNCTION_COS;
    if (accept_word(r, "tan")) return FUNCTION_TAN;
    return accept_word(r, "atan") ? FUNCTION_ATAN : -1;
}

/*@ requires is_reader(r) && is_within(r) && \valid(out) && \separated(r, out);
  @ assigns READ_BY(r), *out;
  @ ensures is_reader(r);
  @ ensures goes_on{Pre, Here}(&r->cursor);
  @ ensures \result == STATUS_OK ==> is_back{Pre, Here}(r) && is_term(*out); */
static enum status read_constant(struct reader *r, struct term *out)
{
    if (accept_word(r, "pi")) {
        *out = term_from_angle(angle_from_half_turns(r->pool, number_from_integer(r->pool, 1)));
        return STATUS_OK;
    }
    if (peek(&r->cursor) == '.' || (peek(&r->cursor) >= '0' && peek(&r->cursor) <= '9')) return read_literal(r, out);
    return refuse(r->failure, peek(&r->cursor) < 0 ? "the expression ends too early"
                                                   : "a number, '(', pi, sqrt, sin, cos, tan or atan is expected");
}

/*@ requires is_reader(r) && is_within(r) && \valid(out) && \separated(r, out);
  @ decreases 16 * (EXPRESSION_MAX_DEPTH - r->depth) + 3;
  @ assigns READ_BY(r), *out;
  @ ensures is_reader(r);
  @ ensures goes_on{Pre, Here}(&r->cursor);
  @ ensures \result == STATUS_OK ==> is_back{Pre, Here}(r) && is_term(*out); */
static enum status read_bare_item(struct reader *r, struct term *out)
{
    const int function = accept_function(r);
    if (function >= 0) return read_function(r, (enum function)function, out);
    return peek(&r->cursor) == '(' ? read_parentheses(r, out) : read_constant(r, out);
}

/*@ requires is_reader(r);
  @ assigns r->cursor.at;
  @ ensures is_reader(r) && goes_on{Pre, Here}(&r->cursor); */
static int accept_degrees(struct reader *r)
{
    return accept_word(r, "deg");
}

/*@ requires is_reader(r) && is_within(r) && \valid(out) && \separated(r, out);
  @ decreases 16 * (EXPRESSION_MAX_DEPTH - r->depth) + 4;
  @ assigns READ_BY(r), *out;
  @ ensures is_reader(r);
  @ ensures goes_on{Pre, Here}(&r->cursor);
  @ ensures \result == STATUS_OK ==> is_back{Pre, Here}(r) && is_term(*out); */
static enum status read_item(struct reader *r, struct term *out)
{
    enum status status = read_bare_item(r, out);
    if (status != STATUS_OK || !accept_degrees(r)) return status;
    if (out->number == NULL) return refuse(r->failure, "'deg' after an angle");
    const struct number *half_turn = number_from_ratio(r->pool, 1, 180);
    struct angle degree = angle_from_half_turns(r->pool, half_turn);
    *out = term_from_angle(angle_scale(r->pool, &degree, out->number));
    return term_count(r, out);
}

/*@ requires is_reader(r) && is_within(r) && \valid(out) && \separated(r, out);
  @ requires is_term(*out);
  @ decreases 16 * (EXPRESSION_MAX_DEPTH - r->depth) + 1;
  @ assigns READ_BY(r), *out;
  @ ensures is_reader(r);
  @ ensures goes_on{Pre, Here}(&r->cursor);
  @ ensures \result == STATUS_OK ==> is_back{Pre, Here}(r) && is_term(*out); */
static enum status read_exponent(struct reader *r, struct term *out)
{
    struct term exponent;
    if (++r->depth > EXPRESSION_MAX_DEPTH)
        return refuse(r->failure, "the expression is nested more than %d deep", EXPRESSION_MAX_DEPTH);
    const enum status status = read_factor(r, &exponent);
    if (status != STATUS_OK) return status;
    r->depth--;
    return term_power(r, out, &exponent);
}

/*@ requires is_reader(r) && is_within(r) && \valid(out) && \separated(r, out);
  @ decreases 16 * (EXPRESSION_MAX_DEPTH - r->depth) + 5;
  @ assigns READ_BY(r), *out;
  @ ensures is_reader(r);
  @ ensures goes_on{Pre, Here}(&r->cursor);
  @ ensures \result == STATUS_OK ==> is_back{Pre, Here}(r) && is_term(*out); */
static enum status read_power(struct reader *r, struct term *out)
{
    const enum status status = read_item(r, out);
    return status == STATUS_OK && accept_character(r, '^') ? read_exponent(r, out) : status;
}

/*@ requires is_operand(r, x) && \valid(x);
  @ assigns *x, r->operations, *r->failure;
  @ ensures \result == STATUS_OK ==> is_result(r, x); */
static enum status negate(struct reader *r, struct term *x)
{
    const struct term minus_one = term_from_number(number_from_integer(r->pool, -1));
    return term_multiply(r, x, &minus_one);
}

static enum status read_factor(struct reader *r, struct term *out)
{
    const int negative = accept_character(r, '-');
    if (!negative) accept_character(r, '+');
    const enum status status = read_power(r, out);
    return status == STATUS_OK && negative ? negate(r, out) : status;
}

/*@ requires is_reader(r) && is_within(r) && \valid(out) && \separated(r, out);
  @ requires is_term(*out);
  @ decreases 16 * (EXPRESSION_MAX_DEPTH - r->depth) + 7;
  @ assigns READ_BY(r), *out;
  @ ensures is_reader(r);
  @ ensures goes_on{Pre, Here}(&r->cursor);
  @ ensures \result == STATUS_OK ==> is_back{Pre, Here}(r) && is_term(*out); */
static enum status read_next_factor(struct reader *r, struct term *out, int times)
{
    struct term right;
    const enum status status = read_factor(r, &right);
    if (status != STATUS_OK) return status;
    return times ? term_multiply(r, out, &right) : term_divide(r, out, &right);
}

/*@ requires is_reader(r) && is_within(r) && \valid(out) && \separated(r, out);
  @ decreases 16 * (EXPRESSION_MAX_DEPTH - r->depth) + 8;
  @ assigns READ_BY(r), *out;
  @ ensures is_reader(r);
  @ ensures goes_on{Pre, Here}(&r->cursor);
  @ ensures \result == STATUS_OK ==> is_back{Pre, Here}(r) && is_term(*out); */
static enum status read_product(struct reader *r, struct term *out)
{
    enum status status = read_factor(r, out);
    /*@ loop invariant is_reader(r);
      @ loop invariant goes_on{Pre, Here}(&r->cursor);
      @ loop invariant status == STATUS_OK ==> is_back{Pre, Here}(r);
      @ loop invariant status == STATUS_OK ==> is_term(*out);
      @ loop assigns status, READ_BY(r), *out;
      @ loop variant r->cursor.end - r->cursor.at; */
    while (status == STATUS_OK) {
        const int times = accept_character(r, '*');
        if (!times && !accept_character(r, '/')) break;
        status = read_next_factor(r, out, times);
    }
    return status;
}

/*@ requires is_reader(r) && is_within(r) && \valid(out) && \separated(r, out);
  @ requires is_term(*out);
  @ decreases 16 * (EXPRESSION_MAX_DEPTH - r->depth) + 9;
  @ assigns READ_BY(r), *out;
  @ ensures is_reader(r);
  @ ensures goes_on{Pre, Here}(&r->cursor);
  @ ensures \result == STATUS_OK ==> is_back{Pre, Here}(r) && is_term(*out); */
static enum status read_next_product(struct reader *r, struct term *out, int sign)
{
    struct term right;
    const enum status status = read_product(r, &right);
    return status == STATUS_OK ? term_add(r, out, &right, sign) : status;
}

static enum status read_sum(struct reader *r, struct term *out)
{
    enum status status = read_product(r, out);
    /*@ loop invariant is_reader(r);
      @ loop invariant goes_on{Pre, Here}(&r->cursor);
      @ loop invariant status == STATUS_OK ==> is_back{Pre, Here}(r);
      @ loop invariant status == STATUS_OK ==> is_term(*out);
      @ loop assigns status, READ_BY(r), *out;
      @ loop variant r->cursor.end - r->cursor.at; */
    while (status == STATUS_OK) {
        const int plus = accept_character(r, '+');
        if (!plus && !accept_character(r, '-')) break;
        status = read_next_product(r, out, plus ? 1 : -1);
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
