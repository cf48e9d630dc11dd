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

/* An intermediate result: a number, or an angle when `number` is NULL. */
struct term {
    const struct number *number;
    struct angle angle;
};

/*@ predicate is_reader{L}(struct reader *r) = \valid(r) && r->pool != \null && \valid(r->failure) && is_cursor(&r->cursor);
  @ predicate is_within{L}(struct reader *r) = 0 <= r->depth <= EXPRESSION_MAX_DEPTH && 0 <= r->operations <= EXPRESSION_MAX_OPERATIONS;
  @ predicate is_term(struct term x) = x.number != \null || is_angle(x.angle);
  @ // An operand that an operator or a function may have.
  @ predicate is_operand{L}(struct reader *r, struct term *x) = is_reader(r) && is_within(r) && \valid_read(x) && is_term(*x) &&
  @   \separated(r, x);
  @ // The result of an operator or a function that succeeds.
  @ predicate is_result{L}(struct reader *r, struct term *x) = is_within(r) && is_term(*x); */

enum function { FUNCTION_SQRT, FUNCTION_SIN, FUNCTION_COS, FUNCTION_TAN, FUNCTION_ATAN };

/* term_from_number, term_from_angle: a term. term_angle: x as an angle; a number is taken as radians. */
/*@ assigns \nothing;
  @ ensures \result.number == x; */
struct term term_from_number(const struct number *x);
/*@ assigns \nothing;
  @ ensures \result.number == \null && \result.angle == angle; */
struct term term_from_angle(struct angle angle);
/*@ requires is_reader(r) && \valid_read(x) && is_term(*x);
  @ assigns \nothing;
  @ ensures is_angle(\result); */
struct angle term_angle(struct reader *r, const struct term *x);

/* term_count: counts the operation that made x. Malformed when there have been too many operations or x is too large. */
/*@ requires is_reader(r) && is_within(r) && \valid_read(x) && \separated(r, x);
  @ assigns r->operations, *r->failure;
  @ ensures \result == STATUS_OK ==> is_within(r); */
enum status term_count(struct reader *r, const struct term *x) WARN_UNUSED;

/* term_add, term_multiply, term_divide, term_power: replaces x by x + sign y, x y, x / y, x^y. */
/*@ requires is_operand(r, x) && \valid(x) && is_operand(r, y);
  @ assigns *x, r->operations, *r->failure;
  @ ensures \result == STATUS_OK ==> is_result(r, x); */
enum status term_add(struct reader *r, struct term *x, const struct term *y, int sign) WARN_UNUSED;
/*@ requires is_operand(r, x) && \valid(x) && is_operand(r, y);
  @ assigns *x, r->operations, *r->failure;
  @ ensures \result == STATUS_OK ==> is_result(r, x); */
enum status term_multiply(struct reader *r, struct term *x, const struct term *y) WARN_UNUSED;
/*@ requires is_operand(r, x) && \valid(x) && is_operand(r, y);
  @ assigns *x, r->operations, *r->failure;
  @ ensures \result == STATUS_OK ==> is_result(r, x); */
enum status term_divide(struct reader *r, struct term *x, const struct term *y) WARN_UNUSED;
/*@ requires is_operand(r, x) && \valid(x) && is_operand(r, y);
  @ assigns *x, r->operations, *r->failure;
  @ ensures \result == STATUS_OK ==> is_result(r, x); */
enum status term_power(struct reader *r, struct term *x, const struct term *y) WARN_UNUSED;

/* term_apply: replaces x by function(x). */
/*@ requires is_operand(r, x) && \valid(x) && FUNCTION_SQRT <= function <= FUNCTION_ATAN;
  @ assigns *x, r->operations, *r->failure;
  @ ensures \result == STATUS_OK ==> is_result(r, x); */
enum status term_apply(struct reader *r, enum function function, struct term *x) WARN_UNUSED;

/* expression_parse: parses a text as an angle when `angle` is not NULL, else as a number. The message of a failure
 * quotes the text. */
/*@ requires is_read(pool, text, length, failure);
  @ requires angle != \null ? \valid(angle) : \valid(number);
  @ assigns *number, *angle, *failure;
  @ ensures \result == STATUS_OK ==> (angle != \null ? is_angle(*angle) : *number != \null); */
enum status expression_parse(struct number_pool *pool, const char *text, size_t length, const struct number **number,
                             struct angle *angle, struct failure *failure) WARN_UNUSED;

#endif
