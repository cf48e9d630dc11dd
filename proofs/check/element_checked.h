/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/element_checked.c: what it checks. */
#ifndef PROOFS_CHECK_ELEMENT_CHECKED_H
#define PROOFS_CHECK_ELEMENT_CHECKED_H

#include "element.h"

/*@ // A29
    requires x != \null;
    assigns \result \from x;
    ensures 0 <= \result <= 1; */
int scalar_is_plain(scalar x);

#endif
