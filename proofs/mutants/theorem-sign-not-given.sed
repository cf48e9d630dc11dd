# SPDX-License-Identifier: BSD-2-Clause
# in: proofs/contact/given.h
# unit: theory-row_theorem
# breaks: holds_forward_flight
s/sign_of(sp_plus, P_PLUS) \&\&//
