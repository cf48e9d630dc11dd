# SPDX-License-Identifier: BSD-2-Clause
# a number of objects times their size that wraps round gives a block that is too small
# in: src/check/memory.c
# unit: check-memory
# breaks: quotient
s/^    if (n > MOST \/ size) memory_is_out();$//
