/* SPDX-License-Identifier: BSD-2-Clause */
/* Combinations of signs of the quantities of a program (spec/certificate.md, section 9.3). */
#ifndef CHECK_COVER_SIGNS_H
#define CHECK_COVER_SIGNS_H

#include "check/program.h"

/* A set of signs that a quantity may have: a sum of these. */
enum { MAY_BE_NEGATIVE = 1, MAY_BE_ZERO = 2, MAY_BE_POSITIVE = 4, MAY_BE_ANY = 7 };

/* signs_open: the number of quantities with more than one possible sign; `may` is indexed by quantity. */
/*@ requires program_ok(program) && \valid_read(may + (0 .. program->quantities - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= program->quantities; */
int signs_open(const struct program *program, const unsigned char *may);

#endif
