# SPDX-License-Identifier: BSD-2-Clause
# any name of a row is verified
# in: src/check/jam/verdict.c
# unit: check-jam_row_read
# breaks: jam_check_verdict_ensures_row
s/return row_is_stated(c) ||/return 1 ||/
