/* SPDX-License-Identifier: BSD-2-Clause */
/* Estimates of the cost of another generator for a number field; their unit is that of work.h. */
#ifndef NUMBERS_WORK_GENERATOR_H
#define NUMBERS_WORK_GENERATOR_H

#include "numbers/work.h"

/* work_of_coordinates: the coordinates of two elements in the powers of another one, from its matrix, whose entries have this many bits. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_coordinates(long rows, long bits);

/* work_of_powers: of an element of a number field of this degree; a factor and the polynomial of the field have this many bits together. */
/*@ assigns \nothing;
  @ ensures \result <= WORK_MOST; */
unsigned long work_of_powers(long count, long degree, long bits);

#endif
