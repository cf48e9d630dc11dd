# SPDX-License-Identifier: BSD-2-Clause
# in: spec/impact/words.h
# unit: theory-impact_course
# breaks: raised_poisson
s/I_r == r \* I_c/I_r == r * r * I_c/
