# SPDX-License-Identifier: BSD-2-Clause
# any name of a row is verified
# in: src/check/chatter/row.c
# unit: check-chatter_row_read
# breaks: chatter_check_row_ensures_row
s/return is_named(c, row) ||/return 1 ||/
