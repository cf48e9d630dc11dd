# SPDX-License-Identifier: BSD-2-Clause
# the precision of what zeros of polynomials are made from has no bound
# in: src/numbers/real.c
# unit: real
# breaks: usable
s/precision < 1 ? 1 : precision > most ? most : precision/precision < 1 ? 1 : precision/
