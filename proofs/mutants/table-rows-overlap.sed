# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/table.h
# unit: theory-rows
# breaks: alone_forward_g_spot
/ROW(forward_grazing,/s/p_plus > 0/p_plus >= 0/
