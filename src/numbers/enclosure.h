/* SPDX-License-Identifier: BSD-2-Clause */
/* Interval arithmetic: a real number enclosed between two floating-point numbers of MPFR.
 *
 * Each operation rounds its lower end down and its upper end up, so that the sum of a number in x and a number in y
 * lies in the enclosure of x + y, and likewise for the other operations. When an end overflows, the enclosure is marked
 * as unknown, and so is every enclosure computed from it. */
#ifndef NUMBERS_ENCLOSURE_H
#define NUMBERS_ENCLOSURE_H

#include <mpfr.h>

#include "numbers/number.h"

/* Ends of at most ENCLOSURE_ROOM_BITS bits are stored inside the struct, because allocating them would take longer than
 * adding them. */
enum { ENCLOSURE_ROOM_BITS = 256, ENCLOSURE_ROOM = 256 / (8 * sizeof(mp_limb_t)) };

struct enclosure {
    mpfr_t low, high;
    int known; /* 0 when the enclosure is unknown: it excludes no real number */
    int owns;  /* 1 when the ends are allocated */
    mp_limb_t room[2][ENCLOSURE_ROOM];
};

/*@ predicate has_numbers{L}(struct enclosure *x) = is_number(&x->low[0]) && is_number(&x->high[0]);
    predicate is_enclosure{L}(struct enclosure *x) = x->known != 0 ==> has_numbers(x);
    predicate is_between{L}(real a, struct enclosure *x) = end(&x->low[0]) <= a <= end(&x->high[0]);
    // The number a lies in the enclosure, if this has ends.
    predicate lies{L}(real a, struct enclosure *x) = x->known != 0 ==> is_between(a, x); */

/* enclosure_init, enclosure_clear: begins and ends the life of an enclosure whose ends have `precision` bits, from 1 to
 * 2^60. The struct must not be copied. */
/*@ requires memory: \valid(x);
    requires precision: 0 < precision <= 0x1000000000000000;
    assigns *x;
    ensures nothing: is_enclosure(x) && x->known == 0; */
void enclosure_init(struct enclosure *x, long precision);
/*@ requires memory: \valid(x);
    assigns *x; */
void enclosure_clear(struct enclosure *x);

/* enclosure_of_number: an enclosure of a number; for an irrational number it is computed with `precision` bits. */
/*@ requires memory: \valid(out);
    requires precision: 0 < precision <= 0x1000000000000000;
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: lies(value(x), out); */
void enclosure_of_number(struct enclosure *out, const struct number *x, long precision);

/* enclosure_add, enclosure_subtract, enclosure_multiply: x + y, x - y, x y. `out` must be different from x and y. */
/*@ requires memory: \valid(out) && \valid_read(x) && \valid_read(y) && \separated(out, x) && \separated(out, y);
    requires enclosures: is_enclosure(x) && is_enclosure(y);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: \forall real a, b; lies{Pre}(a, x) && lies{Pre}(b, y) ==> lies(sum(a, b), out); */
void enclosure_add(struct enclosure *out, const struct enclosure *x, const struct enclosure *y);
/*@ requires memory: \valid(out) && \valid_read(x) && \valid_read(y) && \separated(out, x) && \separated(out, y);
    requires enclosures: is_enclosure(x) && is_enclosure(y);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: \forall real a, b; lies{Pre}(a, x) && lies{Pre}(b, y) ==> lies(difference(a, b), out); */
void enclosure_subtract(struct enclosure *out, const struct enclosure *x, const struct enclosure *y);
/*@ requires memory: \valid(out) && \valid_read(x) && \valid_read(y) && \separated(out, x) && \separated(out, y);
    requires enclosures: is_enclosure(x) && is_enclosure(y);
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: \forall real a, b; lies{Pre}(a, x) && lies{Pre}(b, y) ==> lies(product(a, b), out); */
void enclosure_multiply(struct enclosure *out, const struct enclosure *x, const struct enclosure *y);

/* enclosure_find_sign: 1 or -1 when every number in the enclosure has this sign, else NUMBER_SIGN_UNKNOWN. */
/*@ requires memory: \valid_read(x) && is_enclosure(x);
    assigns \nothing;
    ensures answer: \result == 1 || \result == -1 || \result == NUMBER_SIGN_UNKNOWN;
    ensures sign: \forall real a; lies(a, x) ==> proves(\result, a); */
int enclosure_find_sign(const struct enclosure *x);

#endif
