# SPDX-License-Identifier: BSD-2-Clause
# the rounding is charged a quarter of what it may cost
# in: src/numbers/filter.c
# unit: filter
# breaks: covers,small
/define UNIT/s/0x1p-51/0x1p-53/
