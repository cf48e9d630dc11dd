# SPDX-License-Identifier: BSD-2-Clause
# a sign that was not found is not noted
# in: src/check/numbers/field.c
# unit: check-field_value
# breaks: value
/        scalar_not_found();/d
