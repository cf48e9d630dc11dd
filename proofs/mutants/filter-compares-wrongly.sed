# SPDX-License-Identifier: BSD-2-Clause
# a number is above what it is not below, NaN included
# in: src/numbers/filter.c
# unit: filter
# breaks: known,greater
s/return x > y;/return !(x <= y);/
