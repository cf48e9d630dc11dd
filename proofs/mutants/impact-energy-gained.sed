# SPDX-License-Identifier: BSD-2-Clause
# energy that is lost is said to be gained
# in: src/check/impact/verdict.c
# unit: check-impact_end
# breaks: energy_name_ensures_end
s/known_text("lost")/known_text("gained")/
