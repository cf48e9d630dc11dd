/* SPDX-License-Identifier: BSD-2-Clause */
/* What src/check/jam/jam.c has found of the numbers of a G-spot, and of a state near it, when it comes to read the verdict. */
#ifndef PROOFS_CHECK_JAM_ESTABLISHED_H
#define PROOFS_CHECK_JAM_ESTABLISHED_H

#include "jam_at.h"

#define KEPT(name) c->q[JAM_##name] == \old(c->q[JAM_##name])

/*@ ensures found: delta_valued(c); */
static void evaluate_spot(struct jam *c, int problem);
/*@ ensures found: FALL_VALUED(c); */
static void evaluate_state(struct jam *c, int problem);
/*@ ensures found: scalar_doubt == 0 ==> spot_signed(c); */
static void find_spot_signs(struct jam *c);
/*@ ensures found: scalar_doubt == 0 ==> state_signed(c); */
static void find_state_signs(struct jam *c);
/*@ ensures found: delta_valued(c);
  @ ensures found: fall: c->state != 0 ==> FALL_VALUED(c);
  @ ensures found: signed: scalar_doubt == 0 ==> spot_signed(c);
  @ ensures found: state: scalar_doubt == 0 && c->state != 0 ==> state_signed(c); */
static void evaluate(struct jam *c, int problem);
/*@ ensures found: \result != 0 ==> jam_inside(c); */
static int check_quantities(const struct jam *c);
/*@ ensures found: \result != 0 && scalar_doubt == 0 ==> force_found(c); */
static int force_is_right(const struct jam *c);
/*@ ensures found: \result != 0 && scalar_doubt == 0 ==> fixed_found(c); */
static int fixed_is_right(const struct jam *c);
/*@ ensures found: force: \result != 0 && scalar_doubt == 0 ==> force_found(c);
  @ ensures found: fixed: \result != 0 && scalar_doubt == 0 ==> fixed_found(c);
  @ ensures found: where: \result != 0 ==> fixed_is_there(c); */
static int check_witness(struct jam *c);
/*@ ensures found: inside: \result != 0 ==> jam_inside(c);
  @ ensures found: force: \result != 0 && scalar_doubt == 0 ==> force_found(c);
  @ ensures found: fixed: \result != 0 && scalar_doubt == 0 ==> fixed_found(c);
  @ ensures found: where: \result != 0 ==> fixed_is_there(c);
  @ ensures found: unchanged: KEPT(alpha2) && KEPT(delta) && KEPT(p) && KEPT(b) && KEPT(fall); */
static int check_stated(struct jam *c, int problem);
/*@ ensures found: delta: \result != 0 && scalar_doubt == 0 ==> delta_valued(c);
  @ ensures found: fall: \result != 0 && scalar_doubt == 0 && c->state != 0 ==> FALL_VALUED(c);
  @ ensures found: spot: \result != 0 && scalar_doubt == 0 ==> spot_signed(c);
  @ ensures found: state: \result != 0 && scalar_doubt == 0 && c->state != 0 ==> state_signed(c);
  @ ensures found: inside: \result != 0 && scalar_doubt == 0 ==> jam_inside(c);
  @ ensures found: force: \result != 0 && scalar_doubt == 0 ==> force_found(c);
  @ ensures found: fixed: \result != 0 && scalar_doubt == 0 ==> fixed_found(c);
  @ ensures found: where: \result != 0 && scalar_doubt == 0 ==> fixed_is_there(c); */
static int check_numbers(struct jam *c, int problem);

#endif
