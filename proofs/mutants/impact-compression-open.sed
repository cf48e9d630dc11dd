# SPDX-License-Identifier: BSD-2-Clause
# a motion may end while the bodies still approach each other
# in: src/check/impact/pieces.c
# unit: check-impact_motion_shown
# breaks: check_end_ensures_motion
s/sign_of(c, c->now.v) == 0 ||/sign_of(c, c->now.v) <= 0 ||/
