# SPDX-License-Identifier: BSD-2-Clause
# the course is verified before its row is read
# in: src/check/chatter/chatter.c
# unit: check-chatter_claimed
# breaks: check_course_ensures_claim
s/if (!chatter_check_row(c) || !chatter_check_impacts(c)) return 0;/if (!chatter_check_impacts(c)) return 0;/
