# SPDX-License-Identifier: BSD-2-Clause
# any name of a row is verified
# in: src/check/rest/verdict.c
# unit: check-rest_row_read
# breaks: rest_check_verdict_ensures_row
s/return row_is_stated(c) ||/return 1 ||/
