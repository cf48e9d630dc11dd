/* SPDX-License-Identifier: BSD-2-Clause */
/* Texts are compared letter by letter, because ACSL has no strings. */
#ifndef PROOFS_CHECK_WORDS_H
#define PROOFS_CHECK_WORDS_H

/* clang-format off */
#define SPELT_0(i) s[i] == 0
#define SPELT_1(i, x) s[i] == x && SPELT_0(i + 1)
#define SPELT_2(i, x, ...) s[i] == x && SPELT_1(i + 1, __VA_ARGS__)
#define SPELT_3(i, x, ...) s[i] == x && SPELT_2(i + 1, __VA_ARGS__)
#define SPELT_4(i, x, ...) s[i] == x && SPELT_3(i + 1, __VA_ARGS__)
#define SPELT_5(i, x, ...) s[i] == x && SPELT_4(i + 1, __VA_ARGS__)
#define SPELT_6(i, x, ...) s[i] == x && SPELT_5(i + 1, __VA_ARGS__)
#define SPELT_7(i, x, ...) s[i] == x && SPELT_6(i + 1, __VA_ARGS__)
#define SPELT_8(i, x, ...) s[i] == x && SPELT_7(i + 1, __VA_ARGS__)
#define SPELT_9(i, x, ...) s[i] == x && SPELT_8(i + 1, __VA_ARGS__)
#define SPELT_10(i, x, ...) s[i] == x && SPELT_9(i + 1, __VA_ARGS__)
#define SPELT_11(i, x, ...) s[i] == x && SPELT_10(i + 1, __VA_ARGS__)
#define SPELT_12(i, x, ...) s[i] == x && SPELT_11(i + 1, __VA_ARGS__)
#define SPELT_13(i, x, ...) s[i] == x && SPELT_12(i + 1, __VA_ARGS__)
#define SPELT_14(i, x, ...) s[i] == x && SPELT_13(i + 1, __VA_ARGS__)
#define SPELT_15(i, x, ...) s[i] == x && SPELT_14(i + 1, __VA_ARGS__)
#define SPELT_16(i, x, ...) s[i] == x && SPELT_15(i + 1, __VA_ARGS__)
#define SPELT_17(i, x, ...) s[i] == x && SPELT_16(i + 1, __VA_ARGS__)
#define SPELT_18(i, x, ...) s[i] == x && SPELT_17(i + 1, __VA_ARGS__)
#define SPELT_19(i, x, ...) s[i] == x && SPELT_18(i + 1, __VA_ARGS__)
#define SPELT_20(i, x, ...) s[i] == x && SPELT_19(i + 1, __VA_ARGS__)
#define SPELT_21(i, x, ...) s[i] == x && SPELT_20(i + 1, __VA_ARGS__)
#define SPELT_22(i, x, ...) s[i] == x && SPELT_21(i + 1, __VA_ARGS__)
#define SPELT_23(i, x, ...) s[i] == x && SPELT_22(i + 1, __VA_ARGS__)
#define SPELT_24(i, x, ...) s[i] == x && SPELT_23(i + 1, __VA_ARGS__)
#define SPELT_25(i, x, ...) s[i] == x && SPELT_24(i + 1, __VA_ARGS__)
#define SPELT_26(i, x, ...) s[i] == x && SPELT_25(i + 1, __VA_ARGS__)
#define SPELT_27(i, x, ...) s[i] == x && SPELT_26(i + 1, __VA_ARGS__)
#define SPELT_28(i, x, ...) s[i] == x && SPELT_27(i + 1, __VA_ARGS__)
#define SPELT_29(i, x, ...) s[i] == x && SPELT_28(i + 1, __VA_ARGS__)
#define SPELT_30(i, x, ...) s[i] == x && SPELT_29(i + 1, __VA_ARGS__)
#define SPELT_31(i, x, ...) s[i] == x && SPELT_30(i + 1, __VA_ARGS__)
#define SPELT_32(i, x, ...) s[i] == x && SPELT_31(i + 1, __VA_ARGS__)
/* clang-format on */

/*@
  @ predicate spells_class{L}(char *s) = SPELT_5(0, 'c', 'l', 'a', 's', 's');
  @ predicate spells_case{L}(char *s) = SPELT_4(0, 'c', 'a', 's', 'e');
  @ predicate spells_cone{L}(char *s) = SPELT_4(0, 'c', 'o', 'n', 'e');
  @ predicate spells_impact_without_collision{L}(char *s) = SPELT_24(0, 'i', 'm', 'p', 'a', 'c', 't', '_', 'w', 'i', 't', 'h', 'o', 'u', 't', '_', 'c', 'o', 'l', 'l', 'i', 's', 'i', 'o', 'n');
  @ predicate spells_stability{L}(char *s) = SPELT_9(0, 's', 't', 'a', 'b', 'i', 'l', 'i', 't', 'y');
  @ predicate spells_F{L}(char *s) = SPELT_1(0, 'F');
  @ predicate spells_S_plus{L}(char *s) = SPELT_2(0, 'S', '+');
  @ predicate spells_S_minus{L}(char *s) = SPELT_2(0, 'S', '-');
  @ predicate spells_T{L}(char *s) = SPELT_1(0, 'T');
  @ predicate spells_boundary{L}(char *s) = SPELT_8(0, 'b', 'o', 'u', 'n', 'd', 'a', 'r', 'y');
  @ predicate spells_inconsistent{L}(char *s) = SPELT_12(0, 'i', 'n', 'c', 'o', 'n', 's', 'i', 's', 't', 'e', 'n', 't');
  @ predicate spells_determinate{L}(char *s) = SPELT_11(0, 'd', 'e', 't', 'e', 'r', 'm', 'i', 'n', 'a', 't', 'e');
  @ predicate spells_indeterminate{L}(char *s) = SPELT_13(0, 'i', 'n', 'd', 'e', 't', 'e', 'r', 'm', 'i', 'n', 'a', 't', 'e');
  @ predicate spells_degenerate{L}(char *s) = SPELT_10(0, 'd', 'e', 'g', 'e', 'n', 'e', 'r', 'a', 't', 'e');
  @ predicate spells_interior{L}(char *s) = SPELT_8(0, 'i', 'n', 't', 'e', 'r', 'i', 'o', 'r');
  @ predicate spells_exterior{L}(char *s) = SPELT_8(0, 'e', 'x', 't', 'e', 'r', 'i', 'o', 'r');
  @ predicate spells_stable{L}(char *s) = SPELT_6(0, 's', 't', 'a', 'b', 'l', 'e');
  @ predicate spells_neutral{L}(char *s) = SPELT_7(0, 'n', 'e', 'u', 't', 'r', 'a', 'l');
  @ predicate spells_unstable{L}(char *s) = SPELT_8(0, 'u', 'n', 's', 't', 'a', 'b', 'l', 'e');
  @ predicate spells_no{L}(char *s) = SPELT_2(0, 'n', 'o');
  @ predicate spells_possible{L}(char *s) = SPELT_8(0, 'p', 'o', 's', 's', 'i', 'b', 'l', 'e');
  @ predicate spells_column_I{L}(char *s) = SPELT_2(0, 'I', '(');
  @ predicate spells_column_II{L}(char *s) = SPELT_3(0, 'I', 'I', '(');
  @ predicate spells_column_III{L}(char *s) = SPELT_4(0, 'I', 'I', 'I', '(');
  @ predicate spells_end{L}(char *s) = SPELT_1(0, ')');
  @ predicate spells_case_i{L}(char *s) = SPELT_1(0, 'i');
  @ predicate spells_case_ii{L}(char *s) = SPELT_2(0, 'i', 'i');
  @ predicate spells_case_iii{L}(char *s) = SPELT_3(0, 'i', 'i', 'i');
  @ predicate spells_case_iv{L}(char *s) = SPELT_2(0, 'i', 'v');
  @ predicate spells_case_v{L}(char *s) = SPELT_1(0, 'v');
  @ predicate spells_case_vi{L}(char *s) = SPELT_2(0, 'v', 'i');
*/

#endif
