# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/formula.h
# unit: theory-modes
# breaks: cramer_plant
s/SUB(N_T, b_B, a_C)/ADD(N_T, b_B, a_C)/
