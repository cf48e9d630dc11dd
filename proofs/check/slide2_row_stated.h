/* SPDX-License-Identifier: BSD-2-Clause */
/* The row of a verdict on two contacts that both slip, as a record names it, and as the signs determine it. */
#ifndef PROOFS_CHECK_SLIDE2_ROW_STATED_H
#define PROOFS_CHECK_SLIDE2_ROW_STATED_H

#include "check/slide2/private.h"

#include "placed.h"
#include "row_key.h"
#include "slide2/row_meaning.h"

#define SLIDE2_SIGN(x) integer x
#define SLIDE2_SIGN_AT(x) sign[SLIDE_##x]
#define SLIDE2_SIGN_OF(x) c->sign[SLIDE_##x]
#define SLIDE2_SIGN_OLD(x) \old(c->sign[SLIDE_##x])
/*@ predicate slide2_sign_condition(integer row, SLIDE2_DECIDES(SLIDE2_SIGN)) = \false T_SLIDE2_STABILITY(SLIDE2_ROW_CASE);
  @ predicate slide2_sign_row(integer row, SLIDE2_DECIDES(SLIDE2_SIGN)) = 0 <= row < SLIDE2_ROWS && slide2_sign_condition(row, SLIDE2_DECIDES(SLIDE2_NAME));
  @ predicate slide2_row_spelt{L}(integer row, char *s) = (row == SLIDE2_ROW_singular ==> SPELT_8(0, 's', 'i', 'n', 'g', 'u', 'l', 'a', 'r')) &&
  @   (row == SLIDE2_ROW_unstable_for_all ==>
  @    SPELT_16(0, 'u', 'n', 's', 't', 'a', 'b', 'l', 'e', '_', 'f', 'o', 'r', '_', 'a', 'l', 'l')) &&
  @   (row == SLIDE2_ROW_stable_for_all ==> SPELT_14(0, 's', 't', 'a', 'b', 'l', 'e', '_', 'f', 'o', 'r', '_', 'a', 'l', 'l')) &&
  @   (row == SLIDE2_ROW_depends ==> SPELT_7(0, 'd', 'e', 'p', 'e', 'n', 'd', 's'));
  @ // The member `row` of the record names this row.
  @ predicate slide2_row_stated{L}(struct json *j, unsigned char *text, integer row) = \exists char *key, *s, integer node;
  @   spells_key_row(key) && has_at(j, text, 0, key, node) && slide2_row_spelt(row, s) && says_at(j, text, node, s); */

/*@ ensures row: \exists integer row; slide2_sign_row(row, SLIDE2_DECIDES(SLIDE2_SIGN_AT)) && slide2_row_spelt(row, \result); */
const char *slide2_row_word(const short *sign);
/*@ ensures row: \result != 0 ==> \exists integer row; slide2_sign_row(row, SLIDE2_DECIDES(SLIDE2_SIGN_OLD)) &&
  @   slide2_row_stated(\old(c->json), \old(c->json->text), row); */
int slide2_check_verdict(const struct slide2 *c);

#endif
