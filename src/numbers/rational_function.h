/* SPDX-License-Identifier: BSD-2-Clause */
/* Rational functions of one variable: numbers that are made from one uncertain number. */
#ifndef NUMBERS_RATIONAL_FUNCTION_H
#define NUMBERS_RATIONAL_FUNCTION_H

#include "numbers/polynomial.h"

/* A power beyond RATIONAL_FUNCTIONS_MAX_POWER, or more than RATIONAL_FUNCTIONS_MAX_KNOWN functions, are beyond the
 * budget. */
enum {
    RATIONAL_FUNCTIONS_MAX_BASES = 12,
    RATIONAL_FUNCTIONS_MAX_POWER = 1 << 20,
    RATIONAL_FUNCTIONS_MAX_KNOWN = 1 << 14
};

/* top / (base_0^power_0 base_1^power_1 ...) */
struct rational_function {
    struct polynomial top;
    int power[RATIONAL_FUNCTIONS_MAX_BASES];
};

/* A number, and the rational function that it is. */
struct known {
    const struct number *number;
    struct rational_function function;
};

/* Rational functions of one variable, whose denominators are products of powers of common bases. */
struct rational_functions {
    struct number_pool *pool;
    const struct number *variable;
    int bases, count;
    struct polynomial base[RATIONAL_FUNCTIONS_MAX_BASES];
    struct known known[RATIONAL_FUNCTIONS_MAX_KNOWN]; /* functions found by earlier calls */
};

/*@ predicate is_rational_function{L}(struct rational_function *x) = is_polynomial(&x->top) &&
  @   \forall integer i; 0 <= i < RATIONAL_FUNCTIONS_MAX_BASES ==> 0 <= x->power[i] <= RATIONAL_FUNCTIONS_MAX_POWER;
  @ logic integer power_of(struct rational_function x, integer i) = x.power[i];
  @ predicate powers{L}(struct rational_function *x) = \forall integer i; 0 <= i < RATIONAL_FUNCTIONS_MAX_BASES ==> power_of(*x, i) == x->power[i];
  @ predicate is_base{L}(struct polynomial *base) = is_polynomial(base) && base->length > 1;
  @ // Stated in parts, each for the members that it reads, so that provers see which parts a change of other members leaves true.
  @ predicate has_bases{L}(struct rational_functions *f) = \valid(f) && f->pool != \null && 0 <= f->bases <= RATIONAL_FUNCTIONS_MAX_BASES;
  @ predicate bases_end{L}(struct rational_functions *f) = \forall integer i; 0 <= i < f->bases ==> 1 < f->base[i].length <= POLYNOMIAL_MAX_LENGTH;
  @ predicate bases_are_numbers{L}(struct rational_functions *f) = \forall integer i, k; 0 <= i < f->bases && 0 <= k < f->base[i].length ==>
  @   f->base[i].c[k] != \null;
  @ predicate bases_lead{L}(struct rational_functions *f) = \forall integer i; 0 <= i < f->bases ==> value(f->base[i].c[f->base[i].length - 1]) != 0;
  @ predicate are_bases{L}(struct rational_functions *f) = has_bases(f) && bases_end(f) && bases_are_numbers(f) && bases_lead(f);
  @ predicate has_known{L}(struct rational_functions *f) = 0 <= f->count <= RATIONAL_FUNCTIONS_MAX_KNOWN;
  @ predicate known_end{L}(struct rational_functions *f) = \forall integer i; 0 <= i < f->count ==>
  @   0 <= f->known[i].function.top.length <= POLYNOMIAL_MAX_LENGTH;
  @ predicate known_are_numbers{L}(struct rational_functions *f) = \forall integer i, k; 0 <= i < f->count &&
  @   0 <= k < f->known[i].function.top.length ==> f->known[i].function.top.c[k] != \null;
  @ predicate known_lead{L}(struct rational_functions *f) = \forall integer i; 0 <= i < f->count && f->known[i].function.top.length > 0 ==>
  @   value(f->known[i].function.top.c[f->known[i].function.top.length - 1]) != 0;
  @ predicate known_powers{L}(struct rational_functions *f) = \forall integer i, k; 0 <= i < f->count && 0 <= k < RATIONAL_FUNCTIONS_MAX_BASES ==>
  @   0 <= f->known[i].function.power[k] <= RATIONAL_FUNCTIONS_MAX_POWER;
  @ predicate are_known{L}(struct rational_functions *f) = has_known(f) && known_end(f) && known_are_numbers(f) && known_lead(f) && known_powers(f);
  @ predicate are_rational_functions{L}(struct rational_functions *f) = are_bases(f) && are_known(f); */
/* The same, in parts that are proved one by one: `as` is requires, ensures or loop invariant. */
#define ARE_BASES(as, f)                                                                                               \
    as has_bases(f);                                                                                                   \
    as bases_end(f);                                                                                                   \
    as bases_are_numbers(f);                                                                                           \
    as bases_lead(f);
#define ARE_KNOWN(as, f)                                                                                               \
    as has_known(f);                                                                                                   \
    as known_end(f);                                                                                                   \
    as known_are_numbers(f);                                                                                           \
    as known_lead(f);                                                                                                  \
    as known_powers(f);

/* rational_functions_new: the rational functions of `variable`, which is made by number_from_range.
 * rational_functions_free: NULL is allowed. */
/*@ requires pool != \null && variable != \null;
  @ assigns {f->pool | struct rational_functions *f; \true}, {f->variable | struct rational_functions *f; \true};
  @ ensures are_rational_functions(\result);
  @ ensures \forall struct number **x, integer count; \old(are_numbers(x, count)) ==>
  @   are_numbers(x, count) && \separated(\result, x + (0 .. count - 1)); */
struct rational_functions *rational_functions_new(struct number_pool *pool, const struct number *variable);
/*@ assigns \nothing; */
void rational_functions_free(struct rational_functions *functions);

/* rational_function_cancel: divides x by base^n, for the largest n <= `most` for which the quotient is a polynomial.
 * Returns n, or -1 when the budget does not suffice. */
/*@ requires pool != \null && \valid(x) && is_polynomial(x) && \valid_read(base) && is_base(base) && \separated(x, base);
  @ requires 0 <= most;
  @ assigns *x;
  @ ensures -1 <= \result <= most;
  @ ensures \result >= 0 ==> is_polynomial(x);
  @ ensures \result >= 0 && \old(x->length) > 0 ==> 0 < x->length <= \old(x->length) - \result; */
int rational_function_cancel(struct number_pool *pool, const struct polynomial *base, int most, struct polynomial *x);

/* rational_function_of: the rational function that x is. x is made from the variable and from certain numbers by
 * + - * /. A base has a positive power only if it is a factor of some divisor that occurs in x. Returns 1; 0 when x is
 * made by other operations, or the budget does not suffice. */
/*@ ARE_BASES(requires, functions) ARE_KNOWN(requires, functions)
  @ requires x != \null && \valid(out) && \separated(functions, out);
  @ assigns *functions, *out;
  @ ARE_BASES(ensures, functions) ARE_KNOWN(ensures, functions)
  @ ensures \result != 0 ==> is_rational_function(out); */
int rational_function_of(struct rational_functions *functions, const struct number *x, struct rational_function *out);

#endif
