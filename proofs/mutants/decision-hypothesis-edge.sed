# SPDX-License-Identifier: BSD-2-Clause
# in: src/contact/decision.c
# unit: decision
# breaks: hold
s/if (e->sign\[contact_Delta\] <= 0)/if (e->sign[contact_Delta] < 0)/
