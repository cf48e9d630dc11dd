/* SPDX-License-Identifier: BSD-2-Clause */
/* What is known of a G-spot, and of a state near it, when its verdict is read: numbers, signs and the witness. */
#ifndef PROOFS_CHECK_JAM_AT_H
#define PROOFS_CHECK_JAM_AT_H

#include "check/jam/jam.h"

#include "model.h"

#define JAM_ROOT(c) pool_root((c)->pool)
#define JAM_RATES(c) JAM_NUMBER(c, alpha1), JAM_NUMBER(c, alpha2), JAM_NUMBER(c, alpha3)
#define JAM_MOTION(c) JAM_NUMBER(c, p), JAM_NUMBER(c, b)
#define JAM_NUMBER(c, name) scalar_value(c->q[JAM_##name])
#define JAM_SIGNED(c, name) sign_of(c->sign[JAM_##name], JAM_NUMBER(c, name))
#define DELTA_VALUED(c) JAM_NUMBER(c, delta) == check_difference(JAM_NUMBER(c, alpha3), JAM_NUMBER(c, alpha1))
#define FALL_VALUED(c)                                                                                                 \
    JAM_NUMBER(c, fall) == check_sum(check_product(JAM_NUMBER(c, alpha2), JAM_NUMBER(c, p)),                           \
                                     check_product(JAM_NUMBER(c, delta), JAM_NUMBER(c, b)))
#define FORCE_FOUND(c) check_sum(check_product(scalar_value(c->force), JAM_NUMBER(c, p)), JAM_NUMBER(c, b)) == 0
#define FIXED_FOUND(c) check_product(scalar_value(c->fixed), JAM_NUMBER(c, delta)) == JAM_NUMBER(c, alpha2)

/*@ predicate delta_valued{L}(struct jam *c) = DELTA_VALUED(c);
  @ predicate fall_valued{L}(struct jam *c) = FALL_VALUED(c);
  @ predicate jam_valued{L}(struct jam *c) = delta_valued(c) && (c->state != 0 ==> fall_valued(c));
  @ predicate spot_signed{L}(struct jam *c) =
  @   JAM_SIGNED(c, alpha1) && JAM_SIGNED(c, alpha2) && JAM_SIGNED(c, alpha3) && JAM_SIGNED(c, delta);
  @ predicate state_signed{L}(struct jam *c) = JAM_SIGNED(c, p) && JAM_SIGNED(c, b) && JAM_SIGNED(c, fall);
  @ predicate jam_inside{L}(struct jam *c) = c->state != 0 ==> c->sign[JAM_p] > 0 && c->sign[JAM_b] < 0;
  @ predicate force_found{L}(struct jam *c) = c->state != 0 ==> c->force != \null && FORCE_FOUND(c);
  @ predicate fixed_found{L}(struct jam *c) = c->fixed != \null ==> FIXED_FOUND(c);
  @ predicate fixed_is_there{L}(struct jam *c) = c->fixed != \null <==> c->sign[JAM_delta] != 0;
  @ predicate jam_found{L}(struct jam *c) = jam_valued(c) && spot_signed(c) &&
  @   (c->state != 0 ==> state_signed(c)) && jam_inside(c) && force_found(c) && fixed_found(c) && fixed_is_there(c); */

#endif
