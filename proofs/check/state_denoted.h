/* SPDX-License-Identifier: BSD-2-Clause */
/* The state that the problem of a record denotes: the numbers in the fields a, b, A, B, C, mu, u of the object `problem`. */
#ifndef PROOFS_CHECK_STATE_DENOTED_H
#define PROOFS_CHECK_STATE_DENOTED_H

#include "contact/meaning.h"

#include "denoted.h"
#include "words.h"

#define FIELD_DENOTES(name)                                                                                            \
    predicate field_##name{L}(struct json *j, unsigned char *text, integer problem, real root, real x) =                          \
        \exists char *key; spells_##name(key) && member_denotes(j, text, problem, key, root, x);

/*@ predicate member_denotes{L}(struct json *j, unsigned char *text, integer object, char *key, real root, real x) =
  @   \exists integer node; has_at(j, text, object, key, node) && node_denotes(j, text, node, root, x);
  @ predicate spells_a{L}(char *s) = SPELT_1(0, 'a');
  @ predicate spells_b{L}(char *s) = SPELT_1(0, 'b');
  @ predicate spells_A{L}(char *s) = SPELT_1(0, 'A');
  @ predicate spells_B{L}(char *s) = SPELT_1(0, 'B');
  @ predicate spells_C{L}(char *s) = SPELT_1(0, 'C');
  @ predicate spells_mu{L}(char *s) = SPELT_2(0, 'm', 'u');
  @ predicate spells_u{L}(char *s) = SPELT_1(0, 'u');
  @ FIELD_DENOTES(a) FIELD_DENOTES(b) FIELD_DENOTES(A) FIELD_DENOTES(B) FIELD_DENOTES(C) FIELD_DENOTES(mu) FIELD_DENOTES(u)
  @ predicate spells_problem{L}(char *s) = SPELT_7(0, 'p', 'r', 'o', 'b', 'l', 'e', 'm');
  @ predicate problem_node{L}(struct json *j, unsigned char *text, integer node) =
  @   \exists char *key; spells_problem(key) && has_at(j, text, 0, key, node);
  @ predicate fields_denote{L}(struct json *j, unsigned char *text, integer problem, real root, STATE_PARAMETERS) =
  @   field_a(j, text, problem, root, a) && field_b(j, text, problem, root, b) && field_A(j, text, problem, root, A) &&
  @   field_B(j, text, problem, root, B) && field_C(j, text, problem, root, C) && field_mu(j, text, problem, root, mu) &&
  @   field_u(j, text, problem, root, u);
  @ // `root` is the root of the number field, in terms of which elements are given.
  @ predicate state_denoted{L}(struct json *j, unsigned char *text, real root, STATE_PARAMETERS) =
  @   \exists integer problem; problem_node(j, text, problem) && fields_denote(j, text, problem, root, STATE); */

#endif
