/* SPDX-License-Identifier: BSD-2-Clause */
/* Theories whose constant tables are looked at. */
#ifndef CHECK_KERNEL_COMPLETE_H
#define CHECK_KERNEL_COMPLETE_H

#include "check/kernel/theory.h"

/* complete_theory: returns a theory of these tables. What they refer to exists, and names are texts; the function looks
 * at them, which is simpler than to prove it of constant tables, and ends the program if it is not so. */
/*@ requires \valid_read(theory) && program_ok(program) && \base_addr(program) != \base_addr(program->code);
  @ requires 0 <= hypotheses && \valid_read(hypothesis + (0 .. hypotheses - 1));
  @ requires 0 <= modes && \valid_read(mode + (0 .. modes - 1));
  @ assigns \result \from theory;
  @ ensures \result == theory && theory_ok(theory) && theory->program == program && theory->modes == modes; */
const struct theory *complete_theory(const struct theory *theory, const struct program *program,
                                     const struct theory_hypothesis *hypothesis, int hypotheses,
                                     const struct mode_table *mode, int modes);

#endif
