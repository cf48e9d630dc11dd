# SPDX-License-Identifier: BSD-2-Clause
# a point that is pulled off is at rest
# in: src/check/rest/rest.c
# unit: check-rest_found
# breaks: check_hypotheses_ensures_found
/if (c->sign\[REST_N\] < 0) return outside(c, "N");/d
