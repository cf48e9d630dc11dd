# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/meaning.h
# unit: theory-near
# breaks: free_neutral
s/|| (N == 0 \&\& b < 0)/|| (N == 0 \&\& b <= 0)/
