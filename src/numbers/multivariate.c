/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/multivariate.h"

#include "numbers/multivariate_private.h"

#include <stdlib.h>

/* The memory that is written when a function is made, and when the list of functions grows. */
/* clang-format off */
#define FUNCTIONS(s) *s, {f->top[0] | struct function *f; \true}, {f->bottom[0] | struct function *f; \true}, {f->of | struct function *f; \true}
#define MADE {s->pool | struct multivariate *s; \true}, {s->variables | struct multivariate *s; \true}, {s->ring[0] | struct multivariate *s; \true}, \
    {s->variable[i] | struct multivariate *s, integer i; 0 <= i < MULTIVARIATE_MAX_VARIABLES}
/* clang-format on */
/*@ predicate is_function{L}(struct multivariate *s, integer i) = is_multivariate(s) && 0 <= i < s->count;
  @ predicate are_indices{L}(struct multivariate *s, int *x, integer count) = \forall integer i; 0 <= i < count ==> 0 <= x[i] < s->count;
  @ // No handle becomes NULL.
  @ predicate handles_stay{A, B} = \forall struct number **x, integer count; are_numbers{A}(x, count) ==> are_numbers{B}(x, count);
  @ predicate is_made{L}(struct multivariate_factor *f) = 0 <= f->length <= MULTIVARIATE_MAX_LENGTH && are_numbers(&f->c[0], f->length);
  @ predicate are_made{L}(struct multivariate_factor *list, integer count) = \forall integer i; 0 <= i < count ==> is_made(list + i); */

/*@ requires pool != \null && 0 <= count && \valid_read(variable + (0 .. count - 1)) && are_numbers(variable, count);
  @ assigns MADE;
  @ ensures is_multivariate(\result); */
struct multivariate *multivariate_new(struct number_pool *pool, const struct number *const *variable, int count)
{
    struct multivariate *s = calloc(1, sizeof *s);
    if (s == NULL) abort();
    s->pool = pool;
    s->variables = count < MULTIVARIATE_MAX_VARIABLES ? count : MULTIVARIATE_MAX_VARIABLES;
    fmpq_mpoly_ctx_init(s->ring, MULTIVARIATE_MAX_VARIABLES, ORD_LEX);
    /*@ loop invariant 0 <= i <= s->variables && are_numbers(variable, count) && are_numbers(&s->variable[0], i);
      @ loop assigns i, s->variable[0 .. MULTIVARIATE_MAX_VARIABLES - 1];
      @ loop variant s->variables - i; */
    for (int i = 0; i < s->variables; i++) s->variable[i] = variable[i];
    return s;
}

/*@ requires s == \null || is_multivariate(s);
  @ assigns FUNCTIONS(s); */
void multivariate_free(struct multivariate *s)
{
    if (s == NULL) return;
    /*@ loop invariant 0 <= i <= s->count;
      @ loop assigns i, {f->top[0] | struct function *f; \true}, {f->bottom[0] | struct function *f; \true};
      @ loop variant s->count - i; */
    for (int i = 0; i < s->count; i++) {
        fmpq_mpoly_clear(s->function[i].top, s->ring);
        fmpq_mpoly_clear(s->function[i].bottom, s->ring);
    }
    fmpq_mpoly_ctx_clear(s->ring);
    free(s->function);
    free(s);
}

/*@ requires is_multivariate(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= MULTIVARIATE_MAX_VARIABLES; */
int multivariate_variables(const struct multivariate *s)
{
    return s->variables;
}

/*@ requires is_multivariate(s) && 0 <= index < s->variables;
  @ assigns \nothing;
  @ ensures \result != \null; */
const struct number *multivariate_variable(const struct multivariate *s, int index)
{
    return s->variable[index];
}

/* Makes room for one more function. */
/*@ requires is_multivariate(s);
  @ assigns s->function, s->room;
  @ ensures is_multivariate(s);
  @ ensures s->count < s->room && s->count == \old(s->count) && handles_stay{Pre, Post}; */
static void make_room(struct multivariate *s)
{
    if (s->count < s->room) return;
    if (s->room > MULTIVARIATE_MAX_ROOM / 4) abort();
    const int room = 2 * s->room + 64;
    const size_t size = (size_t)room * sizeof *s->function;
    //@ assert size / sizeof(struct function) == room;
    s->function = realloc(s->function, size);
    if (s->function == NULL) abort();
    s->room = room;
}

/* Appends the function 0 / 1. */
/*@ requires is_multivariate(s);
  @ assigns FUNCTIONS(s);
  @ ensures is_multivariate(s) && \result == \old(s->count) && s->count == \result + 1;
  @ ensures s->variables == \old(s->variables);
  @ ensures \forall integer i; 0 <= i < MULTIVARIATE_MAX_VARIABLES ==> s->variable[i] == \old(s->variable[i]);
  @ ensures of != \null ==> handles_stay{Pre, Post}; */
static int add_function(struct multivariate *s, const struct number *of)
{
    make_room(s);
    struct function *f = s->function + s->count;
    fmpq_mpoly_init(f->top, s->ring);
    fmpq_mpoly_init(f->bottom, s->ring);
    fmpq_mpoly_one(f->bottom, s->ring);
    f->of = of;
    return s->count++;
}

/*@ requires \valid_read(s) && \valid_read(f);
  @ assigns \nothing; */
static int is_short(const struct multivariate *s, const struct function *f)
{
    return fmpq_mpoly_length(f->top, s->ring) <= MULTIVARIATE_MAX_TERMS &&
           fmpq_mpoly_length(f->bottom, s->ring) <= MULTIVARIATE_MAX_TERMS;
}

/* Cancels the common factors of numerator and denominator. */
/*@ requires \valid_read(s) && \valid(f);
  @ assigns f->top[0], f->bottom[0]; */
static int reduce(const struct multivariate *s, struct function *f)
{
    fmpq_mpoly_t common;
    if (!is_short(s, f)) return 0;
    if (fmpq_mpoly_is_one(f->bottom, s->ring)) return 1;
    fmpq_mpoly_init(common, s->ring);
    const int done = fmpq_mpoly_gcd_cofactors(common, f->top, f->bottom, f->top, f->bottom, s->ring);
    fmpq_mpoly_clear(common, s->ring);
    return done;
}

/* x / y +- z / w */
/*@ requires \valid_read(s) && \valid_read(x) && \valid_read(y) && \valid(out);
  @ assigns out->top[0], out->bottom[0]; */
static void combine(const struct multivariate *s, int sign, const struct function *x, const struct function *y,
                    struct function *out)
{
    fmpq_mpoly_t other;
    fmpq_mpoly_init(other, s->ring);
    fmpq_mpoly_mul(out->top, x->top, y->bottom, s->ring);
    fmpq_mpoly_mul(other, y->top, x->bottom, s->ring);
    if (sign > 0)
        fmpq_mpoly_add(out->top, out->top, other, s->ring);
    else
        fmpq_mpoly_sub(out->top, out->top, other, s->ring);
    fmpq_mpoly_mul(out->bottom, x->bottom, y->bottom, s->ring);
    fmpq_mpoly_clear(other, s->ring);
}

/*@ requires is_multivariate(s) && x != \null;
  @ assigns FUNCTIONS(s);
  @ ensures is_multivariate(s) && -1 <= \result < s->count && \old(s->count) <= s->count;
  @ ensures handles_stay{Pre, Post}; */
static int of_real(struct multivariate *s, const struct number *x);

/*@ requires is_multivariate(s) && \valid_read(number) && is_real(number->real) && REAL_SUM <= number->real->form <= REAL_QUOTIENT;
  @ assigns FUNCTIONS(s);
  @ ensures is_multivariate(s) && -1 <= \result < s->count && \old(s->count) <= s->count;
  @ ensures handles_stay{Pre, Post}; */
static int of_operation(struct multivariate *s, const struct number *number)
{
    const struct real *real = number->real;
    const struct number *first = real->left, *second = real->right;
    const int left = of_real(s, first), right = left < 0 ? -1 : of_real(s, second);
    if (right < 0) return -1;
    const int index = add_function(s, number);
    const struct function *x = s->function + left, *y = s->function + right;
    struct function *out = s->function + index;
    //@ assert 0 <= left < s->count && 0 <= right < s->count && 0 <= index < s->count;
    //@ assert \valid_read(x);
    //@ assert \valid_read(y);
    //@ assert \valid(out);
    if (real->form == REAL_PRODUCT) {
        fmpq_mpoly_mul(out->top, x->top, y->top, s->ring);
        fmpq_mpoly_mul(out->bottom, x->bottom, y->bottom, s->ring);
    } else if (real->form == REAL_QUOTIENT) {
        if (fmpq_mpoly_is_zero(y->top, s->ring)) return -1;
        fmpq_mpoly_mul(out->top, x->top, y->bottom, s->ring);
        fmpq_mpoly_mul(out->bottom, x->bottom, y->top, s->ring);
    } else {
        combine(s, real->form == REAL_SUM ? 1 : -1, x, y, out);
    }
    return reduce(s, out) ? index : -1;
}

/*@ requires is_multivariate(s) && x != \null && 0 <= variable < MULTIVARIATE_MAX_VARIABLES;
  @ assigns FUNCTIONS(s);
  @ ensures is_multivariate(s) && 0 <= \result < s->count && \old(s->count) <= s->count;
  @ ensures handles_stay{Pre, Post}; */
static int of_generator(struct multivariate *s, const struct number *x, int variable)
{
    const int index = add_function(s, x);
    fmpq_mpoly_gen(s->function[index].top, variable, s->ring);
    return index;
}

/*@ requires is_multivariate(s) && x != \null;
  @ assigns FUNCTIONS(s);
  @ ensures is_multivariate(s) && -1 <= \result < s->count && \old(s->count) <= s->count;
  @ ensures handles_stay{Pre, Post}; */
static int of_constant(struct multivariate *s, const struct number *x)
{
    if (number_is_plain(x)) {
        const int index = add_function(s, x);
        fmpq_t c;
        fmpq_init(c);
        fmpq_set_mpq(c, x->value);
        fmpq_mpoly_set_fmpq(s->function[index].top, c, s->ring);
        fmpq_clear(c);
        return index;
    }
    if (s->variables == MULTIVARIATE_MAX_VARIABLES) return -1;
    s->variable[s->variables] = x;
    return of_generator(s, x, s->variables++);
}

static int of_real(struct multivariate *s, const struct number *x)
{
    if (number_is_certain(x)) x = number_settle(s->pool, x);
    /*@ loop invariant 0 <= i <= s->count;
      @ loop assigns i;
      @ loop variant s->count - i; */
    for (int i = 0; i < s->count; i++)
        if (s->function[i].of == x) return i;
    /*@ loop invariant 0 <= i <= s->variables;
      @ loop assigns i;
      @ loop variant s->variables - i; */
    for (int i = 0; i < s->variables; i++)
        if (s->variable[i] == x) return of_generator(s, x, i);
    if (number_is_certain(x)) return of_constant(s, x);
    const enum real_form form = x->real->form;
    const int known = form == REAL_SUM || form == REAL_DIFFERENCE || form == REAL_PRODUCT || form == REAL_QUOTIENT;
    return known ? of_operation(s, x) : -1;
}

/* Replaces `bottom` by the least common multiple of it and y. */
/*@ requires \valid_read(s) && \valid(bottom) && \valid_read(y);
  @ assigns *bottom; */
static int extend(const struct multivariate *s, fmpq_mpoly_t bottom, const fmpq_mpoly_t y)
{
    fmpq_mpoly_t common, cofactor, rest;
    fmpq_mpoly_init(common, s->ring);
    fmpq_mpoly_init(cofactor, s->ring);
    fmpq_mpoly_init(rest, s->ring);
    const int done = fmpq_mpoly_gcd_cofactors(common, cofactor, rest, bottom, y, s->ring);
    if (done) fmpq_mpoly_mul(bottom, bottom, rest, s->ring);
    fmpq_mpoly_clear(common, s->ring);
    fmpq_mpoly_clear(cofactor, s->ring);
    fmpq_mpoly_clear(rest, s->ring);
    return done;
}

/* The polynomial x bottom; -1 when the product is not a polynomial, or too long. */
/*@ requires is_function(s, bottom) && is_function(s, x);
  @ assigns FUNCTIONS(s);
  @ ensures is_multivariate(s) && -1 <= \result < s->count && \old(s->count) <= s->count; */
static int expand(struct multivariate *s, int bottom, int x)
{
    const int index = add_function(s, NULL);
    struct function *out = s->function + index;
    const struct function *f = s->function + x;
    if (!fmpq_mpoly_divides(out->top, s->function[bottom].top, f->bottom, s->ring)) return -1;
    fmpq_mpoly_mul(out->top, out->top, f->top, s->ring);
    return is_short(s, out) ? index : -1;
}

/* Finds the numbers as functions. */
/*@ requires is_multivariate(s) && 0 <= count && \valid_read(x + (0 .. count - 1)) && are_numbers(x, count);
  @ requires \valid(index + (0 .. count - 1)) && \separated(s, index + (0 .. count - 1));
  @ assigns index[0 .. count - 1], FUNCTIONS(s);
  @ ensures is_multivariate(s);
  @ ensures \old(s->count) <= s->count;
  @ ensures \result != 0 ==> are_indices(s, index, count); */
static int of_reals(struct multivariate *s, const struct number *const *x, int count, int *index)
{
    /*@ loop invariant 0 <= i <= count;
      @ loop invariant is_multivariate(s);
      @ loop invariant are_indices(s, index, i);
      @ loop invariant \at(s->count, Pre) <= s->count;
      @ loop invariant are_numbers(x, count);
      @ loop assigns i, index[0 .. count - 1], FUNCTIONS(s);
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) {
        const int found = of_real(s, x[i]);
        //@ assert are_indices(s, index, i);
        if (found < 0) return 0;
        index[i] = found;
    }
    return 1;
}

/* The least common multiple of the denominators; -1 when the budget does not suffice. */
/*@ requires is_multivariate(s) && 0 <= count && \valid_read(index + (0 .. count - 1)) && are_indices(s, index, count);
  @ requires \separated(s, index + (0 .. count - 1));
  @ assigns FUNCTIONS(s);
  @ ensures is_multivariate(s) && -1 <= \result < s->count && \old(s->count) <= s->count; */
static int common_bottom(struct multivariate *s, const int *index, int count)
{
    const int common = add_function(s, NULL);
    fmpq_mpoly_struct *bottom = s->function[common].top;
    fmpq_mpoly_one(bottom, s->ring);
    //@ assert are_indices(s, index, count);
    /*@ loop invariant 0 <= i <= count;
      @ loop assigns i, *bottom;
      @ loop variant count - i; */
    for (int i = 0; i < count; i++)
        if (!extend(s, bottom, s->function[index[i]].bottom)) return -1;
    return is_short(s, s->function + common) ? common : -1;
}

/*@ requires is_multivariate(s) && 0 <= count && \valid_read(x + (0 .. count - 1)) && are_numbers(x, count);
  @ requires \valid(top + (0 .. count - 1)) && \valid(bottom) && \separated(s, top + (0 .. count - 1)) && \separated(s, bottom);
  @ requires \separated(bottom, top + (0 .. count - 1));
  @ assigns top[0 .. count - 1], *bottom, FUNCTIONS(s);
  @ ensures is_multivariate(s);
  @ ensures \old(s->count) <= s->count;
  @ ensures \result != 0 ==> is_function(s, *bottom);
  @ ensures \result != 0 ==> are_indices(s, top, count); */
int multivariate_common(struct multivariate *s, const struct number *const *x, int count, int *top, int *bottom)
{
    if (!of_reals(s, x, count, top)) return 0;
    const int common = common_bottom(s, top, count);
    if (common < 0) return 0;
    /*@ loop invariant 0 <= i <= count && common < s->count;
      @ loop invariant is_multivariate(s);
      @ loop invariant \at(s->count, Pre) <= s->count;
      @ loop invariant are_indices(s, top, count);
      @ loop assigns i, top[0 .. count - 1], FUNCTIONS(s);
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) {
        const int expanded = expand(s, common, top[i]);
        //@ assert are_indices(s, top, count);
        if (expanded < 0) return 0;
        top[i] = expanded;
    }
    *bottom = common;
    return 1;
}

/*@ requires is_function(s, x) && is_function(s, y);
  @ assigns FUNCTIONS(s);
  @ ensures is_multivariate(s) && -1 <= \result < s->count; */
int multivariate_operate(struct multivariate *s, enum multivariate_operation operation, int x, int y)
{
    const int index = add_function(s, NULL);
    struct function *out = s->function + index;
    const struct function *left = s->function + x, *right = s->function + y;
    switch (operation) {
    case MULTIVARIATE_SUM: fmpq_mpoly_add(out->top, left->top, right->top, s->ring); break;
    case MULTIVARIATE_DIFFERENCE: fmpq_mpoly_sub(out->top, left->top, right->top, s->ring); break;
    default: fmpq_mpoly_mul(out->top, left->top, right->top, s->ring); break;
    }
    return is_short(s, out) ? index : -1;
}

/*@ requires is_function(s, x);
  @ assigns FUNCTIONS(s);
  @ ensures is_multivariate(s) && 0 <= \result < s->count;
  @ ensures \old(s->count) <= s->count; */
int multivariate_opposite(struct multivariate *s, int x)
{
    const int index = add_function(s, NULL);
    fmpq_mpoly_neg(s->function[index].top, s->function[x].top, s->ring);
    return index;
}

/*@ requires is_function(s, polynomial) && \valid(power + (0 .. MULTIVARIATE_MAX_VARIABLES - 1));
  @ assigns power[0 .. MULTIVARIATE_MAX_VARIABLES - 1]; */
void multivariate_powers(const struct multivariate *s, int polynomial, int *power)
{
    slong degree[MULTIVARIATE_MAX_VARIABLES];
    fmpq_mpoly_degrees_si(degree, s->function[polynomial].top, s->ring);
    /*@ loop invariant 0 <= i <= MULTIVARIATE_MAX_VARIABLES;
      @ loop assigns i, power[0 .. MULTIVARIATE_MAX_VARIABLES - 1];
      @ loop variant MULTIVARIATE_MAX_VARIABLES - i; */
    for (int i = 0; i < MULTIVARIATE_MAX_VARIABLES; i++) power[i] = degree[i] < 0 ? 0 : (int)degree[i];
}

/*@ requires is_function(s, polynomial);
  @ assigns \nothing;
  @ ensures \result == coefficients(s->function[polynomial].top[0].state) && 0 <= \result; */
int multivariate_terms(const struct multivariate *s, int polynomial)
{
    return (int)fmpq_mpoly_length(s->function[polynomial].top, s->ring);
}

/*@ requires pool != \null && \valid_read(x);
  @ assigns \nothing;
  @ ensures \result != \null; */
static const struct number *number_of(struct number_pool *pool, const fmpq_t x)
{
    struct number *number = number_fresh(pool);
    fmpq_get_mpq(number->value, x);
    return number;
}

/*@ requires is_function(s, polynomial) && 0 <= term < coefficients(s->function[polynomial].top[0].state);
  @ requires \valid(exponent + (0 .. MULTIVARIATE_MAX_VARIABLES - 1)) && \separated(s, exponent + (0 .. MULTIVARIATE_MAX_VARIABLES - 1));
  @ assigns exponent[0 .. MULTIVARIATE_MAX_VARIABLES - 1];
  @ ensures \result != \null; */
const struct number *multivariate_term(const struct multivariate *s, int polynomial, int term, long *exponent)
{
    slong powers[MULTIVARIATE_MAX_VARIABLES];
    fmpq_t c;
    fmpq_init(c);
    fmpq_mpoly_get_term_coeff_fmpq(c, s->function[polynomial].top, term, s->ring);
    fmpq_mpoly_get_term_exp_si(powers, s->function[polynomial].top, term, s->ring);
    /*@ loop invariant 0 <= i <= MULTIVARIATE_MAX_VARIABLES;
      @ loop assigns i, exponent[0 .. MULTIVARIATE_MAX_VARIABLES - 1];
      @ loop variant MULTIVARIATE_MAX_VARIABLES - i; */
    for (int i = 0; i < MULTIVARIATE_MAX_VARIABLES; i++) exponent[i] = powers[i];
    const struct number *number = number_of(s->pool, c);
    fmpq_clear(c);
    return number;
}

/* The variable of a polynomial that depends on one only; -1 when it depends on none or on several, or is too long. */
/*@ requires \valid_read(s) && \valid_read(polynomial);
  @ assigns \nothing;
  @ ensures -1 <= \result < MULTIVARIATE_MAX_VARIABLES;
  @ ensures \result >= 0 ==> largest_power(polynomial->state, \result) < MULTIVARIATE_MAX_LENGTH; */
static int only_variable(const struct multivariate *s, const fmpq_mpoly_t polynomial)
{
    slong degree[MULTIVARIATE_MAX_VARIABLES];
    int found = -1;
    fmpq_mpoly_degrees_si(degree, polynomial, s->ring);
    /*@ loop invariant 0 <= i <= MULTIVARIATE_MAX_VARIABLES && -1 <= found < i;
      @ loop invariant found >= 0 ==> degree[found] < MULTIVARIATE_MAX_LENGTH;
      @ loop assigns i, found;
      @ loop variant MULTIVARIATE_MAX_VARIABLES - i; */
    for (int i = 0; i < MULTIVARIATE_MAX_VARIABLES; i++) {
        if (degree[i] <= 0) continue;
        if (found >= 0 || degree[i] >= MULTIVARIATE_MAX_LENGTH) return -1;
        found = i;
    }
    return found;
}

/* The primitive multiple of a factor, with integer coefficients, in the form that records have. */
/*@ requires is_multivariate(s) && \valid_read(polynomial) && 0 <= variable < MULTIVARIATE_MAX_VARIABLES && \valid(factor) &&
  @   largest_power(polynomial->state, variable) < MULTIVARIATE_MAX_LENGTH && \separated(s, factor);
  @ assigns *factor;
  @ ensures is_made(factor); */
static void read_factor(const struct multivariate *s, const fmpq_mpoly_t polynomial, int variable,
                        struct multivariate_factor *factor)
{
    slong powers[MULTIVARIATE_MAX_VARIABLES];
    fmpq_t c;
    fmpq_init(c);
    *factor = (struct multivariate_factor){.variable = variable};
    const slong terms = fmpq_mpoly_length(polynomial, s->ring);
    /*@ loop invariant 0 <= i <= terms && 0 <= factor->length <= MULTIVARIATE_MAX_LENGTH;
      @ loop assigns i, *c, powers[0 .. MULTIVARIATE_MAX_VARIABLES - 1], *factor;
      @ loop variant terms - i; */
    for (slong i = 0; i < terms; i++) {
        fmpz_mpoly_get_term_coeff_fmpz(fmpq_numref(c), polynomial->zpoly, i, s->ring->zctx);
        fmpq_mpoly_get_term_exp_si(powers, polynomial, i, s->ring);
        factor->c[powers[variable]] = number_of(s->pool, c);
        if (powers[variable] >= factor->length) factor->length = (int)powers[variable] + 1;
    }
    /*@ loop invariant 0 <= i <= factor->length && are_numbers(&factor->c[0], i);
      @ loop assigns i, factor->c[0 .. MULTIVARIATE_MAX_LENGTH - 1];
      @ loop variant factor->length - i; */
    for (int i = 0; i < factor->length; i++)
        if (factor->c[i] == NULL) factor->c[i] = number_from_integer(s->pool, 0);
    fmpq_clear(c);
}

/*@ requires is_multivariate(s) && \valid_read(factor) && is_made(factor) && 0 <= count;
  @ requires \valid_read(list + (0 .. count - 1)) && are_made(list, count);
  @ assigns \nothing; */
static int is_known(const struct multivariate *s, const struct multivariate_factor *factor,
                    const struct multivariate_factor *list, int count)
{
    /*@ loop invariant 0 <= i <= count;
      @ loop assigns i;
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) {
        int same = list[i].variable == factor->variable && list[i].length == factor->length;
        /*@ loop invariant 0 <= k <= factor->length && (same ==> list[i].length == factor->length);
          @ loop assigns k, same;
          @ loop variant factor->length - k; */
        for (int k = 0; k < factor->length && same; k++)
            same = number_compare(s->pool, list[i].c[k], factor->c[k]) == 0;
        if (same) return 1;
    }
    return 0;
}

/* Appends a factor to the list unless it is there already. */
/*@ requires is_multivariate(s) && \valid_read(polynomial) && 0 <= variable < MULTIVARIATE_MAX_VARIABLES;
  @ requires largest_power(polynomial->state, variable) < MULTIVARIATE_MAX_LENGTH;
  @ requires 0 <= count < 0x7fffffff && \valid(list + (0 .. count)) && are_made(list, count) && \separated(s, list + (0 .. count));
  @ assigns list[count];
  @ ensures count <= \result <= count + 1 && are_made(list, \result); */
static int add_factor(const struct multivariate *s, const fmpq_mpoly_t polynomial, int variable,
                      struct multivariate_factor *list, int count)
{
    read_factor(s, polynomial, variable, list + count);
    //@ assert are_made(list, count);
    return is_known(s, list + count, list, count) ? count : count + 1;
}

/*@ requires is_function(s, polynomial) && 0 <= room && \valid(list + (0 .. room - 1)) && \valid(count) && 0 <= *count <= room;
  @ requires are_made(list, *count) && \separated(s, list + (0 .. room - 1)) && \separated(s, count);
  @ requires \separated(count, list + (0 .. room - 1));
  @ assigns list[0 .. room - 1], *count;
  @ ensures 0 <= *count <= room && are_made(list, *count); */
void multivariate_factors(const struct multivariate *s, int polynomial, int variables, struct multivariate_factor *list,
                          int *count, int room)
{
    fmpq_mpoly_factor_t factors;
    if (multivariate_terms(s, polynomial) == 0) return;
    fmpq_mpoly_factor_init(factors, s->ring);
    if (fmpq_mpoly_factor(factors, s->function[polynomial].top, s->ring)) {
        /*@ loop invariant 0 <= i <= factors->num && 0 <= *count <= room;
          @ loop invariant are_made(list, *count);
          @ loop invariant is_multivariate(s);
          @ loop assigns i, list[0 .. room - 1], *count;
          @ loop variant factors->num - i; */
        for (slong i = 0; i < factors->num && *count < room; i++) {
            const int variable = only_variable(s, factors->poly + i);
            if (variable < 0 || variable >= variables) continue;
            *count = add_factor(s, factors->poly + i, variable, list, *count);
        }
    }
    fmpq_mpoly_factor_clear(factors, s->ring);
}
