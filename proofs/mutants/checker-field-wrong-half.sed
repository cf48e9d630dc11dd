# SPDX-License-Identifier: BSD-2-Clause
# the half of the interval is kept in which the root is not
# in: src/check/numbers/field.c
# unit: check-field_value
# breaks: value
s/if (sign == field->sign_low)/if (sign != field->sign_low)/
