/* SPDX-License-Identifier: BSD-2-Clause */
/* Signs of a polynomial in a cell, by its Bernstein coefficients there. */
#include "numbers/multivariate_private.h"

#include <stdlib.h>

enum { MAX_COEFFICIENTS = 20000, NEGATIVE = 1, ZERO = 2, POSITIVE = 4 };

/* A polynomial with all its coefficients: that of x_0^e_0 x_1^e_1 ... is c[e_0 step_0 + e_1 step_1 + ...]. The members
 * have not the type int, unlike those of a cell: WP then knows that changing them leaves the cell unchanged. */
struct dense {
    const struct multivariate_cell *cell;
    short length[MULTIVARIATE_MAX_VARIABLES], step[MULTIVARIATE_MAX_VARIABLES + 1],
        total; /* total: the step after the last variable */
    fmpq *c;   /* NULL when there are too many */
};

/* clang-format off */
#define ENTRIES {*q | fmpq *q; \true}
/* clang-format on */

/*@ predicate is_factor{L}(struct multivariate_factor *f) = \valid_read(f) && 0 <= f->variable < MULTIVARIATE_MAX_VARIABLES &&
  @   1 <= f->length <= MULTIVARIATE_MAX_LENGTH && \forall integer i; 0 <= i < f->length ==> \valid_read(f->c[i]);
  @ predicate has_ends{L}(struct multivariate_cell *cell, integer i) = \valid_read(cell->low[i]) && \valid_read(cell->high[i]);
  @ predicate is_cell{L}(struct multivariate_cell *cell) = \valid_read(cell) &&
  @   (\forall integer i; 0 <= i < MULTIVARIATE_MAX_VARIABLES ==> cell->low[i] == \null || has_ends(cell, i)) &&
  @   (cell->root == \null || is_factor(cell->root) && has_ends(cell, cell->root->variable));
  @ predicate is_laid(struct dense d) = d.step[0] == 1 && 0 < d.total <= MAX_COEFFICIENTS && d.step[MULTIVARIATE_MAX_VARIABLES] == d.total &&
  @   (\forall integer i; 0 <= i < MULTIVARIATE_MAX_VARIABLES ==> 0 < d.length[i] <= MAX_COEFFICIENTS) &&
  @   (\forall integer i; 0 <= i < MULTIVARIATE_MAX_VARIABLES ==> 0 < d.step[i] <= d.step[i + 1] <= d.total) &&
  @   \forall integer i; 0 <= i < MULTIVARIATE_MAX_VARIABLES ==> step_after(d.step[i], d.length[i], d.step[i + 1]);
  @ predicate is_axis(struct dense d, integer i) = 0 < d.length[i] <= MAX_COEFFICIENTS &&
  @   0 < d.step[i] <= d.step[i + 1] <= d.total && step_after(d.step[i], d.length[i], d.step[i + 1]);
  @ predicate are_coefficients{L}(struct dense d) = \valid(d.c + (0 .. d.total - 1));
  @ predicate is_dense{L}(struct dense *d) = \valid_read(d) && is_laid(*d) && are_coefficients(*d) && is_cell(d->cell);
  @ // The polynomial has no larger powers than there is room for.
  @ predicate has_room{L}(struct dense d, fmpq_mpoly_struct *top) =
  @   \forall integer i; 0 <= i < MULTIVARIATE_MAX_VARIABLES ==> largest_power(top->state, i) < d.length[i]; */

/*@ requires 0 < step <= MAX_COEFFICIENTS && 0 < length <= MAX_COEFFICIENTS;
  @ assigns \nothing;
  @ ensures step <= \result && length <= \result && step_after(step, length, \result); */
static int next_step(int step, int length)
{
    //@ assert small: 0 <= step * (length - 1) && 0 <= (MAX_COEFFICIENTS - step) * length && 0 <= (step - 1) * length;
    return step * length;
}

/* Allocates the coefficients, unless there are too many. */
/*@ requires is_multivariate(s) && 0 <= polynomial < s->count;
  @ assigns \result \from s, polynomial, cell;
  @ ensures \result.cell == cell;
  @ ensures \result.c != \null ==> is_laid(\result);
  @ ensures \result.c != \null ==> are_coefficients(\result);
  @ ensures \result.c != \null ==> has_room(\result, &s->function[polynomial].top[0]);
  @ ensures \result.c != \null ==> \separated(s->function + polynomial, \result.c + (0 .. \result.total - 1)); */
static struct dense make_room(const struct multivariate *s, int polynomial, const struct multivariate_cell *cell)
{
    struct dense d = {.cell = cell, .step = {1}, .c = NULL};
    slong power[MULTIVARIATE_MAX_VARIABLES];
    fmpq_mpoly_degrees_si(power, s->function[polynomial].top, s->ring);
    /*@ loop invariant 0 <= i <= MULTIVARIATE_MAX_VARIABLES && d.c == \null && d.cell == cell && d.step[0] == 1;
      @ loop invariant 0 < d.step[i] <= MAX_COEFFICIENTS;
      @ loop invariant \forall integer k; 0 <= k < i ==> power[k] < d.length[k];
      @ loop invariant \forall integer k; 0 <= k < i ==> 0 < d.length[k] <= MAX_COEFFICIENTS;
      @ loop invariant \forall integer k; 0 <= k < i ==> 0 < d.step[k] <= d.step[k + 1] <= d.step[i];
      @ loop invariant \forall integer k; 0 <= k < i ==> step_after(d.step[k], d.length[k], d.step[k + 1]);
      @ loop assigns i, d;
      @ loop variant MULTIVARIATE_MAX_VARIABLES - i; */
    for (int i = 0; i < MULTIVARIATE_MAX_VARIABLES; i++) {
        if (power[i] >= MAX_COEFFICIENTS) return d;
        const int length = power[i] < 0 ? 1 : (int)power[i] + 1, step = next_step(d.step[i], length);
        if (step > MAX_COEFFICIENTS) return d;
        d.length[i] = (short)length;
        d.step[i + 1] = (short)step;
    }
    d.total = d.step[MULTIVARIATE_MAX_VARIABLES];
    d.c = _fmpq_vec_init(d.total);
    return d;
}

/* The place of a coefficient whose power of this variable is `power`, given the place for the variables before it. */
/*@ requires is_laid(d) && 0 <= variable < MULTIVARIATE_MAX_VARIABLES && 0 <= place < d.step[variable] && 0 <= power < d.length[variable];
  @ assigns \nothing;
  @ ensures 0 <= \result == place + power * d.step[variable] < d.step[variable + 1]; */
static int with_power(struct dense d, int place, int variable, int power)
{
    const int step = d.step[variable];
    //@ assert axis: is_axis(d, variable);
    //@ assert product: is_product(power * step, step, power);
    //@ assert fits: 0 <= power * step <= d.step[variable + 1] - step;
    return place + power * step;
}

/* The place of the coefficient of a term. */
/*@ requires \valid_read(ring) && \valid_read(top) && 0 <= term < coefficients(top->state) && is_laid(d) && has_room(d, top);
  @ assigns \nothing;
  @ ensures 0 <= \result < d.total; */
static int place_of(struct dense d, const fmpq_mpoly_struct *top, const fmpq_mpoly_ctx_struct *ring, slong term)
{
    slong power[MULTIVARIATE_MAX_VARIABLES];
    int place = 0;
    fmpq_mpoly_get_term_exp_si(power, top, term, ring);
    /*@ loop invariant 0 <= i <= MULTIVARIATE_MAX_VARIABLES && 0 <= place < d.step[i];
      @ loop assigns i, place;
      @ loop variant MULTIVARIATE_MAX_VARIABLES - i; */
    for (int i = 0; i < MULTIVARIATE_MAX_VARIABLES; i++) {
        //@ assert axis: is_axis(d, i) && 0 <= power[i] < d.length[i];
        place = with_power(d, place, i, (int)power[i]);
    }
    return place;
}

/*@ requires is_multivariate(s) && 0 <= polynomial < s->count && is_cell(cell);
  @ assigns ENTRIES;
  @ ensures \result.cell == cell;
  @ ensures \result.c != \null ==> is_laid(\result);
  @ ensures \result.c != \null ==> are_coefficients(\result); */
static struct dense spread(const struct multivariate *s, int polynomial, const struct multivariate_cell *cell)
{
    const fmpq_mpoly_struct *top = s->function[polynomial].top;
    const struct dense d = make_room(s, polynomial, cell);
    if (d.c == NULL) return d;
    const slong terms = fmpq_mpoly_length(top, s->ring);
    //@ assert apart: \separated(top, d.c + (0 .. d.total - 1));
    /*@ loop invariant 0 <= k <= terms;
      @ loop invariant top->state == \at(top->state, LoopEntry);
      @ loop assigns k, d.c[0 .. d.total - 1];
      @ loop variant terms - k; */
    for (slong k = 0; k < terms; k++)
        fmpq_mpoly_get_term_coeff_fmpq(d.c + place_of(d, top, s->ring, k), top, k, s->ring);
    return d;
}

/* The power of a variable at a place. */
/*@ requires is_dense(d) && 0 <= at && 0 <= variable < MULTIVARIATE_MAX_VARIABLES;
  @ assigns \nothing;
  @ ensures 0 <= \result < d->length[variable]; */
static int power_at(const struct dense *d, int at, int variable)
{
    //@ assert axis: is_axis(*d, variable);
    return at / d->step[variable] % d->length[variable];
}

/*@ requires \valid(out) && \valid_read(x);
  @ assigns *out; */
static void from_number(fmpq_t out, const struct number *x)
{
    fmpq_set_mpq(out, x->value);
}

/* The coefficients that differ only in the power of one variable. */
struct row {
    fmpq *first;
    int step, length;
};

/*@ predicate is_row{L}(struct row r) = 0 < r.length <= MAX_COEFFICIENTS && 0 < r.step <= MAX_COEFFICIENTS &&
  @   (r.length - 1) * r.step < MAX_COEFFICIENTS && \valid(r.first + (0 .. (r.length - 1) * r.step)); */

/*@ requires is_row(r) && 0 <= i < r.length;
  @ assigns \nothing;
  @ ensures \valid(\result); */
static fmpq *entry(struct row r, int i)
{
    //@ assert between: 0 <= i * r.step && 0 <= (r.length - 1 - i) * r.step;
    return r.first + i * r.step;
}

/* The distance between the first and the last place of a row. */
/*@ requires is_laid(d) && 0 <= variable < MULTIVARIATE_MAX_VARIABLES;
  @ assigns \nothing;
  @ ensures 0 <= \result == (d.length[variable] - 1) * d.step[variable] < d.total; */
static int reach(struct dense d, int variable)
{
    //@ assert axis: is_axis(d, variable);
    return with_power(d, 0, variable, d.length[variable] - 1);
}

/*@ requires is_laid(d) && are_coefficients(d) && 0 <= variable < MULTIVARIATE_MAX_VARIABLES && 0 <= at;
  @ requires at + (d.length[variable] - 1) * d.step[variable] < d.total;
  @ assigns \nothing;
  @ ensures is_row(\result); */
static struct row row_from(struct dense d, int at, int variable)
{
    //@ assert axis: is_axis(d, variable);
    //@ assert positive: 0 <= d.length[variable] - 1 && 0 <= d.step[variable];
    //@ assert after: 0 <= (d.length[variable] - 1) * d.step[variable];
    //@ assert there: \valid((d.c + at) + (0 .. (d.length[variable] - 1) * d.step[variable]));
    const struct row row = {d.c + at, d.step[variable], d.length[variable]};
    //@ assert same: (row.length - 1) * row.step == (d.length[variable] - 1) * d.step[variable];
    return row;
}

/* Replaces p(x) by p(low + width x), for one row. */
/*@ requires is_row(r) && \valid_read(low) && \valid_read(width);
  @ assigns ENTRIES; */
static void substitute(struct row r, const fmpq_t low, const fmpq_t width)
{
    fmpq_t power;
    fmpq_init(power);
    fmpq_one(power);
    /*@ loop invariant 0 <= i <= r.length;
      @ loop assigns i, ENTRIES;
      @ loop variant r.length - i; */
    for (int i = 0; i + 1 < r.length; i++)
        /*@ loop invariant i - 1 <= k <= r.length - 2;
          @ loop assigns k, ENTRIES;
          @ loop variant k; */
        for (int k = r.length - 2; k >= i; k--) fmpq_addmul(entry(r, k), entry(r, k + 1), low);
    /*@ loop invariant 0 <= i <= r.length;
      @ loop assigns i, *power, ENTRIES;
      @ loop variant r.length - i; */
    for (int i = 0; i < r.length; i++) {
        fmpq_mul(entry(r, i), entry(r, i), power);
        fmpq_mul(power, power, width);
    }
    fmpq_clear(power);
}

/* Converts one row to Bernstein coefficients on [0, 1]. */
/*@ requires is_row(r);
  @ assigns ENTRIES; */
static void to_bernstein(struct row r)
{
    fmpz_t binomial;
    fmpz_init(binomial);
    /*@ loop invariant 0 <= i <= r.length;
      @ loop assigns i, *binomial, ENTRIES;
      @ loop variant r.length - i; */
    for (int i = 0; i < r.length; i++) {
        fmpz_bin_uiui(binomial, (ulong)r.length - 1, (ulong)i);
        fmpq_div_fmpz(entry(r, i), entry(r, i), binomial);
    }
    /*@ loop invariant 1 <= i <= r.length;
      @ loop assigns i, ENTRIES;
      @ loop variant r.length - i; */
    for (int i = 1; i < r.length; i++)
        /*@ loop invariant i - 1 <= k <= r.length - 1;
          @ loop assigns k, ENTRIES;
          @ loop variant k; */
        for (int k = r.length - 1; k >= i; k--) fmpq_add(entry(r, k), entry(r, k), entry(r, k - 1));
    fmpz_clear(binomial);
}

/*@ requires is_cell(cell) && 0 <= variable < MULTIVARIATE_MAX_VARIABLES;
  @ assigns \nothing; */
static int is_point(const struct multivariate_cell *cell, int variable)
{
    return cell->low[variable] == NULL || cell->low[variable] == cell->high[variable];
}

/* Evaluates at a fixed value of a variable; one coefficient, the first of each row, remains. */
/*@ requires is_dense(d) && 0 <= variable < MULTIVARIATE_MAX_VARIABLES;
  @ assigns ENTRIES; */
static void restrict_to(const struct dense *d, int variable)
{
    const int last = d->total - reach(*d, variable) - 1;
    fmpq_t low, width;
    fmpq_init(low);
    fmpq_init(width);
    if (d->cell->low[variable] != NULL) {
        from_number(low, d->cell->low[variable]);
        from_number(width, d->cell->high[variable]);
        fmpq_sub(width, width, low);
    }
    /*@ loop invariant 0 <= at <= last + 1;
      @ loop assigns at, ENTRIES;
      @ loop variant last - at; */
    for (int at = 0; at <= last; at++) {
        if (power_at(d, at, variable) != 0) continue;
        const struct row row = row_from(*d, at, variable);
        substitute(row, low, width);
        if (!is_point(d->cell, variable)) to_bernstein(row);
    }
    fmpq_clear(low);
    fmpq_clear(width);
}

/* 1 when a coefficient is valid: for a variable with a fixed value only the first of a row is. */
/*@ requires is_dense(d) && 0 <= at;
  @ assigns \nothing; */
static int counts(const struct dense *d, int at)
{
    /*@ loop invariant 0 <= i <= MULTIVARIATE_MAX_VARIABLES;
      @ loop assigns i;
      @ loop variant MULTIVARIATE_MAX_VARIABLES - i; */
    for (int i = 0; i < MULTIVARIATE_MAX_VARIABLES; i++)
        if (is_point(d->cell, i) && power_at(d, at, i) != 0) return 0;
    return 1;
}

/* Divides one row by the factor; the remainder is stored below the quotient. */
/*@ requires is_row(r) && is_factor(factor) && \valid_read(inverse);
  @ assigns ENTRIES; */
static void reduce_row(struct row r, const struct multivariate_factor *factor, const fmpq_t inverse)
{
    const int degree = factor->length - 1;
    fmpq_t term;
    fmpq_init(term);
    /*@ loop invariant i < r.length;
      @ loop assigns i, *term, ENTRIES;
      @ loop variant i - degree + 1; */
    for (int i = r.length - 1; i >= degree; i--) {
        fmpq_mul(entry(r, i), entry(r, i), inverse);
        /*@ loop invariant 0 <= k <= degree;
          @ loop assigns k, *term, ENTRIES;
          @ loop variant degree - k; */
        for (int k = 0; k < degree; k++) {
            from_number(term, factor->c[k]);
            fmpq_submul(entry(r, i - degree + k), entry(r, i), term);
        }
    }
    fmpq_clear(term);
}

/* Divides one row by the factor; 1, with the quotient in place of the row, when the remainder is 0, else 0. */
/*@ requires is_row(r) && is_factor(factor) && \valid_read(inverse);
  @ assigns ENTRIES; */
static int divide_row(struct row r, const struct multivariate_factor *factor, const fmpq_t inverse)
{
    const int degree = factor->length - 1;
    reduce_row(r, factor, inverse);
    /*@ loop invariant 0 <= i <= r.length;
      @ loop assigns i;
      @ loop variant r.length - i; */
    for (int i = 0; i < degree && i < r.length; i++)
        if (!fmpq_is_zero(entry(r, i))) return 0;
    /*@ loop invariant 0 <= i <= r.length;
      @ loop assigns i, ENTRIES;
      @ loop variant r.length - i; */
    for (int i = 0; i < r.length; i++) {
        if (i + degree < r.length)
            fmpq_set(entry(r, i), entry(r, i + degree));
        else
            fmpq_zero(entry(r, i));
    }
    return 1;
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

/* Divides all rows by the factor of the cell. */
/*@ requires is_dense(d) && d->cell->root != \null && \valid_read(inverse);
  @ assigns ENTRIES; */
static int divide_rows(const struct dense *d, const fmpq_t inverse)
{
    const struct multivariate_factor *factor = d->cell->root;
    const int last = d->total - reach(*d, factor->variable) - 1;
    /*@ loop invariant 0 <= at <= last + 1;
      @ loop assigns at, ENTRIES;
      @ loop variant last - at; */
    for (int at = 0; at <= last; at++)
        if (power_at(d, at, factor->variable) == 0 && !divide_row(row_from(*d, at, factor->variable), factor, inverse))
            return 0;
    return 1;
}

/* Divides the polynomial by the factor of the cell; 1, with the quotient in its place, when the remainder is 0, else 0. */
/*@ requires is_dense(d) && d->cell->root != \null && \valid_read(inverse);
  @ assigns ENTRIES; */
static int divide_once(const struct dense *d, const fmpq_t inverse)
{
    fmpq *kept = _fmpq_vec_init(d->total);
    /*@ loop invariant 0 <= i <= d->total;
      @ loop assigns i, ENTRIES;
      @ loop variant d->total - i; */
    for (int i = 0; i < d->total; i++) fmpq_set(kept + i, d->c + i);
    const int divides = divide_rows(d, inverse);
    /*@ loop invariant 0 <= i <= d->total;
      @ loop assigns i, ENTRIES;
      @ loop variant d->total - i; */
    for (int i = 0; i < d->total && !divides; i++) fmpq_swap(d->c + i, kept + i);
    _fmpq_vec_clear(kept, d->total);
    return divides;
}

/* Divides the polynomial by the factor of the cell as often as possible. Returns how many times; each division lowers
 * the degree, so that the loop ends. */
/*@ requires is_dense(d);
  @ assigns ENTRIES;
  @ ensures 0 <= \result && (d->cell->root == \null ==> \result == 0); */
static int divide(const struct dense *d)
{
    const struct multivariate_factor *factor = d->cell->root;
    int times = 0;
    if (factor == NULL || is_zero(d)) return 0;
    //@ assert axis: is_axis(*d, factor->variable);
    const int most = d->length[factor->variable] - 1;
    fmpq_t inverse;
    fmpq_init(inverse);
    from_number(inverse, factor->c[factor->length - 1]);
    if (!fmpq_is_zero(inverse)) {
        fmpq_inv(inverse, inverse);
        /*@ loop invariant 0 <= times <= most;
          @ loop assigns times, ENTRIES;
          @ loop variant most - times; */
        while (times < most && divide_once(d, inverse)) times++;
    }
    fmpq_clear(inverse);
    return times;
}

/* 1 when a face selects one of the ends of a variable. */
/*@ requires is_dense(d) && 0 <= variable < MULTIVARIATE_MAX_VARIABLES;
  @ assigns \nothing; */
static int chooses(const struct dense *d, int variable)
{
    const int inside = d->cell->root != NULL && d->cell->root->variable == variable;
    return !inside && !is_point(d->cell, variable) && d->length[variable] > 1 &&
           !(d->cell->low_open[variable] && d->cell->high_open[variable]);
}

/* 1 when `choice` selects ends of variables that have a choice only; bit 1 selects the high end. */
/*@ requires is_dense(d) && 0 <= choice;
  @ assigns \nothing; */
static int is_choice(const struct dense *d, int choice)
{
    /*@ loop invariant 0 <= i <= MULTIVARIATE_MAX_VARIABLES;
      @ loop assigns i;
      @ loop variant MULTIVARIATE_MAX_VARIABLES - i; */
    for (int i = 0; i < MULTIVARIATE_MAX_VARIABLES; i++) {
        const int high = choice >> i & 1;
        if (chooses(d, i) ? (high ? d->cell->high_open[i] : d->cell->low_open[i]) : high) return 0;
    }
    return 1;
}

/* 1 when all coefficients on a face are zero. */
/*@ requires is_dense(d) && 0 <= choice;
  @ assigns \nothing; */
static int vanishes_on(const struct dense *d, int choice)
{
    /*@ loop invariant 0 <= at <= d->total;
      @ loop assigns at;
      @ loop variant d->total - at; */
    for (int at = 0; at < d->total; at++) {
        int on = counts(d, at) && !fmpq_is_zero(d->c + at);
        /*@ loop invariant 0 <= i <= MULTIVARIATE_MAX_VARIABLES;
          @ loop assigns i, on;
          @ loop variant MULTIVARIATE_MAX_VARIABLES - i; */
        for (int i = 0; i < MULTIVARIATE_MAX_VARIABLES && on; i++)
            if (chooses(d, i)) on = power_at(d, at, i) == (choice >> i & 1 ? d->length[i] - 1 : 0);
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
    for (int choice = 0; choice < 1 << MULTIVARIATE_MAX_VARIABLES && !zero; choice++)
        zero = is_choice(d, choice) && vanishes_on(d, choice);
    return signs | (zero ? ZERO : 0);
}

/*@ requires is_factor(factor) && \valid_read(x);
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static int sign_at(const struct multivariate_factor *factor, const struct number *x)
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

/* The sign of a power of the factor in the cell. */
/*@ requires is_cell(cell) && cell->root != \null;
  @ assigns \nothing; */
static int sign_of_power(const struct multivariate_cell *cell, int power)
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

/*@ requires is_multivariate(s) && 0 <= polynomial < s->count && is_cell(cell);
  @ assigns ENTRIES; */
int multivariate_signs(const struct multivariate *s, int polynomial, const struct multivariate_cell *cell)
{
    const struct dense d = spread(s, polynomial, cell);
    if (d.c == NULL) return 0;
    const int power = divide(&d);
    /*@ loop invariant 0 <= i <= MULTIVARIATE_MAX_VARIABLES;
      @ loop assigns i, ENTRIES;
      @ loop variant MULTIVARIATE_MAX_VARIABLES - i; */
    for (int i = 0; i < MULTIVARIATE_MAX_VARIABLES; i++) restrict_to(&d, i);
    const int signs = signs_of(&d);
    _fmpq_vec_clear(d.c, d.total);
    return cell->root == NULL ? signs : turned(signs, sign_of_power(cell, power));
}

/*@ requires is_factor(factor) && \valid_read(low) && \valid_read(high);
  @ assigns ENTRIES; */
int multivariate_has_one_root(const struct multivariate_factor *factor, const struct number *low,
                              const struct number *high)
{
    fmpq *c = _fmpq_vec_init(factor->length);
    const struct row row = {c, 1, factor->length};
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
    substitute(row, from, width);
    to_bernstein(row);
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
