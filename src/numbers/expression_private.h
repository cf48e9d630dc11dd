/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef NUMBERS_EXPRESSION_PRIVATE_H
#define NUMBERS_EXPRESSION_PRIVATE_H

#include "numbers/cursor.h"
#include "numbers/expression.h"

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

struct function {
    const char *name;
    enum status (*apply)(struct reader *r, struct term *x);
};

/* Ends with name NULL. */
extern const struct function expression_functions[];

/* term_from_number, term_from_angle: a term.  term_angle: x as an angle; a number is radians. */
struct term term_from_number(const struct number *x);
struct term term_from_angle(struct angle angle);
struct angle term_angle(struct reader *r, const struct term *x);

/* term_count: counts one operation, which made x; malformed when there are too many, or x is too large. */
enum status term_count(struct reader *r, const struct term *x) WARN_UNUSED;

/* term_add, term_multiply, term_divide, term_power: x := x + sign y, x y, x / y, x^y. */
enum status term_add(struct reader *r, struct term *x, const struct term *y, int sign) WARN_UNUSED;
enum status term_multiply(struct reader *r, struct term *x, const struct term *y) WARN_UNUSED;
enum status term_divide(struct reader *r, struct term *x, const struct term *y) WARN_UNUSED;
enum status term_power(struct reader *r, struct term *x, const struct term *y) WARN_UNUSED;

/* expression_parse: an angle when `angle` is not NULL, else a number.  The failure quotes the text. */
enum status expression_parse(struct number_pool *pool, const char *text, size_t length, const struct number **number,
                             struct angle *angle, struct failure *failure) WARN_UNUSED;

#endif
