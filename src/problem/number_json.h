/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers in records (spec/certificate.md): "p/q", a root of a polynomial, an element of the number field of the
 * certificate, or an enclosure.  Every object is owned by the caller. */
#ifndef PROBLEM_NUMBER_JSON_H
#define PROBLEM_NUMBER_JSON_H

#include "numbers/angle.h"

#include <jansson.h>

/* number_value_json: a value of a certificate: "p/q", {"coefficients":[...]} in the field of the certificate, or
 * {"lo":...,"hi":...} with the sign of x.
 *
 * The first element that is written fixes the number field, so number_prepare must have been called for every number
 * from which the values of the certificate are made. An algebraic number beyond the budget is written as an enclosure,
 * which counts as refused work (number_work_was_refused). */
json_t *number_value_json(struct number_pool *pool, const struct number *x);

/* number_enclosure_json: {"lo":...,"hi":...} of an irrational number. */
json_t *number_enclosure_json(const struct number *x);

/* number_end_json: the end of an interval as the coordinate of a point: without the text that comes with an enclosure. */
json_t *number_end_json(const json_t *end);

/* number_root_json: "p/q" or {"poly":[...],"interval":[low,high]}; NULL when x has no such form within the budget. */
json_t *number_root_json(struct number_pool *pool, const struct number *x);

/* number_has_root: 1 when number_root_json is not NULL. */
int number_has_root(struct number_pool *pool, const struct number *x);

/* number_field_json: the field of the certificate, {"poly":[...],"interval":[low,high]}, as by output_field; NULL when
 * it is Q. */
json_t *number_field_json(struct number_pool *pool, long bits);

/* number_bits: n such that an interval of width 2^-n for the generator determines the sign of the element `value` minus
 * the rational `less`; 0 when the value is not an element of the field. */
long number_bits(struct number_pool *pool, const json_t *value, const char *less);

/* number_of_value: the number that a value of a record describes; NULL when it describes none. */
const struct number *number_of_value(struct number_pool *pool, const json_t *value);

/* angle_json: a rational multiple of pi in lowest terms, "13/36*pi"; NULL for another angle. */
json_t *angle_json(const struct angle *angle);

/* The size of a stated angle, and of t in atan(t), is at most 2 to this power; checkers take no larger one. */
#define ANGLE_MAX_EXPONENT 64

/* angle_stated_json: an angle in a form that a checker can evaluate: as by angle_json; "2*atan(t)" when sine and cosine
 * are rational; "atan(t)"; or a rational number of radians; t is rational. NULL for another angle, and beyond that size.
 * angle_is_stated: 1 when there is such a form. */
json_t *angle_stated_json(struct number_pool *pool, const struct angle *angle);
int angle_is_stated(struct number_pool *pool, const struct angle *angle);

/* value_words: any of these values for people: "3/2", "(1 + sqrt(5))/2 = 1.6180339887...", "0.42261826174...". `pool`
 * is the pool of the numbers; it may be NULL for rationals. The caller frees it. */
char *value_words(struct number_pool *pool, const json_t *value);

/* angle_words: an angle of a point (cover/variable.h) in degrees. */
char *angle_words(struct number_pool *pool, const json_t *value);

#endif
