# SPDX-License-Identifier: BSD-2-Clause
# the verdict on a G-spot is not read
# in: src/check/jam/jam.c
# unit: check-jam_claimed
# breaks: check_words_ensures_claim_spot
s/return jam_check_verdict(c);/return 1;/
