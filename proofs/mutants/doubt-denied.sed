# SPDX-License-Identifier: BSD-2-Clause
# whatever was left open, nothing is said to be
# in: src/check/numbers/rational_pool.c
# unit: check-rational_pool
# breaks: found
s/    return rational_doubt != 0;/    return rational_doubt > 1;/
