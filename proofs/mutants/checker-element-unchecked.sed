# SPDX-License-Identifier: BSD-2-Clause
# the first number of a sum is not checked
# in: src/check/numbers/element.c
# unit: check-element_value
# breaks: value
/^scalar element_add/,/^}/s/    element_check(pool->field, x);//
