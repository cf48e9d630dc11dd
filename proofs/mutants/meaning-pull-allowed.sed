# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/meaning.h
# unit: theory-count
# breaks: solutions_are_modes
s/0 <= lambda_N && 0 <= V_DOT/0 <= V_DOT/
