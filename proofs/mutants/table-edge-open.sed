# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/table.h
# unit: theory-row_means
# breaks: row_rest_indeterminate_plus
/ROW(rest_indeterminate_plus,/s/E_plus < 0/E_plus <= 0/
