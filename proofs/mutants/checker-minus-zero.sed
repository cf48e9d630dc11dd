# SPDX-License-Identifier: BSD-2-Clause
# in: src/check/text/json_scan.c
# unit: check-json_scan
# breaks: written
s/(i - first > 1 || first > start)) return -1;/i - first > 1) return -1;/
