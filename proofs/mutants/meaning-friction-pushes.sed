# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/meaning.h
# unit: theory-modes
# breaks: small_plus
s/ && mu >= 0;/;/
