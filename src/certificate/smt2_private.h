/* SPDX-License-Identifier: BSD-2-Clause */
/* The parts of a claim in SMT-LIB 2, one for each kind of problem. Each function writes assertions that together state
 * that some part of the claim is false; the data of the problem have been declared as constants before. */
#ifndef CERTIFICATE_SMT2_PRIVATE_H
#define CERTIFICATE_SMT2_PRIVATE_H

#include <jansson.h>
#include <stdio.h>

/* smt2_text: the text under a key; "" when there is none. */
const char *smt2_text(const json_t *object, const char *key);

/* smt2_value: a number as a term: a rational, an element of the number field (a polynomial in the constant alpha), or a
 * + b sqrt(d) (with the constant `root`). smt2_member: the number under a key. */
void smt2_value(const json_t *x, FILE *out);
void smt2_member(const json_t *object, const char *key, FILE *out);

/* smt2_equation: "(= NAME x)" on a line. */
void smt2_equation(const char *name, const json_t *x, FILE *out);

/* smt2_root: declares the constant `root`, once, when a + b sqrt(d) occurs in a value. */
void smt2_root(const json_t *value, FILE *out);

/* smt2_root_fields: for each field of the problem that is a root, the statement that its constant is this root, as a
 * term of a conjunction; or the negation of the statement, as a term of a disjunction. */
void smt2_root_fields(const json_t *certificate, int negated, FILE *out);

/* The claims of the kinds; the certificate has exact numbers. */
void smt2_contact(const json_t *certificate, FILE *out);
void smt2_impact(const json_t *certificate, FILE *out);
void smt2_fold(const json_t *certificate, FILE *out);
void smt2_jam(const json_t *certificate, FILE *out);
void smt2_rest(const json_t *certificate, FILE *out);
void smt2_slide2(const json_t *certificate, FILE *out);
void smt2_wedge(const json_t *certificate, FILE *out);

/* smt2_motion: defines the constants I1 J1 u1 v1, ... of an impact, piece by piece; it begins at the velocities u0 v0,
 * which are terms. smt2_motion_holds: the statement that it obeys the laws of an impact, as terms of a conjunction.
 * Returns the number of pieces. */
void smt2_motion(const json_t *witness, const char *u0, const char *v0, FILE *out);
size_t smt2_motion_holds(const json_t *witness, const char *law, FILE *out);

#endif
