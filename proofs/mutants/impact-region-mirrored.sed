# SPDX-License-Identifier: BSD-2-Clause
# slip forward that stops in compression is said to be slip backward
# in: src/check/impact/verdict.c
# unit: check-impact_stated
# breaks: region_of_ensures_stated
s/early ? (forward ? 5 : 6)/early ? (forward ? 6 : 5)/
