# SPDX-License-Identifier: BSD-2-Clause
# in: src/check/contact/verdict.c
# unit: check-contact_verdict
# breaks: word
s/if (c->sign\[Q_u\] == 0 || p > 0) return "no"/if (p > 0) return "no"/
