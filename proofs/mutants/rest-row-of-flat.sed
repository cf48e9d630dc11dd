# SPDX-License-Identifier: BSD-2-Clause
# an equilibrium whose potential is flat is named stable
# in: src/check/rest/verdict.c
# unit: check-rest_row_read
# breaks: row_inside_ensures_row
s/if (c->potential == 0) return c->impacts < 0 ? known_text("flat")/if (c->potential == 0) return c->impacts < 0 ? known_text("stable")/
