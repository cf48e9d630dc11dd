/* SPDX-License-Identifier: BSD-2-Clause */
/* What a theory states of a constant table of words, row by row, for the contracts of its known_words. The table is `table`, with `rows` rows, and
 * its conditions are on the signs 0 to SIGNS - 1; the file that includes this header defines SIGNS. */
#ifndef CHECK_KERNEL_WORD_ROWS_H
#define CHECK_KERNEL_WORD_ROWS_H

#include "check/kernel/word.h"

/* Row k, if there is one: its word is a text that ends, and its conditions are on signs that exist. */
#define TEXT(k) (rows <= k || constant_text(table[k].word))
#define ON_SIGN(k, i) 0 <= table[k].when[i].sign < SIGNS && 0 <= table[k].when[i].among <= 7
#define ON_SIGNS(k)                                                                                                    \
    (rows <= k || (ON_SIGN(k, 0) && ON_SIGN(k, 1) && ON_SIGN(k, 2) && ON_SIGN(k, 3) && ON_SIGN(k, 4) && ON_SIGN(k, 5)))
#define IS_CONDITION(i) (i == 0 || i == 1 || i == 2 || i == 3 || i == 4 || i == 5)

/* The same of the first 9 rows, and of 20. Each text is a clause of its own, so that each is a goal of its own where the table is known. */
/* clang-format off */
#define TEXTS_OF_9_ROWS                                                                                                \
    requires text_0: TEXT(0); requires text_1: TEXT(1); requires text_2: TEXT(2); requires text_3: TEXT(3);            \
    requires text_4: TEXT(4); requires text_5: TEXT(5); requires text_6: TEXT(6); requires text_7: TEXT(7);            \
    requires text_8: TEXT(8);
#define TEXTS_OF_20_ROWS                                                                                               \
    TEXTS_OF_9_ROWS                                                                                                    \
    requires text_9: TEXT(9); requires text_10: TEXT(10); requires text_11: TEXT(11); requires text_12: TEXT(12);      \
    requires text_13: TEXT(13); requires text_14: TEXT(14); requires text_15: TEXT(15); requires text_16: TEXT(16);    \
    requires text_17: TEXT(17); requires text_18: TEXT(18); requires text_19: TEXT(19);
#define SIGNS_OF_9_ROWS                                                                                                \
    ON_SIGNS(0) && ON_SIGNS(1) && ON_SIGNS(2) && ON_SIGNS(3) && ON_SIGNS(4) && ON_SIGNS(5) && ON_SIGNS(6) &&           \
    ON_SIGNS(7) && ON_SIGNS(8)
#define SIGNS_OF_20_ROWS                                                                                               \
    SIGNS_OF_9_ROWS && ON_SIGNS(9) && ON_SIGNS(10) && ON_SIGNS(11) && ON_SIGNS(12) && ON_SIGNS(13) && ON_SIGNS(14) &&  \
    ON_SIGNS(15) && ON_SIGNS(16) && ON_SIGNS(17) && ON_SIGNS(18) && ON_SIGNS(19)
/* clang-format on */

#endif
