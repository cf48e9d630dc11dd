/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/fold/row.c: the row that is named is the one whose condition holds for the signs. */
#ifndef PROOFS_CHECK_FOLD_ROW_READ_H
#define PROOFS_CHECK_FOLD_ROW_READ_H

#include "check/fold/row.h"

#include "fold_row_stated.h"

#define FOLD_HOLDS fold_sign_row(\result.number, FOLD_DECIDES(FOLD_SIGN_AT))
#define FOLD_TOUCHES (FOLD_SIGN_AT(Lp) == 0 && FOLD_SIGN_AT(Lm) == 0)

/*@ ensures row: name: fold_row_spelt(\result.number, \result.name);
  @ ensures row: holds: FOLD_SIGN_AT(Lp) != 0 && FOLD_SIGN_AT(Lm) != 0 ==> FOLD_HOLDS; */
static struct row rate_row(const short *sign);
/*@ ensures row: name: fold_row_spelt(\result.number, \result.name);
  @ ensures row: holds: FOLD_SIGN_AT(Lp) == 0 && FOLD_SIGN_AT(Lm) != 0 ==> FOLD_HOLDS; */
static struct row plus_row(const short *sign);
/*@ ensures row: name: fold_row_spelt(\result.number, \result.name);
  @ ensures row: holds: FOLD_SIGN_AT(Lp) != 0 && FOLD_SIGN_AT(Lm) == 0 ==> FOLD_HOLDS; */
static struct row minus_row(const short *sign);
/*@ ensures row: name: fold_row_spelt(\result.number, \result.name);
  @ ensures row: holds: FOLD_TOUCHES && FOLD_SIGN_AT(Kpp) > 0 && FOLD_SIGN_AT(Kmm) < 0 ==> FOLD_HOLDS; */
static struct row visible_row(const short *sign);
/*@ ensures row: name: fold_row_spelt(\result.number, \result.name);
  @ ensures row: holds: FOLD_TOUCHES && FOLD_SIGN_AT(Kpp) < 0 && FOLD_SIGN_AT(Kmm) > 0 && fold_usual(FOLD_RELATED(FOLD_SIGN_AT)) ==> FOLD_HOLDS; */
static struct row invisible_row(const short *sign);
/*@ ensures row: name: fold_row_spelt(\result.number, \result.name);
  @ ensures row: holds: FOLD_TOUCHES && FOLD_SIGN_AT(Kpp) > 0 && FOLD_SIGN_AT(Kmm) > 0 ==> FOLD_HOLDS; */
static struct row visible_invisible_row(const short *sign);
/*@ ensures row: name: fold_row_spelt(\result.number, \result.name);
  @ ensures row: holds: FOLD_TOUCHES && FOLD_SIGN_AT(Kpp) < 0 && FOLD_SIGN_AT(Kmm) < 0 ==> FOLD_HOLDS; */
static struct row invisible_visible_row(const short *sign);
/*@ ensures row: name: fold_row_spelt(\result.number, \result.name);
  @ ensures row: holds: FOLD_TOUCHES && fold_usual(FOLD_RELATED(FOLD_SIGN_AT)) ==> FOLD_HOLDS; */
static struct row two_fold_row(const short *sign);
/*@ ensures row: name: fold_row_spelt(\result.number, \result.name);
  @ ensures row: holds: FOLD_ROW_AGREES(FOLD_SIGN_AT) ==> FOLD_HOLDS; */
static struct row row_of(const short *sign);

#endif
