# SPDX-License-Identifier: BSD-2-Clause
# in: spec/impact/table.h
# unit: theory-impact_rows
# breaks: impact_row_forward_slip
/ROW(forward_slip,/s/D_r_plus >= 0/D_r_plus > 0/
