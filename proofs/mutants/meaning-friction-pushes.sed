# SPDX-License-Identifier: BSD-2-Clause
# in: spec/meaning/contact.h
# unit: theory-modes
# breaks: small_plus
s/ && mu >= 0;/;/
