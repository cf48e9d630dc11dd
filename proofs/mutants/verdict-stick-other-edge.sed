# SPDX-License-Identifier: BSD-2-Clause
# in: src/contact/verdict.c
# unit: verdict
# breaks: stick
s/if (s->E_plus == 0) return stability_of_slope(s->p_plus)/if (s->E_plus == 0) return stability_of_slope(s->p_minus)/
