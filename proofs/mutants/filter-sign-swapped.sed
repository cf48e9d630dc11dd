# SPDX-License-Identifier: BSD-2-Clause
# the two signs are exchanged
# in: src/numbers/filter.c
# unit: filter
# breaks: positive,negative
s/x.error) ? 1 :/x.error) ? -1 :/; s/x.error) ? -1 : 2/x.error) ? 1 : 2/
