# SPDX-License-Identifier: BSD-2-Clause
# the row of a point is not compared with that of its signs
# in: src/check/fold/verdict.c
# unit: check-fold_row_is
# breaks: check_words_ensures_row
s/if (!json_is(c->json, json_member(c->json, 0, "row"), fold_row_word(sign)))/if (0)/
