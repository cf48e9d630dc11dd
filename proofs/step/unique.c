/* SPDX-License-Identifier: BSD-2-Clause */
/* The associated law has at most one impulse, because the matrix W of the contact is positive definite and the law is monotone. */
#include "../contact/proved.h"

#include "step/meaning.h"

#define ALL_LAWS \forall LAW_PARAMETERS
/*@ logic real form(real A, real B, real C, real x, real y) = A * x * x + 2 * B * x * y + C * y * y;
    logic real minus(real x, real y) = x - y;
    predicate definite(real A, real B, real C) = A > 0 && A * C - B * B > 0;
    // The work of an impulse (N, T) on the velocity after the impulse (N1, T1).
    logic real work(LAW_PARAMETERS, real N, real T, real N1, real T1) = T * after_T(LAW, N1, T1) + N * after_N(LAW, N1, T1);
    STEP(cone_works: \forall real mu, N, T, U, y; in_cone(mu, N, T) && in_dual(mu, y, U) ==> T * U + N * y >= 0)
    STEP(other_works: ALL_LAWS, real N, T, N1, T1; associated(LAW, N, T) && associated(LAW, N1, T1) ==> work(LAW, N, T, N1, T1) >= 0)
    STEP(own_works: ALL_LAWS, real N, T; associated(LAW, N, T) ==> work(LAW, N, T, N, T) == 0)
    STEP(form_of_difference: ALL_LAWS, real N, T, N1, T1; form(A, B, C, minus(T, T1), minus(N, N1)) ==
        work(LAW, N, T, N, T) + work(LAW, N1, T1, N1, T1) - work(LAW, N, T, N1, T1) - work(LAW, N1, T1, N, T))
    STEP(form_not_positive: ALL_LAWS, real N, T, N1, T1; associated(LAW, N, T) && associated(LAW, N1, T1) ==>
        form(A, B, C, minus(T, T1), minus(N, N1)) <= 0)
    STEP(law_definite: ALL_LAWS; law_hypotheses(LAW) ==> definite(A, B, C))
    STEP(form_definite: \forall real A, B, C, x, y; definite(A, B, C) && form(A, B, C, x, y) <= 0 ==> x == 0 && y == 0)
    STEP(difference_zero: ALL_LAWS, real N, T, N1, T1; law_hypotheses(LAW) && associated(LAW, N, T) && associated(LAW, N1, T1) ==>
        minus(T, T1) == 0 && minus(N, N1) == 0)
    STEP(minus_zero: \forall real x, y; minus(x, y) == 0 ==> x == y)
    lemma associated_unique: ALL_LAWS, real N, T, N1, T1; law_hypotheses(LAW) && associated(LAW, N, T) && associated(LAW, N1, T1) ==>
        N == N1 && T == T1; */
