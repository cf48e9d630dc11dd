# SPDX-License-Identifier: BSD-2-Clause
# any name of a row is verified
# in: src/check/impact/verdict.c
# unit: check-impact_row_read
# breaks: impact_check_verdict_ensures_row
s/return row_is_stated(c) ||/return 1 ||/
