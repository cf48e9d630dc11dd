# SPDX-License-Identifier: BSD-2-Clause
# in: src/check/text/json_read.c
# unit: check-json_read
# breaks: placed
s/    return position + i;/    return end;/
