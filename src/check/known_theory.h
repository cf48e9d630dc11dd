/* SPDX-License-Identifier: BSD-2-Clause */
/* Conditions under which constant tables are a theory. */
#ifndef CHECK_KNOWN_THEORY_H
#define CHECK_KNOWN_THEORY_H

#include "check/contact/theory.h"
#include "check/known_names.h"

/* known_theory: returns the theory of these tables. It computes nothing: its contract tells the proofs something about
 * constants (as known_text in answer.h).
 * In  program, code, quantity, identities  the tables of the theory */
/*@ requires theory: \valid_read(theory) && \valid_read(program) && theory->program == program &&
  @   theory->identities == identities && program->code == code && program->quantity == quantity;
  @ requires counts: 0 < program->inputs && 0 <= program->operations && 0 <= theory->identity_count &&
  @   program->inputs <= program->quantities && program->quantities <= PROGRAM_MAX_QUANTITIES &&
  @   program->inputs + program->operations <= PROGRAM_MAX_NODES;
  @ requires tables: \valid_read(code + (0 .. program->operations - 1)) &&
  @   \valid_read(quantity + (0 .. program->quantities - 1)) &&
  @   \valid_read(identities + (0 .. theory->identity_count - 1));
  @ requires constants: \forall struct answer *a; \valid(a) ==>
  @   \base_addr(a) != \base_addr(theory) && \base_addr(a) != \base_addr(program) && \base_addr(a) != \base_addr(code) &&
  @   \base_addr(a) != \base_addr(quantity) && \base_addr(a) != \base_addr(identities);
  @ requires lefts: \forall integer i; 0 <= i < program->operations ==> 0 <= code[i].left < program->inputs + i;
  @ requires rights: \forall integer i; 0 <= i < program->operations ==> 0 <= code[i].right < program->inputs + i;
  @ requires nodes: \forall integer i; 0 <= i < program->quantities ==>
  @   0 <= quantity[i].node < program->inputs + program->operations;
  @ requires names: NAMES_16(0) && NAMES_16(16);
  @ requires coefficients: \forall integer i, k; 0 <= i < theory->identity_count && 0 <= k < 3 ==>
  @   -3 <= identities[i].term[k].coefficient <= 3;
  @ requires first: \forall integer i, k; 0 <= i < theory->identity_count && 0 <= k < 3 ==>
  @   0 <= identities[i].term[k].left < program->inputs + program->operations;
  @ requires second: \forall integer i, k; 0 <= i < theory->identity_count && 0 <= k < 3 ==>
  @   0 <= identities[i].term[k].right < program->inputs + program->operations;
  @ assigns \result \from theory;
  @ ensures \result == theory && uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *known_theory(const struct uncertain_theory *theory, const struct program *program,
                                            const struct instruction *code, const struct quantity *quantity,
                                            const struct identity *identities);

#endif
