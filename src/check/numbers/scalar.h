/* SPDX-License-Identifier: BSD-2-Clause */
/* Scalars: rationals, and elements of the number field of a certificate (element.h), given by handles. A number never
 * changes; its handle is valid until its pool is emptied or freed. */
#ifndef CHECK_NUMBERS_SCALAR_H
#define CHECK_NUMBERS_SCALAR_H

typedef const struct scalar *scalar;
struct scalar_pool;

enum { SCALAR_MAX_DIGITS = 1000000 };

/* The notions of the contracts: the value of a number (NULL is no number), and the doubt: whether some sign or value
 * was not found since the pool was emptied (element_is_stuck, scalar_unknown). While there is doubt, the record is
 * not verified. */
/*@ // A5
  @ axiomatic Scalar { logic real scalar_value(struct scalar *x); } */
/* A variable of scalar_pool.c, and a ghost in all other files. */
#ifndef SCALAR_DOUBT
//@ ghost int scalar_doubt;
#endif
/* clang-format off */
#define DOUBT_STAYS (\old(scalar_doubt) != 0 ==> scalar_doubt != 0)
#define DOUBT_HAS_STAYED (\at(scalar_doubt, Pre) != 0 ==> scalar_doubt != 0)
/* clang-format on */

/* scalar_pool_new: a pool without numbers.
 * scalar_pool_empty: frees the numbers, not the pool, and ends the doubt. It is for the pool of a record, before the next record. */
struct scalar_pool *scalar_pool_new(void);
void scalar_pool_empty(struct scalar_pool *pool);
void scalar_pool_free(struct scalar_pool *pool);

/* scalar_pool_scratch: a pool for numbers of the same field that are soon freed; it is freed before `pool` is emptied. */
struct scalar_pool *scalar_pool_scratch(const struct scalar_pool *pool);

/* scalar_is_written: 1 when the text is `p` or `p/q` as spec/certificate.md requires; that p and q have no common
 * factor is not checked. */
/*@ requires 0 <= length && \valid_read(text + (0 .. length - 1));
  @ assigns \nothing; */
int scalar_is_written(const unsigned char *text, int length);

/* scalar_read: the number of a text; NULL when it is not a number, or p and q have a common factor. */
scalar scalar_read(struct scalar_pool *pool, const unsigned char *text, int length);

/* scalar_unknown: returns some number in place of one that was not found, and raises the doubt (element_is_stuck). */
scalar scalar_unknown(struct scalar_pool *pool);

/* scalar_zero, scalar_one: 0 and 1.
 * scalar_divide: x / y; scalar_unknown when y is 0, or when the inverse is not found because the polynomial of the field is
 * reducible. */
scalar scalar_zero(struct scalar_pool *pool);
scalar scalar_one(struct scalar_pool *pool);
scalar scalar_divide(struct scalar_pool *pool, scalar x, scalar y);

/* scalar_add, scalar_subtract, scalar_multiply: x + y, x - y, x * y. */
scalar scalar_add(struct scalar_pool *pool, scalar x, scalar y);
scalar scalar_subtract(struct scalar_pool *pool, scalar x, scalar y);
scalar scalar_multiply(struct scalar_pool *pool, scalar x, scalar y);

/* scalar_sign: -1, 0 or 1.  scalar_equal: 1 when x and y have the same value, else 0. */
int scalar_sign(scalar x);
int scalar_equal(scalar x, scalar y);

/* scalar_is_square: 1 when x is a rational, not an element, and the square of a rational. */
int scalar_is_square(scalar x);

#endif
