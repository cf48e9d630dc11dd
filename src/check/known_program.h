/* SPDX-License-Identifier: BSD-2-Clause */
/* Conditions under which constant tables are a program. */
#ifndef CHECK_KNOWN_PROGRAM_H
#define CHECK_KNOWN_PROGRAM_H

#include "check/known_names.h"
#include "check/program.h"

/* known_program: returns a program of these tables. It looks whether each operand is a node before its instruction, and
 * each quantity a node, and ends the program that runs if one is not: the tables are so long that no prover sees it. */
/*@ requires program: \valid_read(program) && program->code == code && program->quantity == quantity;
  @ requires counts: 0 < program->inputs && 0 <= program->operations && program->inputs <= program->quantities &&
  @   program->quantities <= PROGRAM_MAX_QUANTITIES && program->inputs + program->operations <= PROGRAM_MAX_NODES;
  @ requires tables: \valid_read(code + (0 .. program->operations - 1)) &&
  @   \valid_read(quantity + (0 .. program->quantities - 1));
  @ requires names: NAMES_16(0) && NAMES_16(16);
  @ assigns \result \from program;
  @ ensures \result == program && program_ok(\result); */
const struct program *known_program(const struct program *program, const struct instruction *code,
                                    const struct quantity *quantity);

#endif
