# SPDX-License-Identifier: BSD-2-Clause
# a denominator that may be 0
# in: src/check/numbers/scalar_round.c
# unit: check-scalar_round
# breaks: divisor
s/    mpz_init_set(denominator, mpq_denref(x->value));/    mpz_init_set(denominator, mpq_numref(x->value));/
