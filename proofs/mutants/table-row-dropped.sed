# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/table.h
# unit: theory-rows
# breaks: complete
/ROW(forward_arrest,/d
