# SPDX-License-Identifier: BSD-2-Clause
# the product of the errors is forgotten
# in: src/numbers/filter.c
# unit: filter
# breaks: covers,small
s/plus(sum, c)/plus(sum, 0)/
