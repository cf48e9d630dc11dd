/* SPDX-License-Identifier: BSD-2-Clause */
/* A real between two floating-point numbers of MPFR.
 *
 * Each operation rounds its lower end down and its upper end up, so that a real which is the sum of one in x and one in y lies in the
 * enclosure of x + y, and so on.  An end that overflows says nothing; neither does the enclosure that it belongs to, nor any that is
 * made from it. */
#ifndef NUMBERS_ENCLOSURE_H
#define NUMBERS_ENCLOSURE_H

#include <mpfr.h>

#include "numbers/number.h"

/* Ends of at most so many bits lie in the enclosure itself: to allocate them would take longer than to add them. */
enum { ENCLOSURE_ROOM_BITS = 256, ENCLOSURE_ROOM = 256 / (8 * sizeof(mp_limb_t)) };

struct enclosure {
    mpfr_t low, high;
    int known; /* 0 when nothing is known of the real */
    int owns;  /* 1 when the ends are allocated */
    mp_limb_t room[2][ENCLOSURE_ROOM];
};

/*@ predicate has_numbers{L}(struct enclosure *x) = is_number(&x->low[0]) && is_number(&x->high[0]);
    predicate is_enclosure{L}(struct enclosure *x) = x->known != 0 ==> has_numbers(x);
    predicate is_between{L}(real a, struct enclosure *x) = end(&x->low[0]) <= a <= end(&x->high[0]);
    // As far as the enclosure says anything.
    predicate lies{L}(real a, struct enclosure *x) = x->known != 0 ==> is_between(a, x); */

/* enclosure_init, enclosure_clear: the ends have `precision` bits, from 1 to 2^60; an enclosure is not copied. */
/*@ requires memory: \valid(x);
    requires precision: 0 < precision <= 0x1000000000000000;
    assigns *x;
    ensures nothing: is_enclosure(x) && x->known == 0; */
void enclosure_init(struct enclosure *x, long precision);
/*@ requires memory: \valid(x);
    assigns *x; */
void enclosure_clear(struct enclosure *x);

/* enclosure_of_number: ends of a number; those of one that is not rational are found with `precision` bits. */
/*@ requires memory: \valid(out);
    requires precision: 0 < precision <= 0x1000000000000000;
    assigns *out;
    ensures enclosure: is_enclosure(out);
    ensures encloses: lies(value(x), out); */
void enclosure_of_number(struct enclosure *out, const struct number *x, long precision);

/* enclosure_add, enclosure_subtract, enclosure_multiply: `out` is neither x nor y. */
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

/* enclosure_find_sign: 1 or -1 when every real between the ends has this sign, else NUMBER_SIGN_UNKNOWN. */
/*@ requires memory: \valid_read(x) && is_enclosure(x);
    assigns \nothing;
    ensures answer: \result == 1 || \result == -1 || \result == NUMBER_SIGN_UNKNOWN;
    ensures sign: \forall real a; lies(a, x) ==> proves(\result, a); */
int enclosure_find_sign(const struct enclosure *x);

#endif
