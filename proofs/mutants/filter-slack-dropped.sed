# SPDX-License-Identifier: BSD-2-Clause
# the rounding of the error itself is not charged
# in: src/numbers/filter.c
# unit: filter
# breaks: covers,small
/define SLACK/s/0x1.*/1.0/
