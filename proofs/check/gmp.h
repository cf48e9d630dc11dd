/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/scalar.c and element_read.c: the assumed contracts about GMP and about the memory of numbers, and the contracts
 * of element.c, which is proved elsewhere.  TRUST.md numbers the assumptions; tests/check/t-assumed-checker.c tests them.
 *
 * This header replaces check/numbers/scalar_private.h; gmp_model.h, which it includes, replaces <gmp.h>. */
#ifndef PROOFS_CHECK_GMP_H
#define PROOFS_CHECK_GMP_H
#define CHECK_NUMBERS_SCALAR_PRIVATE_H

#include "../gmp_model.h"
#include "check/numbers/field.h"
#include "model.h"

struct scalar {
    mpq_t value;
};

/*@ logic real place_of(struct scalar *x) = place_value((__mpq_struct *)x->value); */

/*@ // A28
    requires pool != \null;
    assigns \result \from pool;
    ensures \result != \null && scalar_value(\result) == place_of(\result); */
struct scalar *scalar_fresh(struct scalar_pool *pool);
/*@ // A28
    requires pool != \null && x != \null && y != \null;
    assigns \result \from pool;
    ensures \result != \null && scalar_value(\result) == place_of(\result); */
struct scalar *scalar_place_sum(struct scalar_pool *pool, scalar x, scalar y);
/*@ // A28
    requires pool != \null && x != \null && y != \null;
    assigns \result \from pool;
    ensures \result != \null && scalar_value(\result) == place_of(\result); */
struct scalar *scalar_place_product(struct scalar_pool *pool, scalar x, scalar y);
/*@ // A70
    requires 0 <= length;
    assigns \nothing; */
void scalar_charge_text(int length);
/*@ // A70
    requires x != \null;
    assigns \nothing; */
void scalar_charge_parts(scalar x);
/*@ // A29
    requires x != \null;
    assigns \result \from x;
    ensures 0 <= \result <= 1 && (\result == 1 ==> scalar_value(x) == place_of(x)); */
int scalar_is_plain(scalar x);
/*@ // A30
    requires pool != \null && 0 <= length && \valid_read(text + (0 .. length - 1));
    assigns \result \from pool, text[0 .. length - 1];
    ensures gmp_text(\result); */
const char *scalar_text(struct scalar_pool *pool, const unsigned char *text, int length);

/*@ requires pool != \null && x != \null && y != \null;
    assigns \result \from x, y;
    ensures \result != \null && scalar_value(\result) == check_sum(scalar_value(x), scalar_value(y)); */
scalar element_add(struct scalar_pool *pool, scalar x, scalar y);
/*@ requires pool != \null && x != \null && y != \null;
    assigns \result \from x, y;
    ensures \result != \null && scalar_value(\result) == check_difference(scalar_value(x), scalar_value(y)); */
scalar element_subtract(struct scalar_pool *pool, scalar x, scalar y);
/*@ requires pool != \null && x != \null && y != \null;
    assigns \result \from x, y;
    ensures \result != \null && scalar_value(\result) == check_product(scalar_value(x), scalar_value(y)); */
scalar element_multiply(struct scalar_pool *pool, scalar x, scalar y);
/*@ requires pool != \null && x != \null;
    assigns scalar_doubt, \result \from pool, x;
    ensures \result != \null && DOUBT_STAYS;
    ensures scalar_doubt == 0 ==> scalar_value(x) != 0 && check_product(scalar_value(\result), scalar_value(x)) == 1; */
scalar element_invert(struct scalar_pool *pool, scalar x);
/*@ requires x != \null;
    assigns scalar_doubt, \result \from x;
    ensures -1 <= \result <= 1 && DOUBT_STAYS;
    ensures scalar_doubt == 0 ==> sign_of(\result, scalar_value(x)); */
int element_sign(scalar x);
/*@ requires x != \null && y != \null;
    assigns scalar_doubt, \result \from x, y;
    ensures 0 <= \result <= 1 && DOUBT_STAYS;
    ensures scalar_doubt == 0 ==> (\result == 1 <==> scalar_value(x) == scalar_value(y)); */
int element_equal(scalar x, scalar y);
/*@ requires pool != \null && polynomial(term, count) && 2 <= count <= FIELD_MAX_DEGREE;
    assigns scalar_doubt, \result \from pool, term[0 .. count - 1];
    ensures \result != \null && DOUBT_STAYS; */
scalar element_make(struct scalar_pool *pool, const scalar *term, int count);
/*@ // A60
    requires pool != \null;
    assigns \result \from pool;
    ensures 0 <= \result <= FIELD_MAX_DEGREE; */
int element_degree(const struct scalar_pool *pool);
/*@ requires pool != \null && 0 < count && polynomial(coefficient, count) && low != \null && high != \null;
    assigns scalar_doubt, \result \from pool, coefficient[0 .. count - 1], low, high;
    ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int element_adjoin(struct scalar_pool *pool, const scalar *coefficient, int count, scalar low, scalar high);

#endif
