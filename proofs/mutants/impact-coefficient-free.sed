# SPDX-License-Identifier: BSD-2-Clause
# a coefficient of restitution above 1 is accepted
# in: src/check/impact/impact.c
# unit: check-impact_found
# breaks: check_hypotheses_ensures_found
s/if (c->sign\[IMPACT_r_range\] < 0)/if (c->sign[IMPACT_r] < 0)/
