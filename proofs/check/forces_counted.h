/* SPDX-License-Identifier: BSD-2-Clause */
/* For contact_check_solutions: if it accepts and no mode has a continuum of forces, it has counted the distinct forces of the modes. */
#ifndef PROOFS_CHECK_FORCES_COUNTED_H
#define PROOFS_CHECK_FORCES_COUNTED_H

#include "same_contact.h"
#include "model.h"
#include "new_forces.h"

/*@ ensures forces: \result != 0 && scalar_doubt == 0 && c->continuum < 0 ==> FORCES_ARE(c->solutions, c);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(c) && same_modes{Pre,Here}(c, MODES); */
int contact_check_solutions(struct contact *c);

#endif
