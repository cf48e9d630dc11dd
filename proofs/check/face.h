/* SPDX-License-Identifier: BSD-2-Clause */
/* What the conditions of the rule FACE on rows and forces (src/check/kernel/linear.c) imply, taken together. */
#ifndef PROOFS_CHECK_FACE_H
#define PROOFS_CHECK_FACE_H

#include "farkas.h"

/*@ // A row that meets its bound; a closed one is tight where it is an equality. A row with a weight is not strict.
    predicate row_faced{L}(struct linear *s, struct linear_word *w, \list<real> c, integer k, integer tight) =
      row_met(s, w, c, k) && (closed_bound(w->bound[k]) ==> (tight != 0 <==> acc_of(s, c, k, s->forces) == 0));
    predicate rows_faced{L}(struct linear *s, struct linear_word *w, struct linear_face *face, \list<real> c, integer n) =
      \forall integer k; 0 <= k < n ==> row_faced(s, w, c, k, face->tight[k]);
    predicate tight_weighed{L}(struct linear_terms *y, struct linear_face *face, integer n) =
      \forall integer k; 0 <= k < n && face->tight[k] != 0 ==> y->value[k] != \null;
    predicate none_tight{L}(struct linear_face *face, integer m, integer n) = \forall integer k; m <= k < n ==> face->tight[k] == 0;
    // An allowed force is positive or pushes down; any other is 0.
    predicate force_faced{L}(struct linear *s, struct linear_word *w, struct linear_terms *y, struct linear_terms *force, integer j) =
      (force->value[j] != \null ==> w->allowed[j] != 0 && scalar_value(force->value[j]) > 0 && weighted_pushes(s, y, j, s->rows) == 0) &&
      (w->allowed[j] != 0 && force->value[j] == \null ==> weighted_pushes(s, y, j, s->rows) < 0);
    predicate forces_faced{L}(struct linear *s, struct linear_word *w, struct linear_terms *y, struct linear_terms *force, integer n) =
      \forall integer j; 0 <= j < n ==> force_faced(s, w, y, force, j);
    predicate all_act{L}(struct linear_word *w, struct linear_terms *force, integer n) =
      \forall integer j; 0 <= j < n && w->allowed[j] != 0 ==> force->value[j] != \null; */

#define FACED struct linear *s, struct linear_word *w, struct linear_terms *y, *force
/*@ // (A conclusion that is denied, as a hypothesis, tells the provers which force or row is meant.)
    STEP(push_at{L}: \forall FACED, integer j, n; forces_faced(s, w, y, force, n) && 0 <= j < n && !push_down(s, w, y, j) ==> force_faced(s, w, y, force, j))
    STEP(push_of_force{L}: \forall FACED, integer j; force_faced(s, w, y, force, j) ==> push_down(s, w, y, j))
    STEP(push_faced{L}: \forall FACED, integer j, n; forces_faced(s, w, y, force, n) && 0 <= j < n ==> push_down(s, w, y, j))
    lemma faced_pushes{L}: \forall FACED, integer n; forces_faced(s, w, y, force, n) ==> pushes_down(s, w, y, n);
    STEP(positive_at{L}: \forall FACED, integer j, n; forces_faced(s, w, y, force, n) && 0 <= j < n && scalar_value(force->value[j]) <= 0 ==>
      force_faced(s, w, y, force, j))
    STEP(positive_of_force{L}: \forall FACED, integer j; force_faced(s, w, y, force, j) && force->value[j] != \null ==> scalar_value(force->value[j]) > 0)
    lemma faced_positive{L}: \forall FACED, integer j, n; forces_faced(s, w, y, force, n) && 0 <= j < n && force->value[j] != \null ==>
      scalar_value(force->value[j]) > 0;
    STEP(met_at{L}: \forall FACED, \list<real> c, integer j, n; forces_faced(s, w, y, force, n) && 0 <= j < n && !force_met(w, c, j) ==>
      force_faced(s, w, y, force, j))
    STEP(list_at{L}: \forall struct linear_word *w, struct linear_terms *force, \list<real> c, integer j, n; has_terms(force, c, n) && 0 <= j < n &&
      !force_met(w, c, j) ==> force_of(c, j) == term_of(force, j))
    STEP(met_of_force{L}: \forall FACED, \list<real> c, integer j; force_faced(s, w, y, force, j) && force_of(c, j) == term_of(force, j) ==> force_met(w, c, j))
    lemma faced_force{L}: \forall FACED, \list<real> c, integer j, n; forces_faced(s, w, y, force, n) && has_terms(force, c, n) && 0 <= j < n ==>
      force_met(w, c, j);
    STEP(row_at{L}: \forall struct linear *s, struct linear_word *w, struct linear_face *face, \list<real> c, integer k, n;
      rows_faced(s, w, face, c, n) && 0 <= k < n && !row_met(s, w, c, k) ==> row_faced(s, w, c, k, face->tight[k]))
    STEP(met_of_row{L}: \forall struct linear *s, struct linear_word *w, \list<real> c, integer k, t; row_faced(s, w, c, k, t) ==> row_met(s, w, c, k))
    STEP(row_of_faced{L}: \forall struct linear *s, struct linear_word *w, struct linear_face *face, \list<real> c, integer k, n;
      rows_faced(s, w, face, c, n) && 0 <= k < n ==> row_met(s, w, c, k))
    STEP(solved_by{L}: \forall struct linear *s, struct linear_word *w, \list<real> c; (\forall integer k; 0 <= k < s->rows ==> row_met(s, w, c, k)) &&
      (\forall integer j; 0 <= j < s->forces ==> force_met(w, c, j)) ==> system_solved(s, w, c))
    lemma faced_solution{L}: \forall FACED, struct linear_face *face, \list<real> c; forces_faced(s, w, y, force, s->forces) &&
      has_terms(force, c, s->forces) && rows_faced(s, w, face, c, s->rows) ==> system_solved(s, w, c);
    STEP(tight_at{L}: \forall struct linear_terms *y, struct linear_face *face, integer k, n; tight_weighed(y, face, n) && 0 <= k < n &&
      face->tight[k] != 0 ==> y->value[k] != \null)
    lemma faced_tight{L}: \forall FACED, struct linear_face *face, \list<real> c, integer k; 0 <= s->rows && 0 <= s->forces &&
      rows_weighed(w, y, s->rows) && weighted_constants(s, y, s->rows) == 0 && forces_faced(s, w, y, force, s->forces) &&
      tight_weighed(y, face, s->rows) && system_solved(s, w, c) && 0 <= k < s->rows && face->tight[k] != 0 ==> acc_of(s, c, k, s->forces) == 0;
    STEP(solved_at{L}: \forall struct linear *s, struct linear_word *w, \list<real> c, integer j; system_solved(s, w, c) && 0 <= j < s->forces &&
      force_of(c, j) != 0 ==> force_met(w, c, j))
    STEP(zero_of_met{L}: \forall struct linear_word *w, \list<real> c, integer j; force_met(w, c, j) && w->allowed[j] == 0 ==> force_of(c, j) == 0)
    STEP(down_at{L}: \forall FACED, integer j, n; forces_faced(s, w, y, force, n) && 0 <= j < n && weighted_pushes(s, y, j, s->rows) >= 0 ==>
      force_faced(s, w, y, force, j))
    STEP(down_of_force{L}: \forall FACED, integer j; force_faced(s, w, y, force, j) && force->value[j] == \null && w->allowed[j] != 0 ==>
      weighted_pushes(s, y, j, s->rows) < 0)
    lemma faced_zero{L}: \forall FACED, \list<real> c, integer j; 0 <= s->rows && 0 <= s->forces && rows_weighed(w, y, s->rows) &&
      weighted_constants(s, y, s->rows) == 0 && forces_faced(s, w, y, force, s->forces) && system_solved(s, w, c) && 0 <= j < s->forces &&
      force->value[j] == \null ==> force_of(c, j) == 0; */

#endif
