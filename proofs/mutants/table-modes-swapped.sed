# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/table.h
# unit: theory-row_means
# breaks: row_rest_slip_plus
/ROW(rest_slip_plus,/s/INCONSISTENT, CONSISTENT, INCONSISTENT,/INCONSISTENT, INCONSISTENT, CONSISTENT,/
