# SPDX-License-Identifier: BSD-2-Clause
# the term with the smaller square determines the sign
# in: src/check/numbers/surd.c
# unit: check-surd_value
# breaks: sign_of_larger_ensures_value
s/return a > 0 ? larger : -larger;/return a > 0 ? -larger : larger;/
