# SPDX-License-Identifier: BSD-2-Clause
# a block that moves in the table keeps the place that it had before, so that another block is freed in its stead
# in: src/check/memory.c
# unit: check-memory
# breaks: place
s/^    b\[PLACE\] = place;$//
