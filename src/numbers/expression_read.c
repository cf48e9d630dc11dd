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

/* "[low, high]" */
static enum status read_brackets(struct number_pool *pool, struct cursor c, const struct number **low,
                                 const struct number **high, struct failure *failure)
{
    while (c.end > c.at && (c.end[-1] == ' ' || c.end[-1] == '\t')) c.end--;
    const char *comma = find(c.at, (size_t)(c.end - c.at), ",");
    if (comma == NULL || c.end[-1] != ']') return refuse(failure, "an interval is written \"[low, high]\"");
    const enum status status = expression_read(pool, c.at, (size_t)(comma - c.at), low, failure);
    if (status != STATUS_OK) return status;
    return expression_read(pool, comma + 1, (size_t)(c.end - comma - 2), high, failure);
}

/* "middle +/- distance" */
static enum status read_distance(struct number_pool *pool, struct cursor c, const char *mark, const struct number **low,
                                 const struct number **high, struct failure *failure)
{
    const struct number *middle, *distance;
    enum status status = expression_read(pool, c.at, (size_t)(mark - c.at), &middle, failure);
    if (status == STATUS_OK) status = expression_read(pool, mark + 3, (size_t)(c.end - mark - 3), &distance, failure);
    if (status != STATUS_OK) return status;
    *low = number_subtract(pool, middle, distance);
    *high = number_add(pool, middle, distance);
    return STATUS_OK;
}

enum status expression_read_range(struct number_pool *pool, const char *text, size_t length, int *is_range,
                                  const struct number **low, const struct number **high, struct failure *failure)
{
    struct cursor c = {text, text + length};
    const char *mark = find(text, length, "+/-");
    enum status status;
    skip_space(&c);
    const int brackets = accept(&c, '[');
    *is_range = brackets || mark != NULL;
    if (!*is_range) return STATUS_OK;
    const struct number *from, *to;
    status = brackets ? read_brackets(pool, c, &from, &to, failure) : read_distance(pool, c, mark, &from, &to, failure);
    if (status != STATUS_OK) return status;
    const int order = number_compare(pool, from, to);
    if (order == 1) return refuse(failure, "the interval is empty: its low end is above its high end");
    if (order == NUMBER_SIGN_UNKNOWN)
        return refuse(failure, "the budget does not suffice to tell which end of the interval is the lower one");
    *low = from;
    *high = to;
    return STATUS_OK;
}
