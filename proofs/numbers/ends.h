/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/enclosure.c and interval.c: the assumed contracts of MPFR, which rounds in the direction asked for, and of the enclosure of a
 * number by Arb.  TRUST.md numbers them; tests/proofs/t-assumed-contracts.c tests them.  The contents of an mpfr_t and of an Arb ball are
 * modelled by one member, `state`, of which the value is a function.
 * A unit may choose for the state of an mpfr_t a type that occurs nowhere else in it (MPFR_STATE). */
#ifndef PROOFS_NUMBERS_ENDS_H
#define PROOFS_NUMBERS_ENDS_H

#include "gmp.h"

#ifndef MPFR_STATE
#define MPFR_STATE const void *
#endif
typedef MPFR_STATE mpfr_state;
typedef struct {
    mpfr_state state;
} __mpfr_struct;
typedef __mpfr_struct mpfr_t[1];
typedef __mpfr_struct *mpfr_ptr;
typedef const __mpfr_struct *mpfr_srcptr;
typedef unsigned long mp_limb_t;
enum { MPFR_NAN_KIND = 0 };
typedef enum { MPFR_RNDN = 0, MPFR_RNDZ, MPFR_RNDU, MPFR_RNDD } mpfr_rnd_t;

/*@ // M1
    axiomatic Mpfr { logic real end_of(mpfr_state state); predicate holds_number(mpfr_state state); }
    logic real end{L}(__mpfr_struct *x) = end_of(x->state);
    predicate is_number{L}(__mpfr_struct *x) = holds_number(x->state);
    // If z is a number, it is the exact value rounded in this direction.
    predicate rounded{L}(__mpfr_struct *z, integer direction, real exact) =
        is_number(z) ==> (direction == MPFR_RNDD ==> end(z) <= exact) && (direction == MPFR_RNDU ==> exact <= end(z)); */

/*@ // M2
    requires \valid(x) && 0 < precision <= 0x1000000000000000;
    assigns *x; */
void mpfr_init2(__mpfr_struct *x, long precision);
/*@ // M2
    requires \valid(x) && kind == MPFR_NAN_KIND && exponent == 0 && 0 < precision <= 256 && \valid(room + (0 .. 3));
    assigns *x; */
void mpfr_custom_init_set(__mpfr_struct *x, int kind, long exponent, long precision, mp_limb_t *room);
/*@ // M2
    requires \valid(x);
    assigns *x; */
void mpfr_clear(__mpfr_struct *x);
/*@ // M2
    requires \valid_read(x);
    assigns \nothing;
    ensures 0 < \result <= 0x1000000000000000; */
long mpfr_get_prec(const __mpfr_struct *x);
/*@ // M3
    requires \valid_read(x);
    assigns \nothing;
    ensures \result != 0 <==> is_number(x); */
int mpfr_number_p(const __mpfr_struct *x);
/*@ // M3
    requires \valid(x);
    assigns *x;
    ensures !is_number(x); */
void mpfr_set_nan(__mpfr_struct *x);
/*@ // M3
    requires \valid_read(x) && is_number(x);
    assigns \nothing;
    ensures (\result > 0 <==> end(x) > 0) && (\result < 0 <==> end(x) < 0); */
int mpfr_sgn(const __mpfr_struct *x);
/*@ // M3
    requires \valid_read(x) && \valid_read(y) && is_number(x) && is_number(y);
    assigns \nothing;
    ensures (\result > 0 <==> end(x) > end(y)) && (\result < 0 <==> end(x) < end(y)); */
int mpfr_cmp(const __mpfr_struct *x, const __mpfr_struct *y);
/*@ // M4
    requires \valid(z) && \valid_read(x) && \valid_read(y) && is_number(x) && is_number(y);
    assigns *z;
    ensures rounded(z, rounding, sum(end{Pre}(x), end{Pre}(y))); */
int mpfr_add(__mpfr_struct *z, const __mpfr_struct *x, const __mpfr_struct *y, mpfr_rnd_t rounding);
/*@ // M5
    requires \valid(z) && \valid_read(x) && \valid_read(y) && is_number(x) && is_number(y);
    assigns *z;
    ensures rounded(z, rounding, difference(end{Pre}(x), end{Pre}(y))); */
int mpfr_sub(__mpfr_struct *z, const __mpfr_struct *x, const __mpfr_struct *y, mpfr_rnd_t rounding);
/*@ // M6
    requires \valid(z) && \valid_read(x) && \valid_read(y) && is_number(x) && is_number(y);
    assigns *z;
    ensures rounded(z, rounding, product(end{Pre}(x), end{Pre}(y))); */
int mpfr_mul(__mpfr_struct *z, const __mpfr_struct *x, const __mpfr_struct *y, mpfr_rnd_t rounding);
/*@ // M7
    requires \valid(z) && \valid_read(x) && is_number(x);
    assigns *z;
    ensures rounded(z, rounding, end{Pre}(x)); */
int mpfr_set(__mpfr_struct *z, const __mpfr_struct *x, mpfr_rnd_t rounding);
/*@ // M8
    requires \valid(z) && \valid_read(q);
    assigns *z;
    ensures rounded(z, rounding, place_value((__mpq_struct *)q)); */
int mpfr_set_q(__mpfr_struct *z, const __mpq_struct *q, mpfr_rnd_t rounding);

#ifndef SEES_NO_REALS
/*@ // I7
    requires \valid(x);
    assigns *x; */
void arb_init(arb_struct *x);
/*@ // I7
    requires \valid(x);
    assigns *x; */
void arb_clear(arb_struct *x);
#ifndef PROVES_REALS
/*@ // I8
    requires \valid(out);
    requires value: 0 < precision;
    assigns *out;
    ensures contains(out, value(x)); */
void real_enclose(arb_struct *out, const struct number *x, long precision);
#endif
/*@ // I9
    requires \valid(low) && \valid(high) && \valid_read(ball) && \separated(low, high);
    assigns *low, *high;
    ensures is_number(low) && is_number(high) ==> \forall real a; contains(ball, a) ==> end(low) <= a <= end(high); */
void arb_get_interval_mpfr(__mpfr_struct *low, __mpfr_struct *high, const arb_struct *ball);
#endif

#include "numbers/enclosure.h"

#endif
