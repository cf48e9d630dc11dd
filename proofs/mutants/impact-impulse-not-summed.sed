# SPDX-License-Identifier: BSD-2-Clause
# the impulse of a phase is that of its last piece
# in: src/check/impact/pieces.c
# unit: check-impact_motion_shown
# breaks: sum_with_ensures_motion_normal
s/surd_add(f, sum->normal, p.I)/p.I/
