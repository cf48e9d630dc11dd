# SPDX-License-Identifier: BSD-2-Clause
# in: src/check/contact/verdict.c
# unit: check-contact_verdict
# breaks: slope
s/if (mode == SLIP_PLUS) return c->sign\[Q_p_plus\]/if (mode == SLIP_PLUS) return c->sign[Q_p_minus]/
