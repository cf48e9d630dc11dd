/* SPDX-License-Identifier: BSD-2-Clause */
/* The notations of a field: a rational, an expression, an angle, or an interval. */
#include "numbers/cursor.h"
#include "numbers/expression.h"
#include "numbers/expression_private.h"

/*@ assigns \nothing; */
static int is_operator(char c)
{
    return c == '+' || c == '-' || c == '*' || c == '/' || c == '^';
}

/*@ assigns \nothing; */
static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/*@ requires is_text(text, length);
  @ assigns \nothing; */
static int begins_with_word(const char *text, size_t length)
{
    return begins_with(text, length, "sqrt") > 0 || begins_with(text, length, "sin") > 0 ||
           begins_with(text, length, "cos") > 0 || begins_with(text, length, "tan") > 0 ||
           begins_with(text, length, "deg") > 0 || begins_with(text, length, "pi") > 0 ||
           begins_with(text, length, "(") > 0;
}

/* A text is an expression when it contains the name of a function, or an operator after its first character. Any other
 * text is taken as a plain number, because the reader of numbers has the most helpful messages for it. */
/*@ requires is_text(text, length);
  @ assigns \nothing; */
static int is_expression(const char *text, size_t length)
{
    /*@ loop invariant 0 <= at <= length;
      @ loop assigns at;
      @ loop variant length - at; */
    for (size_t at = 0; at < length; at++) {
        if (at > 0 && is_operator(text[at])) return 1;
        if (begins_with_word(text + at, length - at)) return 1;
    }
    return 0;
}

enum status expression_read(struct number_pool *pool, const char *text, size_t length, const struct number **x,
                            struct failure *failure)
{
    const enum status status = number_read(pool, text, length, x, failure);
    if (status == STATUS_OK || !is_expression(text, length)) return status;
    return expression_parse(pool, text, length, x, NULL, failure);
}

enum status expression_read_angle(struct number_pool *pool, const char *text, size_t length, struct angle *angle,
                                  struct failure *failure)
{
    const struct number *radians;
    const enum status status = number_read(pool, text, length, &radians, failure);
    if (status == STATUS_OK) {
        *angle = angle_from_radians(pool, radians);
        return STATUS_OK;
    }
    return is_expression(text, length) ? expression_parse(pool, text, length, NULL, angle, failure) : status;
}

/* The place where the two parts of an interval are separated: by "+/-", or by a comma. `length` when there is none. */
/*@ requires is_text(text, length);
  @ assigns \nothing;
  @ ensures 0 <= \result <= length && (\result < length ==> \result + 3 <= length); */
static size_t find_distance(const char *text, size_t length)
{
    /*@ loop invariant 0 <= at <= length;
      @ loop assigns at;
      @ loop variant length - at; */
    for (size_t at = 0; at < length; at++)
        if (length - at >= 3 && text[at] == '+' && text[at + 1] == '/' && text[at + 2] == '-') return at;
    return length;
}

/*@ requires is_text(text, length);
  @ assigns \nothing;
  @ ensures 0 <= \result <= length && (\result < length ==> text[\result] == ','); */
static size_t find_comma(const char *text, size_t length)
{
    /*@ loop invariant 0 <= at <= length;
      @ loop assigns at;
      @ loop variant length - at; */
    for (size_t at = 0; at < length; at++)
        if (text[at] == ',') return at;
    return length;
}

/* The texts of the two parts of an interval. */
struct parts {
    const char *first, *second;
    size_t first_length, second_length;
    int is_range, is_distance; /* is_distance: the form is "middle +/- distance" */
};

/*@ requires is_text(x, length) && is_text(y, other);
  @ assigns \nothing; */
static int is_same(const char *x, size_t length, const char *y, size_t other)
{
    if (length != other) return 0;
    /*@ loop invariant 0 <= i <= length;
      @ loop assigns i;
      @ loop variant length - i; */
    for (size_t i = 0; i < length; i++)
        if (x[i] != y[i]) return 0;
    return 1;
}

/*@ predicate are_parts{L}(struct parts *p) = is_text(p->first, p->first_length) && is_text(p->second, p->second_length); */

/* The number of blanks that a text begins with, and its length without those at its end. */
/*@ requires is_text(text, length);
  @ assigns \nothing;
  @ ensures 0 <= \result <= length; */
static size_t blanks(const char *text, size_t length)
{
    size_t start = 0;
    /*@ loop invariant 0 <= start <= length;
      @ loop assigns start;
      @ loop variant length - start; */
    while (start < length && is_blank(text[start])) start++;
    return start;
}

/*@ requires is_text(text, length);
  @ assigns \nothing;
  @ ensures 0 <= \result <= length; */
static size_t trimmed(const char *text, size_t length)
{
    /*@ loop invariant 0 <= length <= \at(length, Pre);
      @ loop assigns length;
      @ loop variant length; */
    while (length > 0 && is_blank(text[length - 1])) length--;
    return length;
}

/* Splits "low, high]", the text after the opening bracket. Ends with one text become one part, and so one number: no
 * precision shows that two enclosed numbers are equal. */
/*@ requires is_text(text, length) && \valid(parts) && \valid(failure);
  @ assigns *parts, *failure;
  @ ensures \result == STATUS_OK ==> are_parts(parts); */
static enum status split_interval(const char *text, size_t length, struct parts *parts, struct failure *failure)
{
    length = trimmed(text, length);
    const size_t comma = find_comma(text, length);
    if (comma == length || text[length - 1] != ']') return refuse(failure, "an interval is written \"[low, high]\"");
    const size_t start = blanks(text, comma), next = comma + 1 + blanks(text + comma + 1, length - comma - 2);
    const size_t first_length = trimmed(text + start, comma - start);
    const size_t second_length = trimmed(text + next, length - 1 - next);
    *parts = (struct parts){text + start, text + next, first_length, second_length, 1, 0};
    if (is_same(parts->first, first_length, parts->second, second_length)) parts->second = parts->first;
    return STATUS_OK;
}

/*@ requires is_text(text, length) && \valid(parts) && \valid(failure);
  @ assigns *parts, *failure;
  @ ensures \result == STATUS_OK && parts->is_range != 0 ==> are_parts(parts); */
static enum status split_range(const char *text, size_t length, struct parts *parts, struct failure *failure)
{
    const size_t start = blanks(text, length);
    if (start < length && text[start] == '[')
        return split_interval(text + start + 1, length - start - 1, parts, failure);
    const size_t mark = start + find_distance(text + start, length - start);
    *parts = (struct parts){.is_range = mark < length, .is_distance = mark < length};
    if (!parts->is_range) return STATUS_OK;
    parts->first = text + start;
    parts->first_length = mark - start;
    parts->second = text + mark + 3;
    parts->second_length = length - mark - 3;
    return STATUS_OK;
}

/*@ requires \valid(failure);
  @ assigns *failure;
  @ ensures \result == STATUS_OK ==> order != 1; */
static enum status check_order(int order, struct failure *failure)
{
    if (order == 1) return refuse(failure, "the interval is empty: its low end is above its high end");
    if (order == NUMBER_SIGN_UNKNOWN)
        return refuse(failure, "the budget does not suffice to tell which end of the interval is the lower one");
    return STATUS_OK;
}

enum status expression_read_range(struct number_pool *pool, const char *text, size_t length, int *is_range,
                                  const struct number **low, const struct number **high, struct failure *failure)
{
    struct parts parts;
    const struct number *x, *y;
    enum status status = split_range(text, length, &parts, failure);
    *is_range = status == STATUS_OK && parts.is_range;
    if (!*is_range) return status;
    status = expression_read(pool, parts.first, parts.first_length, &x, failure);
    if (status != STATUS_OK) return status;
    y = x;
    if (parts.second != parts.first) status = expression_read(pool, parts.second, parts.second_length, &y, failure);
    if (status != STATUS_OK) return status;
    const struct number *from = parts.is_distance ? number_subtract(pool, x, y) : x;
    const struct number *to = parts.is_distance ? number_add(pool, x, y) : y;
    if (parts.second != parts.first) status = check_order(number_compare(pool, from, to), failure);
    if (status != STATUS_OK) return status;
    *low = from;
    *high = to;
    return STATUS_OK;
}

/*@ requires pool != \null && \valid_read(x) && \valid_read(y) && is_angle(*x) && is_angle(*y);
  @ assigns \nothing;
  @ ensures is_angle(\result); */
static struct angle add_multiple(struct number_pool *pool, const struct angle *x, long factor, const struct angle *y)
{
    const struct angle scaled = angle_scale(pool, y, number_from_integer(pool, factor));
    return angle_add(pool, x, &scaled);
}

enum status expression_read_angle_range(struct number_pool *pool, const char *text, size_t length, int *is_range,
                                        struct angle *low, struct angle *high, struct failure *failure)
{
    struct parts parts;
    struct angle x, y;
    enum status status = split_range(text, length, &parts, failure);
    *is_range = status == STATUS_OK && parts.is_range;
    if (!*is_range) return status;
    status = expression_read_angle(pool, parts.first, parts.first_length, &x, failure);
    if (status != STATUS_OK) return status;
    y = x;
    if (parts.second != parts.first)
        status = expression_read_angle(pool, parts.second, parts.second_length, &y, failure);
    if (status != STATUS_OK) return status;
    const struct angle from = parts.is_distance ? add_multiple(pool, &x, -1, &y) : x;
    const struct angle to = parts.is_distance ? add_multiple(pool, &x, 1, &y) : y;
    const struct angle width = add_multiple(pool, &to, -1, &from);
    const int sign = angle_sign(pool, &width);
    if (parts.second != parts.first) status = check_order(sign == NUMBER_SIGN_UNKNOWN ? sign : -sign, failure);
    if (status != STATUS_OK) return status;
    *low = from;
    *high = to;
    return STATUS_OK;
}
