# SPDX-License-Identifier: BSD-2-Clause
# the force of the witness is b / p
# in: src/check/jam/jam.c
# unit: check-jam_found
# breaks: force_is_right_ensures_found
s/rational_sign(rational_add(c->pool, force_p, c->q\[JAM_b\]))/rational_sign(rational_subtract(c->pool, force_p, c->q[JAM_b]))/
