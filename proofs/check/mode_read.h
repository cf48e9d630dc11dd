/* SPDX-License-Identifier: BSD-2-Clause */
/* What the table of a mode (src/check/kernel/mode.h) requires of a real point, for the values and signs of the quantities. */
#ifndef PROOFS_CHECK_MODE_READ_H
#define PROOFS_CHECK_MODE_READ_H

#include "form_read.h"
#include "system_status.h"

/*@ // The value of an inequality k at a point; whether it applies.
    logic real mode_value{L}(struct numbers *n, struct mode_table *m, \list<real> x, integer k) =
      sided(m->inequality[k].side, form_real(n, &m->inequality[k].form, x));
    predicate mode_applies{L}(struct mode_table *m, short *signs, integer k) =
      condition_says(m->inequality[k].when.among, signs[m->inequality[k].when.sign]);
    // The point satisfies the first k equations; the first k inequalities; all of them strictly.
    predicate mode_meets{L}(struct numbers *n, struct mode_table *m, \list<real> x, integer k) = \forall integer i; 0 <= i < k ==>
      form_real(n, &m->equation[i], x) == 0;
    predicate mode_closed{L}(struct numbers *n, struct mode_table *m, short *signs, \list<real> x, integer k) = \forall integer i; 0 <= i < k ==>
      mode_applies(m, signs, i) ==> edge_holds(m->inequality[i].strict, mode_value(n, m, x, i));
    predicate mode_inside{L}(struct numbers *n, struct mode_table *m, short *signs, \list<real> x, integer k) = \forall integer i; 0 <= i < k ==>
      mode_applies(m, signs, i) ==> mode_value(n, m, x, i) > 0;
    // The point x is one of the unknowns, which satisfies the equations and the inequalities of the mode; the inequalities strictly.
    predicate in_mode{L}(struct numbers *n, struct mode_table *m, short *signs, \list<real> x) = is_point(x, n->unknowns) &&
      mode_meets(n, m, x, n->unknowns) && mode_closed(n, m, signs, x, m->inequalities);
    predicate inside_mode{L}(struct numbers *n, struct mode_table *m, short *signs, \list<real> x) = is_point(x, n->unknowns) &&
      mode_meets(n, m, x, n->unknowns) && mode_inside(n, m, signs, x, m->inequalities);
    // It satisfies the equations.
    predicate on_mode{L}(struct numbers *n, struct mode_table *m, \list<real> x) = is_point(x, n->unknowns) && mode_meets(n, m, x, n->unknowns);
    // The meaning of the number of points on the equations.
    predicate mode_candidates_mean{L}(struct numbers *n, struct mode_table *m, struct point p, integer candidates) =
      (candidates == MODE_ONE ==> \forall \list<real> x; on_mode(n, m, x) ==> has_point(p, x)) &&
      (candidates == MODE_NONE ==> \forall \list<real> x; !on_mode(n, m, x));
    // The meaning of a status, with the point p.
    predicate mode_means{L}(struct numbers *n, struct mode_table *m, short *signs, struct point p, integer status) =
      (status == MODE_CONSISTENT ==> \forall \list<real> x; has_point(p, x) ==> inside_mode(n, m, signs, x)) &&
      (status == MODE_BOUNDARY ==> (\forall \list<real> x; has_point(p, x) ==> in_mode(n, m, signs, x)) &&
        \forall \list<real> x; !inside_mode(n, m, signs, x)) &&
      (status == MODE_INCONSISTENT ==> \forall \list<real> x; !in_mode(n, m, signs, x)); */

/*@ // The system is that of the mode.
    predicate meets_first(struct system s, \list<real> x, integer n) = \forall integer i; 0 <= i < n ==> form_value(s.equation[i], x) == 0;
    predicate system_read{L}(struct system s, struct numbers *n, struct mode_table *m, short *signs) = s.unknowns == n->unknowns &&
      (\forall \list<real> x; mode_meets(n, m, x, n->unknowns) <==> on_equations(s, x)) &&
      (\forall \list<real> x; mode_closed(n, m, signs, x, m->inequalities) <==> rows_closed(s, x, s.inequalities)) &&
      (\forall \list<real> x; mode_inside(n, m, signs, x, m->inequalities) <==> rows_inside(s, x, s.inequalities));
    // The system t is s with one inequality more.
    predicate is_appended(struct system t, struct system s) = t.unknowns == s.unknowns && t.inequalities == s.inequalities + 1 &&
      (\forall integer i; 0 <= i < s.unknowns ==> same_row(t.equation[i], s.equation[i])) &&
      (\forall integer k; 0 <= k < s.inequalities ==> same_row(t.inequality[k], s.inequality[k]) && t.strict[k] == s.strict[k]); */

/*@ STEP(appended_meets: \forall struct system s, t, \list<real> x; is_appended(t, s) ==> (on_equations(t, x) <==> on_equations(s, x)))
    STEP(appended_closed: \forall struct system s, t, \list<real> x; is_appended(t, s) ==>
      (rows_closed(t, x, s.inequalities) <==> rows_closed(s, x, s.inequalities)))
    STEP(appended_inside: \forall struct system s, t, \list<real> x; is_appended(t, s) ==>
      (rows_inside(t, x, s.inequalities) <==> rows_inside(s, x, s.inequalities)))
    STEP(closed_next: \forall struct system s, \list<real> x, integer n; 0 <= n ==> (rows_closed(s, x, n + 1) <==> rows_closed(s, x, n) &&
      edge_holds(s.strict[n], form_value(s.inequality[n], x))))
    STEP(inside_next: \forall struct system s, \list<real> x, integer n; 0 <= n ==> (rows_inside(s, x, n + 1) <==> rows_inside(s, x, n) &&
      form_value(s.inequality[n], x) > 0))
    lemma append_meets: \forall struct system s, t, \list<real> x; is_appended(t, s) ==> (on_equations(t, x) <==> on_equations(s, x));
    lemma append_closed: \forall struct system s, t, \list<real> x; 0 <= s.inequalities && is_appended(t, s) ==> (rows_closed(t, x, t.inequalities) <==>
      rows_closed(s, x, s.inequalities) && edge_holds(t.strict[s.inequalities], form_value(t.inequality[s.inequalities], x)));
    lemma append_inside: \forall struct system s, t, \list<real> x; 0 <= s.inequalities && is_appended(t, s) ==> (rows_inside(t, x, t.inequalities) <==>
      rows_inside(s, x, s.inequalities) && form_value(t.inequality[s.inequalities], x) > 0);
    lemma mode_closed_next{L}: \forall struct numbers *n, struct mode_table *m, short *signs, \list<real> x, integer k; 0 <= k ==>
      (mode_closed(n, m, signs, x, k + 1) <==> mode_closed(n, m, signs, x, k) &&
      (mode_applies(m, signs, k) ==> edge_holds(m->inequality[k].strict, mode_value(n, m, x, k))));
    lemma mode_inside_next{L}: \forall struct numbers *n, struct mode_table *m, short *signs, \list<real> x, integer k; 0 <= k ==>
      (mode_inside(n, m, signs, x, k + 1) <==> mode_inside(n, m, signs, x, k) && (mode_applies(m, signs, k) ==> mode_value(n, m, x, k) > 0));
    lemma mode_meets_next{L}: \forall struct numbers *n, struct mode_table *m, \list<real> x, integer k; 0 <= k ==>
      (mode_meets(n, m, x, k + 1) <==> mode_meets(n, m, x, k) && form_real(n, &m->equation[k], x) == 0);
    lemma meets_next: \forall struct system s, \list<real> x, integer k; 0 <= k ==>
      (meets_first(s, x, k + 1) <==> meets_first(s, x, k) && form_value(s.equation[k], x) == 0);
    lemma meets_same: \forall struct system s, t, \list<real> x, integer k; (\forall integer i; 0 <= i < k ==> same_row(s.equation[i], t.equation[i])) ==>
      (meets_first(s, x, k) <==> meets_first(t, x, k));
    lemma sided_one: \forall real v; sided(1, v) == v;
    lemma edge_of_strict: \forall integer s, t, real v; (s != 0 <==> t != 0) ==> (edge_holds(s, v) <==> edge_holds(t, v)); */

#define READ struct system s, struct numbers *n, struct mode_table *m, short *signs
/*@ STEP(read_in{L}: \forall READ, \list<real> x; system_read(s, n, m, signs) ==>
      (in_mode(n, m, signs, x) <==> is_point(x, s.unknowns) && on_equations(s, x) && rows_closed(s, x, s.inequalities)))
    STEP(read_inside{L}: \forall READ, \list<real> x; system_read(s, n, m, signs) ==>
      (inside_mode(n, m, signs, x) <==> is_point(x, s.unknowns) && on_equations(s, x) && rows_inside(s, x, s.inequalities)))
    STEP(consistent_means{L}: \forall READ, struct point p, \list<real> x; 0 <= n->unknowns && system_read(s, n, m, signs) && satisfies_strictly(s, p) && has_point(p, x) ==>
      inside_mode(n, m, signs, x))
    STEP(closed_means{L}: \forall READ, struct point p, \list<real> x; 0 <= n->unknowns && system_read(s, n, m, signs) && satisfies(s, p) && has_point(p, x) ==>
      in_mode(n, m, signs, x))
    STEP(never_inside_means{L}: \forall READ, \list<real> x; system_read(s, n, m, signs) && never_inside(s) ==> !inside_mode(n, m, signs, x))
    STEP(never_closed_means{L}: \forall READ, \list<real> x; system_read(s, n, m, signs) && never_closed(s) ==> !in_mode(n, m, signs, x))
    lemma means_of_read{L}: \forall READ, struct point p, integer status; 0 <= n->unknowns && system_read(s, n, m, signs) && status_means(s, p, status) ==>
      mode_means(n, m, signs, p, status);
    STEP(read_on{L}: \forall READ, \list<real> x; system_read(s, n, m, signs) ==> (on_mode(n, m, x) <==> is_point(x, s.unknowns) && on_equations(s, x)))
    lemma candidates_of_read{L}: \forall READ, struct point p, integer candidates; system_read(s, n, m, signs) && candidates_mean(s, p, candidates) ==>
      mode_candidates_mean(n, m, p, candidates); */

#endif
