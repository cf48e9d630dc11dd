# SPDX-License-Identifier: BSD-2-Clause
# any impact is one without collision
# in: src/check/impact/verdict.c
# unit: check-impact_stated
# breaks: check_without_collision_ensures_stated
s/"impact_without_collision", c->pieces > 0 && c->sign\[IMPACT_v\] == 0/"impact_without_collision", c->pieces > 0/
