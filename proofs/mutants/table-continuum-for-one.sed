# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/table.h
# unit: theory-row_means
# breaks: row_forward_grazing
/ROW(forward_grazing,/s/INADMISSIBLE, 1)/INADMISSIBLE, CONTINUUM)/
