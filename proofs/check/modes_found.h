/* SPDX-License-Identifier: BSD-2-Clause */
/* What src/check/contact/modes.c finds of the modes when it accepts. */
#ifndef PROOFS_CHECK_MODES_FOUND_H
#define PROOFS_CHECK_MODES_FOUND_H

#include "kept.h"
#include "modes_shown.h"
#include "newton.h"

#define VALUES(f) rational_value(f.lambda_N), rational_value(f.lambda_T)

/*@ ensures found: \result != 0 && rational_doubt == 0 ==> all_found(c) && continuum_found(c, MODES);
  @ ensures kept: \result != 0 ==> same_numbers{Pre,Here}(c); */
int contact_check_modes(struct contact *c);

#endif
