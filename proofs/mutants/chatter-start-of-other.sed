# SPDX-License-Identifier: BSD-2-Clause
# without a velocity, the impacts begin with a in place of 2 a
# in: src/check/chatter/chatter.c
# unit: check-chatter_denotes
# breaks: read_inputs_ensures_denotes_velocity
s/number_in(c, problem, "u") : chatter_add(c, a, a)/number_in(c, problem, "u") : a/
