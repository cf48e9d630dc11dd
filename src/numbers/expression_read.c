/* SPDX-License-Identifier: BSD-2-Clause */
/* The notations of a field: a rational, an expression, an angle, or a range of numbers. */
#include "numbers/cursor.h"
#include "numbers/expression.h"
#include "numbers/expression_private.h"

#include <string.h>

/* A text is an expression when it names a function or has an operator behind its first character.  Any other
 * text was meant as a plain number, and the reader of numbers says best what is wrong with it. */
static int is_expression(const char *text, size_t length)
{
    static const char *const words[] = {"sqrt", "sin", "cos", "tan", "deg", "pi", "("};
    for (size_t at = 0; at < length; at++) {
        if (at > 0 && strchr("+-*/^", text[at]) != NULL && text[at] != '\0') return 1;
        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
            if (length - at >= strlen(words[i]) && memcmp(text + at, words[i], strlen(words[i])) == 0) return 1;
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

static const char *find(const char *text, size_t length, const char *mark)
{
    const size_t n = strlen(mark);
    for (size_t at = 0; at + n <= length; at++)
        if (memcmp(text + at, mark, n) == 0) return text + at;
    return NULL;
}

/* The two parts of a range as they are written. */
struct parts {
    const char *first, *second;
    size_t first_length, second_length;
    int is_range, is_distance; /* "middle +/- distance" */
};

static enum status split_range(const char *text, size_t length, struct parts *parts, struct failure *failure)
{
    struct cursor c = {text, text + length};
    const char *mark = find(text, length, "+/-");
    skip_space(&c);
    *parts = (struct parts){.is_distance = mark != NULL, .is_range = mark != NULL};
    if (accept(&c, '[')) {
        while (c.end > c.at && (c.end[-1] == ' ' || c.end[-1] == '\t')) c.end--;
        mark = find(c.at, (size_t)(c.end - c.at), ",");
        if (mark == NULL || c.end[-1] != ']') return refuse(failure, "an interval is written \"[low, high]\"");
        c.end--;
        *parts = (struct parts){.is_range = 1};
    }
    if (!parts->is_range) return STATUS_OK;
    parts->first = c.at;
    parts->first_length = (size_t)(mark - c.at);
    parts->second = mark + (parts->is_distance ? 3 : 1);
    parts->second_length = (size_t)(c.end - parts->second);
    return STATUS_OK;
}

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
    if (status == STATUS_OK) status = expression_read(pool, parts.second, parts.second_length, &y, failure);
    if (status != STATUS_OK) return status;
    const struct number *from = parts.is_distance ? number_subtract(pool, x, y) : x;
    const struct number *to = parts.is_distance ? number_add(pool, x, y) : y;
    status = check_order(number_compare(pool, from, to), failure);
    if (status != STATUS_OK) return status;
    *low = from;
    *high = to;
    return STATUS_OK;
}

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
    if (status == STATUS_OK) status = expression_read_angle(pool, parts.second, parts.second_length, &y, failure);
    if (status != STATUS_OK) return status;
    const struct angle from = parts.is_distance ? add_multiple(pool, &x, -1, &y) : x;
    const struct angle to = parts.is_distance ? add_multiple(pool, &x, 1, &y) : y;
    const struct angle width = add_multiple(pool, &to, -1, &from);
    const int sign = angle_sign(pool, &width);
    status = check_order(sign == NUMBER_SIGN_UNKNOWN ? sign : -sign, failure);
    if (status != STATUS_OK) return status;
    *low = from;
    *high = to;
    return STATUS_OK;
}
