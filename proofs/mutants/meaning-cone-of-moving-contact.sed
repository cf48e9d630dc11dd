# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/meaning.h
# unit: theory-cone
# breaks: cone_interior
s/^#define AT_REST a, b, A, B, C, mu, 0.0/#define AT_REST a, b, A, B, C, mu, u/
