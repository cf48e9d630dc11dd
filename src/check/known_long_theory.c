/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/known_long_theory.h"

#include "check/known_program.h"

const struct uncertain_theory *known_long_theory(const struct uncertain_theory *theory, const struct program *program,
                                                 const struct instruction *code, const struct quantity *quantity,
                                                 const struct identity *identities)
{
    (void)known_program(program, code, quantity);
    return known_theory(theory, program, code, quantity, identities);
}
