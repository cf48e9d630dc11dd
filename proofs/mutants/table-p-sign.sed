# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/table.h
# unit: theory-row_means
# breaks: row_forward_indeterminate
/ROW(forward_indeterminate,/s/p_plus < 0/p_plus > 0/
