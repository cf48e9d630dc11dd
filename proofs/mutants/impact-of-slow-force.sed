# SPDX-License-Identifier: BSD-2-Clause
# slip along the pole is taken for an impact
# in: src/check/impact/pieces.c
# unit: check-impact_place
# breaks: impact_check_pieces_ensures_found
s/c->sign\[IMPACT_u\] != 0 && impact_p(c) < 0/impact_p(c) < 0/
