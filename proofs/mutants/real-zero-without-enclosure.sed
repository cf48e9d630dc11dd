# SPDX-License-Identifier: BSD-2-Clause
# that a number is written as 0 is believed although its enclosure shows that it is negative
# in: src/numbers/real.c
# unit: real_value
# breaks: value
s/if (sign != NUMBER_SIGN_UNKNOWN) return sign;/if (sign == 1) return sign;/
