/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers in records (spec/certificate.md): "p/q", a root of a polynomial, an element of the number field of the
 * certificate, or an enclosure.  Every object is owned by the caller. */
#ifndef PROBLEM_NUMBER_JSON_H
#define PROBLEM_NUMBER_JSON_H

#include "numbers/angle.h"

#include <jansson.h>

/* number_value_json: a value of a certificate: "p/q", {"coefficients":[...]} in the field of the certificate, or
 * {"lo":...,"hi":...}, which has the sign of x.  The first element that is written keeps the field as it is: number_prepare
 * is called before for every number that the values of a certificate are made from.  An algebraic number that does not fit the budget is
 * enclosed, and counts as refused work (number_work_was_refused). */
json_t *number_value_json(struct number_pool *pool, const struct number *x);

/* number_enclosure_json: {"lo":...,"hi":...} of a number that is no rational. */
json_t *number_enclosure_json(const struct number *x);

/* number_root_json: "p/q" or {"poly":[...],"interval":[low,high]}; NULL when x is neither within the budget. */
json_t *number_root_json(struct number_pool *pool, const struct number *x);

/* number_has_root: 1 when number_root_json gives x. */
int number_has_root(struct number_pool *pool, const struct number *x);

/* number_field_json: the field of the certificate, {"poly":[...],"interval":[low,high]}, as output_field has it; NULL when it is Q. */
json_t *number_field_json(struct number_pool *pool, long bits);

/* number_bits: an interval of the generator of the field that is 2^-bits wide tells the sign of the element `value` less the rational
 * `less`; 0 where the value is no element. */
long number_bits(struct number_pool *pool, const json_t *value, const char *less);

/* number_of_value: the number that a value of a record describes; NULL when it is none. */
const struct number *number_of_value(struct number_pool *pool, const json_t *value);

/* angle_json: an angle that is a fraction of pi in lowest terms, "13/36*pi"; NULL for another. */
json_t *angle_json(const struct angle *angle);

/* angle_stated_json: an angle in a form that a checker can evaluate: as angle_json; "2*atan(t)" where sine and cosine are rational; "atan(t)";
 * or a rational number of radians; t is rational.  NULL for another, and beyond 2^64.  angle_is_stated: 1 when there is such a form. */
json_t *angle_stated_json(struct number_pool *pool, const struct angle *angle);
int angle_is_stated(struct number_pool *pool, const struct angle *angle);

/* value_words: any of these for people: "3/2", "(1 + sqrt(5))/2 = 1.6180339887...", "0.42261826174...".  `pool` is that of
 * the numbers; NULL serves for rationals only.  The caller frees it. */
char *value_words(struct number_pool *pool, const json_t *value);

/* angle_words: an angle of a point (variable.h) in degrees. */
char *angle_words(struct number_pool *pool, const json_t *value);

#endif
