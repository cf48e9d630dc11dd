/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/impact/pieces.c: a piece that is accepted obeys the impulse equations and Coulomb's law (spec/impact/meaning.h), and belongs to its phase. */
#ifndef PROOFS_CHECK_IMPACT_PIECE_H
#define PROOFS_CHECK_IMPACT_PIECE_H

#include "check/impact/impact.h"
#include "check/impact/piece.h"

#include "../contact/known.h"

#include "impact_motion.h"
#include "surd.h"

#include "../contact/proved.h"

#define IMPACT_FIELD(c) (&(c)->field)
#define IMPACT_SURD(c, x) SURD(IMPACT_FIELD(c), x)
#define IMPACT_REAL(c) SURD_REAL(IMPACT_FIELD(c))
#define IMPACT_VALUE(c, name) rational_value((c)->q[IMPACT_##name])
/* The piece p, as the arguments of the predicates of spec/impact/meaning.h. */
#define PIECE_AT(c, p)                                                                                                 \
    IMPACT_VALUE(c, A), IMPACT_VALUE(c, B), IMPACT_VALUE(c, C), IMPACT_VALUE(c, mu), IMPACT_SURD(c, p.before.u),       \
        IMPACT_SURD(c, p.before.v), IMPACT_SURD(c, p.I), IMPACT_SURD(c, p.J), IMPACT_SURD(c, p.after.u), IMPACT_SURD(c, p.after.v)
#define ACCEPTED(c) (\result != 0 && rational_doubt == 0 && IMPACT_REAL(c))

/* The numbers on which the piece depends stay while the answer is written. */
#define STAYS_AT(c, name) c->q[IMPACT_##name] == \old(c->q[IMPACT_##name])
#define PIECE_STAYS(c) STAYS_AT(c, A) && STAYS_AT(c, B) && STAYS_AT(c, C) && STAYS_AT(c, mu) && c->field.d == \old(c->field.d)

/*@ ensures value: \forall struct surd_field *f; SURD(f, \result) == rational_value(x); */
struct surd surd_from(rational x);
/*@ ensures value: SURD(f, \result) == check_sum(SURD(f, x), SURD(f, y)); */
struct surd surd_add(const struct surd_field *f, struct surd x, struct surd y);
/*@ ensures value: SURD(f, \result) == check_difference(SURD(f, x), SURD(f, y)); */
struct surd surd_subtract(const struct surd_field *f, struct surd x, struct surd y);
/*@ ensures value: SURD_REAL(f) ==> SURD(f, \result) == check_product(SURD(f, x), SURD(f, y)); */
struct surd surd_multiply(const struct surd_field *f, struct surd x, struct surd y);
/*@ ensures value: rational_doubt == 0 && SURD_REAL(f) ==> sign_of(\result, SURD(f, x)); */
int surd_sign(const struct surd_field *f, struct surd x);
/*@ ensures value: rational_doubt == 0 && SURD_REAL(f) ==> (\result == 1 <==> SURD(f, x) == SURD(f, y)); */
int surd_equal(const struct surd_field *f, struct surd x, struct surd y);
/*@ ensures value: IMPACT_SURD(c, \result) == rational_value(c->q[quantity]); */
struct surd impact_value(const struct impact *c, int quantity);

/*@ ensures value: IMPACT_REAL(c) ==> IMPACT_SURD(c, \result) == check_product(rational_value(c->q[quantity]), IMPACT_SURD(c, x)); */
static struct surd product(const struct impact *c, int quantity, struct surd x);
/*@ ensures value: rational_doubt == 0 && IMPACT_REAL(c) ==> sign_of(\result, IMPACT_SURD(c, x)); */
static int sign_of(const struct impact *c, struct surd x);
/*@ ensures value: IMPACT_REAL(c) ==> IMPACT_SURD(c, \result) == check_sum(IMPACT_SURD(c, before),
  @   check_sum(check_product(rational_value(c->q[x]), IMPACT_SURD(c, p.J)), check_product(rational_value(c->q[y]), IMPACT_SURD(c, p.I)))); */
static struct surd moved(const struct impact *c, struct piece p, struct surd before, int x, int y);
/*@ ensures value: ACCEPTED(c) ==> impulse_equations(PIECE_AT(c, p));
  @ ensures value: kept: PIECE_STAYS(c); */
static int check_equations(const struct impact *c, struct piece p);
/*@ ensures value: \result != 0 ==> d * before >= 0 && d * after >= 0 && (before != 0 || after != 0); */
static int goes(int d, int before, int after);
/*@ ensures value: ACCEPTED(c) && impulse_equations(PIECE_AT(c, p)) ==> takes_course(p.slip, PIECE_AT(c, p));
  @ ensures value: kept: PIECE_STAYS(c); */
static int check_coulomb(const struct impact *c, struct piece p);
/*@ ensures value: ACCEPTED(c) ==> in_phase(p.phase, IMPACT_SURD(c, p.before.v), IMPACT_SURD(c, p.after.v));
  @ ensures value: kept: PIECE_STAYS(c); */
static int check_phase(const struct impact *c, struct piece p);
/*@ ensures value: ACCEPTED(c) ==> in_order(c->pieces, slip_before, phase_before, p.slip, p.phase, IMPACT_SURD(c, p.before.v));
  @ ensures value: kept: PIECE_STAYS(c); */
static int check_order(const struct impact *c, struct piece p, int slip_before, int phase_before);
/*@ ensures value: \result != 0 && rational_doubt == 0 && \old(IMPACT_REAL(c)) ==> takes_course(p.slip, \old(IMPACT_VALUE(c, A)), \old(IMPACT_VALUE(c, B)),
  @   \old(IMPACT_VALUE(c, C)), \old(IMPACT_VALUE(c, mu)), \old(IMPACT_SURD(c, p.before.u)), \old(IMPACT_SURD(c, p.before.v)), \old(IMPACT_SURD(c, p.I)),
  @   \old(IMPACT_SURD(c, p.J)), \old(IMPACT_SURD(c, p.after.u)), \old(IMPACT_SURD(c, p.after.v)));
  @ ensures value: phase: \result != 0 && rational_doubt == 0 && \old(IMPACT_REAL(c)) ==>
  @   in_phase(p.phase, \old(IMPACT_SURD(c, p.before.v)), \old(IMPACT_SURD(c, p.after.v)));
  @ ensures value: order: \result != 0 && rational_doubt == 0 && \old(IMPACT_REAL(c)) ==>
  @   in_order(\old(c->pieces), slip_before, phase_before, p.slip, p.phase, \old(IMPACT_SURD(c, p.before.v))); */
static int check_piece(const struct impact *c, struct piece p, int slip_before, int phase_before);

#endif
