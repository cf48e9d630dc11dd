# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/table.h
# unit: theory-row_means
# breaks: row_forward_g_spot
/ROW(forward_g_spot,/s/BOUNDARY,   CONSISTENT/BOUNDARY,   BOUNDARY/
