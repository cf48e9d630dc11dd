# SPDX-License-Identifier: BSD-2-Clause
# in: src/contact/verdict.c
# unit: verdict
# breaks: impact
/if (s->u == 0) return IWC_NO;/d
