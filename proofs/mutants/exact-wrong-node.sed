# SPDX-License-Identifier: BSD-2-Clause
# in: src/numbers/exact.c
# unit: exact
# breaks: done
s/node\[code\[i\].right\]/node[code[i].left]/
