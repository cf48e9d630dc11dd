# SPDX-License-Identifier: BSD-2-Clause
# a ball of positive numbers has the sign of a negative one
# in: src/numbers/real.c
# unit: real_value
# breaks: enclosure_sign_ensures_value
s/arb_is_positive(real->enclosure) ? 1 : arb_is_negative(real->enclosure) ? -1/arb_is_positive(real->enclosure) ? -1 : arb_is_negative(real->enclosure) ? 1/
