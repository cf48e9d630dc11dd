# SPDX-License-Identifier: BSD-2-Clause
# a negative value makes the error of a product smaller
# in: src/numbers/filter.c
# unit: filter
# breaks: covers,small,sign
s/times(magnitude(x.value), y.error)/times(x.value, y.error)/
