# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/table.h
# unit: theory-row_means
# breaks: row_forward_inconsistent
/ROW(forward_inconsistent,/s/INADMISSIBLE, 0)/INADMISSIBLE, 1)/
