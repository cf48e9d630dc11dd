# SPDX-License-Identifier: BSD-2-Clause
# slip forward is called backward in the list of slips
# in: src/check/impact/verdict.c
# unit: check-impact_stated
# breaks: slip_name_ensures_stated
s/if (slip > 0) return known_text("S+")/if (slip < 0) return known_text("S+")/
