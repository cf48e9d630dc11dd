/* SPDX-License-Identifier: BSD-2-Clause */
/* Estimates of the cost of operations on large numbers, from the sizes of the operands alone.
 *
 * The unit is about a nanosecond of a processor of 2020: the formulas were fitted to measured times of FLINT 2.9, Arb
 * 2.23 and GMP 6.2 and are right to a factor of about three. They depend on nothing but degrees and bits, so that a
 * budget of work allows the same on every machine. Each function returns WORK_MOST when the estimate would be larger. */
#ifndef NUMBERS_WORK_H
#define NUMBERS_WORK_H

#define WORK_MOST (1UL << 62)

/* work_of_budget: the budget of work that corresponds to a budget in bits. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_budget(long budget_bits);

/* work_of_rational: an operation on rationals whose result has this many bits; most of it is a greatest common divisor. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_rational(long bits);

/* work_of_arithmetic: a sum, product, quotient or square root of balls. work_of_function: a sine, cosine or arctangent. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_arithmetic(long precision);
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_function(long precision);

/* work_of_zeros: all complex zeros of a polynomial of this degree, to this precision in bits. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_zeros(long degree, long precision);

/* work_of_product, work_of_inverse: in a number field of this degree, for operands of this many bits together. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_product(long degree, long bits);
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_inverse(long degree, long bits);

/* work_of_solution: of linear equations with one right-hand side, as many as unknowns, whose coefficients have so many bits. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_solution(long rows, long bits);

/* work_of_relation: of one between the powers of an element up to `length`, which have so many bits. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_relation(long degree, long length, long bits);

/* work_of_residues: the values of a polynomial of this degree at all residues modulo p. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_residues(long degree, long p);

/* work_of_rows: the matrix of multiplication by an element of a quadratic extension. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_rows(long degree, long bits);

/* work_of_characteristic: the characteristic polynomial of a square matrix, whose entries have this many bits. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_characteristic(long rows, long bits);

/* work_of_factors: the irreducible factors of an integer polynomial of this degree, with coefficients of this many
 * bits. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_factors(long degree, long bits);

/* work_of_terms: the product, or the greatest common divisor, of multivariate polynomials with x and y terms. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_terms(long x, long y);

#endif
