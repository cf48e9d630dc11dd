# SPDX-License-Identifier: BSD-2-Clause
# where more memory is used than the budget has, what is left is computed in a type that it may not fit
# in: src/check/budget.c
# unit: check-budget
# breaks: bytes
s/used > (size_t)budget.bytes || //
