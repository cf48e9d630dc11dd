/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers as text.  Every text returned is owned by the caller (free, or the function of its type). */
#ifndef NUMBERS_OUTPUT_H
#define NUMBERS_OUTPUT_H

#include "numbers/number.h"

/* A list of integers or rationals as text. */
struct text_list {
    int count;
    char **text;
};

void text_list_free(struct text_list *list);

/* A real algebraic number: coefficients of its minimal polynomial, constant first, and an interval with dyadic
 * ends in which it is the only root.  The interval is [k / 2^n, (k + 1) / 2^n] with the least n >= 0 for which
 * Descartes' rule of signs finds exactly one root in it, so equal numbers have equal texts. */
struct root_text {
    struct text_list polynomial;
    char *low, *high;
};

void root_text_free(struct root_text *root);

/* output_root: x as a root.  Returns 1; 0 when x is rational, or not algebraic, or the budget does not suffice. */
int output_root(struct number_pool *pool, const struct number *x, struct root_text *root);

/* output_element: x as a polynomial in the generator of the pool's field, constant first, no trailing zeros.
 * Returns 1, or 0 when x is not algebraic or the budget does not suffice.  The field may grow in it; from then on it is kept
 * (number_pool_keep_field), so that all elements of a record are of one field. */
int output_element(struct number_pool *pool, const struct number *x, struct text_list *element);

/* output_field: the generator of the pool's field.  Returns 0 while the field is Q.  For `bits` above 0 the interval is that of
 * width 2^-bits, if it is narrower than the one of root_text. */
int output_field(struct number_pool *pool, long bits, struct root_text *root);

/* output_bits: an interval of width 2^-bits in which the generator lies is narrow enough to tell the sign of an element (as
 * output_element writes it) less a rational by Horner's scheme in intervals. */
long output_bits(struct number_pool *pool, const char *const *coefficient, int count, const char *less);

/* output_generator: the same as a number; NULL while the field is Q. */
const struct number *output_generator(struct number_pool *pool);

/* output_enclosure: dyadic ends low <= x <= high, of about `bits` bits, and of more where that is needed to have
 * the sign of x when the sign is known.  The finest that was asked for is kept, so that a record shows one enclosure of x. */
void output_enclosure(const struct number *x, long bits, char **low, char **high);

/* output_enclosure_numbers: the same ends as numbers; both x itself when it is rational. */
void output_enclosure_numbers(struct number_pool *pool, const struct number *x, long bits, const struct number **low,
                              const struct number **high);

/* output_ends: ends of about `bits` bits as numbers, also of a long rational; nothing is kept. */
void output_ends(struct number_pool *pool, const struct number *x, long bits, const struct number **low,
                 const struct number **high);

/* output_decimal: the first digits of x, which is not zero, as in output_readable below. */
char *output_decimal(const struct number *x);

/* output_read_root: the number that a root_text with `count` coefficients describes.  NULL when it cannot be separated from other
 * roots within the budget. */
const struct number *output_read_root(struct number_pool *pool, const struct number *const *coefficient, int count,
                                      const struct number *low, const struct number *high);

/* output_readable: for people.
 *     p/q                                   a rational; when it is long "0.31415926535... (a fraction of 120 digits)"
 *     (p + q sqrt(d))/r = 1.6180339887...   a quadratic number
 *     0.42261826174...                      cut off, not rounded, so that all its digits are certain
 *     4.0000000000 +/- 1e-10                when it is not known to be no such decimal
 *     between 1.33 and 1.34                 when no more is known: the ends are rounded outwards */
char *output_readable(struct number_pool *pool, const struct number *x);

/* output_degrees: the same of radians in degrees: "63.434948822..." */
char *output_degrees(struct number_pool *pool, const struct number *radians);

#endif
