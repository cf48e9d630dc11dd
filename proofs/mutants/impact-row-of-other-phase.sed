# SPDX-License-Identifier: BSD-2-Clause
# a second slip that begins in restitution is named after compression
# in: src/check/impact/verdict.c
# unit: check-impact_row_read
# breaks: phase_of_ensures_row_moves
s/return c->second_phase == PHASE_COMPRESSION ? known_text/return c->second_phase != PHASE_COMPRESSION ? known_text/
