# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/table.h
# unit: theory-row_means
# breaks: row_rest_grazing_paradox_plus
/ROW(rest_grazing_paradox_plus,/s/ a > 0/ a != 0/
