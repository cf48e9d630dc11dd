# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/formula.h
# unit: theory-modes
# breaks: S_minus_open_witness
s/SUB(E_minus, b_k_minus, a_p_minus)/ADD(E_minus, b_k_minus, a_p_minus)/
