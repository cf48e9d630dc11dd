# SPDX-License-Identifier: BSD-2-Clause
# two contacts with p11 = 0 or p22 = 0, and neither positive, are not unstable for all compliances
# in: src/check/slide2/row.c
# unit: check-slide2_row_read
# breaks: row_of_ensures_row_holds
s/if (sign\[SLIDE_p11\] <= 0 \&\& sign\[SLIDE_p22\] <= 0)/if (sign[SLIDE_p11] < 0 \&\& sign[SLIDE_p22] < 0)/
