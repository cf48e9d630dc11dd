# SPDX-License-Identifier: BSD-2-Clause
# in: src/contact/verdict.c
# unit: verdict
# breaks: cell
s/verdict->class == DEGENERATE ? -1 : cell_of(s)/cell_of(s)/
