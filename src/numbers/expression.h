/* SPDX-License-Identifier: BSD-2-Clause */
/* The language of numbers: + - * / ^ ( ) sqrt, and sin cos tan of angles.
 *
 *     sum     = product { (+|-) product }
 *     product = factor { (*|/) factor }
 *     factor  = [+|-] power
 *     power   = item [ ^ factor ]              an integer exponent
 *     item    = ( literal | pi | ( sum ) | function ( sum ) ) [ deg ]
 *     function = sqrt | sin | cos | tan | atan
 *
 * An angle is a multiple of pi, an arctangent, a number of degrees, or a plain number (radians), or a sum
 * of these; it may be multiplied or divided by a number.  Only sin, cos and tan make a number of it.
 */
#ifndef NUMBERS_EXPRESSION_H
#define NUMBERS_EXPRESSION_H

#include "numbers/angle.h"

enum {
    EXPRESSION_MAX_OPERATIONS = 1000,
    EXPRESSION_MAX_DEPTH = 100,      /* of parentheses, and of powers of powers */
    EXPRESSION_MAX_BITS = 1 << 17,   /* of a rational that occurs during evaluation */
    EXPRESSION_MAX_EXPONENT = 10000, /* of a power */
    EXPRESSION_MAX_ROOTS = 8         /* of nested square roots; each may double the degree of the number field */
};

/*@ predicate is_read{L}(struct number_pool *pool, char *text, integer length, struct failure *failure) =
  @   pool != \null && \valid_read(text + (0 .. length - 1)) && \valid(failure); */

/* expression_read: reads an expression as an exact number.
 *
 * In      text, length  the characters; need not end in 0
 * Out     x             owned by `pool`
 * Returns STATUS_OK, or STATUS_MALFORMED with the reason; an expression beyond one of the limits above is malformed */
/*@ requires is_read(pool, text, length, failure) && \valid(x);
  @ assigns *x, *failure;
  @ ensures \result == STATUS_OK ==> *x != \null; */
enum status expression_read(struct number_pool *pool, const char *text, size_t length, const struct number **x,
                            struct failure *failure) WARN_UNUSED;

/* expression_read_angle: reads an expression as an angle; arguments and result as for expression_read. */
/*@ requires is_read(pool, text, length, failure) && \valid(angle);
  @ assigns *angle, *failure;
  @ ensures \result == STATUS_OK ==> is_angle(*angle); */
enum status expression_read_angle(struct number_pool *pool, const char *text, size_t length, struct angle *angle,
                                  struct failure *failure) WARN_UNUSED;

/* expression_read_range: reads "[low, high]" or "middle +/- distance"; low <= high. `is_range` is set to 1 when the
 * text has one of these forms. When it has not, `is_range` is 0, the status is STATUS_OK and low and high are
 * untouched. */
/*@ requires is_read(pool, text, length, failure) && \valid(is_range) && \valid(low) && \valid(high) && \separated(low, high);
  @ assigns *is_range, *low, *high, *failure;
  @ ensures \result == STATUS_OK && *is_range != 0 ==> *low != \null && *high != \null; */
enum status expression_read_range(struct number_pool *pool, const char *text, size_t length, int *is_range,
                                  const struct number **low, const struct number **high,
                                  struct failure *failure) WARN_UNUSED;

/* expression_read_angle_range: the same for angles. */
/*@ requires is_read(pool, text, length, failure) && \valid(is_range) && \valid(low) && \valid(high) && \separated(low, high);
  @ assigns *is_range, *low, *high, *failure;
  @ ensures \result == STATUS_OK && *is_range != 0 ==> is_angle(*low) && is_angle(*high); */
enum status expression_read_angle_range(struct number_pool *pool, const char *text, size_t length, int *is_range,
                                        struct angle *low, struct angle *high, struct failure *failure) WARN_UNUSED;

#endif
