# SPDX-License-Identifier: BSD-2-Clause
# a slip that jams is called an arrest
# in: src/check/jam/verdict.c
# unit: check-jam_stated
# breaks: outcome_of_ensures_stated_fate
s/c->sign\[JAM_alpha3\] < 0 ? JAM_JAMS : JAM_ARRESTS/c->sign[JAM_alpha3] > 0 ? JAM_JAMS : JAM_ARRESTS/
