# SPDX-License-Identifier: BSD-2-Clause
# in: src/contact/decision.c
# unit: decision
# breaks: read
s/SIGN(E_plus), SIGN(E_minus), SIGN(N)/SIGN(E_plus), SIGN(E_minus), .N = (int)e->sign[contact_N_T]/
