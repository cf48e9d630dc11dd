/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proofs that numbers are used without run-time error know of the functions of number.h, beside handles.h: assumed, not proved.
 * TRUST.md numbers the contracts; tests/proofs/t-assumed-contracts.c tries what they say of values. */
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
