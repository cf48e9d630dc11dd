/* SPDX-License-Identifier: BSD-2-Clause */
/* Signs of a polynomial in a cell, by its Bernstein coefficients there. */
#include "numbers/several_private.h"

#include <stdlib.h>

enum { MAX_COEFFICIENTS = 20000, NEGATIVE = 1, ZERO = 2, POSITIVE = 4 };

/* A polynomial by all its coefficients: that of x_0^e_0 x_1^e_1 ... is c[e_0 step_0 + e_1 step_1 + ...]. */
struct dense {
    const struct several_cell *cell;
    int length[SEVERAL_MAX_VARIABLES], step[SEVERAL_MAX_VARIABLES], total;
    fmpq *c;
};

/* clang-format off */
#define ENTRIES {*q | fmpq *q; \true}
/* clang-format on */

/*@ predicate is_factor{L}(struct several_factor *f) = \valid_read(f) && 0 <= f->variable < SEVERAL_MAX_VARIABLES &&
  @   1 <= f->length <= SEVERAL_MAX_LENGTH && \forall integer i; 0 <= i < f->length ==> \valid_read(f->c[i]);
  @ predicate has_ends{L}(struct several_cell *cell, integer i) = \valid_read(cell->low[i]) && \valid_read(cell->high[i]);
  @ predicate is_cell{L}(struct several_cell *cell) = \valid_read(cell) &&
  @   (\forall integer i; 0 <= i < SEVERAL_MAX_VARIABLES ==> cell->low[i] == \null || has_ends(cell, i)) &&
  @   (cell->root == \null || is_factor(cell->root) && has_ends(cell, cell->root->variable));
  @ predicate are_steps{L}(struct dense *d, integer n) = 1 <= d->total <= MAX_COEFFICIENTS &&
  @   \forall integer i; 0 <= i < n ==> 1 <= d->length[i] <= MAX_COEFFICIENTS && 1 <= d->step[i] <= MAX_COEFFICIENTS;
  @ predicate is_dense{L}(struct dense *d) = \valid_read(d) && is_cell(d->cell) && are_steps(d, SEVERAL_MAX_VARIABLES) &&
  @   \valid(d->c + (0 .. d->total - 1)); */

/* Returns 0 when it has too many. */
/*@ requires is_several(s) && 0 <= polynomial < s->count && \valid(d) && is_cell(d->cell) && \separated(s, d);
  @ requires \separated(d, s->function + (0 .. s->room - 1)) && \separated(d, d->cell);
  @ assigns d->length[0 .. SEVERAL_MAX_VARIABLES - 1], d->step[0 .. SEVERAL_MAX_VARIABLES - 1], d->total, d->c, ENTRIES;
  @ ensures \result != 0 ==> is_dense(d); */
static int spread(const struct several *s, int polynomial, struct dense *d)
{
    const fmpq_mpoly_struct *top = s->function[polynomial].top;
    slong power[SEVERAL_MAX_VARIABLES];
    d->total = 1;
    fmpq_mpoly_degrees_si(power, top, s->ring);
    for (int i = 0; i < SEVERAL_MAX_VARIABLES; i++) {
        if (power[i] >= MAX_COEFFICIENTS) return 0;
        d->step[i] = d->total;
        d->length[i] = power[i] < 0 ? 1 : (int)power[i] + 1;
        if (d->length[i] > MAX_COEFFICIENTS / d->total) return 0;
        d->total *= d->length[i];
    }
    d->c = _fmpq_vec_init(d->total);
    for (slong k = 0; k < fmpq_mpoly_length(top, s->ring); k++) {
        int at = 0;
        fmpq_mpoly_get_term_exp_si(power, top, k, s->ring);
        for (int i = 0; i < SEVERAL_MAX_VARIABLES; i++) at += (int)power[i] * d->step[i];
        fmpq_mpoly_get_term_coeff_fmpq(d->c + at, top, k, s->ring);
    }
    return 1;
}

/*@ requires is_dense(d) && 0 <= at && 0 <= variable < SEVERAL_MAX_VARIABLES;
  @ assigns \nothing; */
static int is_first(const struct dense *d, int at, int variable)
{
    return at / d->step[variable] % d->length[variable] == 0;
}

/*@ requires \valid(out) && \valid_read(x);
  @ assigns *out; */
static void from_number(fmpq_t out, const struct number *x)
{
    fmpq_set_mpq(out, x->value);
}

/*@ predicate is_row{L}(fmpq *c, integer length, integer step) = 1 <= length <= MAX_COEFFICIENTS && 1 <= step <= MAX_COEFFICIENTS &&
  @   (length - 1) * step < MAX_COEFFICIENTS && \valid(c + (0 .. (length - 1) * step)); */

/* Of one row of coefficients: p(x) to p(low + width x). */
/*@ requires is_row(c, length, step) && \valid_read(low) && \valid_read(width);
  @ assigns ENTRIES; */
static void substitute(fmpq *c, int length, int step, const fmpq_t low, const fmpq_t width)
{
    fmpq_t power;
    fmpq_init(power);
    fmpq_one(power);
    /*@ loop invariant 0 <= i < length;
      @ loop assigns i, ENTRIES;
      @ loop variant length - i; */
    for (int i = 0; i + 1 < length; i++)
        /*@ loop invariant i - 1 <= k <= length - 2;
          @ loop assigns k, ENTRIES;
          @ loop variant k; */
        for (int k = length - 2; k >= i; k--) fmpq_addmul(c + k * step, c + (k + 1) * step, low);
    /*@ loop invariant 0 <= i <= length;
      @ loop assigns i, ENTRIES;
      @ loop variant length - i; */
    for (int i = 0; i < length; i++) {
        fmpq_mul(c + i * step, c + i * step, power);
        fmpq_mul(power, power, width);
    }
    fmpq_clear(power);
}

/* To Bernstein coefficients on [0, 1]. */
/*@ requires is_row(c, length, step);
  @ assigns ENTRIES; */
static void to_bernstein(fmpq *c, int length, int step)
{
    fmpz_t binomial;
    fmpz_init(binomial);
    /*@ loop invariant 0 <= i <= length;
      @ loop assigns i, *binomial, ENTRIES;
      @ loop variant length - i; */
    for (int i = 0; i < length; i++) {
        fmpz_bin_uiui(binomial, (ulong)length - 1, (ulong)i);
        fmpq_div_fmpz(c + i * step, c + i * step, binomial);
    }
    /*@ loop invariant 1 <= i <= length;
      @ loop assigns i, ENTRIES;
      @ loop variant length - i; */
    for (int i = 1; i < length; i++)
        /*@ loop invariant i - 1 <= k <= length - 1;
          @ loop assigns k, ENTRIES;
          @ loop variant k; */
        for (int k = length - 1; k >= i; k--) fmpq_add(c + k * step, c + k * step, c + (k - 1) * step);
    fmpz_clear(binomial);
}

/*@ requires is_cell(cell) && 0 <= variable < SEVERAL_MAX_VARIABLES;
  @ assigns \nothing; */
static int is_point(const struct several_cell *cell, int variable)
{
    return cell->low[variable] == NULL || cell->low[variable] == cell->high[variable];
}

/* At a point one coefficient is left, the first. */
/*@ requires is_dense(d) && 0 <= variable < SEVERAL_MAX_VARIABLES;
  @ assigns ENTRIES; */
static void restrict_to(struct dense *d, int variable)
{
    fmpq_t low, width;
    fmpq_init(low);
    fmpq_init(width);
    if (d->cell->low[variable] != NULL) {
        from_number(low, d->cell->low[variable]);
        from_number(width, d->cell->high[variable]);
        fmpq_sub(width, width, low);
    }
    /*@ loop invariant 0 <= at <= d->total;
      @ loop assigns at, ENTRIES;
      @ loop variant d->total - at; */
    for (int at = 0; at < d->total; at++) {
        if (!is_first(d, at, variable)) continue;
        substitute(d->c + at, d->length[variable], d->step[variable], low, width);
        if (!is_point(d->cell, variable)) to_bernstein(d->c + at, d->length[variable], d->step[variable]);
    }
    fmpq_clear(low);
    fmpq_clear(width);
}

/* Whether a coefficient counts: in a variable at a point only the first. */
/*@ requires is_dense(d) && 0 <= at;
  @ assigns \nothing; */
static int counts(const struct dense *d, int at)
{
    /*@ loop invariant 0 <= i <= SEVERAL_MAX_VARIABLES;
      @ loop assigns i;
      @ loop variant SEVERAL_MAX_VARIABLES - i; */
    for (int i = 0; i < SEVERAL_MAX_VARIABLES; i++)
        if (is_point(d->cell, i) && !is_first(d, at, i)) return 0;
    return 1;
}

/* One row divided by the factor: 1 and the quotient in its place when nothing is left over, else 0. */
/*@ requires is_row(c, length, step) && is_factor(factor);
  @ assigns ENTRIES; */
static int divide_row(fmpq *c, int length, int step, const struct several_factor *factor)
{
    const int degree = factor->length - 1;
    fmpq_t quotient, term, lead;
    fmpq_init(quotient);
    fmpq_init(term);
    fmpq_init(lead);
    from_number(lead, factor->c[degree]);
    int divides = !fmpq_is_zero(lead);
    /*@ loop invariant i < length && (divides ==> nonzero(lead->numerator.state));
      @ loop assigns i, *quotient, *term, c[0 .. (length - 1) * step];
      @ loop variant i; */
    for (int i = length - 1; i >= degree && divides; i--) {
        fmpq_div(quotient, c + i * step, lead);
        /*@ loop invariant 0 <= k <= degree && (divides ==> nonzero(lead->numerator.state));
          @ loop assigns k, *term, c[0 .. (length - 1) * step];
          @ loop variant degree - k; */
        for (int k = 0; k < degree; k++) {
            from_number(term, factor->c[k]);
            fmpq_submul(c + (i - degree + k) * step, quotient, term);
        }
        fmpq_set(c + i * step, quotient);
    }
    /*@ loop invariant 0 <= i <= degree && i <= length;
      @ loop assigns i, divides;
      @ loop variant degree - i; */
    for (int i = 0; i < degree && i < length; i++) divides = divides && fmpq_is_zero(c + i * step);
    /*@ loop invariant 0 <= i <= length;
      @ loop assigns i, ENTRIES;
      @ loop variant length - i; */
    for (int i = 0; i < length; i++) {
        if (i + degree < length)
            fmpq_set(c + i * step, c + (i + degree) * step);
        else
            fmpq_zero(c + i * step);
    }
    fmpq_clear(quotient);
    fmpq_clear(term);
    fmpq_clear(lead);
    return divides;
}

/*@ requires is_dense(d);
  @ assigns \nothing; */
static int is_zero(const struct dense *d)
{
    /*@ loop invariant 0 <= at <= d->total;
      @ loop assigns at;
      @ loop variant d->total - at; */
    for (int at = 0; at < d->total; at++)
        if (!fmpq_is_zero(d->c + at)) return 0;
    return 1;
}

/* Returns 1 and the quotient in place of the polynomial when the factor of the cell divides it, else 0. */
/*@ requires is_dense(d) && d->cell->root != \null;
  @ assigns ENTRIES; */
static int divide_once(struct dense *d)
{
    const struct several_factor *factor = d->cell->root;
    fmpq *kept = _fmpq_vec_init(d->total);
    int divides = 1;
    /*@ loop invariant 0 <= i <= d->total;
      @ loop assigns i, ENTRIES;
      @ loop variant d->total - i; */
    for (int i = 0; i < d->total; i++) fmpq_set(kept + i, d->c + i);
    /*@ loop invariant 0 <= at <= d->total;
      @ loop assigns at, divides, ENTRIES;
      @ loop variant d->total - at; */
    for (int at = 0; at < d->total && divides; at++)
        if (is_first(d, at, factor->variable))
            divides = divide_row(d->c + at, d->length[factor->variable], d->step[factor->variable], factor);
    /*@ loop invariant 0 <= i <= d->total;
      @ loop assigns i, ENTRIES;
      @ loop variant d->total - i; */
    for (int i = 0; i < d->total && !divides; i++) fmpq_swap(d->c + i, kept + i);
    _fmpq_vec_clear(kept, d->total);
    return divides;
}

/* How often the factor of the cell divides the polynomial, which becomes what is left: each time takes a power away. */
/*@ requires is_dense(d);
  @ assigns ENTRIES;
  @ ensures 0 <= \result && (d->cell->root == \null ==> \result == 0); */
static int divide(struct dense *d)
{
    int times = 0;
    if (d->cell->root == NULL || is_zero(d)) return 0;
    const int most = d->length[d->cell->root->variable] - 1;
    /*@ loop invariant 0 <= times <= most;
      @ loop assigns times, ENTRIES;
      @ loop variant most - times; */
    while (times < most && divide_once(d)) times++;
    return times;
}

/* Whether a face chooses an end of a variable. */
/*@ requires is_dense(d) && 0 <= variable < SEVERAL_MAX_VARIABLES;
  @ assigns \nothing; */
static int chooses(const struct dense *d, int variable)
{
    const int inside = d->cell->root != NULL && d->cell->root->variable == variable;
    return !inside && !is_point(d->cell, variable) && d->length[variable] > 1 &&
           !(d->cell->low_open[variable] && d->cell->high_open[variable]);
}

/* A choice has bit 1 for the high end. */
/*@ requires is_dense(d) && 0 <= choice;
  @ assigns \nothing; */
static int is_choice(const struct dense *d, int choice)
{
    /*@ loop invariant 0 <= i <= SEVERAL_MAX_VARIABLES;
      @ loop assigns i;
      @ loop variant SEVERAL_MAX_VARIABLES - i; */
    for (int i = 0; i < SEVERAL_MAX_VARIABLES; i++) {
        const int high = choice >> i & 1;
        if (chooses(d, i) ? (high ? d->cell->high_open[i] : d->cell->low_open[i]) : high) return 0;
    }
    return 1;
}

/* Whether all coefficients are zero on a face. */
/*@ requires is_dense(d) && 0 <= choice;
  @ assigns \nothing; */
static int vanishes_on(const struct dense *d, int choice)
{
    /*@ loop invariant 0 <= at <= d->total;
      @ loop assigns at;
      @ loop variant d->total - at; */
    for (int at = 0; at < d->total; at++) {
        int on = counts(d, at) && !fmpq_is_zero(d->c + at);
        /*@ loop invariant 0 <= i <= SEVERAL_MAX_VARIABLES;
          @ loop assigns i, on;
          @ loop variant SEVERAL_MAX_VARIABLES - i; */
        for (int i = 0; i < SEVERAL_MAX_VARIABLES && on; i++)
            if (chooses(d, i)) on = at / d->step[i] % d->length[i] == (choice >> i & 1 ? d->length[i] - 1 : 0);
        if (on) return 0;
    }
    return 1;
}

/*@ requires is_dense(d);
  @ assigns \nothing; */
static int signs_of(const struct dense *d)
{
    int signs = 0, zero = 0;
    /*@ loop invariant 0 <= at <= d->total;
      @ loop assigns at, signs;
      @ loop variant d->total - at; */
    for (int at = 0; at < d->total; at++)
        if (counts(d, at)) signs |= fmpq_sgn(d->c + at) < 0 ? NEGATIVE : fmpq_sgn(d->c + at) > 0 ? POSITIVE : 0;
    if (signs == 0) return ZERO;
    if (signs == NEGATIVE + POSITIVE) return signs | ZERO;
    /*@ loop invariant 0 <= choice <= 256;
      @ loop assigns choice, zero;
      @ loop variant 256 - choice; */
    for (int choice = 0; choice < 1 << SEVERAL_MAX_VARIABLES && !zero; choice++)
        zero = is_choice(d, choice) && vanishes_on(d, choice);
    return signs | (zero ? ZERO : 0);
}

/*@ requires is_factor(factor) && \valid_read(x);
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static int sign_at(const struct several_factor *factor, const struct number *x)
{
    fmpq_t value, at, term;
    fmpq_init(value);
    fmpq_init(at);
    fmpq_init(term);
    from_number(at, x);
    /*@ loop invariant -1 <= i < factor->length;
      @ loop assigns i, *value, *term;
      @ loop variant i; */
    for (int i = factor->length - 1; i >= 0; i--) {
        from_number(term, factor->c[i]);
        fmpq_mul(value, value, at);
        fmpq_add(value, value, term);
    }
    const int sign = fmpq_sgn(value);
    fmpq_clear(value);
    fmpq_clear(at);
    fmpq_clear(term);
    return sign;
}

/* The sign of the factor to the power on the side of the cell. */
/*@ requires is_cell(cell) && cell->root != \null;
  @ assigns \nothing; */
static int sign_of_power(const struct several_cell *cell, int power)
{
    const int variable = cell->root->variable;
    if (power == 0) return 1;
    if (cell->side == 0) return 0;
    const int sign = sign_at(cell->root, cell->side < 0 ? cell->low[variable] : cell->high[variable]);
    return power % 2 == 0 ? 1 : sign;
}

/*@ assigns \nothing; */
static int turned(int signs, int sign)
{
    if (sign == 0) return ZERO;
    if (sign > 0) return signs;
    return (signs & ZERO) | (signs & NEGATIVE ? POSITIVE : 0) | (signs & POSITIVE ? NEGATIVE : 0);
}

/*@ requires is_several(s) && 0 <= polynomial < s->count && is_cell(cell);
  @ assigns ENTRIES; */
int several_signs(const struct several *s, int polynomial, const struct several_cell *cell)
{
    struct dense d = {.cell = cell};
    if (!spread(s, polynomial, &d)) return 0;
    const int power = divide(&d);
    /*@ loop invariant 0 <= i <= SEVERAL_MAX_VARIABLES;
      @ loop assigns i, ENTRIES;
      @ loop variant SEVERAL_MAX_VARIABLES - i; */
    for (int i = 0; i < SEVERAL_MAX_VARIABLES; i++) restrict_to(&d, i);
    const int signs = signs_of(&d);
    _fmpq_vec_clear(d.c, d.total);
    return cell->root == NULL ? signs : turned(signs, sign_of_power(cell, power));
}

/*@ requires is_factor(factor) && \valid_read(low) && \valid_read(high);
  @ assigns ENTRIES; */
int several_has_one_root(const struct several_factor *factor, const struct number *low, const struct number *high)
{
    fmpq *c = _fmpq_vec_init(factor->length);
    fmpq_t from, width;
    int changes = 0, last = 0;
    fmpq_init(from);
    fmpq_init(width);
    from_number(from, low);
    from_number(width, high);
    fmpq_sub(width, width, from);
    /*@ loop invariant 0 <= i <= factor->length;
      @ loop assigns i, ENTRIES;
      @ loop variant factor->length - i; */
    for (int i = 0; i < factor->length; i++) from_number(c + i, factor->c[i]);
    substitute(c, factor->length, 1, from, width);
    to_bernstein(c, factor->length, 1);
    const int ends = fmpq_sgn(c) * fmpq_sgn(c + factor->length - 1);
    /*@ loop invariant 0 <= changes <= i <= factor->length && -1 <= last <= 1;
      @ loop assigns i, changes, last;
      @ loop variant factor->length - i; */
    for (int i = 0; i < factor->length; i++) {
        const int sign = fmpq_sgn(c + i);
        changes += last * sign < 0;
        last = sign != 0 ? sign : last;
    }
    _fmpq_vec_clear(c, factor->length);
    fmpq_clear(from);
    fmpq_clear(width);
    return changes == 1 && ends != 0;
}
