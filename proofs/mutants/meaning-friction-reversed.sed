# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/meaning.h
# unit: theory-count
# breaks: solutions_are_modes
s/(u > 0 ==> lambda_T == -mu/(u > 0 ==> lambda_T == mu/
