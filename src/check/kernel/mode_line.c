/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule MODE when the points that satisfy the equations form a line. */
#include "check/kernel/mode_private.h"

#include <stddef.h>

/* The points (start + t direction) / scale, for every real t. */
struct line {
    rational start[FORM_MAX_UNKNOWNS], direction[FORM_MAX_UNKNOWNS], scale;
};

/* A bound of t: numerator / denominator, with positive denominator. `is` is 0 when there is no bound; `strict` is 1
 * when t must be different from the bound. */
struct bound {
    int is, strict;
    rational numerator, denominator;
};

/*@ predicate line_ok{L}(struct line *x) = x->scale != \null && point_ok(&x->start[0]) && point_ok(&x->direction[0]);
  @ predicate bound_ok(struct bound x) = x.is != 0 ==> x.numerator != \null && x.denominator != \null; */

/* The part of a line on which the inequalities hold. */
struct part {
    struct bound low, high;
    int empty; /* 1 when some inequality does not hold anywhere on the line */
    int flat;  /* the number of inequalities that are equalities on the whole line */
    short is_flat[MODE_MAX_INEQUALITIES];
};

/*@ predicate part_ok{L}(struct part *x) = bound_ok(x->low) && bound_ok(x->high) && 0 <= x->flat <= MODE_MAX_INEQUALITIES; */

/* Finds a nonzero cofactor, in row *i and column *j. Returns 0 when all are zero. */
/*@ requires system_ok(s) && \valid(i) && \valid(j) && \separated(i, j, s, s->n);
  @ assigns *i, *j, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result == 1 ==> 0 <= *i < s->n->unknowns && 0 <= *j < s->n->unknowns; */
static int find_cofactor(const struct system *s, int *i, int *j)
{
    const int n = s->n->unknowns;
    /*@ loop invariant 0 <= k <= n * n && DOUBT_HAS_STAYED;
      @ loop assigns k, *i, *j, rational_doubt;
      @ loop variant n * n - k; */
    for (int k = 0; k < n * n; k++) {
        *i = k / n;
        *j = k % n;
        if (rational_sign(matrix_cofactor(&s->matrix, *i, *j, s->n->pool)) != 0) return 1;
    }
    return 0;
}

/* Unknown k of the equations other than i, with unknown j set to 0, times the determinant of the remaining system: by
 * Cramer's rule. */
/*@ requires system_ok(s) && \valid_read(rest) && matrix_ok(rest) && rest->n == s->n->unknowns - 1;
  @ requires 0 <= i < s->n->unknowns && 0 <= k < rest->n;
  @ assigns \result \from *s, *rest, i, k;
  @ ensures \result != \null; */
static rational cramer(const struct system *s, const struct matrix *rest, int i, int k)
{
    struct rational_pool *pool = s->n->pool;
    rational sum = rational_zero(pool);
    /*@ loop invariant 0 <= row <= rest->n && sum != \null;
      @ loop assigns row, sum;
      @ loop variant rest->n - row; */
    for (int row = 0; row < rest->n; row++) {
        const rational constant = s->equation[row < i ? row : row + 1].constant;
        sum = rational_subtract(pool, sum, rational_multiply(pool, matrix_cofactor(rest, row, k, pool), constant));
    }
    return sum;
}

/* Finds the line, given a nonzero cofactor in row i and column j. The equations other than i have one solution for each
 * value of unknown j; that these solutions satisfy equation i follows from the adjugate. Row i of the cofactors is the
 * direction, since matrix adjugate = 0. */
/*@ requires system_ok(s) && 0 <= i < s->n->unknowns && 0 <= j < s->n->unknowns && \valid(line);
  @ requires \separated(line, s, s->n, s->n->q + (0 .. s->n->quantities - 1));
  @ assigns *line;
  @ ensures line_ok(line); */
static void find_line(const struct system *s, int i, int j, struct line *line)
{
    struct rational_pool *pool = s->n->pool;
    const rational zero = rational_zero(pool);
    struct matrix rest;
    matrix_minor(&s->matrix, i, j, &rest);
    line->scale = matrix_determinant(&rest, pool);
    /*@ loop invariant 0 <= k <= FORM_MAX_UNKNOWNS && system_ok(s) && line->scale != \null;
      @ loop invariant \forall integer l; 0 <= l < k ==> line->start[l] != \null && line->direction[l] != \null;
      @ loop assigns k, line->start[0 .. FORM_MAX_UNKNOWNS - 1], line->direction[0 .. FORM_MAX_UNKNOWNS - 1];
      @ loop variant FORM_MAX_UNKNOWNS - k; */
    for (int k = 0; k < FORM_MAX_UNKNOWNS; k++) {
        const int known = k < s->n->unknowns;
        line->start[k] = known && k != j ? cramer(s, &rest, i, k < j ? k : k - 1) : zero;
        line->direction[k] = known ? matrix_cofactor(&s->matrix, i, k, pool) : zero;
    }
}

/* The sign of x - y. */
/*@ requires system_ok(s) && x.is != 0 && y.is != 0 && bound_ok(x) && bound_ok(y);
  @ assigns rational_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int compare(const struct system *s, struct bound x, struct bound y)
{
    struct rational_pool *pool = s->n->pool;
    const rational left = rational_multiply(pool, x.numerator, y.denominator);
    const rational right = rational_multiply(pool, y.numerator, x.denominator);
    return rational_sign(rational_subtract(pool, left, right));
}

/* The tighter of two bounds, the second of which exists: the larger for side 1, the smaller for side -1. */
/*@ requires system_ok(s) && y.is != 0 && bound_ok(x) && bound_ok(y) && (side == 1 || side == -1);
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && bound_ok(\result) && \result.is != 0; */
static struct bound tighter(const struct system *s, struct bound x, struct bound y, int side)
{
    const int order = x.is ? side * compare(s, y, x) : 1;
    if (order == 0) y.strict = x.strict || y.strict;
    return order >= 0 ? y : x;
}

/* Adds inequality k, on the line a + b t >= 0 (multiplied by scale^2). */
/*@ requires system_ok(s) && \valid_read(line) && line_ok(line) && 0 <= k < s->inequalities && \valid(part);
  @ requires bound_ok(part->low) && bound_ok(part->high) && 0 <= part->flat < MODE_MAX_INEQUALITIES;
  @ requires \separated(part, s, s->n, line);
  @ assigns *part, rational_doubt;
  @ ensures DOUBT_STAYS && bound_ok(part->low) && bound_ok(part->high) && \old(part->flat) <= part->flat <= \old(part->flat) + 1; */
static void add_inequality(const struct system *s, const struct line *line, int k, struct part *part)
{
    struct rational_pool *pool = s->n->pool;
    const struct linear *f = &s->inequality[k];
    const rational zero = rational_zero(pool), along = form_along(s->n, f, line->start);
    const rational at_start = rational_add(pool, along, rational_multiply(pool, f->constant, line->scale));
    const rational a = rational_multiply(pool, line->scale, at_start);
    const rational b = rational_multiply(pool, line->scale, form_along(s->n, f, line->direction));
    const int slope = rational_sign(b), sign = rational_sign(a);
    part->is_flat[k] = slope == 0 && sign == 0;
    if (slope == 0) {
        if (sign < 0 || (sign == 0 && s->strict[k])) part->empty = 1;
        if (sign == 0) part->flat++;
        return;
    }
    const rational minus_a = rational_subtract(pool, zero, a), minus_b = rational_subtract(pool, zero, b);
    const struct bound bound = {1, s->strict[k], slope > 0 ? minus_a : a, slope > 0 ? b : minus_b};
    if (slope > 0)
        part->low = tighter(s, part->low, bound, 1);
    else
        part->high = tighter(s, part->high, bound, -1);
}

/* The first unknown that is not constant on the line. */
/*@ requires system_ok(s) && \valid_read(line) && line_ok(line);
  @ assigns rational_doubt;
  @ ensures 0 <= \result < s->n->unknowns && DOUBT_STAYS; */
static int first_change(const struct system *s, const struct line *line)
{
    int k = 0;
    /*@ loop invariant 0 <= k < s->n->unknowns && DOUBT_HAS_STAYED;
      @ loop assigns k, rational_doubt;
      @ loop variant s->n->unknowns - k; */
    while (k + 1 < s->n->unknowns && rational_sign(line->direction[k]) == 0) k++;
    return k;
}

/* Finds the end of the line in the direction in which that unknown increases. */
/*@ requires system_ok(s) && \valid_read(line) && line_ok(line) && \valid_read(part) && part_ok(part) && \valid(outcome);
  @ requires \separated(outcome, s, s->n, line) && \separated(outcome, part);
  @ assigns outcome->ends, outcome->end_numerator, outcome->end_denominator, rational_doubt;
  @ ensures DOUBT_STAYS; */
static void find_end(const struct system *s, const struct line *line, const struct part *part,
                     struct mode_outcome *outcome)
{
    struct rational_pool *pool = s->n->pool;
    const int k = first_change(s, line);
    const int grows = rational_sign(line->direction[k]) * rational_sign(line->scale) > 0;
    const struct bound end = grows ? part->high : part->low;
    outcome->ends = (short)end.is;
    if (!end.is) return;
    const rational start = rational_multiply(pool, line->start[k], end.denominator);
    outcome->end_numerator = rational_add(pool, start, rational_multiply(pool, end.numerator, line->direction[k]));
    outcome->end_denominator = rational_multiply(pool, line->scale, end.denominator);
}

/* Verifies that the point of the witness satisfies the inequalities, strictly except for those that are equalities on
 * the whole line, unless the part consists of one point. */
/*@ requires system_ok(s) && \valid_read(part) && point_ok(point);
  @ assigns rational_doubt, \result \from s, part, only, point;
  @ ensures DOUBT_STAYS && (\result != \null ==> constant_text(\result)); */
static const char *judge_point(const struct system *s, const struct part *part, int only, const rational *point)
{
    /*@ loop invariant 0 <= k <= s->inequalities && DOUBT_HAS_STAYED;
      @ loop assigns k, rational_doubt;
      @ loop variant s->inequalities - k; */
    for (int k = 0; k < s->inequalities; k++) {
        const int sign = rational_sign(form_at(s->n, &s->inequality[k], point));
        if (sign < 0) return known_text("the force does not meet the inequalities of the mode");
        if (sign == 0 && !only && !part->is_flat[k]) return known_text("the force is not inside the line of forces");
    }
    return NULL;
}

/* The outcome when the part is not empty; `only`: it consists of one point. */
/*@ requires system_ok(s) && (point == \null || point_ok(point)) && \valid(outcome) && outcome->has_point == 0;
  @ requires \valid_read(line) && line_ok(line) && \valid_read(part) && part_ok(part);
  @ requires \separated(outcome, s, s->n, s->n->q + (0 .. s->n->quantities - 1)) && \separated(outcome, line, part) &&
  @   \separated(outcome, point + (0 .. FORM_MAX_UNKNOWNS - 1));
  @ assigns *outcome, rational_doubt;
  @ ensures DOUBT_STAYS && (\result != \null ==> constant_text(\result));
  @ ensures \result == \null ==> outcome_has_point(outcome); */
static const char *judge_part(const struct system *s, const struct line *line, const struct part *part, int only,
                              const rational *point, struct mode_outcome *outcome)
{
    const char *wrong = system_meets(s, point);
    if (wrong == NULL) wrong = judge_point(s, part, only, point);
    if (wrong != NULL) return wrong;
    system_keep(s, point, outcome);
    find_end(s, line, part, outcome);
    outcome->status = only || part->flat > 0 ? MODE_BOUNDARY : MODE_CONSISTENT;
    return NULL;
}

/* The part of the line on which all inequalities hold. */
/*@ requires system_ok(s) && \valid_read(line) && line_ok(line) && \valid(part) && \separated(part, s, s->n, line) &&
  @   \separated(part, s->n->q + (0 .. s->n->quantities - 1));
  @ assigns *part, rational_doubt;
  @ ensures DOUBT_STAYS && part_ok(part) && system_ok(s) && line_ok(line); */
static void find_part(const struct system *s, const struct line *line, struct part *part)
{
    part->low.is = part->high.is = part->low.strict = part->high.strict = part->empty = part->flat = 0;
    /*@ loop invariant 0 <= k <= s->inequalities && system_ok(s) && line_ok(line) && DOUBT_HAS_STAYED;
      @ loop invariant bound_ok(part->low) && bound_ok(part->high) && 0 <= part->flat <= k;
      @ loop assigns k, *part, rational_doubt;
      @ loop variant s->inequalities - k; */
    for (int k = 0; k < s->inequalities; k++) add_inequality(s, line, k, part);
}

const char *system_on_line(const struct system *s, const rational *point, struct mode_outcome *outcome)
{
    int i, j;
    struct line line;
    struct part part;
    if (!find_cofactor(s, &i, &j)) return known_text("the equalities of the mode leave more than a line");
    find_line(s, i, j, &line);
    find_part(s, &line, &part);
    const int both = part.low.is && part.high.is, width = both ? compare(s, part.high, part.low) : 1;
    outcome->candidates = MODE_LINE;
    outcome->status = MODE_INCONSISTENT;
    if (part.empty || width < 0 || (width == 0 && (part.low.strict || part.high.strict))) return NULL;
    return judge_part(s, &line, &part, width == 0, point, outcome);
}
