# SPDX-License-Identifier: BSD-2-Clause
# Newton's method leads away from the zero
# in: src/numbers/zero.c
# unit: zero_value
# breaks: newton_ball_ensures_value
s/arb_sub(out, middle, value, precision)/arb_sub(out, value, middle, precision)/
