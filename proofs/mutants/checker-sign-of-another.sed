# SPDX-License-Identifier: BSD-2-Clause
# in: src/check/contact/contact.c
# unit: check-contact
# breaks: signed
s/(short)rational_sign(c->q\[i\])/(short)rational_sign(c->q[0])/
