# SPDX-License-Identifier: BSD-2-Clause
# a quotient that should be rounded up is rounded down
# in: src/check/numbers/scalar_round.c
# unit: check-scalar_round
# breaks: above
s/mpz_cdiv_q(numerator, numerator, denominator)/mpz_fdiv_q(numerator, numerator, denominator)/
