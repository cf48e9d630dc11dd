# SPDX-License-Identifier: BSD-2-Clause
# the last coefficient of a new element is not copied
# in: src/check/numbers/element_hold.c
# unit: check-element_hold
# breaks: holds
s/memcpy(element->term, term, (size_t)count/memcpy(element->term, term, (size_t)(count - 1)/
