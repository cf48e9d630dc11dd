# SPDX-License-Identifier: BSD-2-Clause
# whatever was left open, nothing is said to be
# in: src/check/numbers/scalar_pool.c
# unit: check-scalar_pool
# breaks: found
s/    return scalar_doubt != 0;/    return scalar_doubt > 1;/
