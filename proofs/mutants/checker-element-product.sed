# SPDX-License-Identifier: BSD-2-Clause
# a power of alpha is replaced by what the polynomial of the field makes of it, with the other sign
# in: src/check/numbers/element.c
# unit: check-element_value
# breaks: value
s/scalar_subtract(pool, before, product)/scalar_add(pool, before, product)/
