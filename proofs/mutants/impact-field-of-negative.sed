# SPDX-License-Identifier: BSD-2-Clause
# the number under the root may be negative
# in: src/check/impact/impact.c
# unit: check-impact_field
# breaks: impact_find_field_ensures_real
s/return scalar_sign(c->field.d) > 0 \&\& /return scalar_sign(c->field.d) != 0 \&\& /
