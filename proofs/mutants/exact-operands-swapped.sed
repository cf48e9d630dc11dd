# SPDX-License-Identifier: BSD-2-Clause
# in: src/numbers/exact.c
# unit: exact
# breaks: done
s/number_subtract(pool, x, y)/number_subtract(pool, y, x)/
