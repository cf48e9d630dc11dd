# SPDX-License-Identifier: BSD-2-Clause
# the last instruction is not run
# in: src/numbers/filter.c
# unit: filter
# breaks: contains
s/for (int i = 0; i < n; i++)/for (int i = 0; i < n - 1; i++)/
