# SPDX-License-Identifier: BSD-2-Clause
# in: src/check/record.c
# unit: check-record_claimed
# breaks: claim
s/return holds ? verified(json) : refused(answer);/return verified(json);/
