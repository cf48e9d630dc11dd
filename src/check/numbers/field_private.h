/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations for field.c. */
#ifndef CHECK_NUMBERS_FIELD_PRIVATE_H
#define CHECK_NUMBERS_FIELD_PRIVATE_H

#include "check/numbers/field.h"

/* field_variations: the number of sign changes in the sequence of coefficients, without zeros (Descartes' rule of
 * signs). */
/*@ requires 0 <= count && polynomial(p, count);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= count && DOUBT_STAYS; */
int field_variations(const scalar *p, int count);

#endif
