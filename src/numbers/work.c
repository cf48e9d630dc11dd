/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/work.h"

#include "numbers/work_generator.h"

enum { WORD_BITS = 64, UNITS_PER_BIT = 768, LEAST_BITS = 4096 };

/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
static unsigned long times(unsigned long x, unsigned long y)
{
    if (x > WORK_MOST) return WORK_MOST;
    return y != 0 && x > WORK_MOST / y ? WORK_MOST : x * y;
}

/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
static unsigned long plus(unsigned long x, unsigned long y)
{
    return x > WORK_MOST || y > WORK_MOST || x + y > WORK_MOST ? WORK_MOST : x + y;
}

/*@ assigns \nothing; */
static unsigned long words(long bits)
{
    return bits < 0 ? 1 : (unsigned long)bits / WORD_BITS + 1;
}

/*@ assigns \nothing; */
static unsigned long size(long n)
{
    return n < 1 ? 1 : (unsigned long)n;
}

/* Between the root of x and twice the root. */
/*@ assigns \nothing; */
static unsigned long root(unsigned long x)
{
    unsigned long power = 1;
    /*@ loop invariant 0 < power <= 0x80000000;
      @ loop assigns power;
      @ loop variant 0x80000000 - power; */
    while (power <= 0x40000000 && power < x / power) power *= 2;
    return power;
}

/* A product of n words takes a time of about n^(3/2) where GMP is asked for. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
static unsigned long of_words(unsigned long n)
{
    return times(n, root(n));
}

unsigned long work_of_budget(long budget_bits)
{
    return times(UNITS_PER_BIT, plus(size(budget_bits), LEAST_BITS));
}

unsigned long work_of_rational(long bits)
{
    return plus(100, times(64, of_words(words(bits))));
}

unsigned long work_of_arithmetic(long precision)
{
    return plus(60, times(4, of_words(words(precision))));
}

unsigned long work_of_function(long precision)
{
    return plus(400, times(60, of_words(words(precision))));
}

/* Some thirty rounds of the method of Weierstrass, each of which takes a product for each pair of zeros. */
unsigned long work_of_zeros(long degree, long precision)
{
    return times(times(size(degree), size(degree)), times(120, work_of_arithmetic(precision)));
}

unsigned long work_of_product(long degree, long bits)
{
    return times(times(size(degree), size(degree)), plus(4, (unsigned long)size(bits) / 16));
}

unsigned long work_of_residues(long degree, long p)
{
    return times(4, times(size(degree), size(p)));
}

/* Two products for each row. */
unsigned long work_of_rows(long degree, long bits)
{
    return times(times(4, size(degree)), work_of_product(degree, bits));
}

/* The solution is found modulo powers of a prime, of which its numbers need about n for each word of an entry. */
unsigned long work_of_solution(long rows, long bits)
{
    const unsigned long n = size(rows);
    return times(times(times(n, n), n), plus(8, times(size(bits), size(bits)) / 8192));
}

/* A product for each column, and equations whose solution is as long as can be: about n times the bits. */
unsigned long work_of_inverse(long degree, long bits)
{
    const unsigned long n = size(degree), solution = times(times(times(n, n), n), times(64, of_words(words(bits))));
    return plus(times(n, work_of_product(degree, bits)), solution);
}

/* Each coefficient of a power and of the combination of them is brought to lowest terms; and the system of equations, whose entries are products. */
unsigned long work_of_relation(long degree, long length, long bits)
{
    const unsigned long fractions = times(size(degree), plus(size(length), 2));
    return plus(times(fractions, work_of_rational(bits) / 2), work_of_solution(length, (long)times(2, size(bits))));
}

/* As many primes as the determinant has words: n^3 steps for each, and the remainders of the entries, whose number of words it is that counts. */
unsigned long work_of_characteristic(long rows, long bits)
{
    const unsigned long n = size(rows), square = times(n, n);
    const unsigned long steps = times(times(square, square), plus(size(bits), 16)) / 64;
    const unsigned long remainders = times(times(square, n), times(size(bits), size(bits)) / 1024);
    return plus(plus(steps, remainders), times(square, 100));
}

unsigned long work_of_factors(long degree, long bits)
{
    const unsigned long n = size(degree);
    return plus(times(times(times(n, n), n), plus(size(bits), 64)) / 2, times(n, 1000));
}

/* The powers of the matrix have n times the bits of an entry, and the coordinates about twice as many. As many primes as the coordinates have words are
 * used twice: n^3 steps for each, and the remainders of the entries of n powers. */
unsigned long work_of_coordinates(long rows, long bits)
{
    const unsigned long n = size(rows), square = times(n, n), coordinate_words = words((long)times(2 * n, size(bits)));
    const unsigned long remainders = times(times(square, coordinate_words), words((long)times(n, size(bits)))) / 2;
    return plus(times(times(square, n), coordinate_words), remainders);
}

/* Each power is the product of two polynomials, of which the remainder is taken. */
unsigned long work_of_powers(long count, long degree, long bits)
{
    const unsigned long n = size(degree);
    return times(times(size(count), times(n, n)), of_words(words(bits)));
}

unsigned long work_of_terms(long x, long y)
{
    return plus(1000, times(100, times(size(x), size(y))));
}
