/* SPDX-License-Identifier: BSD-2-Clause */
/* The forces of the four modes, and how many of them are distinct.  Each mode has a status and a force; the force counts if the status is
 * CONSISTENT or BOUNDARY. */
#ifndef PROOFS_CHECK_FORCES_H
#define PROOFS_CHECK_FORCES_H

#include "check/contact/contact.h"
#include "contact/meaning.h"

/* The force of a mode, as arguments. */
#define OWN_N(c, mode) scalar_value(c->force[mode].lambda_N)
#define OWN_T(c, mode) scalar_value(c->force[mode].lambda_T)
#define FORCE_OF(c, mode) OWN_N(c, mode), OWN_T(c, mode)

/* The statuses and forces of all modes. */
#define FORCES_OF(c)                                                                                                   \
    c->status[FLIGHT], c->status[SLIP_PLUS], c->status[SLIP_MINUS], c->status[STICK], FORCE_OF(c, FLIGHT),             \
        FORCE_OF(c, SLIP_PLUS), FORCE_OF(c, SLIP_MINUS), FORCE_OF(c, STICK)
#define FORCES_ARE(n, c) forces_are(n, FORCES_OF(c))

#define FORCES_PARAMETERS                                                                                              \
    integer sF, integer sP, integer sM, integer sT, real NF, real TF, real NP, real TP, real NM, real TM, real NT, real TT
#define FORCES sF, sP, sM, sT, NF, TF, NP, TP, NM, TM, NT, TT

/*@ predicate counts(integer status) = status == CONSISTENT || status == BOUNDARY;
  @ predicate is_force(real N, real T, FORCES_PARAMETERS) = (counts(sF) && N == NF && T == TF) || (counts(sP) && N == NP && T == TP) ||
  @   (counts(sM) && N == NM && T == TM) || (counts(sT) && N == NT && T == TT);
  @ predicate forces_0(FORCES_PARAMETERS) = !counts(sF) && !counts(sP) && !counts(sM) && !counts(sT);
  @ predicate forces_1(real N1, real T1, FORCES_PARAMETERS) = is_force(N1, T1, FORCES) &&
  @   \forall real N, T; is_force(N, T, FORCES) ==> N == N1 && T == T1;
  @ predicate forces_2(real N1, real T1, real N2, real T2, FORCES_PARAMETERS) = is_force(N1, T1, FORCES) && is_force(N2, T2, FORCES) &&
  @   distinct(N1, T1, N2, T2) && \forall real N, T; is_force(N, T, FORCES) ==> (N == N1 && T == T1) || (N == N2 && T == T2);
  @ predicate forces_3(real N1, real T1, real N2, real T2, real N3, real T3, FORCES_PARAMETERS) =
  @   is_force(N1, T1, FORCES) && is_force(N2, T2, FORCES) && is_force(N3, T3, FORCES) &&
  @   distinct(N1, T1, N2, T2) && distinct(N1, T1, N3, T3) && distinct(N2, T2, N3, T3) &&
  @   \forall real N, T; is_force(N, T, FORCES) ==> (N == N1 && T == T1) || (N == N2 && T == T2) || (N == N3 && T == T3);
  @ predicate forces_4(FORCES_PARAMETERS) = counts(sF) && counts(sP) && counts(sM) && counts(sT) &&
  @   distinct(NF, TF, NP, TP) && distinct(NF, TF, NM, TM) && distinct(NF, TF, NT, TT) && distinct(NP, TP, NM, TM) &&
  @   distinct(NP, TP, NT, TT) && distinct(NM, TM, NT, TT);
  @ predicate forces_are(integer n, FORCES_PARAMETERS) = 0 <= n <= 4 && (n == 0 ==> forces_0(FORCES)) &&
  @   (n == 1 ==> \exists real N1, T1; forces_1(N1, T1, FORCES)) &&
  @   (n == 2 ==> \exists real N1, T1, N2, T2; forces_2(N1, T1, N2, T2, FORCES)) &&
  @   (n == 3 ==> \exists real N1, T1, N2, T2, N3, T3; forces_3(N1, T1, N2, T2, N3, T3, FORCES)) &&
  @   (n == 4 ==> forces_4(FORCES)); */

#endif
