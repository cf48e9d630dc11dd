/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/slide2/slide2.c: the numbers that it begins with are those that the problem denotes. */
#ifndef PROOFS_CHECK_SLIDE2_DENOTES_H
#define PROOFS_CHECK_SLIDE2_DENOTES_H

#include "slide2_at.h"
#include "slide2_denoted.h"

#define SLIDE2_BEFORE(c) \old(c->json), \old(c->json->text), problem, \old(SLIDE2_ROOT(c))
#define SLIDE2_MATRIX_READ(c) slide2_matrix_denoted{Pre}(SLIDE2_BEFORE(c), SLIDE2_MATRIX_OF(c))
#define SLIDE2_COUPLING_READ(c) slide2_coupling_denoted{Pre}(SLIDE2_BEFORE(c), SLIDE2_COUPLING_OF(c))
#define SLIDE2_NORMAL_READ(c) slide2_normal_denoted{Pre}(SLIDE2_BEFORE(c), SLIDE2_NORMAL_OF(c))
#define SLIDE2_FRICTION_READ(c) slide2_friction_denoted{Pre}(SLIDE2_BEFORE(c), SLIDE2_FRICTION_OF(c))
#define SLIDE2_READ_IF                                                                                                 \
    ensures denotes: matrix: \result != 0 && scalar_doubt == 0 && !SLIDE2_HAS_INERTIA(c) ==> SLIDE2_MATRIX_READ(c);    \
    ensures denotes: coupling: \result != 0 && scalar_doubt == 0 && SLIDE2_HAS_INERTIA(c) ==> SLIDE2_COUPLING_READ(c); \
    ensures denotes: normal: \result != 0 && scalar_doubt == 0 && SLIDE2_HAS_INERTIA(c) ==> SLIDE2_NORMAL_READ(c);     \
    ensures denotes: friction: \result != 0 && scalar_doubt == 0 && SLIDE2_HAS_INERTIA(c) ==> SLIDE2_FRICTION_READ(c);

/*@ ensures denotes: \result != \null && scalar_doubt == 0 ==>
  @   member_denotes(c->json, c->json->text, problem, key, SLIDE2_ROOT(c), scalar_value(\result)); */
static scalar number_in(const struct slide2 *c, int problem, const char *key);
/*@ ensures denotes: coupling: \result == 1 && scalar_doubt == 0 ==> SLIDE2_COUPLING_READ(c);
  @ ensures denotes: normal: \result == 1 && scalar_doubt == 0 ==> SLIDE2_NORMAL_READ(c);
  @ ensures denotes: friction: \result == 1 && scalar_doubt == 0 ==> SLIDE2_FRICTION_READ(c); */
static int read_inertia(struct slide2 *c, int problem);
/*@ ensures denotes: \result == 1 && scalar_doubt == 0 ==> SLIDE2_MATRIX_READ(c); */
static int read_matrix(struct slide2 *c, int problem);
/*@ SLIDE2_READ_IF */
static int read_problem(struct slide2 *c, int problem);
/*@ ensures denotes: slide2_same{Pre,Here}(c, 0, SLIDE_MATRIX);
  @ ensures denotes: matrix: !SLIDE2_HAS_INERTIA(c) ==> slide2_same{Pre,Here}(c, 0, SLIDE_RESULTS); */
static void evaluate(struct slide2 *c);
/*@ ensures denotes: slide2_same{Pre,Here}(c, 0, SLIDE_QUANTITIES); */
static void find_signs(struct slide2 *c);
/*@ SLIDE2_READ_IF */
static int find_quantities(struct slide2 *c, int problem);
/*@ SLIDE2_READ_IF */
static int read(struct slide2 *c, int problem);

#endif
