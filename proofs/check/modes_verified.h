/* SPDX-License-Identifier: BSD-2-Clause */
/* For contact_check_modes: if it accepts, it has verified of each mode what `found` in judged.h states. */
#ifndef PROOFS_CHECK_MODES_VERIFIED_H
#define PROOFS_CHECK_MODES_VERIFIED_H

#include "same_contact.h"
#include "modes_shown.h"
#include "newton.h"

#define VALUES(f) scalar_value(f.lambda_N), scalar_value(f.lambda_T)

/*@ ensures found: \result != 0 && scalar_doubt == 0 ==> all_found(c) && continuum_found(c, MODES);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(c); */
int contact_check_modes(struct contact *c);

#endif
