# SPDX-License-Identifier: BSD-2-Clause
# in: src/check/contact/verdict.c
# unit: check-contact_verdict
# breaks: word
s/if (plus < 0 \&\& minus < 0) return "interior"/if (plus <= 0 \&\& minus < 0) return "interior"/
