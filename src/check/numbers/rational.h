/* SPDX-License-Identifier: BSD-2-Clause */
/* Rationals, and elements of the number field of a certificate (element.h), given by handles. A number never changes;
 * its handle is valid until its pool is emptied or freed. */
#ifndef CHECK_NUMBERS_RATIONAL_H
#define CHECK_NUMBERS_RATIONAL_H

typedef const struct rational *rational;
struct rational_pool;

enum { RATIONAL_MAX_DIGITS = 1000000 };

/* The notions of the contracts: the value of a number (NULL is no number), and the doubt: whether some sign or value
 * was not found since the pool was emptied (element_is_stuck, rational_unknown). While there is doubt, the record is
 * not verified. */
/*@ // A5
  @ axiomatic Rational { logic real rational_value(struct rational *x); } */
/* A variable of rational_pool.c, and a ghost in all other files. */
#ifndef RATIONAL_DOUBT
//@ ghost int rational_doubt;
#endif
/* clang-format off */
#define DOUBT_STAYS (\old(rational_doubt) != 0 ==> rational_doubt != 0)
#define DOUBT_HAS_STAYED (\at(rational_doubt, Pre) != 0 ==> rational_doubt != 0)
/* clang-format on */

/* rational_pool_new: a pool without numbers.
 * rational_pool_empty: frees the numbers, not the pool, and ends the doubt. It is for the pool of a record, before the next record. */
struct rational_pool *rational_pool_new(void);
void rational_pool_empty(struct rational_pool *pool);
void rational_pool_free(struct rational_pool *pool);

/* rational_pool_scratch: a pool for numbers of the same field that are soon freed; it is freed before `pool` is emptied. */
struct rational_pool *rational_pool_scratch(const struct rational_pool *pool);

/* rational_is_written: 1 when the text is `p` or `p/q` as spec/certificate.md requires; that p and q have no common
 * factor is not checked. */
/*@ requires 0 <= length && \valid_read(text + (0 .. length - 1));
  @ assigns \nothing; */
int rational_is_written(const unsigned char *text, int length);

/* rational_read: the number of a text; NULL when it is not a number, or p and q have a common factor. */
rational rational_read(struct rational_pool *pool, const unsigned char *text, int length);

/* rational_unknown: returns some number in place of one that was not found, and raises the doubt (element_is_stuck). */
rational rational_unknown(struct rational_pool *pool);

/* rational_zero, rational_one: 0 and 1.
 * rational_divide: x / y; rational_unknown when y is 0, or when the inverse is not found because the polynomial of the field is
 * reducible. */
rational rational_zero(struct rational_pool *pool);
rational rational_one(struct rational_pool *pool);
rational rational_divide(struct rational_pool *pool, rational x, rational y);

/* rational_add, rational_subtract, rational_multiply: x + y, x - y, x * y. */
rational rational_add(struct rational_pool *pool, rational x, rational y);
rational rational_subtract(struct rational_pool *pool, rational x, rational y);
rational rational_multiply(struct rational_pool *pool, rational x, rational y);

/* rational_sign: -1, 0 or 1.  rational_equal: 1 when x and y have the same value, else 0. */
int rational_sign(rational x);
int rational_equal(rational x, rational y);

/* rational_is_square: 1 when x is a rational, not an element, and the square of a rational. */
int rational_is_square(rational x);

#endif
