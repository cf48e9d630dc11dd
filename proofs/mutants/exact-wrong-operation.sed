# SPDX-License-Identifier: BSD-2-Clause
# in: src/numbers/exact.c
# unit: exact
# breaks: done
s/number_multiply(pool, x, y)/number_add(pool, x, y)/
