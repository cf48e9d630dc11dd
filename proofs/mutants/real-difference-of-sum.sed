# SPDX-License-Identifier: BSD-2-Clause
# the enclosure of a difference is that of the sum
# in: src/numbers/real.c
# unit: real_value
# breaks: apply_ensures_value
s/arb_sub(out, left, right, precision)/arb_add(out, left, right, precision)/
