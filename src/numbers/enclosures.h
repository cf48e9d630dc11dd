/* SPDX-License-Identifier: BSD-2-Clause */
/* Enclosures (enclosure.h) as handles in an arena, with the elementary functions.
 *
 * Every operation makes a new enclosure of the arena's precision, rounded outwards. A handle is valid until the arena
 * is freed or released to a mark that was taken before the handle was made. An operation that is not defined (a
 * quotient by an enclosure that contains 0, the square root of a negative number) gives an unknown enclosure. */
#ifndef NUMBERS_ENCLOSURES_H
#define NUMBERS_ENCLOSURES_H

#include "numbers/enclosure.h"

struct enclosures;
typedef const struct enclosure *enclosed;

/* enclosures_new: an arena whose enclosures have ends of `precision` bits. enclosures_free: NULL is allowed. */
struct enclosures *enclosures_new(long precision);
void enclosures_free(struct enclosures *arena);

/* enclosures_work: the cost of all operations since enclosures_new, in the units of numbers/work.h. */
unsigned long enclosures_work(const struct enclosures *arena);

/* enclosures_mark: the number of enclosures made so far. enclosures_release: frees those made since the mark. */
long enclosures_mark(const struct enclosures *arena);
void enclosures_release(struct enclosures *arena, long mark);

/* enclosures_of: an enclosure of an exact number. enclosures_integer: of n. enclosures_between: from the low end of x
 * to the high end of y. */
enclosed enclosures_of(struct enclosures *arena, const struct number *x);
enclosed enclosures_integer(struct enclosures *arena, long n);
enclosed enclosures_between(struct enclosures *arena, enclosed x, enclosed y);

/* enclosures_low, enclosures_high: one end of x, as an enclosure of width 0. */
enclosed enclosures_low(struct enclosures *arena, enclosed x);
enclosed enclosures_high(struct enclosures *arena, enclosed x);

/* enclosures_meet: the intersection of x and y, for a number that lies in both. If one of them is unknown, the other. */
enclosed enclosures_meet(struct enclosures *arena, enclosed x, enclosed y);

/* enclosures_within: the intersection of x with [-size, size], for a number of which |x| <= size is known. Unknown when
 * the intersection is empty. */
enclosed enclosures_within(struct enclosures *arena, enclosed x, enclosed size);

/* Arithmetic and elementary functions. The sine and cosine of an enclosure are as wide as the enclosure. */
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

/* enclosures_ends: the ends as dyadic rationals of at most `bits` bits, rounded outwards. Returns 1, or 0 when x is
 * unknown. */
int enclosures_ends(struct number_pool *pool, enclosed x, long bits, const struct number **low,
                    const struct number **high);

/* enclosures_exponent: the integer e with 2^(e - 1) <= |low end of x| < 2^e; 0 when that end is 0 or x is unknown. It
 * serves to choose the lengths of steps only, never a decision. */
long enclosures_exponent(enclosed x);

#endif
