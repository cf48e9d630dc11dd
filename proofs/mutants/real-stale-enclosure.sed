# SPDX-License-Identifier: BSD-2-Clause
# an enclosure of fewer bits is taken to be made already, also where there is none
# in: src/numbers/real.c
# unit: real_value
# breaks: value
s/    if (real->precision < bits) refine(real, bits);/    if (real->precision > precision) refine(real, bits);/
