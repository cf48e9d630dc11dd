# SPDX-License-Identifier: BSD-2-Clause
# u of the verdict is compared with v after the impact
# in: src/check/impact/verdict.c
# unit: check-impact_end
# breaks: check_motion_ensures_end_u
s/is_value(c, "u", c->now.u)/is_value(c, "u", c->now.v)/
