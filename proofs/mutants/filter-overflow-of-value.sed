# SPDX-License-Identifier: BSD-2-Clause
# a value that may have overflowed is believed
# in: src/numbers/filter.c
# unit: filter
# breaks: known
s/is_below(value) && is_below(error)/is_below(error)/
