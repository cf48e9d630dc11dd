# SPDX-License-Identifier: BSD-2-Clause
# in: src/check/numbers/quotient.c
# unit: check-quotient
# breaks: one
s/less(pool, term\[shift + i\], factor, q\[i\])/less(pool, term[i], factor, q[i])/
