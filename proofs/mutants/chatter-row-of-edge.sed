# SPDX-License-Identifier: BSD-2-Clause
# where the ratio does not change from impact to impact, slip is said to die out
# in: src/check/chatter/row.c
# unit: check-chatter_row_read
# breaks: bouncing_row_ensures_row_first
s/c->sign\[CHATTER_R_plus\] >= 0 ? forward_row/c->sign[CHATTER_R_plus] > 0 ? forward_row/
