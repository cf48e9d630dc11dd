/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/rational.c and element_read.c: the assumed contracts about GMP and about the memory of numbers, and the contracts
 * of element.c, which is proved elsewhere.  TRUST.md numbers the assumptions; tests/check/t-assumed-checker.c tests them.
 *
 * This header replaces check/numbers/rational_private.h; gmp_model.h, which it includes, replaces <gmp.h>. */
#ifndef PROOFS_CHECK_GMP_H
#define PROOFS_CHECK_GMP_H
#define CHECK_NUMBERS_RATIONAL_PRIVATE_H

#include "../gmp_model.h"
#include "check/numbers/field.h"
#include "model.h"

struct rational {
    mpq_t value;
};

/*@ logic real place_of(struct rational *x) = place_value((__mpq_struct *)x->value); */

/*@ // A28
    requires pool != \null;
    assigns \result \from pool;
    ensures \result != \null && rational_value(\result) == place_of(\result); */
struct rational *rational_fresh(struct rational_pool *pool);
/*@ // A28
    requires pool != \null && x != \null && y != \null;
    assigns \result \from pool;
    ensures \result != \null && rational_value(\result) == place_of(\result); */
struct rational *rational_place_sum(struct rational_pool *pool, rational x, rational y);
/*@ // A28
    requires pool != \null && x != \null && y != \null;
    assigns \result \from pool;
    ensures \result != \null && rational_value(\result) == place_of(\result); */
struct rational *rational_place_product(struct rational_pool *pool, rational x, rational y);
/*@ // A70
    requires 0 <= length;
    assigns \nothing; */
void rational_charge_text(int length);
/*@ // A70
    requires x != \null;
    assigns \nothing; */
void rational_charge_parts(rational x);
/*@ // A29
    requires x != \null;
    assigns \result \from x;
    ensures 0 <= \result <= 1 && (\result == 1 ==> rational_value(x) == place_of(x)); */
int rational_is_plain(rational x);
/*@ // A30
    requires pool != \null && 0 <= length && \valid_read(text + (0 .. length - 1));
    assigns \result \from pool, text[0 .. length - 1];
    ensures gmp_text(\result); */
const char *rational_text(struct rational_pool *pool, const unsigned char *text, int length);

/*@ requires pool != \null && x != \null && y != \null;
    assigns \result \from x, y;
    ensures \result != \null && rational_value(\result) == check_sum(rational_value(x), rational_value(y)); */
rational element_add(struct rational_pool *pool, rational x, rational y);
/*@ requires pool != \null && x != \null && y != \null;
    assigns \result \from x, y;
    ensures \result != \null && rational_value(\result) == check_difference(rational_value(x), rational_value(y)); */
rational element_subtract(struct rational_pool *pool, rational x, rational y);
/*@ requires pool != \null && x != \null && y != \null;
    assigns \result \from x, y;
    ensures \result != \null && rational_value(\result) == check_product(rational_value(x), rational_value(y)); */
rational element_multiply(struct rational_pool *pool, rational x, rational y);
/*@ requires pool != \null && x != \null;
    assigns rational_doubt, \result \from pool, x;
    ensures \result != \null && DOUBT_STAYS;
    ensures rational_doubt == 0 ==> rational_value(x) != 0 && check_product(rational_value(\result), rational_value(x)) == 1; */
rational element_invert(struct rational_pool *pool, rational x);
/*@ requires x != \null;
    assigns rational_doubt, \result \from x;
    ensures -1 <= \result <= 1 && DOUBT_STAYS;
    ensures rational_doubt == 0 ==> sign_of(\result, rational_value(x)); */
int element_sign(rational x);
/*@ requires x != \null && y != \null;
    assigns rational_doubt, \result \from x, y;
    ensures 0 <= \result <= 1 && DOUBT_STAYS;
    ensures rational_doubt == 0 ==> (\result == 1 <==> rational_value(x) == rational_value(y)); */
int element_equal(rational x, rational y);
/*@ requires pool != \null && polynomial(term, count) && 2 <= count <= FIELD_MAX_DEGREE;
    assigns rational_doubt, \result \from pool, term[0 .. count - 1];
    ensures \result != \null && DOUBT_STAYS; */
rational element_make(struct rational_pool *pool, const rational *term, int count);
/*@ // A38
    requires pool != \null;
    assigns \result \from pool;
    ensures 0 <= \result <= FIELD_MAX_DEGREE; */
int element_degree(const struct rational_pool *pool);
/*@ requires pool != \null && 0 < count && polynomial(coefficient, count) && low != \null && high != \null;
    assigns rational_doubt, \result \from pool, coefficient[0 .. count - 1], low, high;
    ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int element_adjoin(struct rational_pool *pool, const rational *coefficient, int count, rational low, rational high);

#endif
