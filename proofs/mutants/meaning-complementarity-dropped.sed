# SPDX-License-Identifier: BSD-2-Clause
# in: spec/meaning/contact.h
# unit: theory-count
# breaks: solutions_are_modes
s/ && lambda_N \* V_DOT == 0//
