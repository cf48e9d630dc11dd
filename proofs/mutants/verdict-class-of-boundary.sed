# SPDX-License-Identifier: BSD-2-Clause
# in: src/contact/verdict.c
# unit: verdict
# breaks: class
s/const int consistent = count_modes(verdict, CONSISTENT)/const int consistent = count_modes(verdict, BOUNDARY)/
