# SPDX-License-Identifier: BSD-2-Clause
# of two elements that are said to be equal the first may be greater
# in: src/check/numbers/element.c
# unit: check-element_sign
# breaks: value
s/scalar_sign(element_subtract(field->pool, x, y)) == 0/scalar_sign(element_subtract(field->pool, x, y)) >= 0/
