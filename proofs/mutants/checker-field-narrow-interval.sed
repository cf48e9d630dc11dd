# SPDX-License-Identifier: BSD-2-Clause
# the lower end of a product of intervals is the larger of two products of their ends
# in: src/check/numbers/field.c
# unit: check-field_value
# breaks: value
s/smaller(pool, smaller(pool, w, x), smaller(pool, y, z))/smaller(pool, smaller(pool, w, x), larger(pool, y, z))/
