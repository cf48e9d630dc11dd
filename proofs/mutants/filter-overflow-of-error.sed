# SPDX-License-Identifier: BSD-2-Clause
# an error that may have overflowed is believed
# in: src/numbers/filter.c
# unit: filter
# breaks: known
s/is_below(value) && is_below(error)/is_below(value)/
