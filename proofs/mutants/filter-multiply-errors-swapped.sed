# SPDX-License-Identifier: BSD-2-Clause
# each value is multiplied with its own error
# in: src/numbers/filter.c
# unit: filter
# breaks: covers,small
s/times(magnitude(x.value), y.error)/times(magnitude(x.value), x.error)/; s/times(magnitude(y.value), x.error)/times(magnitude(y.value), y.error)/
