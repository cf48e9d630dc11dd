# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/formula.h
# unit: theory-modes
# breaks: S_plus_open_witness
s/MUL(mu_A_plus, mu, A)/MUL(mu_A_plus, A, A)/
