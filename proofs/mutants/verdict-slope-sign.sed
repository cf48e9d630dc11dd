# SPDX-License-Identifier: BSD-2-Clause
# in: src/contact/verdict.c
# unit: verdict
# breaks: slope
s/return p > 0 ? STABLE/return p < 0 ? STABLE/
