/* SPDX-License-Identifier: BSD-2-Clause */
/* Elementary functions of enclosures (enclosure.h): `out` is not x, and has ends of any precision.  What has no value (the inverse of an
 * enclosure of 0, the root of a negative number) is an enclosure of which nothing is known. */
#ifndef NUMBERS_ENCLOSURE_FUNCTIONS_H
#define NUMBERS_ENCLOSURE_FUNCTIONS_H

#include "numbers/enclosure.h"

/* enclosure_invert, enclosure_sqrt: 1 / x, the square root that is not negative. */
/*@ requires memory: \valid(out) && \valid_read(x) && \separated(out, x);
    requires enclosures: is_enclosure(x);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: \forall real a, b; lies{Pre}(a, x) && is_inverse(b, a) ==> lies(b, out); */
void enclosure_invert(struct enclosure *out, const struct enclosure *x);
/*@ requires memory: \valid(out) && \valid_read(x) && \separated(out, x);
    requires enclosures: is_enclosure(x);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: \forall real a, b; lies{Pre}(a, x) && is_root(b, a) ==> lies(b, out); */
void enclosure_sqrt(struct enclosure *out, const struct enclosure *x);

/* enclosure_exp, enclosure_log, enclosure_arctangent: functions that rise. */
/*@ requires memory: \valid(out) && \valid_read(x) && \separated(out, x);
    requires enclosures: is_enclosure(x);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: \forall real a; lies{Pre}(a, x) ==> lies(exponential(a), out); */
void enclosure_exp(struct enclosure *out, const struct enclosure *x);
/*@ requires memory: \valid(out) && \valid_read(x) && \separated(out, x);
    requires enclosures: is_enclosure(x);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: \forall real a; lies{Pre}(a, x) && 0 < a ==> lies(logarithm(a), out); */
void enclosure_log(struct enclosure *out, const struct enclosure *x);
/*@ requires memory: \valid(out) && \valid_read(x) && \separated(out, x);
    requires enclosures: is_enclosure(x);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: \forall real a; lies{Pre}(a, x) ==> lies(arctangent(a), out); */
void enclosure_arctangent(struct enclosure *out, const struct enclosure *x);

/* enclosure_sine, enclosure_cosine: as wide as x beside what rounding adds, and within [-1, 1]. */
/*@ requires memory: \valid(out) && \valid_read(x) && \separated(out, x);
    requires enclosures: is_enclosure(x);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: \forall real a; lies{Pre}(a, x) ==> lies(sine(a), out); */
void enclosure_sine(struct enclosure *out, const struct enclosure *x);
/*@ requires memory: \valid(out) && \valid_read(x) && \separated(out, x);
    requires enclosures: is_enclosure(x);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: \forall real a; lies{Pre}(a, x) ==> lies(cosine(a), out); */
void enclosure_cosine(struct enclosure *out, const struct enclosure *x);

/* enclosure_between: what lies between a number in x and a number in y that is not smaller.  enclosure_meet: what lies in both, of which
 * something is known.  enclosure_around: what lies between -a and a, for a number a in x. */
/*@ requires memory: \valid(out) && \valid_read(x) && \valid_read(y) && \separated(out, x) && \separated(out, y);
    requires enclosures: is_enclosure(x) && is_enclosure(y);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: \forall real a, b, c; lies{Pre}(a, x) && lies{Pre}(b, y) && a <= c <= b ==> lies(c, out); */
void enclosure_between(struct enclosure *out, const struct enclosure *x, const struct enclosure *y);
/*@ requires memory: \valid(out) && \valid_read(x) && \valid_read(y) && \separated(out, x) && \separated(out, y);
    requires enclosures: is_enclosure(x) && is_enclosure(y);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: \forall real a; lies{Pre}(a, x) && lies{Pre}(a, y) ==> lies(a, out); */
void enclosure_meet(struct enclosure *out, const struct enclosure *x, const struct enclosure *y);
/*@ requires memory: \valid(out) && \valid_read(x) && \separated(out, x);
    requires enclosures: is_enclosure(x);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: \forall real a, b; lies{Pre}(a, x) && -a <= b <= a ==> lies(b, out); */
void enclosure_around(struct enclosure *out, const struct enclosure *x);

/* enclosure_low, enclosure_high: one end of x alone, beyond which no number in x lies.  enclosure_integer: n. */
/*@ requires memory: \valid(out) && \valid_read(x) && \separated(out, x);
    requires enclosures: is_enclosure(x);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures end: x->known != 0 ==> lies(end{Pre}(&x->low[0]), out); */
void enclosure_low(struct enclosure *out, const struct enclosure *x);
/*@ requires memory: \valid(out) && \valid_read(x) && \separated(out, x);
    requires enclosures: is_enclosure(x);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures end: x->known != 0 ==> lies(end{Pre}(&x->high[0]), out); */
void enclosure_high(struct enclosure *out, const struct enclosure *x);
/*@ requires memory: \valid(out);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: lies((real)n, out); */
void enclosure_integer(struct enclosure *out, long n);

#endif
