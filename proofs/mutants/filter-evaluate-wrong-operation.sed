# SPDX-License-Identifier: BSD-2-Clause
# a difference is computed as a sum
# in: src/numbers/filter.c
# unit: filter
# breaks: contains
s/operation == OPERATION_SUB ? ball_subtract/operation == OPERATION_SUB ? ball_add/
