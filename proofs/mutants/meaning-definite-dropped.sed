# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/meaning.h
# unit: theory-modes
# breaks: one_small
s/ && A \* C - B \* B > 0//
