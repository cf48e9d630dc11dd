/* SPDX-License-Identifier: BSD-2-Clause */
/* The theories of uncertain data of kind `chatter`: one for each program (program.h). */
#ifndef CHECK_CHATTER_THEORIES_H
#define CHECK_CHATTER_THEORIES_H

#include "check/contact/theory.h"

/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *chatter_stick_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *chatter_stick_poisson_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *chatter_stick_energetic_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *chatter_orbit_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *chatter_orbit_poisson_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *chatter_orbit_ahead_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *chatter_orbit_back_theory(void);

#endif
