# SPDX-License-Identifier: BSD-2-Clause
# the force of the witness is b / p
# in: src/check/jam/jam.c
# unit: check-jam_found
# breaks: force_is_right_ensures_found
s/scalar_sign(scalar_add(c->pool, force_p, c->q\[JAM_b\]))/scalar_sign(scalar_subtract(c->pool, force_p, c->q[JAM_b]))/
