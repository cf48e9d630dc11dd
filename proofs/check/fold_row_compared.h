/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/fold/verdict.c: the record names the row of the signs. */
#ifndef PROOFS_CHECK_FOLD_ROW_COMPARED_H
#define PROOFS_CHECK_FOLD_ROW_COMPARED_H

#include "fold_row_stated.h"

/*@ ensures row: \result != 0 && FOLD_ROW_AGREES(FOLD_SIGN_OLD) ==>
  @   \exists integer row; fold_sign_row(row, FOLD_DECIDES(FOLD_SIGN_OLD)) && fold_row_stated(\old(c->json), \old(c->json->text), row); */
static int check_words(const struct fold *c);

#endif
