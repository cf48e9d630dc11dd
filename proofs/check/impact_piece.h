/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/impact/pieces.c: a piece that is accepted obeys the impulse equations and Coulomb's law (spec/impact/meaning.h), and belongs to its phase. */
#ifndef PROOFS_CHECK_IMPACT_PIECE_H
#define PROOFS_CHECK_IMPACT_PIECE_H

#include "check/impact/piece.h"

#include "impact_state.h"

#include "../contact/known.h"

#include "impact_motion.h"

#include "../contact/proved.h"

/* The piece p, as the arguments of the predicates of spec/impact/meaning.h. */
#define PIECE_AT(c, p)                                                                                                 \
    IMPACT_VALUE(c, A), IMPACT_VALUE(c, B), IMPACT_VALUE(c, C), IMPACT_VALUE(c, mu), IMPACT_SURD(c, p.before.u),       \
        IMPACT_SURD(c, p.before.v), IMPACT_SURD(c, p.I), IMPACT_SURD(c, p.J), IMPACT_SURD(c, p.after.u), IMPACT_SURD(c, p.after.v)

/*@ ensures value: IMPACT_REAL(c) ==> IMPACT_SURD(c, \result) == check_product(scalar_value(c->q[quantity]), IMPACT_SURD(c, x)); */
static struct surd product(const struct impact *c, int quantity, struct surd x);
/*@ ensures value: scalar_doubt == 0 && IMPACT_REAL(c) ==> sign_of(\result, IMPACT_SURD(c, x)); */
static int sign_of(const struct impact *c, struct surd x);
/*@ ensures value: IMPACT_REAL(c) ==> IMPACT_SURD(c, \result) == check_sum(IMPACT_SURD(c, before),
  @   check_sum(check_product(scalar_value(c->q[x]), IMPACT_SURD(c, p.J)), check_product(scalar_value(c->q[y]), IMPACT_SURD(c, p.I)))); */
static struct surd moved(const struct impact *c, struct piece p, struct surd before, int x, int y);
/*@ ensures value: ACCEPTED(c) ==> impulse_equations(PIECE_AT(c, p));
  @ ensures value: unchanged: PIECE_STAYS(c); */
static int check_equations(const struct impact *c, struct piece p);
/*@ ensures value: \result != 0 ==> d * before >= 0 && d * after >= 0 && (before != 0 || after != 0); */
static int goes(int d, int before, int after);
/*@ ensures value: ACCEPTED(c) && impulse_equations(PIECE_AT(c, p)) ==> takes_course(p.slip, PIECE_AT(c, p));
  @ ensures value: unchanged: PIECE_STAYS(c); */
static int check_coulomb(const struct impact *c, struct piece p);
/*@ ensures value: ACCEPTED(c) ==> in_phase(p.phase, IMPACT_SURD(c, p.before.v), IMPACT_SURD(c, p.after.v));
  @ ensures value: unchanged: PIECE_STAYS(c); */
static int check_phase(const struct impact *c, struct piece p);
/*@ ensures value: ACCEPTED(c) ==> in_order(c->pieces, slip_before, phase_before, p.slip, p.phase, IMPACT_SURD(c, p.before.v));
  @ ensures value: unchanged: PIECE_STAYS(c); */
static int check_order(const struct impact *c, struct piece p, int slip_before, int phase_before);
/*@ ensures value: \result != 0 && scalar_doubt == 0 && \old(IMPACT_REAL(c)) ==> takes_course(p.slip, \old(IMPACT_VALUE(c, A)), \old(IMPACT_VALUE(c, B)),
  @   \old(IMPACT_VALUE(c, C)), \old(IMPACT_VALUE(c, mu)), \old(IMPACT_SURD(c, p.before.u)), \old(IMPACT_SURD(c, p.before.v)), \old(IMPACT_SURD(c, p.I)),
  @   \old(IMPACT_SURD(c, p.J)), \old(IMPACT_SURD(c, p.after.u)), \old(IMPACT_SURD(c, p.after.v)));
  @ ensures value: phase: \result != 0 && scalar_doubt == 0 && \old(IMPACT_REAL(c)) ==>
  @   in_phase(p.phase, \old(IMPACT_SURD(c, p.before.v)), \old(IMPACT_SURD(c, p.after.v)));
  @ ensures value: order: \result != 0 && scalar_doubt == 0 && \old(IMPACT_REAL(c)) ==>
  @   in_order(\old(c->pieces), slip_before, phase_before, p.slip, p.phase, \old(IMPACT_SURD(c, p.before.v))); */
static int check_piece(const struct impact *c, struct piece p, int slip_before, int phase_before);

#endif
