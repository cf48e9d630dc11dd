# SPDX-License-Identifier: BSD-2-Clause
# the right operand of an instruction is not read
# in: src/numbers/filter.c
# unit: filter
# breaks: left,right,step
s/y = node\[code\[i\].right\]/y = node[code[i].left]/
