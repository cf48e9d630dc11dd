# SPDX-License-Identifier: BSD-2-Clause
# the ball of a zero is taken from an intersection that may be empty
# in: src/numbers/zero.c
# unit: zero_value
# breaks: newton_step_ensures_value
s/if (arb_intersection(step, step, x, precision)) arb_set(x, step);/arb_intersection(step, step, x, precision), arb_set(x, step);/
