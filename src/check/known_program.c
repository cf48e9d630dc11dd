/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/known_program.h"

#include <stdlib.h>

/* 1 when the operands of each instruction are nodes before it. They are, in tables made at compile time; to look is simpler
 * than to prove it of long tables. */
/*@ requires \valid_read(code + (0 .. operations - 1)) && 0 <= operations <= PROGRAM_MAX_NODES &&
  @   0 <= inputs <= PROGRAM_MAX_NODES;
  @ assigns \nothing;
  @ ensures lefts: \result != 0 ==> \forall integer i; 0 <= i < operations ==> 0 <= code[i].left < inputs + i;
  @ ensures rights: \result != 0 ==> \forall integer i; 0 <= i < operations ==> 0 <= code[i].right < inputs + i; */
static int are_ordered(const struct instruction *code, int operations, int inputs)
{
    /*@ loop invariant 0 <= i <= operations;
      @ loop invariant lefts: \forall integer j; 0 <= j < i ==> 0 <= code[j].left < inputs + j;
      @ loop invariant rights: \forall integer j; 0 <= j < i ==> 0 <= code[j].right < inputs + j;
      @ loop assigns i;
      @ loop variant operations - i; */
    for (int i = 0; i < operations; i++) {
        const int left = code[i].left, right = code[i].right;
        if (left < 0 || left >= inputs + i || right < 0 || right >= inputs + i) return 0;
    }
    return 1;
}

/* 1 when each quantity is a node. */
/*@ requires \valid_read(quantity + (0 .. quantities - 1)) && 0 <= quantities <= PROGRAM_MAX_QUANTITIES;
  @ assigns \nothing;
  @ ensures nodes: \result != 0 ==> \forall integer i; 0 <= i < quantities ==> 0 <= quantity[i].node < nodes; */
static int are_nodes(const struct quantity *quantity, int quantities, int nodes)
{
    /*@ loop invariant 0 <= i <= quantities;
      @ loop invariant nodes: \forall integer j; 0 <= j < i ==> 0 <= quantity[j].node < nodes;
      @ loop assigns i;
      @ loop variant quantities - i; */
    for (int i = 0; i < quantities; i++)
        if (quantity[i].node < 0 || quantity[i].node >= nodes) return 0;
    return 1;
}

const struct program *known_program(const struct program *program, const struct instruction *code,
                                    const struct quantity *quantity)
{
    if (!are_ordered(code, program->operations, program->inputs)) abort();
    if (!are_nodes(quantity, program->quantities, program->inputs + program->operations)) abort();
    //@ assert code: program_code(program);
    //@ assert names: \forall integer i; 0 <= i < program->quantities ==> constant_text(quantity[i].name);
    //@ assert quantities: program_quantities(program);
    return program;
}
