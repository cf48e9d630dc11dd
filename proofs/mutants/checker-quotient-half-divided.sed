# SPDX-License-Identifier: BSD-2-Clause
# in: src/check/numbers/quotient.c
# unit: check-quotient
# breaks: u
s/^    divide_all(pool, x->u.term, x->u.count, lead);$//
