/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/enclosures_ends.c: the assumed contracts of MPFR, beside enclosures.h.  TRUST.md numbers them; tests/numbers/t-enclosure.c tries
 * them against rationals. */
#ifndef PROOFS_NUMBERS_ENCLOSURES_ENDS_H
#define PROOFS_NUMBERS_ENCLOSURES_ENDS_H

#include "enclosures.h"

/*@ // M14
    requires \valid_read(x) && is_number(x);
    assigns \nothing;
    ensures place_value(q) == end(x); */
void mpfr_get_q(__mpq_struct *q, const __mpfr_struct *x);
/*@ // M14
    requires \valid_read(x) && is_number(x);
    assigns \nothing;
    ensures \result != 0 <==> end(x) == 0; */
int mpfr_zero_p(const __mpfr_struct *x);
/*@ // M14
    requires \valid_read(x) && is_number(x) && end(x) != 0;
    assigns \nothing; */
long mpfr_get_exp(const __mpfr_struct *x);

#endif
