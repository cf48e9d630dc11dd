# SPDX-License-Identifier: BSD-2-Clause
# in: src/check/contact/contact.c
# unit: check-contact
# breaks: signed
s/(short)scalar_sign(c->q\[i\])/(short)scalar_sign(c->q[0])/
