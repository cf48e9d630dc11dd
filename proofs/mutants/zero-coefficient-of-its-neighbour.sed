# SPDX-License-Identifier: BSD-2-Clause
# the ball of each coefficient is set one place too high
# in: src/numbers/zero.c
# unit: zero_value
# breaks: enclose_coefficients_loop_invariant_value_preserved
s/arb_poly_set_coeff_arb(out, i, c)/arb_poly_set_coeff_arb(out, i + 1, c)/
