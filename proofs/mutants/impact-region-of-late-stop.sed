# SPDX-License-Identifier: BSD-2-Clause
# region 5 is taken for that of slip which stops in restitution
# in: spec/impact/regions.h
# unit: check-impact_claim
# breaks: lemma_region_early
s/region == 5 \&\& turns_early(1, 0/region == 5 \&\& turns_late(1, 0/
