# SPDX-License-Identifier: BSD-2-Clause
# in: src/contact/verdict.c
# unit: verdict
# breaks: free
s/return p < 0 ? UNSTABLE : NEUTRAL/return p < 0 ? UNSTABLE : STABLE/
