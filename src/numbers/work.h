/* SPDX-License-Identifier: BSD-2-Clause */
/* What operations on large numbers cost, told beforehand from sizes alone.
 *
 * The unit is about a nanosecond of a processor of 2020: the formulas were fitted to measured times of FLINT 2.9, Arb 2.23 and GMP 6.2, and
 * are right to a factor of about three.  Since they depend on nothing but degrees and bits, what a budget of work allows is
 * the same on every machine.  Each returns WORK_MOST where the true value would be larger. */
#ifndef NUMBERS_WORK_H
#define NUMBERS_WORK_H

#define WORK_MOST (1UL << 62)

/* work_of_budget: the work that goes with a budget of so many bits. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_budget(long budget_bits);

/* work_of_rational: an operation on rationals whose result has so many bits; a greatest common divisor is most of it. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_rational(long bits);

/* work_of_arithmetic, work_of_function: a sum, product, quotient or root of balls; a sine, cosine or arctangent. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_arithmetic(long precision);
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_function(long precision);

/* work_of_zeros: all complex zeros of a polynomial, to a precision. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_zeros(long degree, long precision);

/* work_of_product, work_of_inverse: in a number field of that degree, where the operands have so many bits together. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_product(long degree, long bits);
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_inverse(long degree, long bits);

/* work_of_residues: the values of a polynomial modulo p. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_residues(long degree, long p);

/* work_of_rows: of the matrix by which an element of a quadratic extension is multiplied. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_rows(long degree, long bits);

/* work_of_characteristic: the characteristic polynomial of a matrix with so many rows, whose entries have so many bits. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_characteristic(long rows, long bits);

/* work_of_factors: the irreducible factors of an integer polynomial. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_factors(long degree, long bits);

/* work_of_terms: the product, or the greatest common divisor, of polynomials in several variables of so many terms. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_terms(long x, long y);

#endif
