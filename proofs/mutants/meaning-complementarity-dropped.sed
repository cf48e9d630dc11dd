# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/meaning.h
# unit: theory-count
# breaks: solutions_are_modes
s/ && lambda_N \* V_DOT == 0//
