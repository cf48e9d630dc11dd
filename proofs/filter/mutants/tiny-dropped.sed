# SPDX-License-Identifier: BSD-2-Clause
# underflow is not charged
# breaks: covers,small
s/plus(sum, TINY)/plus(sum, 0)/
