# SPDX-License-Identifier: BSD-2-Clause
# in: spec/impact/words.h
# unit: theory-impact_course
# breaks: through_defined_newton
s/v_end == -(r \* v)/v_end == r * v/
