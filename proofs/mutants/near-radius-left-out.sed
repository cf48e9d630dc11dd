# SPDX-License-Identifier: BSD-2-Clause
# in: src/numbers/real.c
# unit: real_value
# breaks: value
s/double_error_of_ball(mag_get_d(arb_radref(x->real->enclosure)), value)/double_error(value)/
