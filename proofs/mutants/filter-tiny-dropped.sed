# SPDX-License-Identifier: BSD-2-Clause
# underflow is not charged
# in: src/numbers/filter.c
# unit: filter
# breaks: covers,small
s/plus(sum, TINY)/plus(sum, 0)/
