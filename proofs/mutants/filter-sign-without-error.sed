# SPDX-License-Identifier: BSD-2-Clause
# a sign is answered whatever the error is
# in: src/numbers/filter.c
# unit: filter
# breaks: positive,negative
s/is_above(x.value, x.error) ? 1/is_above(x.value, 0) ? 1/
