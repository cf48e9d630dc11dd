/* SPDX-License-Identifier: BSD-2-Clause */
/* Forms on the circle of slip directions d = (cos phi, sin phi), and where they vanish.
 *
 * Two charts cover the circle: d = sigma ((1 - t^2)/(1 + t^2), 2 t/(1 + t^2)) with sigma = 1, |t| <= tau and sigma = -1, |t| <= 1/tau, since
 * -1/t in one chart is t in the other.  Times (1 + t^2)^2 a form of degree 2 is a polynomial of degree 4 in t. */
#ifndef SPATIAL_CIRCLE_H
#define SPATIAL_CIRCLE_H

#include "numbers/polynomial.h"
#include "numbers/surd.h"

#include <jansson.h>

typedef const struct number *spatial_number;

/* X = one + c cos phi + s sin phi + cc cos^2 phi + cs cos phi sin phi + ss sin^2 phi */
struct spatial_form {
    spatial_number one, c, s, cc, cs, ss;
};

/* The forms of spec/spatial/formula.h. */
struct spatial_forms {
    struct spatial_form p, g, k, h, R, E;
};

/* spatial_forms_of: from the inputs of the program `spatial`, in their order. */
void spatial_forms_of(struct number_pool *pool, const spatial_number *input, struct spatial_forms *forms);

/* spatial_form_is_zero: 1 when it vanishes on the whole circle: all coefficients are 0, but that cos^2 + sin^2 = 1. */
int spatial_form_is_zero(struct number_pool *pool, const struct spatial_form *form);

/* spatial_form_at: the value of a form in the direction (c, s), which must have length 1. */
struct surd spatial_form_at(struct number_pool *pool, const struct spatial_form *form, struct surd c, struct surd s);

/* spatial_inverse: 1 / x = (a - b sqrt(d)) / (a^2 - b^2 d), for an x that is not 0. */
struct surd spatial_inverse(struct number_pool *pool, struct surd x);

/* spatial_chart: the polynomial of a form in a chart, sigma 1 or -1.
 * Returns 1, or POLYNOMIAL_UNKNOWN. */
int spatial_chart(struct number_pool *pool, const struct spatial_form *form, int sigma, struct polynomial *out);

/* An interval of numbers. */
struct spatial_interval {
    spatial_number low, high;
};

/* spatial_horner: an enclosure of a polynomial on an interval by Horner's scheme, which the checkers compute, too.
 * spatial_quotient: x / y for a y that does not contain 0. spatial_interval_sign: -1 or 1; 0 when it contains 0. */
struct spatial_interval spatial_horner(struct number_pool *pool, const struct polynomial *polynomial,
                                       const struct spatial_interval *at);
struct spatial_interval spatial_product(struct number_pool *pool, const struct spatial_interval *x,
                                        const struct spatial_interval *y);
struct spatial_interval spatial_quotient(struct number_pool *pool, const struct spatial_interval *x,
                                         const struct spatial_interval *y);
int spatial_interval_sign(const struct spatial_interval *x);

/* spatial_drop_scratch: frees a pool of scratch_new and charges the work of this many products and sums of numbers that
 * grow to the size of x. The denominators of points on the circle are powers of 2, times those of the data, so that most of this
 * work is no greatest common divisor, as it is for other rationals. */
void spatial_drop_scratch(struct number_pool *scratch, struct number_pool *pool, int operations, spatial_number x);

/* spatial_sign_on: the sign of spatial_horner. spatial_sign_at: the sign at a point, or NUMBER_SIGN_UNKNOWN. The memory of
 * the numbers on the way is freed. */
int spatial_sign_on(struct number_pool *pool, const struct polynomial *polynomial, const struct spatial_interval *at);
int spatial_sign_at(struct number_pool *pool, const struct polynomial *polynomial, spatial_number at);

/* spatial_variations: the bound of Descartes' rule of signs for the number of zeros strictly between low and high;
 * exact when it is 0 or 1. */
int spatial_variations(struct number_pool *pool, const struct polynomial *polynomial, spatial_number low,
                       spatial_number high);

/* A test of a cell with one zero. `is_settled` returns 1, or 0 when the cell must be divided again. */
struct spatial_judge {
    int (*is_settled)(void *context, int sigma, const struct spatial_interval *cell);
    void *context;
};

/* The division of the charts: ends of cells in ascending order, each cell with at most one zero, no zero at an end.
 * Owned JSON arrays of rationals. */
struct spatial_cuts {
    json_t *plus, *minus;
    spatial_number tau;
};

/* spatial_cut_circle: cells for the zeros of a form, or of the product of two (`other` may be NULL), which does not
 * vanish identically.
 *
 * In      budget_bits  the work of each chart is what this budget allows, whatever has been done before it
 *         judge        the test of cells with a zero; NULL: every cell is accepted
 * Out     cuts         also on error; freed by spatial_cuts_free
 * Returns STATUS_OK; STATUS_UNDECIDED when the zeros are not separated within the allowed number of cuts */
enum status spatial_cut_circle(struct number_pool *pool, long budget_bits, const struct spatial_form *form,
                               const struct spatial_form *other, const struct spatial_judge *judge,
                               struct spatial_cuts *cuts, struct failure *failure) WARN_UNUSED;
void spatial_cuts_free(struct spatial_cuts *cuts);

/* spatial_cut_number: a cut as a number. */
spatial_number spatial_cut_number(struct number_pool *pool, const json_t *cut);

/* spatial_cuts_json: {"tau","plus","minus"}; takes ownership of the arrays. */
json_t *spatial_cuts_json(struct number_pool *pool, struct spatial_cuts *cuts);

#endif
