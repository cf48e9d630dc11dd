# SPDX-License-Identifier: BSD-2-Clause
# a line on which the inequalities hold at one point only is refuted
# in: src/check/kernel/mode_line.c
# unit: check-kernel_mode_line
# breaks: empty
s/return part.empty || width < 0 ||/return part.empty || width <= 0 ||/
