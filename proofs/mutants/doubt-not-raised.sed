# SPDX-License-Identifier: BSD-2-Clause
# what notes doubt does not
# in: src/check/numbers/rational_pool.c
# unit: check-rational_pool
# breaks: noted
s/    rational_doubt = 1;/    rational_doubt = 0;/
