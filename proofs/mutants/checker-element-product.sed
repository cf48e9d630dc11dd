# SPDX-License-Identifier: BSD-2-Clause
# a power of alpha is replaced by what the polynomial of the field makes of it, with the other sign
# in: src/check/numbers/element.c
# unit: check-element_value
# breaks: value
s/scalar_subtract(pool, term\[i\], scalar_multiply(pool, x, y))/scalar_add(pool, term[i], scalar_multiply(pool, x, y))/
