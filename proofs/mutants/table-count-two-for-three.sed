# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/table.h
# unit: theory-row_means
# breaks: row_rest_indeterminate_plus
/ROW(rest_indeterminate_plus,/s/CONSISTENT, 3)/CONSISTENT, 2)/
