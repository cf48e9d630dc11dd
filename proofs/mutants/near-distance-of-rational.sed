# SPDX-License-Identifier: BSD-2-Clause
# in: src/numbers/number.c
# unit: number_near
# breaks: near
s/0.0 : double_error(value)/0.0 : 0.0/
