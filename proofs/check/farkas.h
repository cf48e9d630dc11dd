/* SPDX-License-Identifier: BSD-2-Clause */
/* What the rules FARKAS and FACE (src/check/kernel/linear.h) show of a system: about all real forces, which are a list. */
#ifndef PROOFS_CHECK_FARKAS_H
#define PROOFS_CHECK_FARKAS_H

#include "model.h"

#include "check/kernel/linear.h"

/*@ // The numbers of a system, a weight or a force of a record, and a force of a list.
    logic real constant_of{L}(struct linear *s, integer k) = scalar_value(s->constant[k]);
    logic real push_of{L}(struct linear *s, integer k, integer j) = scalar_value(s->push[k][j]);
    logic real term_of{L}(struct linear_terms *t, integer k) = t->value[k] == \null ? 0.0 : scalar_value(t->value[k]);
    logic real force_of(\list<real> c, integer j) = \nth(c, j);
    // The sum with a term, if there is one.
    logic real sum_with(real x, struct scalar *term, real y) = term == \null ? x : check_sum(x, check_product(scalar_value(term), y));
    // acc_k with the first m forces.
    logic real acc_of{L}(struct linear *s, \list<real> c, integer k, integer m) = m <= 0 ? constant_of(s, k)
      : check_sum(acc_of(s, c, k, m - 1), check_product(force_of(c, m - 1), push_of(s, k, m - 1)));
    // The sums over the first n rows: of weight and constant; of weight and coefficient of force j; of weight and acc_k.
    logic real weighted_constants{L}(struct linear *s, struct linear_terms *y, integer n) = n <= 0 ? 0.0
      : check_sum(weighted_constants(s, y, n - 1), check_product(term_of(y, n - 1), constant_of(s, n - 1)));
    logic real weighted_pushes{L}(struct linear *s, struct linear_terms *y, integer j, integer n) = n <= 0 ? 0.0
      : check_sum(weighted_pushes(s, y, j, n - 1), check_product(term_of(y, n - 1), push_of(s, n - 1, j)));
    logic real weighted_row{L}(struct linear *s, struct linear_terms *y, \list<real> c, integer k, integer m) =
      check_product(term_of(y, k), acc_of(s, c, k, m));
    logic real weighted_rows{L}(struct linear *s, struct linear_terms *y, \list<real> c, integer n, integer m) = n <= 0 ? 0.0
      : check_sum(weighted_rows(s, y, c, n - 1, m), weighted_row(s, y, c, n - 1, m));
    // The sum over the first m forces: of force and weighted coefficients of n rows.
    logic real pushed{L}(struct linear *s, struct linear_terms *y, \list<real> c, integer n, integer j) =
      check_product(force_of(c, j), weighted_pushes(s, y, j, n));
    logic real pushed_all{L}(struct linear *s, struct linear_terms *y, \list<real> c, integer n, integer m) = m <= 0 ? 0.0
      : check_sum(pushed_all(s, y, c, n, m - 1), pushed(s, y, c, n, m - 1)); */

/*@ predicate bound_met(integer bound, real x) = (bound == LINEAR_ZERO ==> x == 0) && (bound == LINEAR_NOT_NEGATIVE ==> x >= 0) &&
      (bound == LINEAR_NOT_POSITIVE ==> x <= 0) && (bound == LINEAR_POSITIVE ==> x > 0) && (bound == LINEAR_NEGATIVE ==> x < 0);
    predicate strict_bound(integer bound) = bound == LINEAR_POSITIVE || bound == LINEAR_NEGATIVE;
    predicate closed_bound(integer bound) = bound == LINEAR_NOT_NEGATIVE || bound == LINEAR_NOT_POSITIVE;
    predicate weight_allowed(integer bound, real y) = ((bound == LINEAR_NOT_NEGATIVE || bound == LINEAR_POSITIVE) && y > 0) ||
      ((bound == LINEAR_NOT_POSITIVE || bound == LINEAR_NEGATIVE) && y < 0) || (bound == LINEAR_ZERO && y != 0);
    // The list c of real forces solves the system with the bounds and the allowed forces of the word.
    predicate row_met{L}(struct linear *s, struct linear_word *w, \list<real> c, integer k) =
      bound_met(w->bound[k], acc_of(s, c, k, s->forces));
    predicate force_met{L}(struct linear_word *w, \list<real> c, integer j) = force_of(c, j) >= 0 && (w->allowed[j] == 0 ==> force_of(c, j) == 0);
    predicate system_solved{L}(struct linear *s, struct linear_word *w, \list<real> c) =
      (\forall integer k; 0 <= k < s->rows ==> row_met(s, w, c, k)) && (\forall integer j; 0 <= j < s->forces ==> force_met(w, c, j));
    // The list has the values of the terms.
    predicate has_terms{L}(struct linear_terms *force, \list<real> c, integer n) =
      \forall integer j; 0 <= j < n ==> force_of(c, j) == term_of(force, j);
    // Every weight is allowed for its row; the weighted coefficients of allowed forces are at most 0.
    predicate row_weighed{L}(struct linear_word *w, struct linear_terms *y, integer k) =
      y->value[k] == \null || weight_allowed(w->bound[k], scalar_value(y->value[k]));
    predicate rows_weighed{L}(struct linear_word *w, struct linear_terms *y, integer n) =
      \forall integer k; 0 <= k < n ==> row_weighed(w, y, k);
    predicate push_down{L}(struct linear *s, struct linear_word *w, struct linear_terms *y, integer j) =
      w->allowed[j] == 0 || weighted_pushes(s, y, j, s->rows) <= 0;
    predicate pushes_down{L}(struct linear *s, struct linear_word *w, struct linear_terms *y, integer m) =
      \forall integer j; 0 <= j < m ==> push_down(s, w, y, j);
    predicate strict_weight{L}(struct linear_word *w, struct linear_terms *y, integer k) =
      y->value[k] != \null && strict_bound(w->bound[k]);
    // The weighted sum contradicts the word.
    predicate contradicts{L}(struct linear *s, struct linear_word *w, struct linear_terms *y) = weighted_constants(s, y, s->rows) < 0 ||
      (weighted_constants(s, y, s->rows) == 0 && \exists integer k; 0 <= k < s->rows && strict_weight(w, y, k)); */

#define LINEAR struct linear *s, struct linear_terms *y, \list<real> c
#define WEIGHED(s, w, y)                                                                                                                 \
    (0 <= s->rows && 0 <= s->forces && rows_weighed(w, y, s->rows) && pushes_down(s, w, y, s->forces))
/*@ // The sums that the program forms skip the terms that are 0.
    STEP(term_is{L}: \forall struct linear_terms *y, integer k; y->value[k] != \null ==> term_of(y, k) == scalar_value(y->value[k]))
    STEP(term_is_zero{L}: \forall struct linear_terms *y, integer k, real x; y->value[k] == \null ==> check_product(term_of(y, k), x) == 0)
    STEP(term_of_list{L}: \forall struct linear_terms *force, \list<real> c, integer m, n; has_terms(force, c, n) && 0 <= m < n ==>
      force_of(c, m) == term_of(force, m))
    STEP(with_term: \forall real x, y, struct scalar *t; t != \null ==> sum_with(x, t, y) == check_sum(x, check_product(scalar_value(t), y)))
    STEP(without_term: \forall real x, y, struct scalar *t; t == \null ==> sum_with(x, t, y) == x)
    STEP(acc_follows{L}: \forall LINEAR, integer k, m; 0 <= m ==>
      acc_of(s, c, k, m + 1) == check_sum(acc_of(s, c, k, m), check_product(force_of(c, m), push_of(s, k, m))))
    STEP(acc_taken{L}: \forall struct linear *s, struct linear_terms *force, \list<real> c, integer k, m, n;
      has_terms(force, c, n) && 0 <= m < n && force->value[m] != \null ==>
      acc_of(s, c, k, m + 1) == check_sum(acc_of(s, c, k, m), check_product(scalar_value(force->value[m]), push_of(s, k, m))))
    STEP(acc_skipped{L}: \forall struct linear *s, struct linear_terms *force, \list<real> c, integer k, m, n;
      has_terms(force, c, n) && 0 <= m < n && force->value[m] == \null ==> acc_of(s, c, k, m + 1) == acc_of(s, c, k, m))
    lemma acc_with{L}: \forall struct linear *s, struct linear_terms *force, \list<real> c, integer k, m, n; has_terms(force, c, n) && 0 <= m < n ==>
      acc_of(s, c, k, m + 1) == sum_with(acc_of(s, c, k, m), force->value[m], push_of(s, k, m));
    STEP(constants_next{L}: \forall LINEAR, integer n; 0 <= n ==> weighted_constants(s, y, n + 1) ==
      check_sum(weighted_constants(s, y, n), check_product(term_of(y, n), constant_of(s, n))))
    STEP(constants_taken{L}: \forall struct linear *s, struct linear_terms *y, integer n; 0 <= n && y->value[n] != \null ==>
      weighted_constants(s, y, n + 1) == check_sum(weighted_constants(s, y, n), check_product(scalar_value(y->value[n]), constant_of(s, n))))
    STEP(constants_skipped{L}: \forall struct linear *s, struct linear_terms *y, integer n; 0 <= n && y->value[n] == \null ==>
      weighted_constants(s, y, n + 1) == weighted_constants(s, y, n))
    lemma constants_with{L}: \forall struct linear *s, struct linear_terms *y, integer n; 0 <= n ==>
      weighted_constants(s, y, n + 1) == sum_with(weighted_constants(s, y, n), y->value[n], constant_of(s, n));
    STEP(pushes_next{L}: \forall LINEAR, integer j, n; 0 <= n ==>
      weighted_pushes(s, y, j, n + 1) == check_sum(weighted_pushes(s, y, j, n), check_product(term_of(y, n), push_of(s, n, j))))
    STEP(pushes_taken{L}: \forall struct linear *s, struct linear_terms *y, integer j, n; 0 <= n && y->value[n] != \null ==>
      weighted_pushes(s, y, j, n + 1) == check_sum(weighted_pushes(s, y, j, n), check_product(scalar_value(y->value[n]), push_of(s, n, j))))
    STEP(pushes_skipped{L}: \forall struct linear *s, struct linear_terms *y, integer j, n; 0 <= n && y->value[n] == \null ==>
      weighted_pushes(s, y, j, n + 1) == weighted_pushes(s, y, j, n))
    lemma pushes_with{L}: \forall struct linear *s, struct linear_terms *y, integer j, n; 0 <= n ==>
      weighted_pushes(s, y, j, n + 1) == sum_with(weighted_pushes(s, y, j, n), y->value[n], push_of(s, n, j));
    // The weighted sum of the rows is that of the constants and the pushed forces.
    STEP(distributes{L}: \forall LINEAR, integer n, j;
      weighted_pushes(s, y, j, n + 1) == check_sum(weighted_pushes(s, y, j, n), check_product(term_of(y, n), push_of(s, n, j))) ==>
      pushed(s, y, c, n + 1, j) ==
        check_sum(pushed(s, y, c, n, j), check_product(term_of(y, n), check_product(force_of(c, j), push_of(s, n, j)))))
    STEP(pushed_step{L}: \forall LINEAR, integer n, j; 0 <= n ==> pushed(s, y, c, n + 1, j) ==
      check_sum(pushed(s, y, c, n, j), check_product(term_of(y, n), check_product(force_of(c, j), push_of(s, n, j)))))
    STEP(acc_next{L}: \forall LINEAR, integer k, m; 0 < m ==>
      acc_of(s, c, k, m) == check_sum(acc_of(s, c, k, m - 1), check_product(force_of(c, m - 1), push_of(s, k, m - 1))))
    STEP(pushed_next{L}: \forall LINEAR, integer n, m; 0 < m ==>
      pushed_all(s, y, c, n, m) == check_sum(pushed_all(s, y, c, n, m - 1), pushed(s, y, c, n, m - 1)))
    STEP(pushed_first{L}: \forall LINEAR, integer n; pushed_all(s, y, c, n, 0) == 0)
    STEP(row_first{L}: \forall LINEAR, integer n; check_product(term_of(y, n), check_difference(acc_of(s, c, n, 0), constant_of(s, n))) == 0)
    STEP(sum_with_zero: \forall real x; check_sum(x, 0.0) == x)
    STEP(row_sums{L}: \forall LINEAR, integer n, m;
      acc_of(s, c, n, m) == check_sum(acc_of(s, c, n, m - 1), check_product(force_of(c, m - 1), push_of(s, n, m - 1))) &&
      pushed_all(s, y, c, n + 1, m) == check_sum(pushed_all(s, y, c, n + 1, m - 1), pushed(s, y, c, n + 1, m - 1)) &&
      pushed_all(s, y, c, n, m) == check_sum(pushed_all(s, y, c, n, m - 1), pushed(s, y, c, n, m - 1)) &&
      pushed(s, y, c, n + 1, m - 1) == check_sum(pushed(s, y, c, n, m - 1),
        check_product(term_of(y, n), check_product(force_of(c, m - 1), push_of(s, n, m - 1)))) &&
      pushed_all(s, y, c, n + 1, m - 1) == check_sum(pushed_all(s, y, c, n, m - 1),
        check_product(term_of(y, n), check_difference(acc_of(s, c, n, m - 1), constant_of(s, n)))) ==>
      pushed_all(s, y, c, n + 1, m) ==
        check_sum(pushed_all(s, y, c, n, m), check_product(term_of(y, n), check_difference(acc_of(s, c, n, m), constant_of(s, n)))))
    STEP(pushed_row_step{L}: \forall LINEAR, integer n, m; 0 <= n && 0 < m && pushed_all(s, y, c, n + 1, m - 1) ==
      check_sum(pushed_all(s, y, c, n, m - 1), check_product(term_of(y, n), check_difference(acc_of(s, c, n, m - 1), constant_of(s, n)))) ==>
      pushed_all(s, y, c, n + 1, m) ==
        check_sum(pushed_all(s, y, c, n, m), check_product(term_of(y, n), check_difference(acc_of(s, c, n, m), constant_of(s, n)))))
    STEP(pushed_row{L}: \forall LINEAR, integer n, m; 0 <= m ==> 0 <= n ==> pushed_all(s, y, c, n + 1, m) ==
      check_sum(pushed_all(s, y, c, n, m), check_product(term_of(y, n), check_difference(acc_of(s, c, n, m), constant_of(s, n)))))
    STEP(pushed_none{L}: \forall LINEAR, integer m; 0 <= m ==> pushed_all(s, y, c, 0, m) == 0)
    STEP(rows_next{L}: \forall LINEAR, integer n, m; 0 <= n ==> weighted_rows(s, y, c, n + 1, m) ==
      check_sum(weighted_rows(s, y, c, n, m), check_product(term_of(y, n), acc_of(s, c, n, m))))
    STEP(rows_first{L}: \forall LINEAR, integer m; weighted_rows(s, y, c, 0, m) == 0)
    STEP(constants_first{L}: \forall struct linear *s, struct linear_terms *y; weighted_constants(s, y, 0) == 0)
    STEP(all_sums{L}: \forall LINEAR, integer n, m;
      weighted_rows(s, y, c, n, m) == check_sum(weighted_constants(s, y, n), pushed_all(s, y, c, n, m)) ==>
      check_sum(weighted_rows(s, y, c, n, m), check_product(term_of(y, n), acc_of(s, c, n, m))) ==
        check_sum(check_sum(weighted_constants(s, y, n), check_product(term_of(y, n), constant_of(s, n))),
          check_sum(pushed_all(s, y, c, n, m),
            check_product(term_of(y, n), check_difference(acc_of(s, c, n, m), constant_of(s, n))))))
    STEP(rows_exchanged_step{L}: \forall LINEAR, integer n, m; 0 <= n && 0 <= m &&
      weighted_rows(s, y, c, n, m) == check_sum(weighted_constants(s, y, n), pushed_all(s, y, c, n, m)) ==>
      weighted_rows(s, y, c, n + 1, m) == check_sum(weighted_constants(s, y, n + 1), pushed_all(s, y, c, n + 1, m)))
    STEP(rows_exchanged{L}: \forall LINEAR, integer n, m; 0 <= n ==> 0 <= m ==>
      weighted_rows(s, y, c, n, m) == check_sum(weighted_constants(s, y, n), pushed_all(s, y, c, n, m)))
    // Sums of terms of one sign: each term is at most, or at least, the sum.
    STEP(rows_not_negative{L}: \forall LINEAR, integer n, m; 0 <= n ==>
      (\forall integer k; 0 <= k < n ==> weighted_row(s, y, c, k, m) >= 0) ==> weighted_rows(s, y, c, n, m) >= 0)
    STEP(row_at_most{L}: \forall LINEAR, integer n, m; 0 <= n ==>
      (\forall integer k; 0 <= k < n ==> weighted_row(s, y, c, k, m) >= 0) ==>
      \forall integer k; 0 <= k < n ==> weighted_row(s, y, c, k, m) <= weighted_rows(s, y, c, n, m))
    STEP(pushed_not_positive{L}: \forall LINEAR, integer n, m; 0 <= m ==>
      (\forall integer j; 0 <= j < m ==> pushed(s, y, c, n, j) <= 0) ==> pushed_all(s, y, c, n, m) <= 0)
    STEP(pushed_at_least{L}: \forall LINEAR, integer n, m; 0 <= m ==>
      (\forall integer j; 0 <= j < m ==> pushed(s, y, c, n, j) <= 0) ==>
      \forall integer j; 0 <= j < m ==> pushed(s, y, c, n, j) >= pushed_all(s, y, c, n, m))
    // In a solution each row with an allowed weight adds at least 0, and each force at most 0.
    STEP(weight_adds: \forall integer b, real y, x; weight_allowed(b, y) && bound_met(b, x) ==> check_product(y, x) >= 0)
    STEP(weight_adds_strictly: \forall integer b, real y, x; weight_allowed(b, y) && bound_met(b, x) && strict_bound(b) ==> check_product(y, x) > 0)
    STEP(force_adds: \forall real x, p; x >= 0 && p <= 0 ==> check_product(x, p) <= 0)
    STEP(zero_product: \forall real x, y; check_product(x, y) == 0 && x != 0 ==> y == 0)
    STEP(product_with_zero: \forall real x; check_product(0.0, x) == 0)
    STEP(solved_row{L}: \forall LINEAR, struct linear_word *w, integer k; row_weighed(w, y, k) && row_met(s, w, c, k) ==>
      weighted_row(s, y, c, k, s->forces) >= 0)
    STEP(solved_row_strict{L}: \forall LINEAR, struct linear_word *w, integer k; row_weighed(w, y, k) && row_met(s, w, c, k) &&
      strict_weight(w, y, k) ==> weighted_row(s, y, c, k, s->forces) > 0)
    STEP(solved_force{L}: \forall LINEAR, struct linear_word *w, integer j; push_down(s, w, y, j) && force_met(w, c, j) ==>
      pushed(s, y, c, s->rows, j) <= 0)
    // (That a term is too small, or too large, tells the provers which row, or force, is meant.)
    STEP(row_of_solution{L}: \forall LINEAR, struct linear_word *w, integer k; system_solved(s, w, c) && 0 <= k < s->rows &&
      weighted_row(s, y, c, k, s->forces) <= 0 ==> row_met(s, w, c, k))
    STEP(row_of_weights{L}: \forall LINEAR, struct linear_word *w, integer k; rows_weighed(w, y, s->rows) && 0 <= k < s->rows &&
      weighted_row(s, y, c, k, s->forces) <= 0 ==> row_weighed(w, y, k))
    STEP(force_of_solution{L}: \forall LINEAR, struct linear_word *w, integer j; system_solved(s, w, c) && 0 <= j < s->forces &&
      pushed(s, y, c, s->rows, j) >= 0 ==> force_met(w, c, j))
    STEP(force_of_pushes{L}: \forall LINEAR, struct linear_word *w, integer j; pushes_down(s, w, y, s->forces) && 0 <= j < s->forces &&
      pushed(s, y, c, s->rows, j) >= 0 ==> push_down(s, w, y, j))
    STEP(solved_rows{L}: \forall LINEAR, struct linear_word *w, integer k; rows_weighed(w, y, s->rows) && system_solved(s, w, c) && 0 <= k < s->rows ==>
      weighted_row(s, y, c, k, s->forces) >= 0)
    STEP(strict_row{L}: \forall LINEAR, struct linear_word *w, integer k; rows_weighed(w, y, s->rows) && system_solved(s, w, c) && 0 <= k < s->rows &&
      strict_weight(w, y, k) ==> weighted_row(s, y, c, k, s->forces) > 0)
    STEP(solved_forces{L}: \forall LINEAR, struct linear_word *w, integer j; pushes_down(s, w, y, s->forces) && system_solved(s, w, c) &&
      0 <= j < s->forces ==> pushed(s, y, c, s->rows, j) <= 0)
    STEP(solution_weighs{L}: \forall LINEAR, struct linear_word *w; 0 <= s->rows && rows_weighed(w, y, s->rows) && system_solved(s, w, c) ==>
      weighted_rows(s, y, c, s->rows, s->forces) >= 0)
    STEP(solution_pushes{L}: \forall LINEAR, struct linear_word *w; 0 <= s->forces && pushes_down(s, w, y, s->forces) && system_solved(s, w, c) ==>
      pushed_all(s, y, c, s->rows, s->forces) <= 0)
    STEP(solution_row{L}: \forall LINEAR, struct linear_word *w, integer k; 0 <= k < s->rows && rows_weighed(w, y, s->rows) && system_solved(s, w, c) ==>
      weighted_row(s, y, c, k, s->forces) <= weighted_rows(s, y, c, s->rows, s->forces))
    STEP(solution_force{L}: \forall LINEAR, struct linear_word *w, integer j; 0 <= j < s->forces && pushes_down(s, w, y, s->forces) &&
      system_solved(s, w, c) ==> pushed(s, y, c, s->rows, j) >= pushed_all(s, y, c, s->rows, s->forces))
    STEP(sum_adds: \forall real x, y; check_sum(x, y) == x + y)
    STEP(sums_agree{L}: \forall LINEAR; 0 <= s->rows && 0 <= s->forces ==>
      weighted_rows(s, y, c, s->rows, s->forces) == weighted_constants(s, y, s->rows) + pushed_all(s, y, c, s->rows, s->forces))
    // FARKAS: the system has no solution.
    STEP(refuted_below{L}: \forall LINEAR, struct linear_word *w; WEIGHED(s, w, y) && weighted_constants(s, y, s->rows) < 0 ==> !system_solved(s, w, c))
    STEP(refuted_strictly{L}: \forall LINEAR, struct linear_word *w, integer k; WEIGHED(s, w, y) && weighted_constants(s, y, s->rows) == 0 &&
      0 <= k < s->rows && strict_weight(w, y, k) ==> !system_solved(s, w, c))
    lemma farkas{L}: \forall LINEAR, struct linear_word *w; WEIGHED(s, w, y) && contradicts(s, w, y) ==> !system_solved(s, w, c);
    // FACE: the terms of the weighted sum are 0 in every solution.
    STEP(row_is_zero{L}: \forall LINEAR, struct linear_word *w, integer k; WEIGHED(s, w, y) && weighted_constants(s, y, s->rows) == 0 &&
      system_solved(s, w, c) && 0 <= k < s->rows ==> weighted_row(s, y, c, k, s->forces) == 0)
    STEP(row_of_terms{L}: \forall LINEAR, struct linear_word *w, integer k; rows_weighed(w, y, s->rows) && 0 <= k < s->rows &&
      acc_of(s, c, k, s->forces) != 0 ==> row_weighed(w, y, k))
    STEP(weighted_zero{L}: \forall LINEAR, struct linear_word *w, integer k; row_weighed(w, y, k) && y->value[k] != \null &&
      acc_of(s, c, k, s->forces) != 0 ==> weighted_row(s, y, c, k, s->forces) != 0)
    lemma face_row{L}: \forall LINEAR, struct linear_word *w, integer k; WEIGHED(s, w, y) && weighted_constants(s, y, s->rows) == 0 &&
      system_solved(s, w, c) && 0 <= k < s->rows && y->value[k] != \null ==> acc_of(s, c, k, s->forces) == 0;
    STEP(force_is_zero{L}: \forall LINEAR, struct linear_word *w, integer j; WEIGHED(s, w, y) && weighted_constants(s, y, s->rows) == 0 &&
      system_solved(s, w, c) && 0 <= j < s->forces ==> pushed(s, y, c, s->rows, j) == 0)
    STEP(pushed_zero{L}: \forall LINEAR, integer j, n; pushed(s, y, c, n, j) == 0 && weighted_pushes(s, y, j, n) < 0 ==> force_of(c, j) == 0)
    lemma face_force{L}: \forall LINEAR, struct linear_word *w, integer j; WEIGHED(s, w, y) && weighted_constants(s, y, s->rows) == 0 &&
      system_solved(s, w, c) && 0 <= j < s->forces && weighted_pushes(s, y, j, s->rows) < 0 ==> force_of(c, j) == 0; */

#endif
