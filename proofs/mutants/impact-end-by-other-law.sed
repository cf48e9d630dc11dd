# SPDX-License-Identifier: BSD-2-Clause
# the equation of Newton's law has the other sign
# in: src/check/impact/sums.c
# unit: check-impact_law_equation
# breaks: newton_holds_ensures_equation
s/surd_sign(&c->field, surd_add(&c->field, after, times_r(c, before)))/surd_sign(\&c->field, surd_subtract(\&c->field, after, times_r(c, before)))/
