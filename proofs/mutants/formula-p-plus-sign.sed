# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/formula.h
# unit: theory-modes
# breaks: S_plus_open_witness
s/SUB(p_plus, C, mu_B_plus)/ADD(p_plus, C, mu_B_plus)/
