/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers as text. The caller owns every text that is returned, and frees it by free or by the function of its type. */
#ifndef NUMBERS_OUTPUT_H
#define NUMBERS_OUTPUT_H

#include "numbers/number.h"

#include <gmp.h>

/* A list of integers or rationals as text. */
struct text_list {
    int count;
    char **text;
};

void text_list_free(struct text_list *list);

/* A real algebraic number: the coefficients of its minimal polynomial, constant first, and an interval with dyadic ends
 * that contains no other root. The interval is [k / 2^n, (k + 1) / 2^n] with the least n >= 0 for which Descartes' rule
 * of signs proves that it contains exactly one root, so that equal numbers have equal texts. */
struct root_text {
    struct text_list polynomial;
    char *low, *high;
};

void root_text_free(struct root_text *root);

/* output_root: x as the root of its minimal polynomial. Returns 1; 0 when x is rational or not algebraic, or when the
 * budget does not suffice. */
int output_root(struct number_pool *pool, const struct number *x, struct root_text *root);

/* output_element: x as a polynomial in the generator of the pool's field: coefficients, constant first, without
 * trailing zeros. Returns 1, or 0 when x is not algebraic or the budget does not suffice.
 *
 * The field may be extended by this call, and does not change afterwards (number_pool_keep_field), so that all elements
 * in a record belong to one field. */
int output_element(struct number_pool *pool, const struct number *x, struct text_list *element);

/* output_field: the generator of the pool's field. Returns 0 while the field is Q. When `bits` > 0 the interval has the
 * width 2^-bits, if that is less than the width of root_text. */
int output_field(struct number_pool *pool, long bits, struct root_text *root);

/* output_bits: a number of bits n such that an interval of width 2^-n around the generator suffices to determine the
 * sign of an element, written as by output_element, minus the rational `less`, by Horner's scheme in intervals. */
long output_bits(struct number_pool *pool, const char *const *coefficient, int count, const char *less);

/* output_generator: the generator of the pool's field as a number; NULL while the field is Q. */
const struct number *output_generator(struct number_pool *pool);

/* output_rational: "n" or "n/d". The caller frees it. It is not left to GMP to allocate the text: the program that calls
 * the library may have given GMP memory functions of its own, whose blocks free() does not know. */
char *output_rational(const mpq_t x);

/* output_enclosure: dyadic ends low <= x <= high with about `bits` bits; with more when they are needed to show the
 * sign of x and that sign is known. The finest enclosure asked for is stored, so that a record shows one enclosure of
 * x. */
void output_enclosure(const struct number *x, long bits, char **low, char **high);

/* output_enclosure_numbers: the same ends as numbers; both are x itself when it is rational. */
void output_enclosure_numbers(struct number_pool *pool, const struct number *x, long bits, const struct number **low,
                              const struct number **high);

/* output_ends: ends with about `bits` bits as numbers, for long rationals too; they are not stored. */
void output_ends(struct number_pool *pool, const struct number *x, long bits, const struct number **low,
                 const struct number **high);

/* output_decimal: the first digits of x, which is not zero, in the form of output_readable. */
char *output_decimal(const struct number *x);

/* output_read_rational: the rational that a text of this program denotes, n or n/d in lowest terms, however long it is. NULL when
 * the text is none. */
const struct number *output_read_rational(struct number_pool *pool, const char *text);

/* output_read_root: the number that a root_text with `count` coefficients describes. NULL when it cannot be separated
 * from the other roots within the budget. */
const struct number *output_read_root(struct number_pool *pool, const struct number *const *coefficient, int count,
                                      const struct number *low, const struct number *high);

/* output_readable: a text for people:
 *     p/q                                   a rational; a long one as "0.31415926535... (a fraction of 120 digits)"
 *     (p + q sqrt(d))/r = 1.6180339887...   a number of degree 2
 *     0.42261826174...                      truncated, not rounded, so that all its digits are certain
 *     4.0000000000 +/- 1e-10                when it is not known whether the number is this decimal
 *     between 1.33 and 1.34                 when its digits are not known: the ends are rounded outwards */
char *output_readable(struct number_pool *pool, const struct number *x);

/* output_degrees: the same for an angle in radians, converted to degrees: "63.434948822..." */
char *output_degrees(struct number_pool *pool, const struct number *radians);

#endif
