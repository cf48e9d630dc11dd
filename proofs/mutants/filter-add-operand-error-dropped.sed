# SPDX-License-Identifier: BSD-2-Clause
# the error of one operand of a sum is forgotten
# in: src/numbers/filter.c
# unit: filter
# breaks: contains
/^struct ball ball_add/,/^}/s/plus(x.error, y.error)/plus(x.error, 0)/
