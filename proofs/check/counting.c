/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves new_forces.h: the count of the distinct forces. */
#include "../contact/proved.h"

#include "counting.h"

#define ALL_LISTS \forall FORCES_PARAMETERS

/* One case for each subset of the modes: those whose forces are new, that is, equal to the force of no earlier mode. */
#define NEW(X) news_##X(FORCES)
#define OLD(X) !news_##X(FORCES)
#define OF(X) N##X, T##X
#define NEWS_ARE(name, f, p, m, t, are) STEP(news_##name: ALL_LISTS; f(F) && p(P) && m(M) && t(T) ==> are)
/*@ NEWS_ARE(none, OLD, OLD, OLD, OLD, forces_0(FORCES))
  @ NEWS_ARE(only_F, NEW, OLD, OLD, OLD, forces_1(OF(F), FORCES))
  @ NEWS_ARE(only_P, OLD, NEW, OLD, OLD, forces_1(OF(P), FORCES))
  @ NEWS_ARE(only_M, OLD, OLD, NEW, OLD, forces_1(OF(M), FORCES))
  @ NEWS_ARE(only_T, OLD, OLD, OLD, NEW, forces_1(OF(T), FORCES))
  @ NEWS_ARE(both_FP, NEW, NEW, OLD, OLD, forces_2(OF(F), OF(P), FORCES))
  @ NEWS_ARE(both_FM, NEW, OLD, NEW, OLD, forces_2(OF(F), OF(M), FORCES))
  @ NEWS_ARE(both_FT, NEW, OLD, OLD, NEW, forces_2(OF(F), OF(T), FORCES))
  @ NEWS_ARE(both_PM, OLD, NEW, NEW, OLD, forces_2(OF(P), OF(M), FORCES))
  @ NEWS_ARE(both_PT, OLD, NEW, OLD, NEW, forces_2(OF(P), OF(T), FORCES))
  @ NEWS_ARE(both_MT, OLD, OLD, NEW, NEW, forces_2(OF(M), OF(T), FORCES))
  @ NEWS_ARE(but_T, NEW, NEW, NEW, OLD, forces_3(OF(F), OF(P), OF(M), FORCES))
  @ NEWS_ARE(but_M, NEW, NEW, OLD, NEW, forces_3(OF(F), OF(P), OF(T), FORCES))
  @ NEWS_ARE(but_P, NEW, OLD, NEW, NEW, forces_3(OF(F), OF(M), OF(T), FORCES))
  @ NEWS_ARE(but_F, OLD, NEW, NEW, NEW, forces_3(OF(P), OF(M), OF(T), FORCES))
  @ NEWS_ARE(all, NEW, NEW, NEW, NEW, forces_4(FORCES))
  @ STEP(distinct_none: ALL_LISTS; counted_4(0, FORCES) ==> forces_0(FORCES))
  @ STEP(distinct_one: ALL_LISTS; counted_4(1, FORCES) ==> \exists real N1, real T1; forces_1(N1, T1, FORCES))
  @ STEP(distinct_two: ALL_LISTS; counted_4(2, FORCES) ==>
  @   \exists real N1, real T1, real N2, real T2; forces_2(N1, T1, N2, T2, FORCES))
  @ STEP(distinct_three: ALL_LISTS; counted_4(3, FORCES) ==>
  @   \exists real N1, real T1, real N2, real T2, real N3, real T3; forces_3(N1, T1, N2, T2, N3, T3, FORCES))
  @ STEP(distinct_four: ALL_LISTS; counted_4(4, FORCES) ==> forces_4(FORCES))
  @ STEP(counted_range: ALL_LISTS, integer k; counted_4(k, FORCES) ==> 0 <= k <= 4)
  @ STEP(counted_are: ALL_LISTS, integer k; counted_4(k, FORCES) ==> forces_are(k, FORCES)) */

/*@ STEP(new_F{L}: \forall struct contact *c; new_force(c, FLIGHT) <==> news_F(FORCES_OF(c)))
  @ STEP(new_P{L}: \forall struct contact *c; new_force(c, SLIP_PLUS) <==> news_P(FORCES_OF(c)))
  @ STEP(new_M{L}: \forall struct contact *c; new_force(c, SLIP_MINUS) <==> news_M(FORCES_OF(c)))
  @ STEP(new_T{L}: \forall struct contact *c; new_force(c, STICK) <==> news_T(FORCES_OF(c))) */

#include "new_forces.h"
