/* SPDX-License-Identifier: BSD-2-Clause */
/* The row of a verdict on impact after impact, as a record names it, and as the signs determine it. */
#ifndef PROOFS_CHECK_CHATTER_ROW_STATED_H
#define PROOFS_CHECK_CHATTER_ROW_STATED_H

#include "check/chatter/chatter.h"

#include "chatter/meaning.h"
#include "placed.h"
#include "words.h"

#define CHATTER_SIGN(x) integer x
#define CHATTER_SIGN_AT(x) c->sign[CHATTER_##x]
#define SIGNS_OF_CHATTER(c) CHATTER_DECIDES(CHATTER_SIGN_AT)
/* r is not negative, and slip can be reversed in one direction at most. */
#define SIGNS_ARE_USUAL(c) (c->sign[CHATTER_r] >= 0 && !(c->sign[CHATTER_k_plus] < 0 && c->sign[CHATTER_k_minus] < 0))
/*@ predicate chatter_sign_condition(integer row, CHATTER_DECIDES(CHATTER_SIGN)) = \false T_CHATTER(CHATTER_ROW_CASE);
  @ predicate chatter_first_sign_row(integer row, CHATTER_DECIDES(CHATTER_SIGN)) = 0 <= row < CHATTER_ROWS &&
  @   chatter_sign_condition(row, CHATTER_DECIDES(CHATTER_NAME)) && \forall integer k; 0 <= k < row ==> !chatter_sign_condition(k, CHATTER_DECIDES(CHATTER_NAME));
  @ predicate chatter_row_spelt{L}(integer row, char *s) = (row == CHATTER_ROW_lifts_off ==> SPELT_9(0, 'l', 'i', 'f', 't', 's', '_', 'o', 'f', 'f')) &&
  @   (row == CHATTER_ROW_lands ==> SPELT_5(0, 'l', 'a', 'n', 'd', 's')) &&
  @   (row == CHATTER_ROW_stops ==> SPELT_5(0, 's', 't', 'o', 'p', 's')) &&
  @   (row == CHATTER_ROW_forward_slide ==> SPELT_13(0, 'f', 'o', 'r', 'w', 'a', 'r', 'd', '_', 's', 'l', 'i', 'd', 'e')) &&
  @   (row == CHATTER_ROW_forward_ray ==> SPELT_11(0, 'f', 'o', 'r', 'w', 'a', 'r', 'd', '_', 'r', 'a', 'y')) &&
  @   (row == CHATTER_ROW_backward_slide ==> SPELT_14(0, 'b', 'a', 'c', 'k', 'w', 'a', 'r', 'd', '_', 's', 'l', 'i', 'd', 'e')) &&
  @   (row == CHATTER_ROW_backward_ray ==> SPELT_12(0, 'b', 'a', 'c', 'k', 'w', 'a', 'r', 'd', '_', 'r', 'a', 'y')) &&
  @   (row == CHATTER_ROW_reversal_forward ==> SPELT_16(0, 'r', 'e', 'v', 'e', 'r', 's', 'a', 'l', '_', 'f', 'o', 'r', 'w', 'a', 'r', 'd')) &&
  @   (row == CHATTER_ROW_reversal_backward ==> SPELT_17(0, 'r', 'e', 'v', 'e', 'r', 's', 'a', 'l', '_', 'b', 'a', 'c', 'k', 'w', 'a', 'r', 'd')) &&
  @   (row == CHATTER_ROW_stick_slide_forward ==> SPELT_19(0, 's', 't', 'i', 'c', 'k', '_', 's', 'l', 'i', 'd', 'e', '_', 'f', 'o', 'r', 'w', 'a', 'r', 'd')) &&
  @   (row == CHATTER_ROW_stick_slide_backward ==> SPELT_20(0, 's', 't', 'i', 'c', 'k', '_', 's', 'l', 'i', 'd', 'e', '_', 'b', 'a', 'c', 'k', 'w', 'a', 'r', 'd')) &&
  @   (row == CHATTER_ROW_settles ==> SPELT_7(0, 's', 'e', 't', 't', 'l', 'e', 's'));
  @ // The member `row` of the record names this row.
  @ predicate spells_row_key{L}(char *s) = SPELT_3(0, 'r', 'o', 'w');
  @ predicate chatter_row_stated{L}(struct json *j, unsigned char *text, integer row) = \exists char *key, *s, integer node;
  @   spells_row_key(key) && has_at(j, text, 0, key, node) && chatter_row_spelt(row, s) && says_at(j, text, node, s);
  @ // The row that these signs have.
  @ predicate signs_have_row{L}(struct chatter *c, integer row) = chatter_first_sign_row(row, SIGNS_OF_CHATTER(c)); */

/*@ ensures row: \result != 0 && \old(SIGNS_ARE_USUAL(c)) ==> \exists integer row; signs_have_row{Pre}(c, row) &&
  @   chatter_row_stated(\old(c->json), \old(c->json->text), row); */
int chatter_check_row(struct chatter *c);

#endif
