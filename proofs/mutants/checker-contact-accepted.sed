# SPDX-License-Identifier: BSD-2-Clause
# in: src/check/contact/contact.c
# unit: check-contact_claimed
# breaks: claim
s/return check(&c);/return check(\&c) || 1;/
