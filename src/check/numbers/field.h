/* SPDX-License-Identifier: BSD-2-Clause */
/* A real number field Q(alpha), where alpha is the only root of a polynomial in an interval (spec/certificate.md,
 * section 7).
 *
 * The polynomial is not assumed to be irreducible. A number that is represented by a nonzero polynomial in alpha gets a
 * sign only from an enclosure that excludes 0; with a reducible polynomial the worst outcome is that a sign is not
 * found. */
#ifndef CHECK_NUMBERS_FIELD_H
#define CHECK_NUMBERS_FIELD_H

#include "check/numbers/scalar.h"

enum { FIELD_MAX_DEGREE = 256, FIELD_MAX_BISECTIONS = 5000 };

struct field {
    struct scalar_pool *pool;
    int degree;                           /* 0 for Q */
    scalar coefficient[FIELD_MAX_DEGREE]; /* of the polynomial divided by its leading coefficient, which is omitted */
    scalar low, high;                     /* low < alpha < high; both ends change at the same time */
    int sign_low;                         /* of the polynomial at `low`; not 0 */
    int bisections;
    int stuck; /* 1 when some sign was not found: the conclusions drawn since are then discarded */
};

/*@ predicate polynomial{L}(scalar *p, integer count) =
  @   \valid_read(p + (0 .. count - 1)) && \forall integer i; 0 <= i < count ==> p[i] != \null; */

/*@ predicate field_numbers{L}(struct field *f) = f->pool != \null && 2 <= f->degree <= FIELD_MAX_DEGREE &&
  @   polynomial(&f->coefficient[0], f->degree) && f->low != \null && f->high != \null;
  @ predicate field_ok{L}(struct field *f) = field_numbers(f) && 0 <= f->bisections &&
  @   (f->stuck == 0 ==> f->bisections <= FIELD_MAX_BISECTIONS); */

/* field_isolates: 1 when Descartes' rule of signs proves that the polynomial with these `count` coefficients, constant
 * first, has exactly one root strictly between low and high. */
/*@ requires pool != \null && 0 <= count && polynomial(coefficient, count) && low != \null && high != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int field_isolates(struct scalar_pool *pool, const scalar *coefficient, int count, scalar low, scalar high);

/* field_set: makes the field of that root. Returns 1, or 0 when the polynomial is not proved to have one root there. */
/*@ requires \valid(field) && field->bisections == 0;
  @ requires pool != \null && 0 <= count && polynomial(coefficient, count) && low != \null && high != \null;
  @ requires \separated(field, coefficient + (0 .. count - 1));
  @ assigns *field, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> field_ok(field)); */
int field_set(struct field *field, struct scalar_pool *pool, const scalar *coefficient, int count, scalar low,
              scalar high);

/* field_sign: the sign at alpha of the polynomial with `count` coefficients, which is not the polynomial 0. */
/*@ requires \valid(field) && field_ok(field) && 0 < count && polynomial(coefficient, count);
  @ requires \separated(field, coefficient + (0 .. count - 1));
  @ assigns field->low, field->high, field->bisections, field->stuck, scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS && field_ok(field); */
int field_sign(struct field *field, const scalar *coefficient, int count);

#endif
