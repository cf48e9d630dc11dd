# SPDX-License-Identifier: BSD-2-Clause
# a state of the problem is passed over
# in: src/check/jam/jam.c
# unit: check-jam_claimed
# breaks: has_state_ensures_claim
s/return json_member(json, problem, "p") != 0;/return json_member(json, problem, "fall") != 0;/
