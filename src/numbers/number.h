/* SPDX-License-Identifier: BSD-2-Clause */
/* Exact real numbers: immutable, behind handles.
 *
 * A handle is a `const struct number *`, owned by the pool that made it and valid until the pool is freed. Values never
 * change, so handles may be shared and aliased freely. A number is a rational, or a real that is made from rationals by
 * + - * / and square roots, sines and cosines. The operations on reals are lazy: an enclosure of a given precision is
 * computed when it is needed, and comparison is exact when the number is algebraic. When memory runs out inside GMP the
 * process ends; since inputs are bounded when they are read, this takes a budget that was raised by hand. */
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

/* The default budget of the exact tier: bits of a number, and degree of a number field over Q. */
enum { NUMBER_BUDGET_BITS = 1 << 22, NUMBER_BUDGET_DEGREE = 64 };

/* The largest budget in bits. The proofs of functions that compute with budgets assume this bound. */
#define NUMBER_MAX_BUDGET_BITS (1L << 60)

/* number_pool_limit: sets the budget of the reals of a pool: the size of the largest exact number in bits (an enclosure
 * may take a 64th of it), and the degree of the largest number field. */
void number_pool_limit(struct number_pool *pool, long bits, long degree);

/* number_pool_begin: gives the pool a new budget for all later computations: `bits` as in number_pool_limit, the
 * default degree, and an amount of work that is proportional to the bits (work.h).
 *
 * Work is counted before it is done, from the sizes of the operands, so that the budget does not depend on the speed of
 * the machine. An operation beyond the budget is not carried out: signs are then unknown, and numbers have no
 * representation in the number field. */
void number_pool_begin(struct number_pool *pool, long bits);

/* number_pool_end_work: allows no more work, except for operations whose cost is negligible. */
void number_pool_end_work(struct number_pool *pool);

/* number_work_charge: adds to the work done, even beyond the budget.
 * number_work_affords: 1 when so much more work is within the budget; otherwise 0, and the pool records a refusal.
 * number_work_spend: both: charges the work and returns 1 when it is within the budget, else returns 0.
 * number_work_done: the work since number_pool_begin.
 * number_work_was_refused: 1 when work was refused since then, or since number_pool_trust. */
void number_work_charge(struct number_pool *pool, unsigned long units);
int number_work_affords(struct number_pool *pool, unsigned long units);
int number_work_spend(struct number_pool *pool, unsigned long units);
unsigned long number_work_done(const struct number_pool *pool);
int number_work_was_refused(const struct number_pool *pool);

/* number_precision_limit: the precision, in bits, of the finest enclosure that a budget allows. */
long number_precision_limit(long budget_bits);

/* number_cleanup: frees the caches of the number libraries of this thread. No number may be left in the thread. */
void number_cleanup(void);

/* number_from_integer, number_from_ratio: the number n, or n / d with d > 0. */
const struct number *number_from_integer(struct number_pool *pool, long n);
const struct number *number_from_ratio(struct number_pool *pool, long n, long d);

/* number_from_double: the rational number that a finite double is, exactly. */
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

/* number_from_range: a number that is uncertain: only low <= x <= high is known, with low <= high. Numbers made from it
 * have enclosures, and a sign where their enclosure determines it. */
const struct number *number_from_range(struct number_pool *pool, const struct number *low, const struct number *high);

/* number_is_certain: 0 when x is made from an uncertain number (number_from_range), else 1. */
int number_is_certain(const struct number *x);

/* number_is_algebraic: 1 when x is made from rationals by + - * /, square roots, and sines and cosines of rational
 * multiples of pi. */
int number_is_algebraic(const struct number *x);

/* number_between: a number strictly between low and high, near their middle; rational when possible. */
const struct number *number_between(struct number_pool *pool, const struct number *low, const struct number *high);

/* The result of number_sign when the budget does not suffice; never for a rational. It is different from 0. */
enum { NUMBER_SIGN_UNKNOWN = 2 };

/* number_sign: the sign of x: -1, 0 or 1; NUMBER_SIGN_UNKNOWN when it cannot be determined within the budget. */
int number_sign(const struct number *x);

/* number_pool_trust: clears the record of unknown signs and refused work. number_pool_is_in_doubt: 1 when number_sign
 * has returned NUMBER_SIGN_UNKNOWN for some real of the pool since then. */
void number_pool_trust(struct number_pool *pool);
int number_pool_is_in_doubt(const struct number_pool *pool);

/* number_compare: the sign of x - y. */
int number_compare(struct number_pool *pool, const struct number *x, const struct number *y);

/* number_is_rational: 1 when x is represented as a rational. The value of a real may be rational, too: number_settle
 * returns that rational, or x itself when the value is irrational or the budget does not suffice. */
int number_is_rational(const struct number *x);
const struct number *number_settle(struct number_pool *pool, const struct number *x);

/* number_prepare: represents x in the number field of the pool, if x is algebraic and the budget suffices.
 *
 * The cosines in x may cause the field to be built anew, which discards the representations of other numbers, but not
 * their cosines. When all numbers of a list have been prepared twice, in any order, each therefore has a
 * representation, and numbers made from them by + - * / need no larger field. */
void number_prepare(struct number_pool *pool, const struct number *x);

/* number_pool_keep_field: while `keep` is 1 the number field of the pool, and with it the representation of each
 * number, does not change. output_element sets it, because the coefficients it has written would have no meaning in
 * another field. */
void number_pool_keep_field(struct number_pool *pool, int keep);

/* number_size: for a rational the bits of numerator and denominator; for an irrational number approximately the bits of
 * all coefficients of its representation in the number field, or -1 when there is none within the budget. */
long number_size(struct number_pool *pool, const struct number *x);

/* number_field_degree: the degree of the number field of the pool over Q. */
long number_field_degree(struct number_pool *pool);

/* number_root_in_field: the square root of x >= 0 if x and its root lie in the number field of the pool and the field
 * is not Q; the field is not extended. NULL otherwise, and when the field is too large for a quick answer. */
const struct number *number_root_in_field(struct number_pool *pool, const struct number *x);

/* number_numerator_bits, number_denominator_bits: the size of a rational in lowest terms. */
long number_numerator_bits(const struct number *x);
long number_denominator_bits(const struct number *x);

/* number_to_double: a double near x; `distance` is a bound of its distance from x (0 when they are equal). */
double number_to_double(const struct number *x, double *distance);

/* number_text: x as "p" or "p/q" in lowest terms, q > 0.  The caller frees it. */
char *number_text(const struct number *x);

/* Limits of numbers that are read: digits of a literal, and absolute value of its decimal exponent. They are checked
 * before memory is allocated, so that "1e999999999" costs nothing. */
enum { NUMBER_MAX_DIGITS = 10000, NUMBER_MAX_EXPONENT = 10000 };

/* number_read: reads an exact rational: "3", "-7/3", "0.1" (exactly 1/10), "1.5e-3", "0x1.8p-1", and quotients of
 * these. White space around a literal is ignored.
 *
 * In      text, length  the characters; need not end in 0
 * Out     x             the number, owned by `pool`
 * Returns STATUS_OK, or STATUS_MALFORMED with a reason that describes what is expected
 * General expressions are read by expression_read. */
enum status number_read(struct number_pool *pool, const char *text, size_t length, const struct number **x,
                        struct failure *failure) WARN_UNUSED;

#endif
