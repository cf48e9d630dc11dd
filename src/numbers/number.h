/* SPDX-License-Identifier: BSD-2-Clause */
/* Exact real numbers, immutable, behind handles.
 *
 * A handle is a `const struct number *`, owned by the pool that made it and valid until the pool is
 * freed.  Values never change, so handles may be shared and aliased freely.  A number is a rational, or a
 * real that is made from rationals by + - * / and square roots, sines and cosines; such a real is
 * refined only when it is asked for, and is compared exactly when it is algebraic.  Memory exhaustion ends
 * the process inside GMP; inputs are bounded when they are read, so it takes a budget raised by hand.
 */
#ifndef NUMBERS_NUMBER_H
#define NUMBERS_NUMBER_H

#include "numbers/status.h"

#include <stddef.h>

struct number;
struct number_pool;

/* number_pool_new: a pool for the numbers of one problem.  Returns NULL when memory is out. */
struct number_pool *number_pool_new(void);

/* number_pool_free: frees the pool and every number in it.  NULL is allowed. */
void number_pool_free(struct number_pool *pool);

/* What the exact tier may make unless it is told otherwise: bits of a number, degree of a number field. */
enum { NUMBER_BUDGET_BITS = 1 << 22, NUMBER_BUDGET_DEGREE = 64 };

/* The largest budget, bits: what is computed with budgets is proved up to there. */
#define NUMBER_MAX_BUDGET_BITS (1L << 60)

/* number_pool_limit: the budget of the reals of a pool: the size of the largest exact number in bits (an
 * enclosure may take a 64th of it), and the degree of the largest number field. */
void number_pool_limit(struct number_pool *pool, long bits, long degree);

/* number_pool_begin: a new budget, for all that is computed from now on: of bits as number_pool_limit, with the default degree; and of work,
 * which goes with the bits (work.h).  The work is counted before it is done, from the sizes of what is to be computed, so that what fits
 * does not depend on the machine.  What does not fit is left undone: signs are then unknown, and numbers have no place in the field. */
void number_pool_begin(struct number_pool *pool, long bits);

/* number_pool_end_work: from now on no work is allowed beyond what takes next to nothing. */
void number_pool_end_work(struct number_pool *pool);

/* number_work_charge: notes work that is done whether or not it fits.  number_work_affords: 1 when so much would fit still; else 0, which the
 * pool remembers.  number_work_spend: both, returning 1, or 0 and nothing noted.  number_work_done: since number_pool_begin.
 * number_work_was_refused: 1 when something did not fit since then, or since number_pool_trust. */
void number_work_charge(struct number_pool *pool, unsigned long units);
int number_work_affords(struct number_pool *pool, unsigned long units);
int number_work_spend(struct number_pool *pool, unsigned long units);
unsigned long number_work_done(const struct number_pool *pool);
int number_work_was_refused(const struct number_pool *pool);

/* number_precision_limit: the finest enclosure that a budget allows, bits. */
long number_precision_limit(long budget_bits);

/* number_cleanup: frees what the number libraries keep for later in this thread, at its end.  No number may be left in it. */
void number_cleanup(void);

/* number_from_integer, number_from_ratio: the number n, or n / d with d > 0. */
const struct number *number_from_integer(struct number_pool *pool, long n);
const struct number *number_from_ratio(struct number_pool *pool, long n, long d);

/* number_from_double: exactly the rational that a finite double is. */
const struct number *number_from_double(struct number_pool *pool, double x);

/* number_add, number_subtract, number_multiply: x + y, x - y, x * y, exactly. */
const struct number *number_add(struct number_pool *pool, const struct number *x, const struct number *y);
const struct number *number_subtract(struct number_pool *pool, const struct number *x, const struct number *y);
const struct number *number_multiply(struct number_pool *pool, const struct number *x, const struct number *y);

/* number_divide: x / y, exactly; y must not be zero. */
const struct number *number_divide(struct number_pool *pool, const struct number *x, const struct number *y);

/* number_negate, number_power: -x, x^exponent; x not zero where the exponent is negative. */
const struct number *number_negate(struct number_pool *pool, const struct number *x);
const struct number *number_power(struct number_pool *pool, const struct number *x, long exponent);

/* number_sqrt: the square root, exactly; x must not be negative. */
const struct number *number_sqrt(struct number_pool *pool, const struct number *x);

/* number_from_range: a number of which only low <= x <= high is known, with low <= high.  What is made from it has
 * enclosures, and a sign where they have one. */
const struct number *number_from_range(struct number_pool *pool, const struct number *low, const struct number *high);

/* number_is_certain: 0 when x is made from a range. */
int number_is_certain(const struct number *x);

/* number_is_algebraic: 1 when x is made from rationals by + - * /, square roots, and sines and cosines of fractions of pi. */
int number_is_algebraic(const struct number *x);

/* number_between: a number near the middle of low < high, strictly between them; rational when it can be. */
const struct number *number_between(struct number_pool *pool, const struct number *low, const struct number *high);

/* What number_sign says when the budget does not suffice; never of a rational.  It is not 0. */
enum { NUMBER_SIGN_UNKNOWN = 2 };

/* number_sign: -1, 0 or 1, or NUMBER_SIGN_UNKNOWN. */
int number_sign(const struct number *x);

/* number_pool_is_in_doubt: 1 when number_sign has said NUMBER_SIGN_UNKNOWN of some real of the pool since number_pool_trust. */
void number_pool_trust(struct number_pool *pool);
int number_pool_is_in_doubt(const struct number_pool *pool);

/* number_compare: the sign of x - y. */
int number_compare(struct number_pool *pool, const struct number *x, const struct number *y);

/* number_is_rational: 1 when x is held as a rational.  A real may have a rational value: number_settle(x) is
 * then that rational, and x itself when the value is irrational or the budget does not suffice. */
int number_is_rational(const struct number *x);
const struct number *number_settle(struct number_pool *pool, const struct number *x);

/* number_prepare: gives x its place in the number field of the pool, if it is algebraic and the budget suffices.  For the cosines in x
 * the field may begin again, and forget the places of others; their own cosines stay.  So when all numbers of a list have been prepared
 * twice, in any order, each has its place, and what is made from them by + - * / needs no larger field. */
void number_prepare(struct number_pool *pool, const struct number *x);

/* number_pool_keep_field: while `keep` is 1 the number field of the pool stays as it is, and with it the place of each number.
 * output_element sets it: what it has written of one number is of no use in another field. */
void number_pool_keep_field(struct number_pool *pool, int keep);

/* number_size: of a rational the bits of numerator and denominator; of an irrational number about the bits of all coefficients of
 * its place in the number field, or -1 when it has none within the budget. */
long number_size(struct number_pool *pool, const struct number *x);

/* number_field_degree: of the number field of the pool over Q. */
long number_field_degree(struct number_pool *pool);

/* number_root_in_field: the square root of x >= 0 when it lies in the number field of the pool, which does not get larger and is not Q.  NULL when
 * it does not, or x does not, or the field is too large to tell soon. */
const struct number *number_root_in_field(struct number_pool *pool, const struct number *x);

/* number_numerator_bits, number_denominator_bits: the size of a rational in lowest terms. */
long number_numerator_bits(const struct number *x);
long number_denominator_bits(const struct number *x);

/* number_to_double: a double near x, and a bound of its distance from x (0 when it is exactly x). */
double number_to_double(const struct number *x, double *distance);

/* number_text: x as "p" or "p/q" in lowest terms, q > 0.  The caller frees it. */
char *number_text(const struct number *x);

/* The largest number that can be read: digits of a literal, and absolute decimal exponent.  A number is
 * refused before it takes memory, so "1e999999999" costs nothing. */
enum { NUMBER_MAX_DIGITS = 10000, NUMBER_MAX_EXPONENT = 10000 };

/* number_read: reads an exact rational: "3", "-7/3", "0.1" (exactly 1/10), "1.5e-3", "0x1.8p-1", and
 * quotients of these.  White space around a literal is ignored.
 *
 * In      text, length  the characters; need not end in 0
 * Out     x             the number, owned by `pool`
 * Returns STATUS_OK, or STATUS_MALFORMED with the reason, which says what would be right
 * Source  the rational notations of the interface; expressions are read by expression_read
 */
enum status number_read(struct number_pool *pool, const char *text, size_t length, const struct number **x,
                        struct failure *failure) WARN_UNUSED;

#endif
