# SPDX-License-Identifier: BSD-2-Clause
# a two-fold with one invisible fold is passed where the sum of the other sign says so
# in: src/check/fold/row.c
# unit: check-fold_row_read
# breaks: visible_invisible_row_ensures_row_holds
s/if (SIGN(sum) >= 0 || SIGN(disc) < 0) return NAMED(visible_invisible_passed)/if (SIGN(sum) <= 0 || SIGN(disc) < 0) return NAMED(visible_invisible_passed)/
