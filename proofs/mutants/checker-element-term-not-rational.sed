# SPDX-License-Identifier: BSD-2-Clause
# an element passes the check whose coefficients are not rational
# in: src/check/numbers/element_checked.c
# unit: check-element_checked_value
# breaks: value
s/ || !scalar_is_plain(term\[i\])//
