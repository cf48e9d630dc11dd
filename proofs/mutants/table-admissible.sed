# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/table.h
# unit: theory-row_means
# breaks: row_backward_slip
/ROW(backward_slip,/s/INADMISSIBLE, CONSISTENT/INCONSISTENT, CONSISTENT/
