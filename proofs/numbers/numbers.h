/* SPDX-License-Identifier: BSD-2-Clause */
/* For the proofs that code which uses numbers commits no run-time error: the assumed contracts of functions of number.h, beside handles.h.
 * TRUST.md numbers them; tests/proofs/t-assumed-contracts.c tests what they state about values. */
#ifndef PROOFS_NUMBERS_NUMBERS_H
#define PROOFS_NUMBERS_NUMBERS_H

#include "handles.h"

/*@ // E9
    requires pool != \null && x != \null;
    assigns \result \from x;
    ensures \result != \null; */
const struct number *number_settle(struct number_pool *pool, const struct number *x);
#ifndef PROVES_ALGEBRAIC
/*@ // E9
    requires pool != \null && x != \null;
    assigns \result \from x; */
const struct number *number_root_in_field(struct number_pool *pool, const struct number *x);
#endif
/*@ // N2
    requires x != \null;
    assigns \nothing; */
int number_is_rational(const struct number *x);
/*@ // E9
    requires x != \null;
    assigns \nothing; */
int number_is_certain(const struct number *x);

#endif
