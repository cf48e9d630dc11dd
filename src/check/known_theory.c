/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/known_theory.h"

const struct uncertain_theory *known_theory(const struct uncertain_theory *theory, const struct program *program,
                                            const struct instruction *code, const struct quantity *quantity,
                                            const struct identity *identities)
{
    (void)program, (void)code, (void)quantity, (void)identities;
    //@ assert code: program_code(program);
    //@ assert names: \forall integer i; 0 <= i < program->quantities ==> constant_text(quantity[i].name);
    //@ assert quantities: program_quantities(program);
    //@ assert program: program_ok(program);
    return theory;
}
