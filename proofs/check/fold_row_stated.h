/* SPDX-License-Identifier: BSD-2-Clause */
/* The row of a verdict on a point of a switching surface, as a record names it, and as the signs determine it. */
#ifndef PROOFS_CHECK_FOLD_ROW_STATED_H
#define PROOFS_CHECK_FOLD_ROW_STATED_H

#include "check/fold/private.h"

#include "fold/row_meaning.h"
#include "placed.h"
#include "row_key.h"

#define FOLD_SIGN(x) integer x
#define FOLD_SIGN_AT(x) sign[FOLD_##x]
#define FOLD_SIGN_OLD(x) \old(c->seen_sign[FOLD_##x])
#define FOLD_SIGN_OF(x) c->seen_sign[FOLD_##x]
#define FOLD_RELATED(OF) OF(Kpp), OF(Kpm), OF(Kmp), OF(Kmm), OF(own), OF(det)
/*@ predicate fold_sign_condition(integer row, FOLD_DECIDES(FOLD_SIGN)) = \false T_FOLD(FOLD_ROW_CASE);
  @ predicate fold_sign_row(integer row, FOLD_DECIDES(FOLD_SIGN)) = 0 <= row < FOLD_ROWS && fold_sign_condition(row, FOLD_DECIDES(FOLD_NAME));
  @ // own = Kpp Kmm; and own - Kpm Kmp > 0 > own implies that Kpm and Kmp have opposite signs.
  @ predicate fold_usual(FOLD_RELATED(FOLD_SIGN)) = (own == 0 <==> Kpp == 0 || Kmm == 0) &&
  @   (own > 0 <==> (Kpp > 0 && Kmm > 0) || (Kpp < 0 && Kmm < 0)) && (Kpp < 0 && Kmm > 0 && det > 0 ==> (Kpm > 0 <==> Kmp < 0));
  @ // No field touches the surface, or the signs are related as they should be.
  @ predicate fold_signs_agree(integer Lp, integer Lm, FOLD_RELATED(FOLD_SIGN)) =
  @   (Lp != 0 && Lm != 0) || fold_usual(FOLD_RELATED(FOLD_NAME));
  @ predicate fold_row_spelt{L}(integer row, char *s) =
  @   (row == FOLD_ROW_sliding ==> SPELT_7(0, 's', 'l', 'i', 'd', 'i', 'n', 'g')) &&
  @   (row == FOLD_ROW_escaping ==> SPELT_8(0, 'e', 's', 'c', 'a', 'p', 'i', 'n', 'g')) &&
  @   (row == FOLD_ROW_crossing_up ==> SPELT_11(0, 'c', 'r', 'o', 's', 's', 'i', 'n', 'g', '_', 'u', 'p')) &&
  @   (row == FOLD_ROW_crossing_down ==> SPELT_13(0, 'c', 'r', 'o', 's', 's', 'i', 'n', 'g', '_', 'd', 'o', 'w', 'n')) &&
  @   (row == FOLD_ROW_fold_plus_at_sliding ==> SPELT_20(0, 'f', 'o', 'l', 'd', '_', 'p', 'l', 'u', 's', '_', 'a', 't', '_', 's', 'l', 'i', 'd', 'i', 'n', 'g')) &&
  @   (row == FOLD_ROW_fold_plus_visible_at_escaping ==> SPELT_29(0, 'f', 'o', 'l', 'd', '_', 'p', 'l', 'u', 's', '_', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'a', 't', '_', 'e', 's', 'c', 'a', 'p', 'i', 'n', 'g')) &&
  @   (row == FOLD_ROW_fold_plus_invisible_at_escaping ==> SPELT_31(0, 'f', 'o', 'l', 'd', '_', 'p', 'l', 'u', 's', '_', 'i', 'n', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'a', 't', '_', 'e', 's', 'c', 'a', 'p', 'i', 'n', 'g')) &&
  @   (row == FOLD_ROW_cusp_plus_at_escaping ==> SPELT_21(0, 'c', 'u', 's', 'p', '_', 'p', 'l', 'u', 's', '_', 'a', 't', '_', 'e', 's', 'c', 'a', 'p', 'i', 'n', 'g')) &&
  @   (row == FOLD_ROW_fold_minus_at_sliding ==> SPELT_21(0, 'f', 'o', 'l', 'd', '_', 'm', 'i', 'n', 'u', 's', '_', 'a', 't', '_', 's', 'l', 'i', 'd', 'i', 'n', 'g')) &&
  @   (row == FOLD_ROW_fold_minus_visible_at_escaping ==> SPELT_30(0, 'f', 'o', 'l', 'd', '_', 'm', 'i', 'n', 'u', 's', '_', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'a', 't', '_', 'e', 's', 'c', 'a', 'p', 'i', 'n', 'g')) &&
  @   (row == FOLD_ROW_fold_minus_invisible_at_escaping ==> SPELT_32(0, 'f', 'o', 'l', 'd', '_', 'm', 'i', 'n', 'u', 's', '_', 'i', 'n', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'a', 't', '_', 'e', 's', 'c', 'a', 'p', 'i', 'n', 'g')) &&
  @   (row == FOLD_ROW_cusp_minus_at_escaping ==> SPELT_22(0, 'c', 'u', 's', 'p', '_', 'm', 'i', 'n', 'u', 's', '_', 'a', 't', '_', 'e', 's', 'c', 'a', 'p', 'i', 'n', 'g')) &&
  @   (row == FOLD_ROW_two_fold_cusp ==> SPELT_13(0, 't', 'w', 'o', '_', 'f', 'o', 'l', 'd', '_', 'c', 'u', 's', 'p')) &&
  @   (row == FOLD_ROW_visible_visible_source ==> SPELT_22(0, 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 's', 'o', 'u', 'r', 'c', 'e')) &&
  @   (row == FOLD_ROW_visible_visible_reached ==> SPELT_23(0, 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'r', 'e', 'a', 'c', 'h', 'e', 'd')) &&
  @   (row == FOLD_ROW_visible_visible_singular ==> SPELT_24(0, 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 's', 'i', 'n', 'g', 'u', 'l', 'a', 'r')) &&
  @   (row == FOLD_ROW_visible_invisible_passed ==> SPELT_24(0, 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'i', 'n', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'p', 'a', 's', 's', 'e', 'd')) &&
  @   (row == FOLD_ROW_visible_invisible_saddle ==> SPELT_24(0, 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'i', 'n', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 's', 'a', 'd', 'd', 'l', 'e')) &&
  @   (row == FOLD_ROW_visible_invisible_sink ==> SPELT_22(0, 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'i', 'n', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 's', 'i', 'n', 'k')) &&
  @   (row == FOLD_ROW_visible_invisible_source ==> SPELT_24(0, 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'i', 'n', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 's', 'o', 'u', 'r', 'c', 'e')) &&
  @   (row == FOLD_ROW_visible_invisible_singular ==> SPELT_26(0, 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'i', 'n', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 's', 'i', 'n', 'g', 'u', 'l', 'a', 'r')) &&
  @   (row == FOLD_ROW_invisible_visible_passed ==> SPELT_24(0, 'i', 'n', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'p', 'a', 's', 's', 'e', 'd')) &&
  @   (row == FOLD_ROW_invisible_visible_saddle ==> SPELT_24(0, 'i', 'n', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 's', 'a', 'd', 'd', 'l', 'e')) &&
  @   (row == FOLD_ROW_invisible_visible_sink ==> SPELT_22(0, 'i', 'n', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 's', 'i', 'n', 'k')) &&
  @   (row == FOLD_ROW_invisible_visible_source ==> SPELT_24(0, 'i', 'n', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 's', 'o', 'u', 'r', 'c', 'e')) &&
  @   (row == FOLD_ROW_invisible_visible_singular ==> SPELT_26(0, 'i', 'n', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 'v', 'i', 's', 'i', 'b', 'l', 'e', '_', 's', 'i', 'n', 'g', 'u', 'l', 'a', 'r')) &&
  @   (row == FOLD_ROW_teixeira_case_1 ==> SPELT_15(0, 't', 'e', 'i', 'x', 'e', 'i', 'r', 'a', '_', 'c', 'a', 's', 'e', '_', '1')) &&
  @   (row == FOLD_ROW_teixeira_case_2 ==> SPELT_15(0, 't', 'e', 'i', 'x', 'e', 'i', 'r', 'a', '_', 'c', 'a', 's', 'e', '_', '2')) &&
  @   (row == FOLD_ROW_teixeira_case_3 ==> SPELT_15(0, 't', 'e', 'i', 'x', 'e', 'i', 'r', 'a', '_', 'c', 'a', 's', 'e', '_', '3')) &&
  @   (row == FOLD_ROW_teixeira_singular ==> SPELT_17(0, 't', 'e', 'i', 'x', 'e', 'i', 'r', 'a', '_', 's', 'i', 'n', 'g', 'u', 'l', 'a', 'r'));
  @ // The member `row` of the record names this row.
  @ predicate fold_row_stated{L}(struct json *j, unsigned char *text, integer row) = \exists char *key, *s, integer node;
  @   spells_key_row(key) && has_at(j, text, 0, key, node) && fold_row_spelt(row, s) && says_at(j, text, node, s); */

#define FOLD_ROW_AGREES(OF) fold_signs_agree(OF(Lp), OF(Lm), FOLD_RELATED(OF))

/*@ ensures row: FOLD_ROW_AGREES(FOLD_SIGN_AT) ==>
  @   \exists integer row; fold_sign_row(row, FOLD_DECIDES(FOLD_SIGN_AT)) && fold_row_spelt(row, \result); */
const char *fold_row_word(const short *sign);
/*@ ensures row: \result != 0 && \old(c->form) != FOLD_WHEEL && FOLD_ROW_AGREES(FOLD_SIGN_OLD) ==>
  @   \exists integer row; fold_sign_row(row, FOLD_DECIDES(FOLD_SIGN_OLD)) && fold_row_stated(\old(c->json), \old(c->json->text), row); */
int fold_check_point(const struct fold *c);

#endif
