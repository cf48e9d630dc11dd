# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/meaning.h
# unit: theory-modes
# breaks: S_plus_open_witness
s/= b + B \* lambda_T + C/= b - B * lambda_T + C/
