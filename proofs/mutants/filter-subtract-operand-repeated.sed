# SPDX-License-Identifier: BSD-2-Clause
# an operand of a difference is used twice
# in: src/numbers/filter.c
# unit: filter
# breaks: contains
/^struct ball ball_subtract/,/^}/s/minus(x.value, y.value)/minus(x.value, x.value)/
