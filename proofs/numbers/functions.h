/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/numbers/enclosure_functions.c assumes about MPFR, beside ends.h: that it rounds in the direction asked for; of exp, log and
 * atan also that they rise, of sin and cos that they change by no more than their argument: assumed, not proved.  TRUST.md numbers the contracts;
 * tests/check/t-enclose-functions.c and tests/numbers/t-enclosure.c try them against rationals. */
#ifndef PROOFS_NUMBERS_FUNCTIONS_H
#define PROOFS_NUMBERS_FUNCTIONS_H
#define SEES_NO_REALS

#include "../contact/known.h"

#include "rounding.h"

#include "../contact/proved.h"

#include "ends.h"

/*@ logic real exponential(real x) = \exp(x);
    logic real logarithm(real x) = \log(x);
    logic real arctangent(real x) = \atan(x);
    logic real sine(real x) = \sin(x);
    logic real cosine(real x) = \cos(x);
    logic real distance(real x, real y) = x < y ? y - x : x - y; */

/* Of a function that rises: what it is beyond the argument is beyond the result. */
#define RISES(f)                                                                                                        \
    is_number(z) ==> (rounding == MPFR_RNDD ==> \forall real a; end{Pre}(x) <= a ==> end(z) <= f(a)) &&                  \
        (rounding == MPFR_RNDU ==> \forall real a; a <= end{Pre}(x) ==> f(a) <= end(z))
/* Of a function that lies in [-1, 1] and changes by no more than its argument. */
#define SWINGS(f)                                                                                                       \
    (\forall real a; -1 <= f(a) <= 1) && (is_number(z) ==>                                                              \
        (rounding == MPFR_RNDD ==> \forall real a; difference(end(z), distance(a, end{Pre}(x))) <= f(a)) &&             \
        (rounding == MPFR_RNDU ==> \forall real a; f(a) <= sum(end(z), distance(a, end{Pre}(x)))))

/*@ // M9
    requires \valid(z) && \valid_read(x) && is_number(x);
    assigns *z;
    ensures positive: is_number(z) && end{Pre}(x) > 0 ==> (rounding == MPFR_RNDD ==> product(end(z), end{Pre}(x)) <= n) &&
        (rounding == MPFR_RNDU ==> n <= product(end(z), end{Pre}(x)));
    ensures negative: is_number(z) && end{Pre}(x) < 0 ==> (rounding == MPFR_RNDD ==> n <= product(end(z), end{Pre}(x))) &&
        (rounding == MPFR_RNDU ==> product(end(z), end{Pre}(x)) <= n); */
int mpfr_ui_div(__mpfr_struct *z, unsigned long n, const __mpfr_struct *x, mpfr_rnd_t rounding);
/*@ // M10
    requires \valid(z) && \valid_read(x) && is_number(x);
    assigns *z;
    ensures is_number(z) ==> 0 <= end(z) && (rounding == MPFR_RNDD ==> product(end(z), end(z)) <= end{Pre}(x)) &&
        (rounding == MPFR_RNDU ==> end{Pre}(x) <= product(end(z), end(z))); */
int mpfr_sqrt(__mpfr_struct *z, const __mpfr_struct *x, mpfr_rnd_t rounding);
/*@ // M11
    requires \valid(z) && \valid_read(x) && is_number(x);
    assigns *z;
    ensures RISES(exponential); */
int mpfr_exp(__mpfr_struct *z, const __mpfr_struct *x, mpfr_rnd_t rounding);
/*@ // M11
    requires \valid(z) && \valid_read(x) && is_number(x);
    assigns *z;
    ensures is_number(z) ==> 0 < end{Pre}(x) && (rounding == MPFR_RNDD ==> \forall real a; end{Pre}(x) <= a ==> end(z) <= logarithm(a)) &&
        (rounding == MPFR_RNDU ==> \forall real a; 0 < a <= end{Pre}(x) ==> logarithm(a) <= end(z)); */
int mpfr_log(__mpfr_struct *z, const __mpfr_struct *x, mpfr_rnd_t rounding);
/*@ // M11
    requires \valid(z) && \valid_read(x) && is_number(x);
    assigns *z;
    ensures RISES(arctangent); */
int mpfr_atan(__mpfr_struct *z, const __mpfr_struct *x, mpfr_rnd_t rounding);
/*@ // M12
    requires \valid(z) && \valid_read(x) && is_number(x);
    assigns *z;
    ensures SWINGS(sine); */
int mpfr_sin(__mpfr_struct *z, const __mpfr_struct *x, mpfr_rnd_t rounding);
/*@ // M12
    requires \valid(z) && \valid_read(x) && is_number(x);
    assigns *z;
    ensures SWINGS(cosine); */
int mpfr_cos(__mpfr_struct *z, const __mpfr_struct *x, mpfr_rnd_t rounding);
/*@ // M13
    requires \valid(z);
    assigns *z;
    ensures rounded(z, rounding, (real)n); */
int mpfr_set_si(__mpfr_struct *z, long n, mpfr_rnd_t rounding);
/*@ // M13
    requires \valid(z) && \valid_read(x) && is_number(x);
    assigns *z;
    ensures rounded(z, rounding, -end{Pre}(x)); */
int mpfr_neg(__mpfr_struct *z, const __mpfr_struct *x, mpfr_rnd_t rounding);
/*@ // M13
    requires \valid_read(x) && is_number(x);
    assigns \nothing;
    ensures (\result > 0 <==> end(x) > n) && (\result < 0 <==> end(x) < n); */
int mpfr_cmp_si(const __mpfr_struct *x, long n);

#include "numbers/enclosure_functions.h"

#endif
