# SPDX-License-Identifier: BSD-2-Clause
# in: src/numbers/exact.c
# unit: exact
# breaks: exact
s/i < n; i++/i < n - 1; i++/
