/* SPDX-License-Identifier: BSD-2-Clause */
/* Exact signs of a formula over doubles: every finite double is an integer times a power of two, and +, -, *
 * keep that form, so integers are enough and no fraction is ever reduced. */
#ifndef NUMBERS_DYADIC_H
#define NUMBERS_DYADIC_H

#include "numbers/program.h"

/*@ // E17: `inputs_in` is the number of inputs in the formula of a node, each counted as often as it occurs, or any other numbers
  @ // that add up like these.
  @ axiomatic Formulas { logic integer inputs_in(struct program *p, integer k); }
  @ predicate adds_up{L}(struct program *p, integer k) = inputs_in(p, k) <= 0x1000000 && (k < p->inputs ? inputs_in(p, k) >= 1 :
  @   inputs_in(p, k) >= inputs_in(p, p->code[k - p->inputs].left) + inputs_in(p, p->code[k - p->inputs].right));
  @ predicate has_short_formulas{L}(struct program *p) = \forall integer k; 0 <= k < p->inputs + p->operations ==> adds_up(p, k);
  @ predicate is_straight{L}(struct program *p) = \valid_read(p) && 0 <= p->inputs && 0 <= p->operations &&
  @   p->inputs + p->operations <= PROGRAM_MAX_NODES && \valid_read(p->code + (0 .. p->operations - 1)) &&
  @   well_formed(p->code, p->operations, p->inputs); */

/* dyadic_signs: the exact sign of every node of a program.
 *
 * In      program   at most PROGRAM_MAX_NODES nodes
 *         x         program->inputs finite doubles, subnormal ones included
 * Out     sign      -1, 0 or 1 for each node
 * Memory  GMP integers, freed before it returns; a node of degree d has at most 2100 d bits */
/*@ requires is_straight(program) && has_short_formulas(program);
  @ requires \valid_read(x + (0 .. program->inputs - 1)) && \valid(sign + (0 .. program->inputs + program->operations - 1));
  @ assigns sign[0 .. program->inputs + program->operations - 1]; */
void dyadic_signs(const struct program *program, const double *x, int *sign);

#endif
