# SPDX-License-Identifier: BSD-2-Clause
# the friction of a piece is that of slip the other way
# in: src/check/impact/pieces.c
# unit: check-impact_piece
# breaks: check_coulomb_ensures_value
s/(p.slip > 0 ? backward : forward) == 0/(p.slip > 0 ? forward : backward) == 0/
