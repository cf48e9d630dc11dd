# SPDX-License-Identifier: BSD-2-Clause
# a square root that should be rounded up is rounded down
# in: src/check/numbers/scalar_round.c
# unit: check-scalar_round
# breaks: above
s/    if (up) mpz_add_ui(numerator, numerator, 1);//
