# SPDX-License-Identifier: BSD-2-Clause
# in: src/contact/verdict.c
# unit: verdict
# breaks: cone
s/if (s->E_plus < 0 \&\& s->E_minus < 0) return CONE_INTERIOR/if (s->E_plus <= 0 \&\& s->E_minus < 0) return CONE_INTERIOR/
