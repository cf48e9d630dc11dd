# SPDX-License-Identifier: BSD-2-Clause
# errors are subtracted like the values
# in: src/numbers/filter.c
# unit: filter
# breaks: contains
/^struct ball ball_subtract/,/^}/s/plus(x.error, y.error)/minus(x.error, y.error)/
