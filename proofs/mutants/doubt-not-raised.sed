# SPDX-License-Identifier: BSD-2-Clause
# what notes doubt does not
# in: src/check/numbers/scalar_pool.c
# unit: check-scalar_pool
# breaks: noted
s/    scalar_doubt = 1;/    scalar_doubt = 0;/
