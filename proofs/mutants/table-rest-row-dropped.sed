# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/table.h
# unit: theory-rows
# breaks: complete
/ROW(rest_stick_edge_minus,/d
