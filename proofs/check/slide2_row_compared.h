/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/slide2/verdict.c: the record names the row of the signs. */
#ifndef PROOFS_CHECK_SLIDE2_ROW_COMPARED_H
#define PROOFS_CHECK_SLIDE2_ROW_COMPARED_H

#include "slide2_row_stated.h"

/*@ ensures row: \result != 0 ==> \exists integer row; slide2_sign_row(row, SLIDE2_DECIDES(SLIDE2_SIGN_OLD)) &&
  @   slide2_row_stated(\old(c->json), \old(c->json->text), row); */
static int check_row(const struct slide2 *c);

#endif
