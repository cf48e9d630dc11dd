/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/slide2/row.c: the row that is named is the one whose condition holds for the signs. */
#ifndef PROOFS_CHECK_SLIDE2_ROW_READ_H
#define PROOFS_CHECK_SLIDE2_ROW_READ_H

#include "check/slide2/row.h"

#include "slide2_row_stated.h"

/*@ ensures row: name: slide2_row_spelt(\result.number, \result.name);
  @ ensures row: holds: slide2_sign_row(\result.number, SLIDE2_DECIDES(SLIDE2_SIGN_AT)); */
static struct row row_of(const short *sign);

#endif
