/* SPDX-License-Identifier: BSD-2-Clause */
/* Residues of elements of a number field modulo primes: a fast proof that a square root does not lie in the field. */
#ifndef NUMBERS_RESIDUE_H
#define NUMBERS_RESIDUE_H

#include "numbers/field.h"

/* residue_excludes_root: 1 when an element is proved to be no square in the field; 0 when it may be one.
 *
 * Let p be a prime and r a simple zero modulo p of the minimal polynomial of alpha. By Hensel's lemma alpha -> r embeds
 * the field into the p-adic numbers, where a unit that is a square is a square modulo p. An element whose image is not
 * a square modulo p is therefore not a square in the field. By Chebotarev's theorem half of the images of an element
 * that is not a square are not squares, so that a few primes suffice. */
/*@ requires is_field(field) && pool != \null && \valid_read(square);
  @ assigns \nothing; */
int residue_excludes_root(const struct field *field, struct number_pool *pool, const fmpq_poly_t square);

#endif
