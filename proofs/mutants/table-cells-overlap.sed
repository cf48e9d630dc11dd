# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/table.h
# unit: theory-rows
# breaks: alone_cell_II_vi
/CELL(II_v,/s/p_plus > 0/p_plus != 0/;/CELL(II_v,/s/p_minus < 0/p_minus > 0/
