# SPDX-License-Identifier: BSD-2-Clause
# an element of another field passes the check
# in: src/check/numbers/element_checked.c
# unit: check-element_checked
# breaks: @ensures
s/its != field || //
