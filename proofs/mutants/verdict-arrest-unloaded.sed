# SPDX-License-Identifier: BSD-2-Clause
# in: src/contact/verdict.c
# unit: verdict
# breaks: follows_arrest
s/IWC_DEGENERATE \&\& s->b < 0/IWC_DEGENERATE \&\& s->b <= 0/
