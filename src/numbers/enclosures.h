/* SPDX-License-Identifier: BSD-2-Clause */
/* Enclosures (enclosure.h) behind handles, with the elementary functions.
 *
 * Every operation makes a new enclosure of the same precision, rounded outwards.  A handle is valid until its arena is released to a mark that
 * was taken before, or freed.  What has no value (a quotient by an enclosure of 0, the root of a negative number) is an enclosure of which
 * nothing is known. */
#ifndef NUMBERS_ENCLOSURES_H
#define NUMBERS_ENCLOSURES_H

#include "numbers/enclosure.h"

struct enclosures;
typedef const struct enclosure *enclosed;

/* enclosures_new: an arena with ends of `precision` bits.  enclosures_free: NULL is allowed. */
struct enclosures *enclosures_new(long precision);
void enclosures_free(struct enclosures *arena);

/* enclosures_work: what all operations since enclosures_new have cost, in the units of numbers/work.h. */
unsigned long enclosures_work(const struct enclosures *arena);

/* enclosures_mark: how many there are.  enclosures_release: forgets those made since. */
long enclosures_mark(const struct enclosures *arena);
void enclosures_release(struct enclosures *arena, long mark);

/* enclosures_of: around an exact number.  enclosures_integer: n.  enclosures_between: from the low end of x to the high end of y. */
enclosed enclosures_of(struct enclosures *arena, const struct number *x);
enclosed enclosures_integer(struct enclosures *arena, long n);
enclosed enclosures_between(struct enclosures *arena, enclosed x, enclosed y);

/* enclosures_low, enclosures_high: one end alone. */
enclosed enclosures_low(struct enclosures *arena, enclosed x);
enclosed enclosures_high(struct enclosures *arena, enclosed x);

/* enclosures_meet: what x and y share, of a number that lies in both; of one of which nothing is known the other. */
enclosed enclosures_meet(struct enclosures *arena, enclosed x, enclosed y);

/* enclosures_within: what of x lies between -size and size, of a number that is known to.  Nothing known when they do not meet. */
enclosed enclosures_within(struct enclosures *arena, enclosed x, enclosed size);

/* The operations and functions; sine and cosine of a wide enclosure are wide by as much. */
enclosed enclosures_add(struct enclosures *arena, enclosed x, enclosed y);
enclosed enclosures_subtract(struct enclosures *arena, enclosed x, enclosed y);
enclosed enclosures_multiply(struct enclosures *arena, enclosed x, enclosed y);
enclosed enclosures_divide(struct enclosures *arena, enclosed x, enclosed y);
enclosed enclosures_negate(struct enclosures *arena, enclosed x);
enclosed enclosures_sqrt(struct enclosures *arena, enclosed x);
enclosed enclosures_exp(struct enclosures *arena, enclosed x);
enclosed enclosures_log(struct enclosures *arena, enclosed x);
enclosed enclosures_arctangent(struct enclosures *arena, enclosed x);
enclosed enclosures_sine(struct enclosures *arena, enclosed x);
enclosed enclosures_cosine(struct enclosures *arena, enclosed x);

/* enclosures_ends: the ends as dyadic rationals of at most `bits` bits, rounded outwards.  Returns 1, or 0 when nothing is known of x. */
int enclosures_ends(struct number_pool *pool, enclosed x, long bits, const struct number **low,
                    const struct number **high);

/* enclosures_exponent: an e with 2^(e - 1) <= |low end of x| < 2^e; 0 where that is 0 or not known.  For choosing steps only. */
long enclosures_exponent(enclosed x);

#endif
