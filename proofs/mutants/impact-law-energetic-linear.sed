# SPDX-License-Identifier: BSD-2-Clause
# in: spec/impact/words.h
# unit: theory-impact_course
# breaks: raised_energetic
s/W_r == -(r \* r \* W_c)/W_r == -(r * W_c)/
