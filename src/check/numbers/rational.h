/* SPDX-License-Identifier: BSD-2-Clause */
/* Rationals behind handles, and elements of the number field of a certificate (element.h).
 * Values never change; a handle is valid until its pool is emptied or freed. */
#ifndef CHECK_NUMBERS_RATIONAL_H
#define CHECK_NUMBERS_RATIONAL_H

typedef const struct rational *rational;
struct rational_pool;

enum { RATIONAL_MAX_DIGITS = 1000000 };

/* What the contracts of the checker say of a number: its value, and whether some sign or value was not found since
 * the pool was emptied (element_is_stuck, rational_unknown): then no conclusion counts.  NULL is no number. */
/*@ // A5
  @ axiomatic Rational { logic real rational_value(struct rational *x); } */
/* The variable is one of rational_pool.c; to all other files it is a ghost. */
#ifndef RATIONAL_DOUBT
//@ ghost int rational_doubt;
#endif
/* clang-format off */
#define DOUBT_STAYS (\old(rational_doubt) != 0 ==> rational_doubt != 0)
#define DOUBT_HAS_STAYED (\at(rational_doubt, Pre) != 0 ==> rational_doubt != 0)
/* clang-format on */

/* rational_pool_new: one without numbers.  rational_pool_empty: frees the rationals, keeps the pool; what was left open is forgotten: it is
 * for the pool of a record, and begins the next. */
struct rational_pool *rational_pool_new(void);
void rational_pool_empty(struct rational_pool *pool);
void rational_pool_free(struct rational_pool *pool);

/* rational_pool_scratch: a pool for numbers of the same field that are soon freed; it is freed before `pool` is emptied. */
struct rational_pool *rational_pool_scratch(const struct rational_pool *pool);

/* rational_is_written: 1 when the text is `p` or `p/q` as spec/certificate.md wants it, but for the rule
 * that p and q have no common factor. */
/*@ requires 0 <= length && \valid_read(text + (0 .. length - 1));
  @ assigns \nothing; */
int rational_is_written(const unsigned char *text, int length);

/* rational_read: the number that a text denotes; NULL when it is none, or p and q have a common factor. */
rational rational_read(struct rational_pool *pool, const unsigned char *text, int length);

/* rational_unknown: some number, in place of one that cannot be had; from now on element_is_stuck tells. */
rational rational_unknown(struct rational_pool *pool);

/* rational_zero, rational_one: 0, 1.  rational_divide: x / y, or rational_unknown when y is 0, or its inverse is not found since the
 * polynomial of the field is reducible. */
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

/* rational_is_square: 1 when x is written as a rational and the square of a rational, else 0. */
int rational_is_square(rational x);

#endif
