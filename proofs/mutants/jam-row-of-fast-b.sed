# SPDX-License-Identifier: BSD-2-Clause
# a node whose b axis is the slower direction is given the name of the faster
# in: src/check/jam/verdict.c
# unit: check-jam_row_read
# breaks: direction_of_ensures_row
s/return delta == alpha1 ? known_text/return delta != alpha1 ? known_text/
