/* SPDX-License-Identifier: BSD-2-Clause */
/* The parts of a claim in SMT-LIB 2, one for each kind of problem.  Each writes commands that assert that some part of the claim is
 * false; the data of the problem are constants by then. */
#ifndef CERTIFICATE_SMT2_PRIVATE_H
#define CERTIFICATE_SMT2_PRIVATE_H

#include <jansson.h>
#include <stdio.h>

/* smt2_text: the text under a key; "" when there is none. */
const char *smt2_text(const json_t *object, const char *key);

/* smt2_value: a number, an element of the number field (a polynomial in the constant alpha) or a + b sqrt(d) (with the
 * constant root) as a term.  smt2_member: that under a key. */
void smt2_value(const json_t *x, FILE *out);
void smt2_member(const json_t *object, const char *key, FILE *out);

/* smt2_equation: "(= NAME x)" on a line. */
void smt2_equation(const char *name, const json_t *x, FILE *out);

/* smt2_root: declares root when a + b sqrt(d) occurs in a value, once. */
void smt2_root(const json_t *value, FILE *out);

/* smt2_root_fields: for each field of the problem that is a root, that its constant is this root: as a member of a conjunction, or the
 * negation as one of a disjunction. */
void smt2_root_fields(const json_t *certificate, int negated, FILE *out);

/* The claims of the kinds, of a certificate with exact numbers. */
void smt2_contact(const json_t *certificate, FILE *out);
void smt2_impact(const json_t *certificate, FILE *out);
void smt2_fold(const json_t *certificate, FILE *out);
void smt2_jam(const json_t *certificate, FILE *out);
void smt2_rest(const json_t *certificate, FILE *out);
void smt2_slide2(const json_t *certificate, FILE *out);
void smt2_wedge(const json_t *certificate, FILE *out);

/* smt2_motion: names what an impact that begins at the velocities u0 v0 (terms) does, piece by piece: I1 J1 u1 v1, ...
 * smt2_motion_holds: that it obeys the laws of an impact, as members of a conjunction.  Returns the number of pieces. */
void smt2_motion(const json_t *witness, const char *u0, const char *v0, FILE *out);
size_t smt2_motion_holds(const json_t *witness, const char *law, FILE *out);

#endif
