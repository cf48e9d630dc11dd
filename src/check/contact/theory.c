/* SPDX-License-Identifier: BSD-2-Clause */
/* The functions of kind `contact` that the checker of uncertain data uses. */
#define PROGRAM_TABLE
#include "check/contact/program.h"
#undef PROGRAM_TABLE

#include "check/cover/theories.h"
#include "check/known_theory.h"
#include "contact/identities.h"

#define IDENTITY(i, x, X, j, y, Y, k, z, Z)                                                                            \
    {{{i, contact_##x, contact_##X}, {j, contact_##y, contact_##Y}, {k, contact_##z, contact_##Z}}},
static const struct identity identities[] = {CONTACT_IDENTITIES(IDENTITY)};

const struct uncertain_theory contact_theory = {
    .program = &contact_program,
    .identities = identities,
    .identity_count = (int)(sizeof identities / sizeof identities[0]),
    .name = THEORY_CONTACT,
};

#define INPUT_TEXT(x, unit, meaning) constant_text(contact_quantities[Q_##x].name) &&
#define FORMULA_TEXT(macro, x, unit, meaning) constant_text(contact_quantities[Q_##x].name) &&

const struct uncertain_theory *contact_known_theory(void)
{
    //@ assert names: CONTACT_INPUTS(INPUT_TEXT) CONTACT_FORMULAS(FORMULA_TEXT) \true;
    return known_theory(&contact_theory, &contact_program, contact_code, contact_quantities, identities);
}
