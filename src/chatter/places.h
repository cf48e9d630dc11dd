/* SPDX-License-Identifier: BSD-2-Clause */
/* Where the quantities that row and fate depend on are in the programs of sign_programs.h, and what follows from their
 * signs alone. */
#ifndef CHATTER_PLACES_H
#define CHATTER_PLACES_H

#include "chatter/verdict.h"
#include "problem/problem.h"

/* Nodes; of pairs the forward one first. E, S, `late` and `early` are 0 where a program does not have them. */
struct places {
    int given; /* 1: u and v are inputs */
    int A, B, C, Delta, mu, r_range, a, b, r, u, v, p[2], k[2], D_r[2], L[2], R[2], E[2], S[2], late[2], early[2];
};

#define PLACES_BODY(name)                                                                                              \
    .A = name##_A, .B = name##_B, .C = name##_C, .Delta = name##_Delta, .mu = name##_mu, .r_range = name##_r_range,    \
    .a = name##_a, .b = name##_b, .r = name##_r, .p = {name##_p_plus, name##_p_minus},                                 \
    .k = {name##_k_plus, name##_k_minus}, .L = {name##_L_plus, name##_L_minus}
#define PLACES_STATE(name)                                                                                             \
    .given = 1, .u = name##_u, .v = name##_v, .D_r = {name##_D_r_plus, name##_D_r_minus},                              \
    .R = {name##_R_plus, name##_R_minus}
#define PLACES_S(name) .S = {name##_S_plus, name##_S_minus}
#define PLACES_LATE(name) .late = {name##_late_plus, name##_late_minus}

/* places_signs: the signs on which the row depends. When u and v are not given, the orbit begins with the impact from
 * (2 a, b). */
struct chatter_signs places_signs(const struct evaluation *e, const struct places *at);

/* places_check: STATUS_HYPOTHESIS, with the reason, outside the hypotheses. */
enum status places_check(const struct evaluation *e, const struct places *at, struct failure *failure) WARN_UNUSED;

/* places_against_one: the sign of r - 1, for 0 < r <= 1. */
int places_against_one(const struct evaluation *e, const struct places *at);

/* places_of_stick: those of a program without u and v; NULL for any other. */
const struct places *places_of_stick(const struct program *program);

/* chatter_stick_inputs, chatter_state_inputs: the inputs of the programs without u and v, and with them. */
enum status chatter_stick_inputs(const struct problem *problem, const struct number **input,
                                 struct failure *failure) WARN_UNUSED;
enum status chatter_state_inputs(const struct problem *problem, const struct number **input,
                                 struct failure *failure) WARN_UNUSED;

/* chatter_classify_stick: the function `classify` of the programs without u and v.
 * chatter_orbit_theory: how verdicts follow from signs in a problem with u and v. */
enum status chatter_classify_stick(const struct evaluation *e, struct answer *answer, struct failure *failure);
const struct row_theory *chatter_orbit_theory(const struct problem *problem);

#endif
