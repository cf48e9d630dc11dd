/* SPDX-License-Identifier: BSD-2-Clause */
/* Elements of a number field modulo primes, where little work shows that a root does not lie in the field. */
#ifndef NUMBERS_RESIDUE_H
#define NUMBERS_RESIDUE_H

#include "numbers/field.h"

/* residue_excludes_root: 1 when an element is surely no square in the field; 0 when it may be one.
 *
 * Let p be a prime and r a simple zero modulo p of the minimal polynomial of alpha.  By Hensel's lemma alpha -> r embeds the field
 * into the p-adic numbers; a square there, if it is a unit, is a square modulo p.  So an element whose image is no square modulo p is
 * none in the field.  Half of the images of an element that is no square are none, by Chebotarev's theorem, so few zeros are enough. */
/*@ requires is_field(field) && pool != \null && \valid_read(square);
  @ assigns \nothing; */
int residue_excludes_root(const struct field *field, struct number_pool *pool, const fmpq_poly_t square);

#endif
