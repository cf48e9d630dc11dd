# SPDX-License-Identifier: BSD-2-Clause
# a coefficient of restitution above 1 is accepted
# in: src/check/chatter/chatter.c
# unit: check-chatter_found
# breaks: check_hypotheses_ensures_found
/if (c->sign\[CHATTER_r_range\] < 0) return outside(c, "r");/d
