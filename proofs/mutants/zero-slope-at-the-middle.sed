# SPDX-License-Identifier: BSD-2-Clause
# Newton's method divides by the slope at the middle of the ball, and not by the slopes in the ball
# in: src/numbers/zero.c
# unit: zero_value
# breaks: newton_ball_assert_value
s/arb_poly_evaluate(slope, derivative, x, precision)/arb_poly_evaluate(slope, derivative, middle, precision)/
